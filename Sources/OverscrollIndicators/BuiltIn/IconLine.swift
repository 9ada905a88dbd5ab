import OverscrollCore

/// An icon, the status text beside it, and a second line below, centred together.
struct IconLine {
  /// The distance of each of two lines from the middle, in points; larger with large text.
  private static let lineShift = 9.5
  /// The overlap of the boxes of two lines, in points; text does not fill its box.
  private static let leading = 2.0

  /// The status text; nil if it is hidden.
  let title: IndicatorText?
  private let hasDetail: Bool
  /// The centre of the icon.
  let icon: IndicatorPoint
  private let words: IndicatorPoint
  /// The scale of the text.
  private let fit: Double
  /// The distance of the title above the centre, and of the detail below it, in points.
  private let shifts: (title: Double, detail: Double)

  init<Canvas: IndicatorCanvas>(
    _ state: IndicatorState, iconWidth: Double, gap: Double, title: IndicatorText?, hasDetail: Bool,
    on canvas: Canvas
  ) {
    let none = IndicatorSize(width: 0, height: 0)
    let titleSize = title.map { canvas.size(of: $0, as: .title) } ?? none
    let detail = hasDetail ? canvas.size(of: .lastUpdated, as: .detail) : none
    let natural = max(titleSize.width, detail.width)
    let space = natural > 0 && iconWidth > 0 ? gap : 0
    fit = state.fit(natural, beside: iconWidth + space)
    let textWidth = natural * fit
    let leading = state.center.x - (iconWidth + space + textWidth) / 2
    self.title = title
    self.hasDetail = detail.width > 0
    shifts =
      detail.width > 0 && title != nil
      ? (Self.shift(besides: fit * detail.height), Self.shift(besides: fit * titleSize.height))
      : (0, 0)
    icon = IndicatorPoint(leading + iconWidth / 2, state.center.y)
    words = IndicatorPoint(leading + iconWidth + space + textWidth / 2, state.center.y)
  }

  /// The distance of a line from the centre, beside a line of a given height.
  private static func shift(besides height: Double) -> Double {
    height / 2 > lineShift + leading ? height / 2 : lineShift
  }

  /// The scale of an icon that grows with the text, at most 2.
  ///
  /// It is 1 up to a text height of 20 points, that of text at the default size.
  static func iconScale(besideTextOf height: Double) -> Double { min(2, max(1, height / 20)) }

  func drawWords<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    if let title {
      canvas.text(
        title, as: .title, color: .label,
        ElementPlacement(IndicatorPoint(words.x, words.y - shifts.title), scale: fit))
    }
    guard hasDetail else { return }
    canvas.text(
      .lastUpdated, as: .detail, color: .secondary,
      ElementPlacement(IndicatorPoint(words.x, words.y + shifts.detail), scale: fit))
  }
}
