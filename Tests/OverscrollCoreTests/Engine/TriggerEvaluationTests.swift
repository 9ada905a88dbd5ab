import Testing

@testable import OverscrollCore

/// The events after which triggers are evaluated, and those that leave it to the next event.
@Suite struct TriggerEvaluationTests {
  private static let geometry = AxisGeometry(contentLength: 900, viewportLength: 600)

  /// An engine whose evaluation is pending.
  private static func engine() -> OverscrollEngine {
    var engine = OverscrollEngine(top: .refresh, bottom: .loadMore, backToTop: BackToTopOptions())
    _ = engine.handle(.geometryChanged(geometry), at: 0)
    engine.evaluation.request()
    return engine
  }

  @Test(
    "Triggers are evaluated as the last step of an event",
    arguments: [
      .scrolled(to: 10), .geometryChanged(geometry), .itemsLeft(3, towards: .bottom),
      .triggersReleased,
      .frame, .dragBegan, .dragEnded, .dragCancelled, .cameToRest, .attached, .detached,
      .pinnedHeaders(true), .paused(true), .end(RunID(number: 9), .updated), .cancel(.top),
      .reset(.top), .noMore(.bottom), .enabled(.top, false), .hidden(.top, true),
    ] as [OverscrollEvent])
  func evaluatesAtOnce(_ event: OverscrollEvent) {
    var engine = Self.engine()
    _ = engine.handle(event, at: 1)
    #expect(!engine.evaluation.needsEvaluation)
  }

  @Test(
    "Requests for a run, ignored events and those that another one follows leave triggers for later",
    arguments: [
      .begin(.top), .tapped(.bottom), .triggersHeld, .scrollAnchorMoved(by: 50, at: .bottom),
      .backToTopTapped, .scrolled(to: .nan), .itemsLeft(3, towards: .leading),
    ] as [OverscrollEvent])
  func evaluatesLater(_ event: OverscrollEvent) {
    var engine = Self.engine()
    _ = engine.handle(event, at: 1)
    #expect(engine.evaluation.needsEvaluation)
    _ = engine.handle(.triggersReleased, at: 2)
    #expect(!engine.evaluation.needsEvaluation)
  }
}
