import OverscrollCore
import OverscrollSimulation
import Testing

/// Bugs of other libraries where the extra inset itself is wrong; the ids are those of the project's bug
/// catalogue.
@Suite struct ExtraInsetBugTests {

  @Test("B005: the top inset does not accumulate", arguments: [false, true])
  func twentyRefreshesAcrossTheWindowLeaveTheInsetToTheBit(_ isSystem: Bool) {
    let inset = InsetFixtures.inset(64)
    let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 54)
    var list =
      isSystem
      ? InsetFixtures.list(top: header, bars: inset) : InsetFixtures.list(top: header, app: inset)
    for runID in 1...20 {
      list.begin(.top)
      list.change { $0.detach() }
      list.change { $0.attach() }
      list.begin(.top)
      list.end(.top)
      list.wait(1.2)
      #expect(list.log.top.runs.count == runID)
      #expect(list.view.adjustedInset.top == 64)
      #expect(list.view.offset == -64)
    }
    InsetFixtures.expectRest(list, top: 64, offset: -64)
  }

  @Test("B009: the ignored inset applies to the header")
  func aDistanceToTheContentHoldsFromTheBeginning() {
    func footer(_ distance: Double) -> EdgeOptions {
      EdgeOptions(
        purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline,
        ignoredInset: distance)
    }
    var list = InsetFixtures.list(top: nil, bottom: footer(34))
    list.setContent(1000)
    #expect(list.engine.origin(of: .bottom) == 1034)
    let fresh = SimulatedList(top: nil, bottom: footer(34), contentLength: 1000)
    #expect(fresh.engine.origin(of: .bottom) == 1034)
    list.setContent(1200)
    #expect(list.engine.origin(of: .bottom) == 1234)
    list.configure(.bottom, footer(10))
    #expect(list.engine.origin(of: .bottom) == 1210)
    InsetFixtures.expectRest(list, bottom: 44, offset: 0)
  }

  @Test("B011: an automatic footer does not overwrite the bottom inset")
  func automaticFooterDoesNotOverwriteBottomInset() {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.contentInset.bottom = 40
    var engine = OverscrollEngine(bottom: InsetFixtures.footer)
    _ = engine.handle(.hidden(.bottom, true), at: 0)
    var list = SimulatedList(view, engine: engine)
    #expect(list.view.contentInset.bottom == 40)
    for (isHidden, inset) in [(true, 40.0), (false, 84), (true, 40), (true, 40)] {
      list.send(.hidden(.bottom, isHidden))
      #expect(list.inset(.bottom) == inset)
      list.wait(0.5)
      #expect(list.inset(.bottom) == inset)
    }
    list.configure(.bottom, nil)
    #expect(list.view.contentInset.bottom == 40)
    InsetFixtures.expectRest(list, bottom: 40, offset: 0)
  }

  @Test("B017: repeated begins add the hold once") func threeBeginsAndThreeEndsAreOneRun() {
    var list = InsetFixtures.list()
    for _ in 1...3 {
      list.begin(.top)
      list.wait(0.05)
      #expect(list.inset(.top) == 60)
    }
    list.wait(1)
    let runID = list.log.top.runs[0]
    for _ in 1...3 {
      list.send(.end(runID, .updated))
      #expect(list.view.contentInset.top == 0)
    }
    #expect(list.log.top.runs.count == 1)
    #expect(list.writes.insets == 2)
    InsetFixtures.expectRest(list, offset: 0)
  }
}
