import OverscrollCore

/// A centred line with the state of an edge, and the retry button beside it.
struct StatusLine {
  /// The space between the text and the button, as a fraction of the text height.
  static let gap = 0.4
  static let minimumGap = 8.0

  let state: IndicatorState

  init(_ state: IndicatorState) { self.state = state }

  func draw<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let text = IndicatorText.title(for: state)
    let size = canvas.size(of: text, as: .title)
    let action = offersRetry ? canvas.size(of: .retry, as: .action) : nil
    let gap = max(Self.minimumGap, Self.gap * size.height)
    let natural = size.width + (action.map { gap + $0.width } ?? 0)
    let fit = state.fit(natural)
    let width = natural * fit
    let leading = state.center.x - width / 2
    canvas.text(
      text, as: .title, color: offersRetry ? .label : .secondary,
      ElementPlacement(IndicatorPoint(leading + fit * size.width / 2, state.center.y), scale: fit))
    guard let action else { return }
    canvas.text(
      .retry, as: .action, color: .tint,
      ElementPlacement(
        IndicatorPoint(leading + width - fit * action.width / 2, state.center.y), scale: fit))
  }

  private var offersRetry: Bool { state.phase == .failed }
}
