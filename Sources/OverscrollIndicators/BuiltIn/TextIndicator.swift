import OverscrollCore

/// An indicator with one line of text that describes the state of the edge, and a line below it that
/// grows with the pull.
package struct TextIndicator: Equatable, Sendable, RefreshIndicator {
  private static let lineWidth = 2.0
  /// The distance of the line from the text, in points.
  private static let gap = 3.0

  package init() {}

  package var extent: Double { 54 }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    let line = StatusLine(state)
    let place = line.place(on: canvas)
    line.draw(at: place, on: &canvas)
    let reach = place.width / 2 * state.progress.asPart
    guard followsPull(in: state), reach > 0 else { return }
    canvas.move(to: IndicatorPoint(-reach, 0))
    canvas.line(to: IndicatorPoint(reach, 0))
    let below = place.fit * place.text.height / 2 + Self.gap
    canvas.stroke(
      width: Self.lineWidth, color: .tint,
      ElementPlacement(IndicatorPoint(state.center.x, state.center.y + below)))
  }

  /// Whether the drawing changes with the pull: the line is there during a pull.
  package func followsPull(in state: IndicatorState) -> Bool {
    state.phase == .pulling || state.phase == .armed
  }
}

extension RefreshIndicator where Self == TextIndicator {
  package static var text: TextIndicator { TextIndicator() }
}
