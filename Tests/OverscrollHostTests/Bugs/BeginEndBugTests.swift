import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Runs that an app begins and ends in code, on the UIKit host.
@MainActor
@Suite struct HostBeginEndBugTests {
  /// A scroll view without rows, which would take most of the time; retain the window.
  private func plainView(on device: Device) -> (view: UIScrollView, window: UIWindow) {
    let view = DrivenScrollView()
    view.contentInsetAdjustmentBehavior = .never
    let window = device.show(view)
    view.contentSize = CGSize(width: 390, height: 3_000)
    device.turn()
    return (view, window)
  }

  // MARK: B058

  /// The run ends in the action, in the turn of the begin, a frame later, and halfway.
  @Test(
    "B058: on UIKit, ending before the header opens closes it for good",
    arguments: [nil, 0, 1.0 / 60, 0.125] as [Double?], [0, 0.5])
  func endBeforeTheShareStands(_ delay: Double?, _ minimum: Double) {
    onScreen { screen in
      let rest = screen.rest
      screen.table.overscroll.durations.minimumVisible = minimum
      var kept: OverscrollRun?
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { run in
        begun.add()
        if delay == nil { run.end() } else { kept = run }
      })
      screen.table.overscroll.top = control
      control.begin()
      if let delay, delay > 0 { screen.wait(delay) }
      kept?.end()
      var heights = [rest - screen.table.watched.presentedOffset(along: .vertical)]
      for _ in 0..<120 {
        screen.wait(1 / 60)
        heights.append(rest - screen.table.watched.presentedOffset(along: .vertical))
      }
      let highest = heights.max() ?? 0
      let turn = minimum == 0 ? 0 : heights.lastIndex(of: highest) ?? 0
      if minimum > 0 {
        #expect(isNear(highest, 54), "what must not flash opens first")
      } else {
        #expect(delay ?? 0 > 0 ? highest < 54 : isNear(highest, 0), "\(highest)")
      }
      #expect(zip(heights[turn...], heights[turn...].dropFirst()).allSatisfy { $1 <= $0 + 0.01 })
      #expect(begun.count == 1 && control.result == .updated)
      screen.expectRest()
    }
  }

  // MARK: B059

  enum Call: CaseIterable { case begin, end, cancel }

  /// Every sequence of five calls.
  private static let sequences: [[Call]] = (0..<243).map { number in
    (0..<5).map { Call.allCases[number / [1, 3, 9, 27, 81][$0] % 3] }
  }

  @Test(
    "B059: on UIKit, calls in one turn end as often as they begin", arguments: [false, true],
    [0, 0.5])
  func callsInOneTurn(_ beginsRunning: Bool, _ minimum: Double) {
    let device = Device()
    let (view, window) = plainView(on: device)
    view.overscroll.durations.minimumVisible = minimum
    OverscrollLog.$current.withValue(LogBook().log) {
      for calls in Self.sequences { play(calls, beginsRunning, on: view, device) }
    }
    withExtendedLifetime(window) {}
  }

  private func play(
    _ calls: [Call], _ beginsRunning: Bool, on view: UIScrollView, _ device: Device
  ) {
    var runs: [OverscrollRun] = []
    let control = OverscrollControl.refresh(manual: { runs.append($0) })
    view.overscroll.top = control
    if beginsRunning {
      control.begin()
      device.advance(by: 0.1)
    }
    var (accepted, isRunning) = (beginsRunning ? 1 : 0, beginsRunning)
    for call in calls + [.end] {
      switch call {
      case .begin: control.begin()
      case .end: control.end()
      case .cancel: control.cancel()
      }
      if call == .begin, !isRunning { accepted += 1 }
      isRunning = call == .begin
    }
    device.advance(by: 2)
    #expect(runs.count == accepted && runs.allSatisfy { !$0.isCurrent }, "\(calls)")
    #expect(control.phase == .idle && view.overscroll.brokenInvariant == nil, "\(calls)")
    #expect(isNear(view.contentOffset.y, 0) && isNear(view.contentInset.top, 0), "\(calls)")
    view.overscroll.top = nil
  }

  // MARK: B060

  @Test(
    "B060: on UIKit, a list that begins with a refresh loads no page during it", arguments: [3, 40])
  func refreshOnStart(rows: Int) {
    onScreen { screen in
      screen.rowCount = 0
      screen.leaveWindow()
      var (runs, pages): ([OverscrollRun], [OverscrollRun]) = ([], [])
      screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
      screen.table.overscroll.bottom = .loadMore(manual: { pages.append($0) })
      screen.table.overscroll.top?.begin()
      screen.enterWindow()
      screen.wait(1)
      #expect(runs.count == 1 && pages.isEmpty)
      screen.rowCount = rows
      screen.wait(0.2)
      #expect(pages.isEmpty)
      runs[0].end()
      screen.wait(1)
      #expect(runs.count == 1)
      #expect(pages.count == (rows == 3 ? 1 : 0), "a short first page is filled up now")
    }
  }

  @Test("B060: on UIKit, a page reached during a refresh loads after it")
  func bottomDuringRefresh() {
    onScreen { screen in
      var (runs, pages): ([OverscrollRun], [OverscrollRun]) = ([], [])
      screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
      screen.table.overscroll.bottom = .loadMore(manual: { pages.append($0) })
      screen.table.overscroll.top?.begin()
      screen.wait(0.5)
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -1_200, over: 0.5)
      screen.finger.lift()
      screen.wait(2)
      #expect(runs.count == 1 && pages.isEmpty)
      runs[0].end()
      screen.wait(1)
      #expect(pages.count == 1)
    }
  }

  // MARK: B061

  @Test("B061: on UIKit, beginning twice runs once and gives the extra inset back")
  func beginTwice() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      let first = control.begin()
      let writes = screen.table.watched.insetWriteCount
      screen.wait(0.3)
      for _ in 0..<2 { #expect(control.begin() == first) }
      #expect(screen.table.watched.insetWriteCount == writes)
      runs[0].end()
      screen.wait(1)
      #expect(runs.count == 1)
      runs[0].end(.failed)
      #expect(control.result == .updated)
      screen.expectRest()
    }
  }

  // MARK: B063, B067

  @Test("B063: on UIKit, the header is revealed below all other insets", arguments: [50.0, 0, -20])
  func beginWithInset(_ top: Double) {
    let device = Device()
    let (view, window) = plainView(on: device)
    view.contentSize.width = 1_000
    view.contentInset.top = top
    view.contentOffset = CGPoint(x: 17, y: -top)
    var kept: OverscrollRun?
    view.overscroll.top = .refresh(manual: { kept = $0 })
    view.overscroll.top?.begin()
    device.advance(by: 1)
    #expect(isNear(view.contentOffset.y, -top - 54) && view.contentOffset.x == 17)
    kept?.end()
    device.advance(by: 1)
    #expect(isNear(view.contentOffset.y, -top) && view.contentOffset.x == 17)
    withExtendedLifetime(window) {}
  }

  @Test(
    "B067: on UIKit, a list returns to its inset, not to zero", arguments: [50.0, 200, -20],
    [100.0, 3_000])
  func endWithInset(_ top: Double, _ length: Double) {
    let device = Device()
    let (view, window) = plainView(on: device)
    view.contentSize.height = length
    view.contentInset.top = top
    view.contentOffset.y = -top
    var kept: OverscrollRun?
    view.overscroll.top = .refresh(manual: { kept = $0 })
    view.overscroll.top?.begin()
    device.advance(by: 1)
    kept?.end()
    for _ in 0..<60 {
      device.advance(by: 1 / 60)
      #expect(view.watched.presentedOffset(along: .vertical) <= -top + 0.01)
    }
    #expect(isNear(view.contentOffset.y, -top) && isNear(view.contentInset.top, top))
    withExtendedLifetime(window) {}
  }
}
