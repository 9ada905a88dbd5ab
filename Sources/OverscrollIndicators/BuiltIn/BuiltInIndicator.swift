/// The built-in indicators, as one type that needs no heap.
///
/// The cases are the only list of them: hosts, tests and documentation are generated from it, or compared with it.
package enum BuiltInIndicator: Equatable, Sendable, RefreshIndicator {
  /// A rotating arrow, a spinner, a status text, and the time of the last update.
  case classic(ClassicIndicator)
  /// A plain spinner that appears with the pull.
  case spinner(SpinnerIndicator)
  /// A circle that closes with the pull, and spins while the action runs.
  case ring(RingIndicator)
  /// One line of text that states the phase.
  case text(TextIndicator)
  /// Pictures that follow the finger, and play while the action runs.
  case frames(FramesIndicator)
  /// Three short lines that grow with the pull, and turn into dots while the action runs.
  case lines(LinesIndicator)

  package static let count = 6

  /// Creates the indicator with a number, for hosts that configure indicators by numbers.
  ///
  /// - Parameter number: The position of the case, from 0; an invalid number means the classic indicator.
  package init(number: Int) {
    switch number {
    case 1: self = .spinner(SpinnerIndicator())
    case 2: self = .ring(RingIndicator())
    case 3: self = .text(TextIndicator())
    case 4: self = .frames(FramesIndicator())
    case 5: self = .lines(LinesIndicator())
    default: self = .classic(ClassicIndicator())
    }
  }

  package var name: String {
    switch self {
    case .classic: "classic"
    case .spinner: "spinner"
    case .ring: "ring"
    case .text: "text"
    case .frames: "frames"
    case .lines: "lines"
    }
  }

  package var extent: Double {
    switch self {
    case .classic(let indicator): indicator.extent
    case .spinner(let indicator): indicator.extent
    case .ring(let indicator): indicator.extent
    case .text(let indicator): indicator.extent
    case .frames(let indicator): indicator.extent
    case .lines(let indicator): indicator.extent
    }
  }

  package var pageExtent: Double {
    switch self {
    case .classic(let indicator): indicator.pageExtent
    case .spinner(let indicator): indicator.pageExtent
    case .ring(let indicator): indicator.pageExtent
    case .text(let indicator): indicator.pageExtent
    case .frames(let indicator): indicator.pageExtent
    case .lines(let indicator): indicator.pageExtent
    }
  }

  package var triggerDistance: Double {
    switch self {
    case .classic(let indicator): indicator.triggerDistance
    case .spinner(let indicator): indicator.triggerDistance
    case .ring(let indicator): indicator.triggerDistance
    case .text(let indicator): indicator.triggerDistance
    case .frames(let indicator): indicator.triggerDistance
    case .lines(let indicator): indicator.triggerDistance
    }
  }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    switch self {
    case .classic(let indicator): indicator.draw(state, on: &canvas)
    case .spinner(let indicator): indicator.draw(state, on: &canvas)
    case .ring(let indicator): indicator.draw(state, on: &canvas)
    case .text(let indicator): indicator.draw(state, on: &canvas)
    case .frames(let indicator): indicator.draw(state, on: &canvas)
    case .lines(let indicator): indicator.draw(state, on: &canvas)
    }
  }

  package func isAnimated(in state: IndicatorState) -> Bool {
    switch self {
    case .classic(let indicator): indicator.isAnimated(in: state)
    case .spinner(let indicator): indicator.isAnimated(in: state)
    case .ring(let indicator): indicator.isAnimated(in: state)
    case .text(let indicator): indicator.isAnimated(in: state)
    case .frames(let indicator): indicator.isAnimated(in: state)
    case .lines(let indicator): indicator.isAnimated(in: state)
    }
  }

  package func followsPull(in state: IndicatorState) -> Bool {
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
