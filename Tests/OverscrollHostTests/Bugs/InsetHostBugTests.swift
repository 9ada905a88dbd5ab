import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Lists whose insets other code writes as well, by the ids of the bug catalogue.
@MainActor
@Suite struct InsetHostBugTests {
  private func plain() -> DrivenTable {
    let table = DrivenTable()
    table.contentInsetAdjustmentBehavior = .never
    return table
  }

  private func collection() -> DrivenCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.headerReferenceSize = CGSize(width: 390, height: 28)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  // MARK: B001, B016

  @Test(
    "B001: on UIKit, section headers pin where the header ends",
    .disabled(if: Behaviour.dragSlop > 0, "U21: the distances leave no room for the slop")
  )
  func pinnedHeaders() {
    let table = ListScreen(plain(), items: [20, 20], hasTitles: true)
    letHeadersThrough(table) { $0.headerView(forSection: 0) }
    let collection = ListScreen(collection(), items: [20, 20])
    letHeadersThrough(collection) { view in
      view.subviews.first { $0.frame.height == 28 && $0 is UICollectionReusableView }
    }
  }

  private func letHeadersThrough<List>(
    _ stage: ListScreen<List>, _ header: (List) -> UIView?
  ) {
    stage.refresh()
    #expect(stage.inset(.top) == 54)
    for offset in [-54.0, -20, 0, 300, 0, -20, -80] {
      stage.finger.touch(stage.list)
      stage.finger.drag(by: stage.list.contentOffset.y - offset, over: 0.3)
      // Past the extra inset the content follows the finger less and less.
      #expect(abs(stage.list.contentOffset.y - offset) < 15)
      let edge = min(54, max(0, -stage.list.contentOffset.y))
      #expect(isNear(stage.inset(.top), edge))
      let place = header(stage.list).map { $0.convert($0.bounds, to: nil).minY } ?? -1
      #expect(isNear(Double(place), max(0, -stage.list.contentOffset.y)))
      stage.finger.hold(for: 0.15)
      if offset == 300 { stage.finger.lift() } else { stage.finger.cancel() }
    }
    stage.list.contentOffset.y = 300
    stage.wait(0.5)
    stage.end()
    #expect(Set(stage.trace(1)) == [300])
    stage.expectRest(at: 300)
  }

  @Test("B001: headers that scroll away leave the hold unchanged")
  func headersOfAGroupedTable() {
    let stage = ListScreen(
      DrivenTable(frame: .zero, style: .grouped), items: [20, 20], hasTitles: true)
    stage.refresh()
    stage.list.contentOffset.y = 300
    stage.wait(0.5)
    #expect(stage.rawInset(.top) == 54)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: 300)
  }

  @Test("B016: an end below a pinned header moves nothing")
  func endWhereTheHeaderIsPinned() {
    let stage = ListScreen(plain(), items: [20, 20], hasTitles: true)
    stage.refresh()
    stage.list.contentOffset.y = 300
    stage.wait(0.5)
    let writes = stage.list.watched.offsetWriteCount
    var places: Set<CGFloat> = []
    stage.end()
    let trace = stage.trace(1) {
      let header = stage.list.headerView(forSection: 0)
      places.insert(header.map { $0.convert($0.bounds, to: nil).minY } ?? -1)
    }
    #expect(Set(trace) == [300] && places == [0])
    #expect(stage.list.watched.offsetWriteCount == writes)
    stage.expectRest(at: 300)
  }

  // MARK: B004

