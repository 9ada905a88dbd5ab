import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The reason to skip a test that holds a header below a large title.
private let shrunkTitle: Comment =
  "U1d does not hold yet: a title that the system shrinks stays small after the run."

/// Bars, rotation and pages around lists, by the ids of the bug catalogue.
@MainActor
@Suite struct LayoutBugTests {
  /// The bars of the device, in points: status bar 47, navigation bar 44 (54 as measured, U1b),
  /// title 52.
  private let collapsed = Screens.barEnd

  private let expanded = Screens.barEnd + 52

  private let landscape = Screens.barEnd - 47

  /// The top of an open header: below the large title, or above it where the bar stretches (U1a).
  private let headerTop =
    Behaviour.stretchesBars ? Screens.barEnd : Screens.barEnd + 52

  // MARK: Large titles and search bars

  @Test(
    "B088: on UIKit, the pull counts from the bar's current height",
    .disabled(if: Behaviour.heldInsetShrinksTitle, shrunkTitle),
    arguments: [0.0, -91, -143],
    [true, false])
  func pullUnderLargeTitle(from start: Double, hasTitles: Bool) {
    let stage = ListScreen(
      DrivenTable(), hasTitles: hasTitles, in: Screens.navigation(largeTitle: true))
    stage.add(.top)
    stage.list.contentOffset.y = start
    stage.finger.touch(stage.list)
    while stage.list.contentOffset.y > -240 {
      stage.finger.drag(by: 8, over: 1 / 60)
      #expect((stage.phase(.top) == .armed) == (stage.list.contentOffset.y < -expanded - 54))
    }
    stage.finger.hold(for: 0.15)
    stage.finger.lift()
    #expect(stage.trace(1).turnCount <= 1)
    #expect(isNear(stage.list.contentOffset.y, -expanded - 54))
    stage.end()
    #expect(stage.trace(1).turnCount <= 1)
    stage.expectRest(at: -expanded)
  }

  @Test(
    "B088: on UIKit, a begin from code shows the whole header under a large title",
    .disabled(if: Behaviour.heldInsetShrinksTitle, shrunkTitle),
    arguments: [true, false])
  func beginUnderLargeTitle(hasTitles: Bool) {
    let stage = ListScreen(
      DrivenTable(), hasTitles: hasTitles, in: Screens.navigation(largeTitle: true))
    stage.add(.top).begin()
    #expect(stage.trace(1).turnCount == 0)
    #expect(isNear(stage.list.contentOffset.y, -expanded - 54))
    let top = stage.box(.top).map { $0.convert($0.bounds, to: nil).minY }
    #expect(isNear(Double(top ?? 0), headerTop))
    stage.end()
    #expect(stage.trace(1).turnCount == 0)
    stage.expectRest(at: -expanded)
  }

  @Test(
    "B092: on UIKit, no run moves the large title",
    .disabled(if: Behaviour.stretchesBars, "U1a: the system stretches the bar"),
    .disabled(if: Behaviour.heldInsetShrinksTitle, "U1d: the system shrinks the title"),
    arguments: [true, false], [true, false])
  func titleDuringARun(pullChanged: Bool, hasTitles: Bool) {
    let stage = ListScreen(
      DrivenTable(), hasTitles: hasTitles, in: Screens.navigation(largeTitle: true))
    stage.add(.top)
    let bar = stage.screen.navigationController?.navigationBar
    var heights: Set<CGFloat> = []
    pullChanged ? stage.pull() : { stage.list.overscroll.top?.begin() }()
    _ = stage.trace(1) { heights.insert(bar?.frame.height ?? 0) }
    #expect(stage.phase(.top) == .refreshing)
    stage.end()
    _ = stage.trace(1) { heights.insert(bar?.frame.height ?? 0) }
    #expect(heights == [CGFloat(expanded - 47)])
    stage.expectRest(at: -expanded)
  }

  @Test(
    "B095: on UIKit, replacing content below a large title does not interrupt the header",
    .disabled(if: Behaviour.heldInsetShrinksTitle, shrunkTitle))
  func skeletonUnderLargeTitle() {
    let stage = ListScreen(DrivenTable(), in: Screens.navigation(largeTitle: true))
    stage.refresh()
    var places: Set<Double> = []
    var hidden = 0
    func inspect() {
      let top = stage.box(.top).map { $0.convert($0.bounds, to: nil).minY }
      places.insert(Double(top ?? 0).rounded())
      if stage.box(.top)?.isHidden != false { hidden += 1 }
    }
    for (count, scrolls) in [(40, false), (5, false), (5, true), (60, true)] {
      stage.list.isScrollEnabled = scrolls
      stage.items.counts = [count]
      stage.list.reloadData()
      _ = stage.trace(0.2, inspect)
    }
    #expect(places == [headerTop] && hidden == 0)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -expanded)
  }

