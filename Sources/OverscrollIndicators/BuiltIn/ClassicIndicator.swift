import OverscrollCore

/// An indicator with a rotating arrow, a spinner, a status text and the time of the last update.
///
/// The arrow or the spinner precedes the text, and both are centred together. You can hide each
/// part. A failure, the offer to load a page and the end of the list always have a text.
public struct ClassicIndicator: Equatable, Sendable, RefreshIndicator {
  private static let lineWidth = 1.75

  /// Whether the arrow is shown.
  public var showsArrow = true
  /// Whether the spinner is shown.
  public var showsSpinner = true
  /// Whether the status text is shown.
  public var showsWords = true
  /// Whether the time of the last update is shown below the status.
  public var showsLastUpdated: Bool
  /// The distance between the arrow or spinner and the text, in points; 12 by default.
  ///
  /// Negative values and NaN count as 0.
  public var labelInset = 12.0
  /// The diameter of the spinner, in points; hosts with a larger one set it.
  package var spinnerDiameter = 20.0

  /// Creates the indicator.
  ///
  /// - Parameter showsLastUpdated: Whether the time of the last update is shown below the status.
  public init(showsLastUpdated: Bool = true) { self.showsLastUpdated = showsLastUpdated }

  /// The length along the axis, in points: 54, as MJRefresh's header.
  public var extent: Double { 54 }

  /// The width of the space for an icon, in points: 4 more than the spinner's.
  private var iconWidth: Double { spinnerDiameter + 4 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: The state to draw.
  ///   - canvas: The canvas to draw on.
  public func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    if state.needsWords, state.phase != .ending || state.endsInWords {
      StatusLine(state).draw(on: &canvas)
    } else {
      drawLine(state, on: &canvas)
    }
  }

  /// Whether the drawing changes with the pull alone; false, because the arrow only shows the
  /// phase.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: False.
  public func followsPull(in state: IndicatorState) -> Bool { false }

  private func drawLine<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    let text = IndicatorText.title(for: state)
    let scale = IconLine.iconScale(besideTextOf: canvas.size(of: text, as: .title).height)
    // Space for both icons if one is shown, so that the text does not jump.
    let line = IconLine(
      state, iconWidth: showsArrow || showsSpinner ? scale * iconWidth : 0,
      gap: labelInset > 0 && labelInset.isFinite ? labelInset : 0,
      title: showsWords || state.showsMessage ? text : nil,
      hasDetail: showsLastUpdated && state.purpose == .refresh, on: canvas)
    drawIcon(state, ElementPlacement(line.icon, scale: scale), on: &canvas)
    line.drawWords(on: &canvas)
  }

  private func drawIcon<Canvas: IndicatorCanvas>(
    _ state: IndicatorState, _ place: ElementPlacement, on canvas: inout Canvas
  ) {
    switch state.phase {
    case .waiting, .refreshing:
      guard showsSpinner else { return }
      canvas.spinner(diameter: spinnerDiameter, color: .secondary, progress: nil, place)
    case .ending where state.result?.kind != .cancelled:
      if showsArrow || showsSpinner {
        canvas.checkMark(width: Self.lineWidth, color: .secondary, place)
      }
    case .idle, .pulling, .armed, .ending, .failed, .noMore:
      if showsArrow { drawArrow(state, place, on: &canvas) }
    }
  }

  /// Draws an arrow that points away from the edge, and rotates by 180° when the edge is armed.
  private func drawArrow<Canvas: IndicatorCanvas>(
    _ state: IndicatorState, _ place: ElementPlacement, on canvas: inout Canvas
  ) {
    let rest = state.edge == .bottom ? 180.0 : 0
    var place = place
    place.rotation = rest + 180 * state.turn
    canvas.arrow(color: .secondary, place)
  }
}

extension RefreshIndicator where Self == ClassicIndicator {
  package static var classic: ClassicIndicator { ClassicIndicator() }
}
