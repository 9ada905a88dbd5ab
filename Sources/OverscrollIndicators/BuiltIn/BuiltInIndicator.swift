/// The indicators that come with the library, as one type that needs no heap.
public enum BuiltInIndicator: Equatable, Sendable, RefreshIndicator {
  /// An arrow that turns, a spinner, the state in words and the time of the last update.
  case classic(ClassicIndicator)
  /// A plain spinner that comes in with the pull.
  case spinner(SpinnerIndicator)
  /// A circle that closes with the pull, and spins while the action runs.
  case ring(RingIndicator)
  /// Words alone.
  case text(TextIndicator)
  /// Pictures that follow the finger, and play while the action runs.
  case frames(FramesIndicator)
  /// Three short lines that grow with the pull, and become dots while the action runs.
  case lines(LinesIndicator)

  /// The length along the axis that it needs, in points.
  public var extent: Double {
    switch self {
    case .classic(let indicator): indicator.extent
    case .spinner(let indicator): indicator.extent
    case .ring(let indicator): indicator.extent
    case .text(let indicator): indicator.extent
    case .frames(let indicator): indicator.extent
    case .lines(let indicator): indicator.extent
    }
  }

  /// The length along the axis where it says that a page is loading, in points.
  public var pageExtent: Double {
    switch self {
    case .classic(let indicator): indicator.pageExtent
    case .spinner(let indicator): indicator.pageExtent
    case .ring(let indicator): indicator.pageExtent
    case .text(let indicator): indicator.pageExtent
    case .frames(let indicator): indicator.pageExtent
    case .lines(let indicator): indicator.pageExtent
    }
  }

  /// The pull that it is drawn for, in points.
  public var triggerDistance: Double {
    switch self {
    case .classic(let indicator): indicator.triggerDistance
    case .spinner(let indicator): indicator.triggerDistance
    case .ring(let indicator): indicator.triggerDistance
    case .text(let indicator): indicator.triggerDistance
    case .frames(let indicator): indicator.triggerDistance
    case .lines(let indicator): indicator.triggerDistance
    }
  }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    switch self {
    case .classic(let indicator): indicator.draw(state, on: &canvas)
    case .spinner(let indicator): indicator.draw(state, on: &canvas)
    case .ring(let indicator): indicator.draw(state, on: &canvas)
    case .text(let indicator): indicator.draw(state, on: &canvas)
    case .frames(let indicator): indicator.draw(state, on: &canvas)
    case .lines(let indicator): indicator.draw(state, on: &canvas)
    }
  }

  /// Whether the drawing changes with time alone.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether the next frame looks different.
  public func isAnimated(in state: IndicatorState) -> Bool {
    switch self {
    case .classic(let indicator): indicator.isAnimated(in: state)
    case .spinner(let indicator): indicator.isAnimated(in: state)
    case .ring(let indicator): indicator.isAnimated(in: state)
    case .text(let indicator): indicator.isAnimated(in: state)
    case .frames(let indicator): indicator.isAnimated(in: state)
    case .lines(let indicator): indicator.isAnimated(in: state)
    }
  }

  /// Whether the drawing changes with the pull alone.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether another pull may look different.
  public func followsPull(in state: IndicatorState) -> Bool {
    switch self {
    case .classic(let indicator): indicator.followsPull(in: state)
    case .spinner(let indicator): indicator.followsPull(in: state)
    case .ring(let indicator): indicator.followsPull(in: state)
    case .text(let indicator): indicator.followsPull(in: state)
    case .frames(let indicator): indicator.followsPull(in: state)
    case .lines(let indicator): indicator.followsPull(in: state)
    }
  }
}
