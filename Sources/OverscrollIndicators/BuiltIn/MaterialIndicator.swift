import OverscrollCore

/// An indicator with a raised disc, on which an arc grows with the pull, turns and breathes while
/// the action runs, and becomes a check mark.
///
/// It is no case of ``BuiltInIndicator``, so that the module for the browser does not contain it;
/// `Web/src/material.js` draws the same. A failure, a message and the end of the list have a text,
/// on a longer surface. The loading of a page has a ring.
package struct MaterialIndicator: Equatable, Sendable, RefreshIndicator {
  /// The room between a text and the end of its surface, in points.
  private static let margin = 16.0

  package init() {}

  package var extent: Double { MaterialDrawing.extent }

  package var triggerDistance: Double { MaterialDrawing.extent }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return RingIndicator().draw(state, on: &canvas) }
    if state.needsWords {
      drawWords(of: state, on: &canvas)
    } else {
      MaterialDrawing(state).draw(on: &canvas)
    }
  }

  /// Whether the drawing changes with the time: at the moment at which a release would fire, during
  /// the action, and while its result is drawn.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh else { return RingIndicator().isAnimated(in: state) }
    switch state.phase {
    case .armed: return !state.reducesMotion && state.time < MaterialDrawing.swellTime
    case .refreshing: return true
    case .ending: return !state.showsMessage && state.time < IndicatorState.leavingTime
    case .idle, .pulling, .waiting, .failed, .noMore: return false
    }
  }

  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && state.phase != .refreshing && !state.showsMessage
      && (state.phase == .ending || !state.needsWords)
  }

  /// Draws a text on a surface, and the sign of a failure before it if both fit.
  private func drawWords<Canvas: IndicatorCanvas>(
    of state: IndicatorState, on canvas: inout Canvas
  ) {
    let scale = state.scale(from: extent)
    let opacity = state.phase == .ending && !state.showsMessage ? state.presence : 1
    let line = StatusLine(
      state, signScale: scale, margin: scale * Self.margin, opacity: opacity)
    let place = line.place(on: canvas)
    MaterialDrawing(state).surface(
      length: place.width / scale + 2 * Self.margin, opacity: opacity, on: &canvas)
    line.draw(at: place, on: &canvas)
  }
}
