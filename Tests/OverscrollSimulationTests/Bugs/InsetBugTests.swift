import OverscrollCore
import OverscrollSimulation
import Testing

/// Bugs of other libraries whose insets other code changes; the ids are those of the project's bug
/// catalogue.
@Suite struct InsetBugTests {
  @Test("B002: a late safe area does not change the extra inset", arguments: [false, true])
  func lateSafeAreaDoesNotChangeExtraInset(_ byPull: Bool) {
    var list = InsetFixtures.list()
    list.change { $0.systemInset.top = 64 }
    #expect(list.view.offset == -64)
    if byPull { list.pullToRefresh() } else { list.begin(.top) }
    list.wait(1.5)
    #expect(abs(list.view.presentedOffset + 64 + 60) < 0.01)
    #expect(list.inset(.top) == 124)
    list.end(.top)
    InsetFixtures.expectRest(list, top: 64, offset: -64)
  }

  enum Arrival: CaseIterable {
    case beforeTheLayout, inTheAnimation, afterIt
  }

  @Test(
    "B003: an automatic refresh at launch leaves no padding", arguments: Arrival.allCases,
    SimulatedScrollView.OffWindowInsets.allCases)
  func aRefreshBegunBeforeTheFirstLayoutLeavesNothing(
    _ arrival: Arrival, _ offWindow: SimulatedScrollView.OffWindowInsets
  ) {
    var list = Self.beforeItsFirstLayout(offWindow)
    list.begin(.top)
    #expect(list.phase(.top) == .waiting)
    if arrival == .beforeTheLayout { list.change { $0.systemInset.top = 64 } }
    list.change { view in
      view.attach()
      view.layOut {
        $0.viewportLength = 600
        $0.contentLength = 2000
      }
    }
    #expect(abs(list.engine.offset.vertical - list.view.offset) < 0.001)
    list.wait(0.1)
    if arrival == .inTheAnimation { list.change { $0.systemInset.top = 64 } }
    list.wait(0.5)
    if arrival == .afterIt { list.change { $0.systemInset.top = 64 } }
    #expect(list.log.top.runs.count == 1)
    #expect(list.inset(.top) == 124)
    #expect(abs(list.view.offset + 124) < 0.001)
    list.end(.top)
    InsetFixtures.expectRest(list, top: 64, offset: -64)
  }

  private static func beforeItsFirstLayout(
    _ offWindow: SimulatedScrollView.OffWindowInsets
  ) -> SimulatedList {
    var view = SimulatedScrollView(contentLength: 0, viewportLength: 0)
    view.systemInsetMovesContent = true
    view.offWindowInsets = offWindow
    view.detach()
    return SimulatedList(
      view, engine: OverscrollEngine(top: InsetFixtures.header, isAttached: false))
  }

  @Test("B008: an inset captured during a refresh does not stay", arguments: [0.0, 88])
  func insetCapturedDuringRefreshDoesNotStay(_ bar: Double) {
    var list = InsetFixtures.list()
    list.begin(.top)
    list.change { $0.systemInset.top = bar }
    list.wait(0.6)
    #expect(list.inset(.top) == bar + 60)
    #expect(abs(list.view.offset + bar + 60) < 0.001)
    list.end(.top)
    #expect(list.view.contentInset.top == 0)
    InsetFixtures.expectRest(list, top: bar, offset: -bar)
  }

  /// The height of a bar of 44 points that grows to 64 as the content moves down.
  private static func barHeight(at offset: Double) -> Double {
    44 + min(max(-(offset + 64), 0), 20)
  }

  private static let systemBar = SystemInsetRule("bar") { moment in
    InsetFixtures.inset(barHeight(at: moment.offsets.vertical))
  }

  private static let thirdPartyBar = SimulatedReaction("bar") { event, view in
    if case .scrolled = event { view.contentInset.top = barHeight(at: view.offset) }
    return nil
  }

  @Test("B013: a third-party bar may change the inset", arguments: [false, true])
  func thirdPartyBarMayChangeInset(_ isSystem: Bool) {
    let start = InsetFixtures.inset(44)
    var list = isSystem ? InsetFixtures.list(bars: start) : InsetFixtures.list(app: start)
    if isSystem { list.change { $0.systemInsetRule = Self.systemBar } }
    if !isSystem { list.reaction = Self.thirdPartyBar }
    list.drag(by: 500)
    list.release()
    Self.watchBar(&list, extraInset: 60)
    // A write without our extra inset moves resting content; the list does not revert it.
    #expect(abs(list.view.offset + (isSystem ? 124 : 44)) < 0.01)
    list.end(.top)
    Self.watchBar(&list, extraInset: 0)
    let foreign = list.view.insetWriteCount - list.writes.insets
    #expect(list.writes.insets <= 2 + foreign)
    #expect(list.log.top.runs.count == 1)
    #expect(!list.ledgers.top.isContested)
    InsetFixtures.expectRest(list, top: 44, offset: -44)
  }

  private static func watchBar(_ list: inout SimulatedList, extraInset: Double) {
    var worst = 0.0
    for _ in 0..<90 {
      list.wait(1 / 60)
      let height = barHeight(at: list.view.offset)
      worst = max(worst, abs(list.inset(.top) - height - extraInset))
    }
    #expect(worst < 0.002)
  }

}
