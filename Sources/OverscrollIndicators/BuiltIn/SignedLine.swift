import OverscrollCore

/// A sign, the status text beside it, and a second line below, centred together.
struct SignedLine {
  /// The distance of each of two lines from the middle, in points; larger with large text.
  private static let lineShift = 9.5
  /// The overlap of the boxes of two lines, in points; text does not fill its box.
  private static let leading = 2.0

  /// The status text; nil if it is hidden.
  let title: SceneText?
  private let hasDetail: Bool
  /// The centre of the sign.
  let sign: ScenePoint
  private let words: ScenePoint
  /// The scale of the text.
  private let fit: Double
  /// The distance of the title above the centre, and of the detail below it, in points.
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

  /// The distance of a line from the centre, beside a line of a given height.
  private static func shift(besides height: Double) -> Double {
    height / 2 > lineShift + leading ? height / 2 : lineShift
  }

  /// The scale of a sign that grows with the text, at most 2.
  ///
  /// It is 1 up to a text height of 20 points, that of text at the default size.
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
