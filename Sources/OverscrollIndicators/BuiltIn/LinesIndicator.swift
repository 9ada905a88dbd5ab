import OverscrollCore

/// Three short lines and a word: the lines grow with the pull, and become dots while the action runs.
///
/// After the refresh of the reader Unread. Whatever is pulled back goes back; where the action runs, the dots swing
/// into a row and pulse one after the other. A page that loads has a spinner.
public struct LinesIndicator: Equatable, Sendable, RefreshIndicator {
  /// How long the lines take to vanish when all is over, in seconds.
  static let closingTime = 0.35

  /// Creates the indicator.
  public init() {}

  /// The length along the axis that it needs: 62 points.
  public var extent: Double { 62 }

  /// The length along the axis where it says that a page is loading: 60 points.
  public var pageExtent: Double { 60 }

  /// The pull that it is drawn for: 52 points.
  public var triggerDistance: Double { 52 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return SpinnerIndicator().draw(state, on: &canvas) }
    guard !state.needsWords else { return StatusLine(state).draw(on: &canvas) }
    LinesDrawing(state, held: extent, on: canvas).draw(on: &canvas)
  }

  /// Whether the dots move: while a refresh runs, and a moment longer.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether the next frame looks different.
  public func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh, !state.needsWords else { return false }
    return state.isRunning || (state.phase == .ending && state.time < Self.closingTime)
  }

  /// Whether the drawing changes with the pull alone: whatever is pulled back goes back.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether another pull may look different.
  public func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.needsWords
  }
}

extension RefreshIndicator where Self == LinesIndicator {
  /// Three short lines that grow with the pull, and become dots while the action runs.
  public static var lines: LinesIndicator { LinesIndicator() }
}
