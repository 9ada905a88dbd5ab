import OverscrollCore
import Testing

/// Options that come while something is going on.
@Suite struct ConfigureTests {
  private func options(
    _ extent: Double, hold: Double? = nil, trigger: OverscrollTrigger = .onRelease(past: 54)
  ) -> EdgeOptions {
    EdgeOptions(purpose: .refresh, trigger: trigger, extent: extent, hold: hold)
  }

  private func refreshing(_ edge: OverscrollEdge) -> InsetRig {
    var rig = InsetRig(edge, options(54))
    rig.lie(past: edge, by: 0)
    rig.refreshByFinger(edge)
    rig.wait(1)
    return rig
  }

  @Test(arguments: OverscrollEdge.allCases) func equalOptionsChangeNothingHoweverOften(
    _ edge: OverscrollEdge
  ) {
    for way in BaseInsetTests.ways {
      var rig = InsetRig(edge, .pulled(.load))
      way(&rig, edge)
      let before = rig.engine
      for _ in 0..<100 { rig.configure(edge, .pulled(.load)) }
      #expect(rig.engine == before)
      #expect(rig.effects.edges == PerEdge(repeating: EdgeEffects()))
      #expect(rig.effects.scroll[edge.axis] == nil)
    }
  }

  @Test(arguments: OverscrollEdge.allCases) func optionsThatNoPullFiresEndTheOneThatIsUnderWay(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, options(54))
    rig.pull(edge, by: 30)
    #expect(rig.phase(edge) == .pulling)
    rig.configure(edge, options(54, trigger: .programmatic))
    #expect(rig.phase(edge) == .idle)
    rig.configure(edge, options(54, trigger: .onTap))
    #expect(rig.effects.edges[edge].appearanceChanged, "what is offered is to be read")
  }

  @Test(arguments: OverscrollEdge.allCases) func otherTextSizesTakeTheShareAlong(
    _ edge: OverscrollEdge
  ) {
    var rig = refreshing(edge)
    rig.configure(edge, options(80))
    #expect(rig.change(edge)?.motion.target == 80)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 80))
    rig.lie(past: edge, by: 80)
    rig.configure(edge, options(80, hold: 30))
    #expect(rig.change(edge)?.motion.target == 30)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 30))
    #expect(rig.phase(edge) == .refreshing)
    rig.end(edge)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases) func anInlineIndicatorGrowsInPlace(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, .pulled(.load, placement: .inline))
    let larger = EdgeOptions(purpose: .load, trigger: .onTap, extent: 90, placement: .inline)
    rig.configure(edge, larger)
    #expect(rig.extraInset(edge) == 90)
    #expect(rig.change(edge)?.movesContent == false)
  }

  @Test(arguments: OverscrollEdge.allCases) func aControlThatGoesTakesItsRunAndItsShareAlong(
    _ edge: OverscrollEdge
  ) {
    var rig = refreshing(edge)
    let runID = rig.runs[edge][0]
    rig.configure(edge, nil)
    #expect(rig.cancelled == [runID])
    #expect(rig.finished[edge] == [.cancelled])
    #expect(rig.change(edge)?.motion.target == 0)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 0))
    #expect(!rig.engine.hasControl(at: edge))
    rig.send(.end(runID, .updated))
    #expect(rig.effects.edges == PerEdge(repeating: EdgeEffects()))
    #expect(rig.effects.wakeTime == nil)
  }

  @Test(arguments: BaseInsetTests.ways.indices) func aControlThatGoesInAnyPhaseLeavesNothing(
    _ way: Int
  ) {
    var rig = InsetRig(.bottom, .pulled(.load))
    BaseInsetTests.ways[way](&rig, .bottom)
    let wasRunning = rig.engine.runID(of: .bottom) != nil
    rig.configure(.bottom, nil)
    #expect(rig.cancelled.count == (wasRunning ? 1 : 0))
    #expect(rig.changes.bottom.last?.motion.target ?? 0 == 0)
    #expect(rig.effects.wakeTime == nil)
    #expect(rig.extraInset(.bottom) == 0)
  }

  @Test func aControlThatGoesUnderAFingerGivesItsShareBackWithoutAPush() {
    var rig = refreshing(.top)
    rig.pull(.top, by: 80)
    rig.configure(.top, nil)
    #expect(rig.change(.top)?.motion.target == 0)
    #expect(rig.change(.top)?.movesContent == false)
  }

  @Test func aRefreshThatIsTakenAwayLetsAPageThatWaitedForItBeLoaded() {
    var rig = InsetRig(OverscrollEngine(top: .refresh, bottom: .loadMore))
    rig.refreshByCode(.top)
    rig.scroll(to: 1390)
    #expect(rig.runs.bottom.isEmpty)
    rig.configure(.top, nil)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func anotherTriggerLeavesTheRestOfTheOptions() {
    var options = EdgeOptions(
      purpose: .load, trigger: .onRelease(past: 70), extent: 44, hold: 30, releaseHysteresis: 0.9,
      ignoredInset: 5)
    options.visibility = .always
    let near = options.with(\.trigger, .within(.points(-3)))
    #expect(near.trigger == .within(.points(0)), "what makes no sense counts as 0")
    #expect(near.triggersDuringDeceleration, "as usual where nearness fires")
    #expect(near.with(\.trigger, .onRelease(past: 70)) == options)
    let slow = near.with(\.triggersDuringDeceleration, false)
    #expect(
      !slow.with(\.trigger, .indicatorVisible(fraction: 1)).triggersDuringDeceleration,
      "as the app set it")
  }

  @Test(arguments: OverscrollEdge.allCases) func anotherPurposeIsAnotherControl(
    _ edge: OverscrollEdge
  ) {
    var rig = refreshing(edge)
    rig.configure(edge, .pulled(.load))
    #expect(rig.cancelled.count == 1)
    #expect(rig.finished[edge] == [.cancelled])
    #expect(rig.phase(edge) == .idle)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.engine.result(of: edge) == nil)
    rig.send(.end(rig.runs[edge][0], .noMore))
    #expect(rig.phase(edge) == .idle)
    rig.refreshByCode(edge)
    #expect(rig.runs[edge].count == 2)
    #expect(rig.runs[edge][0] != rig.runs[edge][1])
  }

  @Test(arguments: OverscrollEdge.allCases) func aFirstControlThatComesLaterKnowsTheList(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(OverscrollEngine())
    rig.lie(past: edge, by: 30)
    rig.configure(edge, .pulled(.refresh))
    #expect(rig.engine.overscroll(past: edge) == 30)
    #expect(rig.phase(edge) == .idle)
    rig.pull(edge, by: 80)
    rig.send(.dragEnded)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases) func aFirstControlThatComesLaterLoadsWhenItIsNear(
    _ edge: OverscrollEdge
  ) {
    let near = EdgeOptions(purpose: .load, trigger: .within(.points(100)), extent: 44)
    var rig = InsetRig(OverscrollEngine())
    rig.lie(past: edge, by: -700)
    rig.configure(edge, near)
    #expect(rig.runs[edge].isEmpty)
    rig.lie(past: edge, by: -100)
    #expect(rig.runs[edge].count == 1)
  }

  @Test func aControlThatComesToAnEmptyListWaitsForContent() {
    var rig = InsetRig(OverscrollEngine(), content: 0)
    rig.configure(.bottom, .loadMore)
    rig.wait(1)
    #expect(rig.runs.bottom.isEmpty)
    rig.show(100)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases) func anotherDistanceUnderTheFingerCountsAtOnce(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, options(54))
    rig.pull(edge, by: 80)
    rig.configure(edge, options(54, trigger: .onRelease(past: 100)))
    #expect(rig.phase(edge) == .pulling)
    rig.configure(edge, options(54, trigger: .onRelease(past: 70)))
    #expect(rig.phase(edge) == .armed)
  }

  @Test(arguments: [OverscrollTrigger.programmatic, .onTap, .within(.points(10))])
  func aTriggerWithoutAPullTakesAnArmedPullBack(_ trigger: OverscrollTrigger) {
    var rig = InsetRig(.top, options(54))
    rig.pull(.top, by: 80)
    rig.configure(.top, options(54, trigger: trigger).with(\.triggersDuringDeceleration, false))
    #expect(rig.phase(.top) != .armed)
    #expect(rig.felt == [.armed])
    rig.send(.dragEnded)
    #expect(!rig.felt.contains(.fired))
  }

  @Test func otherOptionsLeaveTheDeadlinesAsTheyAre() {
    var rig = InsetRig(.top, options(54))
    rig.send(.begin(.top))
    rig.end(.top)
    #expect(rig.effects.wakeTime == 0.5)
    rig.configure(.top, options(80))
    #expect(rig.effects.wakeTime == 0.5)
    rig.time = 0.5
    rig.configure(.top, options(90))
    #expect(rig.phase(.top) == .ending)
    #expect(rig.effects.wakeTime == 0.9)
    #expect(rig.effects.movesUntil == 0.9)
  }

  @Test func theWakeTimeOfAnotherEdgeOutlivesAControl() {
    let refresh = options(54)
    var rig = InsetRig(OverscrollEngine(top: refresh, leading: refresh))
    rig.send(.begin(.top))
    rig.end(.top)
    rig.wait(0.2)
    rig.send(.begin(.leading))
    rig.end(.leading)
    #expect(rig.effects.wakeTime == 0.5)
    rig.configure(.top, nil)
    #expect(rig.effects.wakeTime == 0.7)
  }

  // MARK: Another length

  @Test func resizedOptionsKeepEverythingElse() {
    var options = EdgeOptions(
      purpose: .load, trigger: .onTap, extent: 40, placement: .inlineAtEnd, releaseHysteresis: 0.9,
      ignoredInset: 7)
    options.rearmPolicy = .afterContentGrows(maximumPerDrag: 3)
    options.scrollAnchoring = .never
    let longer = options.with(\.extent, 70)
    #expect(longer.extent == 70)
    #expect(longer.hold == 70, "the hold was the length")
    #expect(longer.with(\.extent, 40) == options)
    #expect(options.with(\.extent, -1).extent == 0)
    #expect(options.with(\.extent, .nan).extent == 0)
  }

  @Test("Every property sanitizes what it is given")
  func propertiesSanitize() {
    var options = EdgeOptions.refresh
    options.hold = -1
    #expect(options.hold == 0)
    options.releaseHysteresis = 2
    #expect(options.releaseHysteresis == 1)
    options.releaseHysteresis = .nan
    #expect(options.releaseHysteresis == 1)
    options.ignoredInset = .infinity
    #expect(options.ignoredInset == 0)
    options.maximumPagesToFillViewport = -3
    #expect(options.maximumPagesToFillViewport == 0)
    options.maximumPagesToFillViewport = 1000
    #expect(options.maximumPagesToFillViewport == 255)
    options.rearmPolicy = .afterUpdate(maximumPerDrag: -2)
    #expect(options.rearmPolicy == .afterUpdate(maximumPerDrag: 1))
  }

  @Test func aHoldOfItsOwnStays() {
    let options = EdgeOptions(purpose: .refresh, trigger: .programmatic, extent: 40, hold: 30)
    #expect(options.with(\.extent, 70).hold == 30)
  }
}
