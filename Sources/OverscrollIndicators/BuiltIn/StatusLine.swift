import OverscrollCore

/// A centred line with the state of an edge, the sign of a failure before it, and the retry button
/// after it.
struct StatusLine {
  /// The place of a line, in points.
  struct Place {
    /// The position of its leading side.
    let leading: Double
    let width: Double
    /// The scale of its texts.
    let fit: Double
    /// The width of the room for a symbol at the leading side; 0 if there is no room.
    let symbol: Double
    /// The size of its text, unscaled.
    let text: IndicatorSize
  }

  /// The space between the text and the button, as a fraction of the text height.
  private static let gap = 0.4
  private static let minimumGap = 8.0
  /// The width of the sign of a failure, and its distance from the text, in points.
  private static let sign = (width: 24.0, gap: 8.0)

  private let state: IndicatorState
  private let signScale: Double
  private let margin: Double
  private let opacity: Double

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - state: The state of the edge.
  ///   - signScale: The scale of the sign of a failure. There is room for it only if the texts fit
  ///     beside it.
  ///   - margin: The room that is left free at each end, in points.
  ///   - opacity: The opacity of the texts, from 0 to 1.
  init(_ state: IndicatorState, signScale: Double = 1, margin: Double = 0, opacity: Double = 1) {
    self.state = state
    self.signScale = state.isFailure ? signScale : 0
    self.margin = margin
    self.opacity = opacity
  }

  /// The place of the line on a canvas, which measures its texts.
  func place<Canvas: IndicatorCanvas>(on canvas: Canvas) -> Place {
    let size = canvas.size(of: title, as: .title)
    let action = offersRetry ? canvas.size(of: .retry, as: .action) : nil
    let gap = max(Self.minimumGap, Self.gap * size.height)
    let natural = size.width + (action.map { gap + $0.width } ?? 0)
    let sign = signScale * (Self.sign.width + Self.sign.gap)
    let symbol = state.fit(natural, beside: sign + 2 * margin) == 1 ? sign : 0
    let fit = state.fit(natural, beside: symbol + 2 * margin)
    let width = symbol + natural * fit
    return Place(
      leading: state.center.x - width / 2, width: width, fit: fit, symbol: symbol, text: size)
  }

  func draw<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    draw(at: place(on: canvas), on: &canvas)
  }

  /// Draws the line at its place.
  func draw<Canvas: IndicatorCanvas>(at place: Place, on canvas: inout Canvas) {
    canvas.text(
      title, as: .title, color: offersRetry ? .label : .secondary,
      placement(at: place.leading + place.symbol + place.fit * place.text.width / 2, place))
    if offersRetry {
      let button = canvas.size(of: .retry, as: .action).width
      canvas.text(
        .retry, as: .action, color: .tint,
        placement(at: place.leading + place.width - place.fit * button / 2, place))
    }
    guard place.symbol > 0 else { return }
    let x = place.leading + signScale * Self.sign.width / 2
    canvas.failureSign(
      ElementPlacement(IndicatorPoint(x, state.center.y), scale: signScale, opacity: opacity))
  }

  private func placement(at x: Double, _ place: Place) -> ElementPlacement {
    ElementPlacement(IndicatorPoint(x, state.center.y), scale: place.fit, opacity: opacity)
  }

  private var title: IndicatorText { .title(for: state) }

  private var offersRetry: Bool { state.phase == .failed }
}
