import OverscrollCore
import OverscrollSimulation
import Testing

/// Bugs of other libraries where the extra inset itself is wrong; the ids are those of the project's bug
/// catalogue.
@Suite struct ExtraInsetBugTests {
  @Test("B001: pinned section headers leave no gap below the header")
  func pinnedHeadersAreLetThrough() {
    var list = InsetScene.refreshing()
    list.send(.pinnedHeaders(true))
    for (offset, pinningEdge) in [(-20.0, 20.0), (0, 0), (300, 0)] {
      list.drag(to: offset)
      #expect(abs(list.view.offset - offset) < 0.001)
      #expect(abs(list.inset(.top) - pinningEdge) < 0.001)
    }
    for offset in [0.0, -20, -60, -100] {
      list.drag(to: offset)
      let wanted = min(60, max(0, -list.view.offset))
      #expect(abs(list.inset(.top) - wanted) < 0.001)
    }
    #expect(list.inset(.top) == 60)
    list.drag(to: 300)
    list.release()
    let (offset, written) = (list.view.offset, list.view.offsetWriteCount)
    list.end(.top)
    list.watch(for: 0.6) { #expect($0 == offset) }
    #expect(list.view.offsetWriteCount == written)
    InsetScene.expectRest(list, offset: offset)
  }

  @Test("B005: the top inset does not accumulate", arguments: [false, true])
  func twentyRefreshesAcrossTheWindowLeaveTheInsetToTheBit(_ isSystem: Bool) {
    let inset = InsetScene.inset(64)
    let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 54)
    var list =
      isSystem
      ? InsetScene.list(top: header, bars: inset) : InsetScene.list(top: header, app: inset)
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
    InsetScene.expectRest(list, top: 64, offset: -64)
  }

  @Test("B009: the ignored inset applies to the header")
  func aDistanceToTheContentHoldsFromTheBeginning() {
    func footer(_ distance: Double) -> EdgeOptions {
      EdgeOptions(
        purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline,
        ignoredInset: distance)
    }
    var list = InsetScene.list(top: nil, bottom: footer(34))
    list.setContent(1000)
    #expect(list.engine.origin(of: .bottom) == 1034)
    let fresh = SimulatedList(top: nil, bottom: footer(34), contentLength: 1000)
    #expect(fresh.engine.origin(of: .bottom) == 1034)
    list.setContent(1200)
    #expect(list.engine.origin(of: .bottom) == 1234)
    list.configure(.bottom, footer(10))
    #expect(list.engine.origin(of: .bottom) == 1210)
    InsetScene.expectRest(list, bottom: 44, offset: 0)
  }

  @Test("B011: an automatic footer does not overwrite the bottom inset")
  func automaticFooterDoesNotOverwriteBottomInset() {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.contentInset.bottom = 40
    var engine = OverscrollEngine(bottom: InsetScene.footer)
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
    InsetScene.expectRest(list, bottom: 40, offset: 0)
  }

  @Test(
    "B015: a control removed while active gives its inset back", arguments: [-124.0, 300, 1478])
  func controlRemovedWhileActiveGivesItsInsetBack(_ offset: Double) {
    var list = InsetScene.list(
      bottom: InsetScene.footer, app: InsetScene.inset(64, 34), overlap: .independent)
    list.begin(.top)
    list.begin(.bottom)
    list.wait(1)
    list.change { $0.setOffset(offset) }
    #expect(list.inset(.top) == 124)
    #expect(list.inset(.bottom) == 78)
    let runIDs = [list.engine.runID(of: .top), list.engine.runID(of: .bottom)].compactMap { $0 }
    #expect(runIDs.count == 2)
    list.configure(.top, nil)
    list.configure(.bottom, nil)
    #expect(list.view.contentInset == InsetScene.inset(64, 34))
    let (log, writes) = (list.log, list.writes)
    for runID in runIDs { list.send(.end(runID, .updated)) }
    list.wait(1)
    #expect(list.log == log)
    #expect(list.writes == writes)
    InsetScene.expectRest(list, top: 64, bottom: 34, offset: min(max(offset, -64), 1434))
  }

  @Test("B015: a control replaced while active gives its inset back", arguments: [false, true])
  func controlReplacedWhileActiveGivesItsInsetBack(_ goesOn: Bool) {
    var list = InsetScene.refreshing(app: InsetScene.inset(64))
    let runID = list.engine.runID(of: .top)
    list.configure(
      .top, EdgeOptions(purpose: goesOn ? .refresh : .load, trigger: .programmatic, extent: 90))
    #expect(list.inset(.top) == (goesOn ? 154 : 64))
    #expect(list.engine.runID(of: .top) == (goesOn ? runID : nil))
    list.wait(1)
    list.end(.top)
    #expect(list.log.top.runs.count == 1)
    InsetScene.expectRest(list, top: 64, offset: -64)
  }

  @Test("B016: section headers do not jump when a refresh ends", arguments: [false, true])
  func anEndElsewhereMovesNothing(_ isPinned: Bool) {
    var list = InsetScene.refreshing()
    list.send(.pinnedHeaders(isPinned))
    list.drag(to: 300)
    list.release()
    let (offset, written) = (list.view.offset, list.view.offsetWriteCount)
    #expect(abs(offset - 300) < 0.001)
    list.end(.top)
    #expect(list.extraInset(.top) == 0)
    list.watch(for: 0.6) { #expect($0 == offset) }
    #expect(list.view.offsetWriteCount == written)
    InsetScene.expectRest(list, offset: offset)
  }

  @Test("B017: repeated begins add the hold once") func threeBeginsAndThreeEndsAreOneRun() {
    var list = InsetScene.list()
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
    InsetScene.expectRest(list, offset: 0)
  }
}
