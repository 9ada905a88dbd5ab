import OverscrollCore

/// One line in the middle that says where an edge stands, with the offer to try again beside it.
struct StatusLine {
  /// The room between the words and the offer, in points.
  private static let gap = 8.0

  let state: IndicatorState

  init(_ state: IndicatorState) { self.state = state }

  func draw<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    let text = SceneText.title(for: state)
    let size = canvas.size(of: text, as: .title)
    let action = offersRetry ? canvas.size(of: .retry, as: .action) : nil
    let width = size.width + (action.map { Self.gap + $0.width } ?? 0)
    let leading = state.center.x - width / 2
    canvas.text(
      text, as: .title, color: offersRetry ? .label : .secondary,
      ScenePlacement(ScenePoint(leading + size.width / 2, state.center.y)))
    guard let action else { return }
    canvas.text(
      .retry, as: .action, color: .tint,
      ScenePlacement(ScenePoint(leading + width - action.width / 2, state.center.y)))
  }

  private var offersRetry: Bool { state.phase == .failed }
}
