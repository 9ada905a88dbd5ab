import OverscrollCore

/// The lines, the dots that they turn into, and the text, for one state of a refresh.
struct LinesDrawing {
  /// The initial width of a line, which makes it a dot, and its full width, in points.
  private static let narrow = 4.0
  private static let wide = 50.0
  /// The distance between the centres of adjacent lines, in points.
  private static let distance = 8.0
  /// The distance between the centres of adjacent dots in the row, in points.
  private static let rowDistance = 12.0
  /// The space between the lines and the text, in points.
  private static let gap = 8.0
  /// The pull at which the middle line begins to grow, and the difference to the next line above.
  ///
  /// Both are in points.
  private static let start = (middle: 46.0, step: 16.0)
  /// The growth of a line over the points of the pull: nearly complete when the next one begins.
  private static var growth: SpringCurve { SpringCurve(duration: 16, bounce: 0.4) }
  private static var reducedMotionGrowth: SpringCurve { SpringCurve(duration: 16) }
  /// The curves of the lines that shrink to dots, and of the dots that swing into a row, in
  /// seconds.
  private static var shrinking: SpringCurve { SpringCurve(duration: 0.3) }
  private static var swing: SpringCurve { SpringCurve(duration: 0.55, bounce: 0.45) }
  private static let swingStart = 0.1
  /// The duration of the cross-fade from lines to dots with reduced motion, in seconds.
  private static let fade = 0.2
  /// The start of the dots' pulse, its period, and the delay from one dot to the next, in seconds.
  private static let pulse = (start: 0.9, time: 1.2, lag: 0.15)
  /// The lowest opacity of a dot.
  private static let lowestOpacity = 0.35

  private let state: IndicatorState
  /// The extra inset while the action runs, in points.
  private let held: Double
  /// The visible pull, in points, including the extra inset.
  private let pull: Double
  private let word: IndicatorSize
  /// The scale of the lines and their spacing, which is the scale of the text.
  private let scale: Double
  private let middle: IndicatorPoint
  /// The progress of the disappearance at the end, from 0 to 1.
  private let closingProgress: Double

  init<Canvas: IndicatorCanvas>(_ state: IndicatorState, held: Double, on canvas: Canvas) {
    let isOpen = state.isRunning || state.phase == .ending
    let word = canvas.size(of: .refresh, as: .detail)
    let scale = IconLine.iconScale(besideTextOf: word.height)
    let figure = scale * (2 * Self.distance + Self.narrow)
    let length = figure + Self.gap + word.height
    let fits = word.width > 0 && length <= state.size.height
    self.state = state
    self.held = held
    self.scale = scale
    self.word = fits ? word : IndicatorSize(width: 0, height: 0)
    pull = state.pull + (isOpen ? held : 0)
    middle = IndicatorPoint(
      state.center.x, fits ? (state.size.height - length + figure) / 2 : state.center.y)
    closingProgress = state.phase == .ending ? (state.time / LinesIndicator.closingTime).asPart : 0
  }

  func draw<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    guard closingProgress < 1 else { return }
    var row = 1.0
    while row >= -1 {
      draw(row, on: &canvas)
      row -= 1
    }
    guard word.width > 0 else { return }
    let place = IndicatorPoint(
      middle.x,
      middle.y + scale * (Self.distance + Self.narrow / 2) + Self.gap + word.height / 2)
    canvas.text(
      .refresh, as: .detail, color: .secondary,
      ElementPlacement(place, opacity: (pull / held).asPart * (1 - closingProgress)))
  }

  /// Draws a line in two layers that cross-fade, from grey through the text colour to red.
  ///
  /// The row is -1 at the top, 0 in the middle, and 1 at the bottom.
  private func draw<Canvas: IndicatorCanvas>(_ row: Double, on canvas: inout Canvas) {
    let curve = state.reducesMotion ? Self.reducedMotionGrowth : Self.growth
    let grown = curve.value(at: pull - Self.start.middle + row * Self.start.step)
    let width = Self.narrow + (Self.wide - Self.narrow) * grown * (1 - shrunk)
    let tint = 2 * max(grown.asPart, shrunk)
    let (under, over) =
      tint < 1 ? (IndicatorColor.secondary, IndicatorColor.label) : (.label, .accent)
    let part = tint < 1 ? tint : tint - 1
    let place = placement(of: row)
    // The lower layer fades before the upper one is opaque, because its edges would be visible.
    layer(width, under, place, (2 - 2 * part).asPart, on: &canvas)
    layer(width, over, place, part, on: &canvas)
  }

  private func layer<Canvas: IndicatorCanvas>(
    _ width: Double, _ color: IndicatorColor, _ place: ElementPlacement, _ opacity: Double,
    on canvas: inout Canvas
  ) {
    let reach = (width - Self.narrow) / 2
    let radius = Self.narrow / 2
    canvas.arc(around: IndicatorPoint(-reach, 0), radius: radius, from: 90, to: 270)
    canvas.arc(around: IndicatorPoint(reach, 0), radius: radius, from: 270, to: 450)
    canvas.close()
    var place = place
    place.opacity *= opacity
    canvas.fill(color: color, place)
  }

  /// The progress from lines to dots, from 0 to 1.
  private var shrunk: Double { turned(along: Self.shrinking, from: 0) }

  /// The progress of the dots' swing into their row; it may exceed 1.
  private var swung: Double { turned(along: Self.swing, from: Self.swingStart) }

  /// The progress of a curve that starts some seconds after the action.
  private func turned(along curve: SpringCurve, from start: Double) -> Double {
    guard state.isRunning else { return state.phase == .ending ? 1 : 0 }
    if state.reducesMotion { return state.time < Self.fade ? 0 : 1 }
    return curve.value(at: state.time - start)
  }

  /// Rotates the column by 90° around its centre: the top dot moves to the right.
  private func placement(of row: Double) -> ElementPlacement {
    let radius = scale * (Self.distance + (Self.rowDistance - Self.distance) * swung)
    let place = IndicatorPoint(
      around: middle, radius: row * radius * (state.reducesMotion ? 1 : 1 - closingProgress),
      at: 90 + 90 * swung)
    return ElementPlacement(
      place, scale: scale * (state.reducesMotion ? 1 : 1 - closingProgress),
      opacity: opacity(of: row) * (1 - closingProgress))
  }

  private func opacity(of row: Double) -> Double {
    guard state.isRunning else { return 1 }
    if state.reducesMotion, state.time < 2 * Self.fade {
      return abs(1 - state.time / Self.fade).asPart
    }
    // The dots pulse from left to right in the row, where the bottom line is first.
    let time = state.time - Self.pulse.start - (1 - row) * Self.pulse.lag
    guard time > 0 else { return 1 }
    let wave = 1 - abs(4 * (time / Self.pulse.time).fraction - 1)
    return 1 - (1 - Self.lowestOpacity) * wave.asPart
  }
}
