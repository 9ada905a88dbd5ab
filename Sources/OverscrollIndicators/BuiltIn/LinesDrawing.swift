import OverscrollCore

/// The lines, the dots that become of them, and the word, for one state of a refresh.
struct LinesDrawing {
  /// How wide a line is at first, which makes it a dot, and when it is whole, in points.
  private static let narrow = 4.0
  private static let wide = 50.0
  /// The distance from the middle of a line to that of the next, in points.
  private static let distance = 8.0
  /// The distance from the middle of a dot to that of the next in the row, in points.
  private static let rowDistance = 12.0
  /// The room between the lines and the word, in points.
  private static let gap = 8.0
  /// The pull from which each line grows, from the bottom up, in points.
  private static let starts = (bottom: 30.0, middle: 46.0, top: 62.0)
  /// How the lines grow over the points of the pull: nearly done when the next one begins.
  private static let growth = SpringCurve(duration: 16, bounce: 0.4)
  private static let calmGrowth = SpringCurve(duration: 16)
  /// How the lines become dots, and how these swing into their row, in seconds.
  private static let shrinking = SpringCurve(duration: 0.3)
  private static let swing = SpringCurve(duration: 0.55, bounce: 0.45)
  private static let swingStart = 0.1
  /// How long the lines take to pale, and the dots to come, where nothing is to swing, in seconds.
  private static let fade = 0.2
  /// When the dots begin to pulse, how long each takes to the next pulse, and how far one is behind the other.
  private static let pulse = (start: 0.9, time: 1.2, lag: 0.15)
  /// How much of a dot is left where it is palest.
  private static let palest = 0.35
  /// The colour of a line that is whole.
  private static let red = SceneColor.rgb(192, 47, 46)

  private let state: IndicatorState
  /// What is held open while the action runs, in points.
  private let held: Double
  /// The pull that is seen, in points, with what is held open.
  private let pull: Double
  private let word: SceneSize
  /// How much larger the lines are than by nature, and what lies between them: as the word is.
  private let scale: Double
  private let middle: ScenePoint
  /// How much of everything has gone, now that all is over: from 0 to 1.
  private let gone: Double

  init<Canvas: SceneCanvas>(_ state: IndicatorState, held: Double, on canvas: Canvas) {
    let isOpen = state.isRunning || state.phase == .ending
    let word = canvas.size(of: .refresh, as: .detail)
    let scale = SignedLine.signScale(besideTextOf: word.height)
    let figure = scale * (2 * Self.distance + Self.narrow)
    let length = figure + Self.gap + word.height
    let fits = word.width > 0 && length <= state.size.height
    self.state = state
    self.held = held
    self.scale = scale
    self.word = fits ? word : SceneSize(width: 0, height: 0)
    pull = state.pull + (isOpen ? held : 0)
    middle = ScenePoint(
      state.center.x, fits ? (state.size.height - length + figure) / 2 : state.center.y)
    gone = state.phase == .ending ? (state.time / LinesIndicator.closingTime).asPart : 0
  }

  func draw<Canvas: SceneCanvas>(on canvas: inout Canvas) {
    guard gone < 1 else { return }
    draw(Line(row: 1, start: Self.starts.bottom), on: &canvas)
    draw(Line(row: 0, start: Self.starts.middle), on: &canvas)
    draw(Line(row: -1, start: Self.starts.top), on: &canvas)
    guard word.width > 0 else { return }
    let place = ScenePoint(
      middle.x,
      middle.y + scale * (Self.distance + Self.narrow / 2) + Self.gap + word.height / 2)
    canvas.text(
      .refresh, as: .detail, color: .secondary,
      ScenePlacement(place, opacity: (pull / held).asPart * (1 - gone)))
  }

  /// One of the three.
  private struct Line {
    /// Where it lies: -1 at the top, 0 in the middle, 1 at the bottom.
    let row: Double
    /// The pull from which it grows, in points.
    let start: Double
  }

  /// A line in two layers: one pales in over the other as it goes from grey by the colour of words to red.
  private func draw<Canvas: SceneCanvas>(_ line: Line, on canvas: inout Canvas) {
    let curve = state.reducesMotion ? Self.calmGrowth : Self.growth
    let grown = curve.value(at: pull - line.start)
    let width = Self.narrow + (Self.wide - Self.narrow) * grown * (1 - shrunk)
    let tint = 2 * max(grown.asPart, shrunk)
    let (under, over) = tint < 1 ? (SceneColor.secondary, SceneColor.label) : (.label, Self.red)
    let part = tint < 1 ? tint : tint - 1
    let place = placement(of: line)
    // What lies below goes before the other is whole: its edges would shine through.
    layer(width, under, place, (2 - 2 * part).asPart, on: &canvas)
    layer(width, over, place, part, on: &canvas)
  }

  private func layer<Canvas: SceneCanvas>(
    _ width: Double, _ color: SceneColor, _ place: ScenePlacement, _ opacity: Double,
    on canvas: inout Canvas
  ) {
    let reach = (width - Self.narrow) / 2
    let radius = Self.narrow / 2
    canvas.arc(around: ScenePoint(-reach, 0), radius: radius, from: 90, to: 270)
    canvas.arc(around: ScenePoint(reach, 0), radius: radius, from: 270, to: 450)
    canvas.close()
    var place = place
    place.opacity *= opacity
    canvas.fill(color: color, place)
  }

  /// How far the lines have become dots: from 0 to 1.
  private var shrunk: Double {
    guard state.isRunning else { return state.phase == .ending ? 1 : 0 }
    if state.reducesMotion { return state.time < Self.fade ? 0 : 1 }
    return Self.shrinking.value(at: state.time)
  }

  /// How far the dots have swung into their row; past 1 where they swing too far.
  private var swung: Double {
    guard state.isRunning else { return state.phase == .ending ? 1 : 0 }
    if state.reducesMotion { return state.time < Self.fade ? 0 : 1 }
    return Self.swing.value(at: state.time - Self.swingStart)
  }

  /// The column turns by a quarter around its middle: what was on top comes to the right.
  private func placement(of line: Line) -> ScenePlacement {
    let radius = scale * (Self.distance + (Self.rowDistance - Self.distance) * swung)
    let place = ScenePoint(
      around: middle, radius: line.row * radius * (state.reducesMotion ? 1 : 1 - gone),
      at: 90 + 90 * swung)
    return ScenePlacement(
      place, scale: scale * (state.reducesMotion ? 1 : 1 - gone),
      opacity: opacity(of: line) * (1 - gone))
  }

  private func opacity(of line: Line) -> Double {
    guard state.isRunning else { return 1 }
    if state.reducesMotion, state.time < 2 * Self.fade {
      return abs(1 - state.time / Self.fade).asPart
    }
    // From left to right in the row, where the bottom line comes first.
    let time = state.time - Self.pulse.start - (1 - line.row) * Self.pulse.lag
    guard time > 0 else { return 1 }
    let wave = 1 - abs(4 * (time / Self.pulse.time).fraction - 1)
    return 1 - (1 - Self.palest) * wave.asPart
  }
}
