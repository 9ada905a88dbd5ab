import OverscrollCore
import OverscrollSimulation
import Testing

/// Controls that a callback removes, releases with their list, sets again or disables.
@Suite struct ControlBugTests {
  /// All later events: results, time, a finger, a window.
  private func playLaterEvents(_ list: inout SimulatedList, at offset: Double) {
    for runID in list.log.top.runs { list.send(.end(runID, .updated)) }
    list.release()
    list.wait(5)
    list.change { $0.attach() }
    list.change { $0.setOffset(300) }
    list.change { $0.setOffset(offset) }
    list.setContent(2400)
    list.pullToRefresh()
    list.wait(2)
  }

  // MARK: B072

  @Test("B072: a control that is removed twice is gone once", arguments: HeaderMoment.allCases)
  func takenAwayTwice(_ moment: HeaderMoment) {
    var list = moment.list()
    #expect(list.phase(.top) == moment.phase)
    let finished = list.log.top.finished.count
    list.configure(.top, nil)
    let gone = (list.log, list.writes)
    list.configure(.top, nil)
    playLaterEvents(&list, at: -88)
    #expect((list.log, list.writes) == gone)
    let isGivenUp = moment.isRunning || moment == .waiting
    #expect(list.log.top.cancelled.count == (isGivenUp ? 1 : 0))
    #expect(list.log.top.finished.count == finished + (isGivenUp || moment == .answered ? 1 : 0))
    #expect(list.view.contentInset.top == 0 && list.view.adjustedInset.top == 88)
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B073

  @Test("B073: a list released at any moment calls no handler", arguments: HeaderMoment.allCases)
  func dropped(_ moment: HeaderMoment) {
    var list = moment.list(bottom: Lifecycle.footer)
    list.answers.top = SimulatedAnswer(.updated, after: 1, growth: 500)
    if moment == .resting { list.begin(.top) }
    list.change { $0.detach() }
    for edge in OverscrollEdge.allCases { list.configure(edge, nil) }
    let dropped = (list.log, list.writes)
    list.wait(5)
    playLaterEvents(&list, at: -88)
    #expect((list.log, list.writes) == dropped)
    #expect(list.view.contentInset == PerEdge(repeating: 0))
    #expect(list.view.contentLength == 2400, "the answer that was under way is not applied")
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B077

  @Test(
    "B077: a request in the callback of the close takes effect once",
    arguments: [
      OverscrollEvent.enabled(.top, false), .hidden(.top, true), .cancel(.top), .takenOver,
      .end(RunID(number: 1), .failed), .reset(.top),
    ])
  func requestInTheCallback(_ request: OverscrollEvent) {
    for minimum in [0, 0.5] {
      var times = OverscrollTimes()
      times.minimumVisible = minimum
      var list = Lifecycle.list(topInset: 88, times: times)
      list.begin(.top)
      list.wait(0.3)
      list.reaction = SimulatedReaction("\(request)") { event, _ in
        if case .scrolled = event { request } else { nil }
      }
      list.end(.top)
      list.wait(1)
      list.send(request)
      list.send(request)
      #expect(list.log.top.finished == [.updated])
      #expect(list.log.top.cancelled.isEmpty)
      #expect(list.writes.insets == 2)
      Lifecycle.expectRest(list, at: -88)
    }
  }

  @Test("B077: a control that is disabled and enabled can be pulled again") func turnedOffAndOn() {
    var list = Lifecycle.list(topInset: 88)
    list.begin(.top)
    list.wait(1)
    for _ in 0..<2 { list.send(.enabled(.top, false)) }
    #expect(list.extraInset(.top) == 60, "the run goes on to its end")
    list.end(.top)
    list.wait(1)
    #expect(list.writes.insets == 2 && list.view.contentInset.top == 0)
    list.pullToRefresh()
    list.wait(1)
    #expect(list.log.top.runs.count == 1)
    list.send(.enabled(.top, true))
    list.pullToRefresh()
    #expect(list.log.top.runs.count == 2)
    list.wait(1)
    list.end(.top)
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B079

  @Test(
    "B079: a removed control behaves as if it had never been attached",
    arguments: HeaderMoment.allCases)
  func askedAfterItIsGone(_ moment: HeaderMoment) {
    var list = moment.list()
    list.configure(.top, nil)
    let (engine, none) = (list.engine, OverscrollEngine())
    #expect(!engine.hasControl(at: .top) && engine.options(of: .top) == nil)
    #expect(engine.phase(of: .top) == .idle && engine.runID(of: .top) == nil)
    #expect(engine.result(of: .top) == nil && engine.progress(of: .top) == 0)
    #expect(engine.insetMotion(of: .top) == none.insetMotion(of: .top))
    #expect(engine.turn(of: .top) == none.turn(of: .top))
    #expect(engine.isHidden(.top) && !engine.isEnabled(.top) && !engine.isSettling(.top))
    #expect(list.begin(.top) == nil)
  }

  // MARK: B080

  @Test("B080: a hundred equal updates change nothing", arguments: HeaderMoment.allCases)
  func equalUpdates(_ moment: HeaderMoment) {
    var list = moment.list()
    let before = list
    for _ in 0..<100 { list.configure(.top, Lifecycle.header) }
    #expect(list == before)
  }

  // MARK: B083

  private static func footer(_ extent: Double) -> EdgeOptions {
    EdgeOptions(
      purpose: .load, trigger: .within(.points(0)), extent: extent, placement: .inline)
  }

  @Test("B083: ten footers in a row are one footer, and the page continues") func footersInARow() {
    var list = Lifecycle.list(bottom: Lifecycle.footer)
    for round in 1...10 {
      if round == 5 { list.change { $0.setOffset(1410) } }
      list.configure(.bottom, Self.footer(44 + Double(round)))
      #expect(list.inset(.bottom) == 44 + Double(round))
    }
    #expect(list.log.bottom.runs.count == 1 && list.log.bottom.cancelled.isEmpty)
    list.setContent(3000)
    list.end(.bottom)
    list.change { $0.setOffset(2410) }
    #expect(list.log.bottom.runs.count == 2)
    #expect(list.log.bottom.finished == [.updated])
    list.setContent(4000)
    list.end(.bottom)
    Lifecycle.expectRest(list)
  }

  @Test("B083: a footer that replaces a removed one loads its own page")
  func footerAfterARemovedOne() {
    var list = Lifecycle.list(bottom: Lifecycle.footer)
    list.change { $0.setOffset(1410) }
    let page = list.log.bottom.runs[0]
    list.configure(.bottom, nil)
    #expect(list.log.bottom.cancelled == [page] && list.inset(.bottom) == 0)
    for round in 1...10 { list.configure(.bottom, Self.footer(44 + Double(round))) }
    #expect(list.log.bottom.runs.count == 2)
    list.send(.end(page, .noMore))
    #expect(list.phase(.bottom) == .refreshing, "the late page is not that of the new footer")
    list.setContent(3000)
    list.end(.bottom)
    #expect(list.log.bottom.finished == [.cancelled, .updated])
    Lifecycle.expectRest(list)
  }

  @Test("B083: ten headers during a run leave one extra inset and one run") func headersInARow() {
    var list = Lifecycle.list(topInset: 88)
    list.begin(.top)
    list.wait(1)
    for round in 1...10 {
      let extent = 60 + Double(round)
      list.configure(
        .top, EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: extent))
      #expect(list.inset(.top) == 88 + extent)
    }
    list.wait(1)
    #expect(abs(list.view.offset + 88 + 70) < 0.001)
    list.end(.top)
    #expect(list.log.top.runs.count == 1)
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B084

  @Test(
    "B084: the host's first insets add to the extra inset", arguments: [false, true], [false, true])
  func firstInsets(_ isInWindow: Bool, _ addsUp: Bool) {
    var list = Lifecycle.list(viewportLength: 0, isInWindow: isInWindow)
    list.begin(.top)
    list.change { view in
      view.layOut {
        $0.viewportLength = 600
        if addsUp {
          $0.contentInset.top += 140
          $0.contentInset.bottom += 50
        } else {
          $0.contentInset = PerEdge(top: 140, bottom: 50, leading: 0, trailing: 0)
        }
      }
    }
    if !isInWindow { list.change { $0.attach() } }
    list.wait(1)
    #expect(list.inset(.top) == 140 + 60 && list.inset(.bottom) == 50)
    #expect(list.log.top.runs.count == 1)
    list.end(.top)
    list.wait(1)
    #expect(list.contentInset == PerEdge(top: 140, bottom: 50, leading: 0, trailing: 0))
    #expect(list.view.contentInset == list.contentInset)
    Lifecycle.expectRest(list)
  }
}
