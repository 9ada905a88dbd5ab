import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct IndicatorTextTests {
  private func title(_ phase: OverscrollPhase, _ result: RefreshResult.Summary? = nil)
    -> IndicatorText
  {
    .title(
      for: IndicatorState(
        edge: .top, purpose: .refresh, phase: phase, result: result,
        size: IndicatorSize(width: 390, height: 54)))
  }

  @Test("A refresh has a status text for each phase") func refreshHasStatusTextForEachPhase() {
    #expect(title(.idle) == .pullToRefresh)
    #expect(title(.armed) == .releaseToRefresh)
    #expect(title(.refreshing) == .refreshing)
    #expect(title(.failed, .failed) == .refreshFailed)
  }

  @Test(
    "The status text at the end is that of the result",
    arguments: [
      (RefreshResult.Summary.updated, IndicatorText.updated), (.unchanged, .unchanged),
      (.noMore, .updated),
      (.failed, .refreshFailed), (.cancelled, .pullToRefresh),
    ]) func statusTextOfAResult(_ result: RefreshResult.Summary, _ text: IndicatorText)
  {
    #expect(title(.ending, result) == text)
  }

  @Test("The state is read from the engine") func theStateComesFromTheEngine() throws {
    var engine = OverscrollEngine(top: .refresh, bottom: nil)
    _ = engine.handle(
      .geometryChanged(AxisGeometry(contentLength: 2000, viewportLength: 600)), at: 0)
    _ = engine.handle(.dragBegan, at: 0)
    _ = engine.handle(.scrolled(to: -108), at: 0)
    let state = try #require(IndicatorState(of: .top, in: engine, at: 9, width: 390))
    #expect(state.phase == .armed)
    #expect(state.progress == 2)
    #expect(state.pull == 108)
    #expect(state.triggerDistance == 54)
    #expect(state.time == 9, "armed at 0")
    #expect(!state.reducesMotion)
    #expect(state.turn == 1)
    #expect(state.size == IndicatorSize(width: 390, height: 54))
    #expect(IndicatorState(of: .bottom, in: engine, at: 9, width: 390) == nil)
  }

  @Test("The time restarts with each phase") func timeRestartsWithEachPhase() throws {
    var engine = OverscrollEngine(top: .refresh, bottom: .loadMore)
    _ = engine.handle(
      .geometryChanged(AxisGeometry(contentLength: 2000, viewportLength: 600)), at: 0)
    _ = engine.handle(.begin(.top), at: 3)
    _ = engine.handle(.frame, at: 5)
    let state = try #require(
      IndicatorState(of: .top, in: engine, at: 5, width: 390, reducesMotion: true))
    #expect(state.phase == .refreshing)
    #expect(state.time == 2)
    #expect(state.reducesMotion)
    let bottom = try #require(IndicatorState(of: .bottom, in: engine, at: 5, width: 390))
    #expect(bottom.triggerDistance == 0, "no pull fires it")
    #expect(engine.pullDistance(of: .bottom) == nil)
    #expect(engine.pull(of: .leading) == 0)
  }
}
