import OverscrollCore

/// An indicator with a drop of liquid that hangs from the edge, snaps off, and becomes a ring.
///
/// It is no case of ``BuiltInIndicator``, so that the module for the browser does not contain it;
/// `Web/src/drop.js` draws the same. It shows a text only if the ring is not sufficient: for a
/// failure, a message, or the end of the list. The loading of a page has a ring.
package struct DropIndicator: Equatable, Sendable, RefreshIndicator {
  /// The width of the symbol of a failure, and its distance from the text, in points.
  private static let symbol = (width: 2 * DropDrawing.radius, gap: 8.0)

  package init() {}

  package var extent: Double { DropDrawing.extent }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return RingIndicator().draw(state, on: &canvas) }
    if state.phase == .failed {
      drawFailure(state, on: &canvas)
    } else if state.needsWords {
      StatusLine(state).draw(on: &canvas)
    } else {
      DropDrawing(state).draw(on: &canvas)
    }
  }

  /// Whether the drawing changes with the time: during the action, and while the ring closes.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh else { return RingIndicator().isAnimated(in: state) }
    guard !state.needsWords else { return false }
    return state.phase == .refreshing
      || (state.phase == .ending && state.time < DropDrawing.closingTime)
  }

  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.needsWords
  }

  /// Draws the text of a failure, with a symbol before it if both fit.
  private func drawFailure<Canvas: IndicatorCanvas>(
    _ state: IndicatorState, on canvas: inout Canvas
  ) {
    let title = canvas.size(of: .title(for: state), as: .title)
    let gap = max(StatusLine.minimumGap, StatusLine.gap * title.height)
    let scale = DropDrawing.scale(of: state)
    let symbol = scale * (Self.symbol.width + Self.symbol.gap)
    let width = symbol + title.width + gap + canvas.size(of: .retry, as: .action).width
    guard state.fit(width) == 1 else { return StatusLine(state).draw(on: &canvas) }
    var line = state
    line.size.width += symbol
    StatusLine(line).draw(on: &canvas)
    let x = state.center.x - width / 2 + scale * Self.symbol.width / 2
    DropDrawing.drawFailure(
      ElementPlacement(IndicatorPoint(x, state.center.y), scale: scale), on: &canvas)
  }
}
