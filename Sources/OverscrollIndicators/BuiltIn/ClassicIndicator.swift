import OverscrollCore

/// The arrow that turns, the spinner, the state in words and the time of the last update.
///
/// The sign stands before the words, and both together in the middle.
public struct ClassicIndicator: Equatable, Sendable, RefreshIndicator {
  /// Whether the time of the last update is told below the state.
  public var showsLastUpdated: Bool

  /// Creates the indicator.
  ///
  /// - Parameter showsLastUpdated: Whether the time of the last update is told below the state.
  public init(showsLastUpdated: Bool = true) { self.showsLastUpdated = showsLastUpdated }

  /// The length along the axis that it needs: 54 points, MJRefresh's header.
  public var extent: Double { 54 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    switch state.phase {
    case .failed: StatusLine(state).draw(on: &canvas)
    case .idle where state.purpose == .load: StatusLine(state).draw(on: &canvas)
    case .noMore: StatusLine(state).draw(on: &canvas)
    case .ending where state.endsInWords: StatusLine(state).draw(on: &canvas)
    case .idle, .pulling, .armed, .waiting, .refreshing, .ending:
      ClassicLayout(state, hasDetail: showsLastUpdated && state.purpose == .refresh, on: canvas)
        .draw(on: &canvas)
    }
  }
}

extension RefreshIndicator where Self == ClassicIndicator {
  /// An arrow that turns, a spinner, the state in words and the time of the last update.
  public static var classic: ClassicIndicator { ClassicIndicator() }
}

/// Where the parts of the classic indicator go.
private struct ClassicLayout {
  private static let signWidth = 24.0
  private static let gap = 12.0
  /// How far a line lies from the middle where there are two, in points; further where text is large.
  private static let lineShift = 9.5
  /// How far the boxes of two lines may reach into each other, each by so much: letters do not fill them.
  private static let leading = 2.0

  let state: IndicatorState
  let title: SceneText
  let hasDetail: Bool
  let sign: ScenePoint
  let words: Double
  /// How far the title lies above the middle, and the detail below it, in points.
  let shifts: (title: Double, detail: Double)

  init<Canvas: SceneCanvas>(_ state: IndicatorState, hasDetail: Bool, on canvas: Canvas) {
    let title = SceneText.title(for: state)
    let none = SceneSize(width: 0, height: 0)
    let detail = hasDetail ? canvas.size(of: .lastUpdated, as: .detail) : none
    let titleSize = canvas.size(of: title, as: .title)
    let textWidth = max(titleSize.width, detail.width)
    let leading = state.center.x - (Self.signWidth + Self.gap + textWidth) / 2
    self.state = state
    self.title = title
    self.hasDetail = detail.width > 0
    shifts =
      detail.width > 0
      ? (Self.shift(besides: detail.height), Self.shift(besides: titleSize.height)) : (0, 0)
    sign = ScenePoint(leading + Self.signWidth / 2, state.center.y)
    words = leading + Self.signWidth + Self.gap + textWidth / 2
  }

  /// How far a line lies from the middle, beside one that is so high.
  private static func shift(besides height: Double) -> Double {
    height / 2 > lineShift + leading ? height / 2 : lineShift
  }

  func draw<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    drawSign(on: &canvas)
    canvas.text(
      title, as: .title, color: .label,
      ScenePlacement(ScenePoint(words, state.center.y - shifts.title)))
    guard hasDetail else { return }
    canvas.text(
      .lastUpdated, as: .detail, color: .secondary,
      ScenePlacement(ScenePoint(words, state.center.y + shifts.detail)))
  }

  private func drawSign<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    switch state.phase {
    case .waiting, .refreshing:
      canvas.spinner(
        diameter: 20, color: .secondary, progress: nil, ScenePlacement(sign))
    case .ending where state.outcome?.kind != .cancelled: drawCheckMark(on: &canvas)
    case .idle, .pulling, .armed, .ending, .failed, .noMore: drawArrow(on: &canvas)
    }
  }

  /// Points away from the edge, which is down but for the bottom one; turned by half a turn when letting go would fire.
  private func drawArrow<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    let rest = state.edge == .bottom ? 180.0 : 0
    canvas.move(to: ScenePoint(0, -8))
    canvas.line(to: ScenePoint(0, 8))
    canvas.move(to: ScenePoint(-5.5, 2.5))
    canvas.line(to: ScenePoint(0, 8))
    canvas.line(to: ScenePoint(5.5, 2.5))
    canvas.stroke(
      width: 1.75, color: .secondary, ScenePlacement(sign, rotation: rest + 180 * state.turn))
  }

  private func drawCheckMark<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    canvas.move(to: ScenePoint(-6.5, 0.5))
    canvas.line(to: ScenePoint(-2, 5))
    canvas.line(to: ScenePoint(6.5, -5))
    canvas.stroke(width: 1.75, color: .secondary, ScenePlacement(sign))
  }
}