  @Test("B004: insets written during a refresh are still there after it", arguments: [true, false])
  func absoluteWriteWhileRefreshing(isAnimated: Bool) {
    let stage = ListScreen(plain())
    stage.refresh()
    UIView.animate(withDuration: isAnimated ? 0.25 : 0) {
      stage.list.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    }
    #expect(stage.inset(.top) == 104 && stage.inset(.bottom) == 30)
    stage.wait(1)
    #expect(stage.inset(.top) == 104)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -50, inset: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  }

  enum Writer: CaseIterable {
    case absolute, adding, guide
  }

  @Test(
    "B004: a header stays visible whatever is written below it", arguments: Writer.allCases,
    [(0.0, 50.0), (0, 100), (80, 20), (80, 0)])
  func headerInSight(_ writer: Writer, _ way: (from: Double, to: Double)) {
    for hasTitles in [true, false] { headerInSight(writer, way, hasTitles) }
  }

  private func headerInSight(
    _ writer: Writer, _ way: (from: Double, to: Double), _ hasTitles: Bool
  ) {
    let stage = ListScreen(plain(), hasTitles: hasTitles)
    stage.list.contentInset.top = way.from
    stage.list.contentOffset.y = -way.from
    stage.refresh()
    #expect(isNear(stage.list.contentOffset.y, -way.from - 54))
    switch writer {
    case .absolute: stage.list.contentInset.top = way.to
    case .adding: stage.list.contentInset.top += way.to - way.from
    case .guide: stage.list.overscroll.contentInset.top = way.to
    }
    // First the offset of a list without Overscroll with the header above it, then the whole
    // header.
    #expect(isNear(stage.list.contentOffset.y, -min(way.from, way.to) - 54))
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.y, -way.to - 54))
    #expect(stage.inset(.top) == way.to + 54)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -way.to, inset: UIEdgeInsets(top: way.to, left: 0, bottom: 0, right: 0))
  }

  @Test("B004: an app that moves the content with its inset is not moved again")
  func writerThatMovesTheContent() {
    for isRelative in [true, false] {
      let stage = ListScreen(plain())
      stage.refresh()
      stage.list.contentInset.top = 50
      if isRelative {
        stage.list.contentOffset.y -= 50
      } else {
        stage.list.contentOffset.y = 400
      }
      stage.wait(1)
      #expect(isNear(stage.list.contentOffset.y, isRelative ? -104 : 400))
      stage.end()
      stage.wait(1)
      stage.expectRest(
        at: isRelative ? -50 : 400, inset: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    }
  }

  @Test(
    "B004: a write while the finger is down moves nothing",
    .disabled(if: Behaviour.bouncesAsMeasured, "U22: at rest only after 2 s"),
    arguments: [0.0, 20])
  func writeUnderTheFinger(_ way: Double) {
    let stage = ListScreen(plain())
    stage.refresh()
    stage.finger.touch(stage.list)
    if way > 0 { stage.finger.drag(by: way, over: 0.1) }
    stage.finger.hold(for: 0.2)
    let (offset, writes) = (stage.list.contentOffset.y, stage.list.watched.offsetWriteCount)
    stage.list.contentInset.top = 60
    stage.wait(0.2)
    #expect(stage.list.contentOffset.y == offset && stage.inset(.top) == 114)
    #expect(stage.list.watched.offsetWriteCount == writes)
    stage.finger.lift()
    stage.end()
    stage.wait(2)
    // A touch alone has moved nothing: the content stays where a list without Overscroll would have
    // stayed.
    stage.expectRest(
      at: way > 0 ? -60 : -54, inset: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
  }

  @Test("B004: a header at a side edge stays visible, too", arguments: [true, false])
  func headerAtASide(isMirrored: Bool) {
    let stage = ListScreen(DrivenScrollView())
    stage.list.contentInsetAdjustmentBehavior = .never
    stage.list.contentSize = CGSize(width: 3_000, height: 844)
    if isMirrored {
      stage.list.semanticContentAttribute = .forceRightToLeft
      stage.list.contentOffset.x = 2_610
    }
    stage.add(.leading).begin()
    stage.wait(1)
    let rest = stage.list.contentOffset.x
    #expect(isNear(rest, isMirrored ? 2_664 : -54))
    stage.list.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    #expect(isNear(stage.list.contentOffset.x, rest))
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.x, rest + (isMirrored ? 30 : -30)))
    stage.end()
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.x, isMirrored ? 2_640 : -30))
    stage.expectRest(inset: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
  }

  @Test("B004: a failed header stays visible, too")
  func failedHeader() {
    let stage = ListScreen(plain())
    stage.refresh()
    stage.end(.failed)
    stage.list.contentInset.top = 50
    #expect(isNear(stage.list.contentOffset.y, -54))
    stage.wait(0.3)
    #expect(stage.phase(.top) == .failed && isNear(stage.list.contentOffset.y, -104))
  }

  @Test("B004: a footer is not moved above a view that covers it")
  func footerUnderAKeyboard() {
    let stage = ListScreen(plain())
    stage.add(.bottom, .load, .onRelease(past: 44))
    stage.list.contentOffset.y = 2_000 - 844
    stage.drag(0, -300)
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.y, 2_000 - 800))
    stage.list.contentInset.bottom = 300
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.y, 2_000 - 800) && stage.inset(.bottom) == 344)
    stage.list.contentInset.bottom = 0
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.y, 2_000 - 800) && stage.inset(.bottom) == 44)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: 2_000 - 844)
  }

  // MARK: B007

  @Test("B007: a footer is visible whenever insets are written")
  func writesAroundAFooter() {
    var geometries: Set<String> = []
    for writesFirst in [true, false] {
      let stage = ListScreen(plain(), items: [80])
      if writesFirst { stage.list.contentInset.bottom = 34 }
      stage.add(.bottom, .load, .within(.points(0)))
      if !writesFirst { stage.list.contentInset.bottom = 34 }
      #expect(stage.rawInset(.bottom) == 34 + 44)
      stage.finger.touch(stage.list)
      stage.finger.flick(velocity: -30_000)
      stage.device.waitForRest(of: stage.list)
      let box = stage.box(.bottom).map { $0.convert($0.bounds, to: nil) } ?? .zero
      #expect(isNear(Double(box.maxY), 844 - 34))
      geometries.insert("\(stage.rawInset(.bottom)) \(stage.list.contentOffset)")
      stage.list.contentInset.bottom += 10
      #expect(stage.rawInset(.bottom) == 44 + 44)
      #expect(isNear(Double(stage.list.overscroll.contentInset.bottom), 44))
      stage.list.overscroll.bottom = nil
      #expect(stage.rawInset(.bottom) == 44)
    }
    #expect(geometries.count == 1)
  }

  // MARK: B015

  @Test(
    "B015: on UIKit, removed controls give their extra insets back",
    arguments: [-101.0, 300, 1_234])
  func controlsThatAreTakenAway(_ offset: Double) {
    for replaces in [true, false] {
      let stage = ListScreen(DrivenTable())
      stage.list.overscroll.concurrency = .independent
      var completions = 0
      for edge in [OverscrollEdge.top, .bottom] {
        let control =
          edge == .top ? stage.add(.top) : stage.add(.bottom, .load, .programmatic)
        control.begin()
        stage.list.overscroll[edge]?.onChange = { if $0.phase == .ending { completions += 1 } }
      }
      stage.wait(1)
      #expect(stage.inset(.top) == 47 + 54 && stage.inset(.bottom) == 34 + 44)
      stage.list.contentOffset.y = offset
      stage.list.overscroll.top = replaces ? .refresh(manual: { _ in }) : nil
      stage.list.overscroll.bottom = nil
      stage.wait(1)
      #expect(stage.list.contentInset == .zero)
      for (_, run) in stage.runs { run.end() }
      stage.wait(1)
      #expect(completions == 0 && stage.runs.count == 2)
      let legal = stage.list.watched.legalOffsets
      stage.expectRest(at: min(max(offset, legal.lowerBound), legal.upperBound))
    }
  }

  // MARK: B019

  @Test(
    "B019: on UIKit, bars that appear and disappear move no extra inset", arguments: [true, false])
  func barsWhileRefreshing(hasTitles: Bool) {
    let stage = ListScreen(DrivenTable(), hasTitles: hasTitles, in: Screens.tabs)
    stage.add(.bottom, .load, .programmatic)
    stage.refresh()
    #expect(stage.inset(.top) == Screens.barEnd + 54 && stage.inset(.bottom) == 34 + 49 + 44)
    let (writes, shown) = (stage.list.watched.insetWriteCount, stage.list.contentInset)
    for _ in 1...5 {
      for isHidden in [true, false] {
        stage.screen.navigationController?.isNavigationBarHidden = isHidden
        stage.screen.tabBarController?.tabBar.isHidden = isHidden
        stage.wait(0.1)
        #expect(stage.list.contentInset == shown)
        #expect(stage.inset(.bottom) == (isHidden ? 34 : 83) + 44)
        #expect(isNear(stage.list.contentOffset.y, -(isHidden ? 47 : Screens.barEnd) - 54))
      }
    }
    #expect(stage.list.watched.insetWriteCount == writes)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -Screens.barEnd)
  }

  // MARK: B020

  enum KeyboardWriter: CaseIterable {
    case absolute, adding, restoring, additionalSafeArea
  }

  /// An app that makes room for the keyboard in the usual way.
  @MainActor
  private final class Typist {
    let stage: ListScreen<DrivenTable>
    let writer: KeyboardWriter
    private var saved = UIEdgeInsets.zero
    private var tokens: [any NSObjectProtocol] = []

    init(_ stage: ListScreen<DrivenTable>, _ writer: KeyboardWriter) {
      (self.stage, self.writer) = (stage, writer)
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        let isShown = name == UIResponder.keyboardWillShowNotification
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.makeRoom(isShown) }
          })
      }
    }

    func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }

    private func makeRoom(_ isShown: Bool) {
      let list = stage.list
      UIView.animate(withDuration: 0.25) { [self] in
        switch writer {
        case .absolute: list.contentInset.bottom = isShown ? 300 : 0
        case .adding: list.contentInset.bottom += isShown ? 300 : -300
        case .restoring:
          if isShown { saved = list.contentInset }
          list.contentInset = isShown ? UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0) : saved
        case .additionalSafeArea:
          stage.screen.additionalSafeAreaInsets.bottom = isShown ? 300 : 0
        }
      }
    }
  }

  @Test(
    "B020: on UIKit, a keyboard and a page leave no inset",
    .disabled(if: Behaviour.keyboardInsetsTables, "U18: the system writes, not the app"),
    arguments: KeyboardWriter.allCases,
    [true, false])
  func keyboard(_ writer: KeyboardWriter, goesBeforeThePage: Bool) {
    for placement in [EdgeOptions.Placement.outside, .inline] {
      let stage = ListScreen(plain())
      if writer == .additionalSafeArea {
        stage.device.safeAreaInsets = .zero
        stage.list.contentInsetAdjustmentBehavior = .always
      }
      let typist = Typist(stage, writer)
      let control = stage.add(.bottom, .load, .programmatic)
      control.options = EdgeOptions(
        purpose: .load, trigger: .programmatic, extent: 44, placement: placement)
      let resting = placement == .inline ? 44.0 : 0
      stage.list.contentOffset.y = 40 * 50 - 844
      for _ in 0..<3 {
        control.begin()
        stage.wait(0.5)
        #expect(stage.inset(.bottom) == 44)
        stage.device.showKeyboard(height: 300)
        stage.wait(0.5)
        #expect(stage.inset(.bottom) == 344)
        if !goesBeforeThePage {
          stage.end()
          stage.wait(1)
          #expect(stage.inset(.bottom) == 300 + resting)
        }
        stage.device.showKeyboard(height: 0)
        stage.wait(0.5)
        #expect(stage.inset(.bottom) == (goesBeforeThePage ? 44 : resting))
        if goesBeforeThePage { stage.end() }
        stage.wait(1)
        #expect(stage.list.overscroll.contentInset.bottom == 0)
      }
      typist.stop()
      stage.expectRest()
    }
  }
}
