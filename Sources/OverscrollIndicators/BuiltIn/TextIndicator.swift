import OverscrollCore

/// An indicator with one line of text that describes the state of the edge.
package struct TextIndicator: Equatable, Sendable, RefreshIndicator {
  package init() {}

  package var extent: Double { 54 }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    StatusLine(state).draw(on: &canvas)
  }

  package func followsPull(in state: IndicatorState) -> Bool { false }
}

extension RefreshIndicator where Self == TextIndicator {
  package static var text: TextIndicator { TextIndicator() }
}
