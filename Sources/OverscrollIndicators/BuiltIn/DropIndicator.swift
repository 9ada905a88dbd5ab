import OverscrollCore

/// An indicator with a drop of liquid that hangs from the edge, snaps off, and becomes a ring.
///
/// It is no case of ``BuiltInIndicator``, so that the module for the browser does not contain it;
/// `Web/src/drop.js` draws the same. It shows a text only if the ring is not sufficient: for a
/// failure, a message, or the end of the list. The loading of a page has a ring.
package struct DropIndicator: Equatable, Sendable, RefreshIndicator {
  package init() {}

  package var extent: Double { DropDrawing.extent }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return RingIndicator().draw(state, on: &canvas) }
    guard state.needsWords else { return DropDrawing(state).draw(on: &canvas) }
    let line = StatusLine(state, signScale: state.scale(from: extent))
    line.draw(at: line.place(on: canvas), on: &canvas)
  }

  /// Whether the drawing changes with the time: during the action, and while its result is drawn.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh else { return RingIndicator().isAnimated(in: state) }
    guard !state.needsWords else { return false }
    return state.phase == .refreshing
      || (state.phase == .ending && state.time < IndicatorState.leavingTime)
  }

  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.needsWords
  }
}
