import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

/// The overview of OverscrollIndicators.
private struct DotIndicator: RefreshIndicator {
  var extent: Double { 40 }

  func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    canvas.spinner(
      diameter: 16, color: .tint, progress: state.isRunning ? nil : min(1, state.progress),
      ElementPlacement(state.center))
  }
}

/// Drawing an indicator of your own.
private struct BarIndicator: RefreshIndicator {
  var extent: Double { 24 }

  func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    let part = state.isRunning ? 1 : min(1, state.progress)
    let half = part * state.size.width / 2
    canvas.move(to: IndicatorPoint(-half, 0))
    canvas.line(to: IndicatorPoint(half, 0))
    let isFailing = state.phase == .ending && state.result?.kind == .failed
    let needsText = state.phase == .failed || state.phase == .noMore || isFailing
    canvas.stroke(
      width: 3, color: state.isRunning ? .tint : .secondary,
      ElementPlacement(state.center, opacity: needsText ? 0 : 1))
    canvas.text(
      .title(for: state), as: .title, color: .secondary,
      ElementPlacement(state.center, opacity: needsText ? 1 : 0))
  }
}

/// Every snippet of the documentation, compiled; where a snippet claims something, that is checked.
@Suite struct SnippetTests {
  /// The overview of OverscrollCore.
  @Test func theEngineRunsWhatAReleasedPullAsksFor() {
    let geometry = AxisGeometry(contentLength: 2000, viewportLength: 600)
    var engine = OverscrollEngine(top: .refresh, bottom: .loadMore)
    _ = engine.handle(.geometryChanged(geometry), at: 0)
    _ = engine.handle(.dragBegan, at: 1)
    _ = engine.handle(.scrolled(to: -80), at: 1.1)
    let effects = engine.handle(.dragEnded, at: 1.2)
    if let run = effects.edges.top.run {
      // Run the action, and then:
      _ = engine.handle(.end(run, .updated), at: 2)
    }
    #expect(engine.phase(of: .top) == .ending)
  }

  @Test func anIndicatorOfAnAppsOwnIsDrawnLikeAnyOther() {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .refreshing, size: IndicatorSize(width: 100, height: 40)
    )
    #expect(
      "\(IndicatorDrawing(of: DotIndicator(), showing: state))"
        == "spinner 16.0, tint, turning, at 50.0 20.0")
  }

  private func bar(at progress: Double) -> IndicatorDrawing {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .pulling, progress: progress,
      size: IndicatorSize(width: 100, height: 24))
    return IndicatorDrawing(of: BarIndicator(), showing: state)
  }

  @Test func theBarGrowsWithThePullAndNoFurther() {
    #expect("\(bar(at: 0.5))".hasPrefix("stroke of 2 points, 3.0 wide, secondary"))
    #expect(bar(at: 1) != bar(at: 0.5) && bar(at: 2) == bar(at: 1))
  }
}
