import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit
import WebKit

@testable import OverscrollUIKit

/// A sequence of actions of users, apps and systems on a list, played the same way every time.
enum GoldenScenario: String, CaseIterable {
  case refresh, cancelledPull, reach, failure, loadMore, noMore, fourEdges, rightToLeft
  case backToTop, systemControl, otherSystemControl, preview, web, placements, offWindow
  case reducedMotion, noAnimations, voiceOver, collection, paging, zoom, rowsBefore, items
  case texts, movedControl, replacedRun, removedHost, overlap, contest, base, keptHeader
  case pinnedHeaders, largeTitle, tabs, rotation, keyboard, timeout, ownView, hidden, age

  @MainActor
  func log(keepsLines: Bool) -> WriteLog {
    WriteLog.record(keepsLines: keepsLines) { log in
      play(GoldenStage(log))
    }
  }

  @MainActor
  private func play(_ stage: GoldenStage) {
    switch self {
    case .refresh, .cancelledPull, .reach, .failure, .loadMore, .noMore: playRuns(stage)
    case .fourEdges, .rightToLeft, .placements, .web, .zoom, .paging, .collection:
      playKinds(stage)
    case .backToTop, .systemControl, .otherSystemControl, .preview, .ownView, .hidden:
      playParts(stage)
    case .offWindow, .reducedMotion, .noAnimations, .voiceOver, .rotation, .keyboard, .largeTitle,
      .tabs, .timeout:
      playSystem(stage)
    case .rowsBefore, .items, .texts, .movedControl, .replacedRun, .removedHost, .overlap, .age:
      playApp(stage)
    case .contest, .base, .keptHeader, .pinnedHeaders: playInsets(stage)
    }
  }
}

/// Creates the screens of a scenario, and connects them with its log.
@MainActor
final class GoldenStage {
  let log: WriteLog

  init(_ log: WriteLog) { self.log = log }

  /// A list with a header and a footer, whose runs the scenario ends.
  func list<List: UIScrollView>(
    _ list: @autoclosure () -> List, items: [Int] = [40], hasTitles: Bool = false,
    edges: [OverscrollEdge] = [.top, .bottom],
    in screens: (UIViewController) -> UIViewController = { $0 }
  ) -> ListScreen<List> {
    let stage = ListScreen(list(), items: items, hasTitles: hasTitles, in: screens)
    log.follow(stage.device)
    for edge in edges { stage.add(edge, edge.isStart ? .refresh : .load) }
    log.follow(stage.list)
    return stage
  }

  /// A scroll view whose content is larger than the viewport along both axes, with controls at all
  /// edges.
  func plane() -> ListScreen<UIScrollView> {
    let stage = list(UIScrollView(), edges: [])
    stage.list.contentSize = CGSize(width: 1_000, height: 2_000)
    for edge in OverscrollEdge.allCases {
      stage.add(edge, edge.isStart ? .refresh : .load, .onRelease(past: 54))
    }
    log.follow(stage.list)
    return stage
  }

  /// Waits, and records the state of the list every tenth of a second.
  func watch<List>(_ stage: ListScreen<List>, _ seconds: Double = 1) {
    for _ in 0..<max(1, Int(seconds * 10)) {
      stage.wait(0.1)
      log.inspect(stage.list)
    }
    log.note("runs", Double(stage.runs.count))
  }

  /// Ends the latest run.
  func end<List>(_ stage: ListScreen<List>, _ result: RefreshResult = .updated) {
    stage.end(result)
    watch(stage, 2)
  }
}