  @Test(
    "B101: a search bar that appears below the header leaves the header's space unchanged",
    .disabled(if: Behaviour.heldInsetShrinksTitle, shrunkTitle),
    arguments: [true, false],
    [true, false])
  func beginUnderSearchBar(isSmall: Bool, hasTitles: Bool) {
    let stage = ListScreen(DrivenTable(), hasTitles: hasTitles, in: Screens.navigation())
    stage.screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    stage.add(.top)
    stage.list.contentOffset.y = isSmall ? -collapsed : 0
    #expect(stage.inset(.top) == collapsed)
    stage.list.overscroll.top?.begin(revealing: true)
    stage.wait(1)
    #expect(stage.rawInset(.top) == 54 && stage.inset(.top) == expanded + 54)
    #expect(isNear(stage.list.contentOffset.y, -expanded - 54))
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -expanded)
  }

  // MARK: Rotation

  @Test(
    "B089: on UIKit, rotation during a refresh keeps the new inset", arguments: [true, false],
    [true, false])
  func rotationWhileRefreshing(sizeFirst: Bool, hasTitles: Bool) {
    let stage = ListScreen(DrivenTable(), hasTitles: hasTitles, in: Screens.navigation())
    stage.refresh()
    #expect(stage.inset(.top) == collapsed + 54)
    sizeFirst ? turnSizeFirst(stage.device) : stage.device.rotate()
    stage.wait(0.4)
    #expect(stage.inset(.top) == landscape + 54)
    #expect(isNear(stage.list.contentOffset.y, -landscape - 54))
    #expect(stage.box(.top)?.frame.width == 844)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -landscape)
    stage.list.overscroll.top?.begin()
    stage.wait(1)
    stage.device.rotate()
    stage.wait(0.4)
    #expect(isNear(stage.list.contentOffset.y, -collapsed - 54), "and back")
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -collapsed)
  }

  @Test(
    "B089: on UIKit, rotation while the header moves keeps the new inset",
    arguments: [0, 0.05, 0.125, 0.2, 0.39, 0.4, 0.45], [true, false])
  func rotationWhileMoving(after delay: Double, sizeFirst: Bool) {
    for (opens, hasTitles) in [(true, true), (true, false), (false, true), (false, false)] {
      let stage = ListScreen(DrivenTable(), hasTitles: hasTitles, in: Screens.navigation())
      stage.refresh()
      stage.end()
      if opens {
        stage.wait(1)
        stage.pull()
      }
      stage.wait(delay)
      sizeFirst ? turnSizeFirst(stage.device) : stage.device.rotate()
      stage.wait(2)
      if opens {
        #expect(stage.inset(.top) == landscape + 54)
        #expect(isNear(stage.list.contentOffset.y, -landscape - 54))
        stage.end()
        stage.wait(1)
      }
      stage.expectRest(at: -landscape)
    }
  }

  /// A rotation that reports the new size before the new bars.
  private func turnSizeFirst(_ device: Device) {
    device.screenSize = CGSize(width: 844, height: 390)
    device.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    device.turn()
  }

  @Test(
    "B105: the header begins where the safe area ends on every device",
    arguments: [0.0, 20, 24, 44, 47, 50, 54, 59, 62])
  func safeAreas(_ safeTop: Double) {
    let stage = ListScreen(DrivenTable())
    stage.device.safeAreaInsets.top = safeTop
    stage.add(.top)
    stage.pull()
    stage.wait(1)
    let box = stage.box(.top).map { $0.convert($0.bounds, to: nil) } ?? .zero
    #expect(isNear(Double(box.minY), safeTop) && box.height == 54 && box.width == 390)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -safeTop)
  }

  // MARK: Pages

  @Test("B091: on UIKit, a header holds a paged list and shifts no page")
  func pagedHeader() {
    let stage = ListScreen(pages(of: CGSize(width: 390, height: 844 * 4)))
    stage.add(.top)
    stage.pull(by: 250)
    stage.wait(2)
    #expect(isNear(stage.list.contentOffset.y, -54))
    stage.end()
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.y, 0))
    for page in 1...3 {
      stage.finger.touch(stage.list)
      stage.finger.flick(velocity: -1_500)
      stage.device.waitForRest(of: stage.list)
      #expect(isNear(stage.list.contentOffset.y, 844 * Double(page)))
    }
    #expect(stage.runs.count == 1)
    stage.expectRest(at: 844 * 3)
  }

  @Test("B091: on UIKit, a footer holds a paged list at its last page")
  func pagedFooter() {
    let stage = ListScreen(pages(of: CGSize(width: 390, height: 844 * 4)))
    stage.add(.bottom, .load, .onRelease(past: 44))
    stage.list.contentOffset.y = 844 * 3
    stage.drag(0, -250)
    stage.wait(2)
    #expect(isNear(stage.list.contentOffset.y, 844 * 3 + 44))
    stage.end()
    stage.wait(1)
    #expect(stage.runs.count == 1)
    stage.expectRest(at: 844 * 3)
  }

  @Test("B091: lists in a pager refresh independently and leave the pages alone")
  func pager() {
    let stage = ListScreen(pages(of: CGSize(width: 390 * 3, height: 844)))
    let inner = (0..<3).map { page in
      let list = DrivenScrollView(frame: CGRect(x: 390 * page, y: 0, width: 390, height: 844))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 3_000)
      stage.list.addSubview(list)
      return list
    }
    stage.device.turn()
    let begun = [Tally(), Tally(), Tally()]
    for (list, tally) in zip(inner, begun) {
      list.overscroll.top = .refresh(manual: { _ in tally.add() })
    }
    stage.finger.touch(stage.list)
    stage.finger.drag(by: 300, over: 0.3)
    stage.finger.hold(for: 0.15)
    stage.finger.lift()
    stage.wait(1)
    #expect(begun.map(\.count) == [1, 0, 0] && stage.list.contentOffset == .zero)
    stage.finger.touch(stage.list)
    stage.finger.drag(by: CGVector(dx: -300, dy: 0), over: 0.1)
    stage.finger.lift()
    stage.wait(2)
    #expect(isNear(stage.list.contentOffset.x, 390))
    #expect(isNear(inner[0].contentOffset.y, -54), "it goes on beside the page that shows")
    inner[0].overscroll.top?.end()
    stage.wait(1)
    #expect(inner[0].contentOffset.y == 0 && inner[0].contentInset == .zero)
    #expect(begun.map(\.count) == [1, 0, 0])
  }

  private func pages(of size: CGSize) -> UIScrollView {
    let view = DrivenScrollView()
    view.contentInsetAdjustmentBehavior = .never
    view.isPagingEnabled = true
    view.contentSize = size
    return view
  }

  // MARK: Replaced content, and steps

  @Test(
    "B096: on UIKit, a web reload that moves the page is not undone at the end",
    arguments: [true, false])
  func webPageReload(isMoved: Bool) {
    let stage = ListScreen(DrivenScrollView(), in: Screens.navigation())
    stage.list.contentSize = CGSize(width: 390, height: 3_000)
    stage.refresh()
    #expect(isNear(stage.list.contentOffset.y, -collapsed - 54))
    stage.list.contentSize = .zero
    if isMoved { stage.list.contentOffset = .zero }
    stage.list.contentSize = CGSize(width: 390, height: 4_000)
    let writes = stage.list.watched.offsetWriteCount
    stage.end()
    stage.wait(1)
    if isMoved { #expect(stage.list.watched.offsetWriteCount == writes) }
    stage.expectRest(at: isMoved ? 0 : -collapsed)
  }

  @Test("B096: a touch that an inner scroll view took refreshes nothing")
  func innerScroller() {
    let stage = ListScreen(DrivenScrollView())
    stage.list.contentSize = CGSize(width: 390, height: 3_000)
    stage.add(.top)
    let inner = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    inner.contentSize = CGSize(width: 390, height: 2_000)
    stage.list.addSubview(inner)
    stage.device.turn()
    inner.contentOffset.y = 500
    stage.pull(by: 300)
    stage.wait(1)
    #expect(stage.runs.isEmpty && inner.contentOffset.y < 300)
    stage.expectRest(at: -47)
  }

  @Test("B100: a release moves the content without a jump", arguments: [150.0, 200, 400])
  func stepsOfARelease(_ distance: Double) {
    let stage = ListScreen(DrivenTable(), in: Screens.navigation())
    stage.add(.top)
    stage.pull(by: distance)
    let trace = stage.trace(1)
    let way = abs((trace.first ?? 0) - (trace.last ?? 0))
    // A quarter of a second with a fast start: no frame covers more than a fifth of the distance.
    #expect(way > 10 && trace.longestStep < way / 5 + 0.5)
    stage.end()
    let back = stage.trace(1)
    #expect(back.longestStep < 54 / 5)
    stage.expectRest(at: -collapsed)
  }

  // MARK: Without a window

  @Test("B099: only the system moves a page behind another one", arguments: [true, false])
  func barsThatComeAndGoOffWindow(isScrolled: Bool) {
    let (ours, bare) = (pushed(hasControl: true), pushed(hasControl: false))
    let writes = (ours.list.watched.insetWriteCount, ours.list.watched.offsetWriteCount)
    for stage in [ours, bare] {
      if isScrolled { stage.list.contentOffset.y = 500 }
      let stack = stage.screen.navigationController
      stack?.pushViewController(UIViewController(), animated: false)
      stage.wait(0.1)
      stack?.isNavigationBarHidden = true
      stage.wait(0.1)
      stack?.isNavigationBarHidden = false
      stack?.popViewController(animated: false)
      stage.wait(0.1)
    }
    #expect(ours.list.contentOffset == bare.list.contentOffset)
    #expect(ours.list.watched.insetWriteCount == writes.0)
    #expect(
      ours.list.watched.offsetWriteCount == writes.1 + (isScrolled ? 1 : 0), "the test's own")
    ours.expectRest()
  }

  private func pushed(hasControl: Bool) -> ListScreen<DrivenTable> {
    let stage = ListScreen(DrivenTable(), in: Screens.navigation())
    if hasControl { stage.add(.top) }
    return stage
  }
}
