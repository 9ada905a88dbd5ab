import OverscrollCore

/// A sign, the state as text beside it, and a second line below; centred together.
struct SignedLine {
  /// The distance of each of two lines from the middle, in points; larger with large text.
  private static let lineShift = 9.5
  /// How far the boxes of two lines may reach into each other, each by so much: letters do not fill them.
  private static let leading = 2.0

  /// The words; nil where there are to be none.
  let title: SceneText?
  private let hasDetail: Bool
  /// Where the middle of the sign lies.
  let sign: ScenePoint
  private let words: ScenePoint
  /// How much smaller the words are than they are by nature.
  private let fit: Double
  /// How far the title lies above the middle, and the detail below it, in points.
  private let shifts: (title: Double, detail: Double)

  init<Canvas: SceneCanvas>(
    _ state: IndicatorState, signWidth: Double, gap: Double, title: SceneText?, hasDetail: Bool,
    on canvas: Canvas
  ) {
    let none = SceneSize(width: 0, height: 0)
    let titleSize = title.map { canvas.size(of: $0, as: .title) } ?? none
    let detail = hasDetail ? canvas.size(of: .lastUpdated, as: .detail) : none
    let natural = max(titleSize.width, detail.width)
    let space = natural > 0 && signWidth > 0 ? gap : 0
    fit = state.fit(natural, beside: signWidth + space)
    let textWidth = natural * fit
    let leading = state.center.x - (signWidth + space + textWidth) / 2
    self.title = title
    self.hasDetail = detail.width > 0
    shifts =
      detail.width > 0 && title != nil
      ? (Self.shift(besides: fit * detail.height), Self.shift(besides: fit * titleSize.height))
      : (0, 0)
    sign = ScenePoint(leading + signWidth / 2, state.center.y)
    words = ScenePoint(leading + signWidth + space + textWidth / 2, state.center.y)
  }

  /// How far a line lies from the middle, beside one that is so high.
  private static func shift(besides height: Double) -> Double {
    height / 2 > lineShift + leading ? height / 2 : lineShift
  }

  /// How much larger than by nature a sign is that grows with text: up to twice its size.
  ///
  /// From 20 points on, the height of a line of usual text.
  static func signScale(besideTextOf height: Double) -> Double { min(2, max(1, height / 20)) }

  func drawWords<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    if let title {
      canvas.text(
        title, as: .title, color: .label,
        ScenePlacement(ScenePoint(words.x, words.y - shifts.title), scale: fit))
    }
    guard hasDetail else { return }
    canvas.text(
      .lastUpdated, as: .detail, color: .secondary,
      ScenePlacement(ScenePoint(words.x, words.y + shifts.detail), scale: fit))
  }
}
