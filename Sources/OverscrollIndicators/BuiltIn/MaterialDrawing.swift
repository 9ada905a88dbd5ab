import OverscrollCore

/// The disc, the arc and the mark of a ``MaterialIndicator``.
///
/// The proportions are those of Material's public specifications: a disc of 40 dp; an arc with a
/// radius of 8.75 dp, a line of 2.5 dp and an arrow of 10 by 5 dp, which appears after 40 % of the
/// pull and is at most four fifths of a circle; a trigger distance of 64 dp. The surface is tonal, as
/// that of level 3: it has 11 % of the tint. All lengths are those of an indicator of 64 points; the
/// drawing is scaled to the indicator's height.
struct MaterialDrawing {
  static let extent = 64.0
  /// The time in which the disc swells when a release would fire, in seconds.
  static let swellTime = 0.25
  private static let radius = 20.0
  private static let arcRadius = 8.75
  private static let lineWidth = 2.5
  private static let arrow = (width: 10.0, height: 5.0, time: 0.15)
  private static let tone = 0.11
  /// The distances by which the discs of the shadow are larger than the surface, the opacity by which
  /// each is denser than the one around it, and the distance by which all are lower.
  private static let shadow = (spread: [8, 6.4, 5, 3.8, 2.7, 1.7, 0.8], opacity: 0.005, fall: 1.5)
  /// The lengths of the arc, in degrees.
  private static let arc = (shortest: 36.0, longest: 288.0)
  /// The part of the pull after which the arc grows, and its opacity until a release would fire.
  private static let growth = (start: 0.4, opacity: 0.4)
  private static let swelling = 0.08
  /// The time in which the arc shortens and lengthens once, and the angle by which it turns in it: by
  /// four full turns in three breaths.
  private static let breath = (time: 1.333, turn: 480.0)
  /// The rotation of the arc when it is complete, in degrees.
  private static let rest = 45.0
  private static let closing = (ring: 0.12, mark: 0.2)
  private static let mark = (start: 0.06, scale: 1.1)

  private let state: IndicatorState
  private let scale: Double

  init(_ state: IndicatorState) {
    self.state = state
    scale = state.scale(from: Self.extent)
  }

  func draw<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let size = size
    surface(length: 2 * Self.radius, scale: size, opacity: size > 0 ? presence : 0, on: &canvas)
    if state.phase == .ending {
      close(size, on: &canvas)
    } else {
      let arc = state.isRunning ? running : pulled
      draw(arc, size, on: &canvas)
      check(0, size, on: &canvas)
    }
  }

  // MARK: Surface

  /// Draws the surface and its shadow: a disc, or a bar with round ends.
  func surface<Canvas: IndicatorCanvas>(
    length: Double, scale size: Double = 1, opacity: Double, on canvas: inout Canvas
  ) {
    let half = max(0, length / 2 - Self.radius)
    let middle = ElementPlacement(state.center, scale: size * scale, opacity: opacity)
    var below = middle
    below.position = fallen(size * scale * Self.shadow.fall)
    below.opacity = 0
    for spread in Self.shadow.spread {
      below.opacity += opacity * Self.shadow.opacity
      outline(half, Self.radius + spread, on: &canvas)
      canvas.fill(color: .rgb(0, 0, 0), below)
    }
    outline(half, Self.radius, on: &canvas)
    canvas.fill(color: .surface, middle)
    var tone = middle
    tone.opacity = opacity * Self.tone
    outline(half, Self.radius, on: &canvas)
    canvas.fill(color: .tint, tone)
  }

  private func outline<Canvas: IndicatorCanvas>(
    _ half: Double, _ radius: Double, on canvas: inout Canvas
  ) {
    canvas.arc(around: IndicatorPoint(half, 0), radius: radius, from: -90, to: 90)
    canvas.arc(around: IndicatorPoint(-half, 0), radius: radius, from: 90, to: 270)
    canvas.close()
  }

  /// The middle of the box, lower on the screen: hosts turn the drawing at the sides.
  private func fallen(_ distance: Double) -> IndicatorPoint {
    let center = state.center
    switch state.edge {
    case .top, .bottom: return IndicatorPoint(center.x, center.y + distance)
    case .leading: return IndicatorPoint(center.x - distance, center.y)
    case .trailing: return IndicatorPoint(center.x + distance, center.y)
    }
  }

  private var presence: Double { state.phase == .ending ? state.presence : 1 }

  /// The scale of the disc: it grows with the pull, swells once when a release would fire, and
  /// shrinks as it leaves.
  private var size: Double {
    if state.phase == .ending { return state.presence }
    guard !state.isRunning else { return 1 }
    let missing = 1 - state.progress.asPart
    let grown = 1 - missing * missing
    guard state.phase == .armed, !state.reducesMotion else { return grown }
    let part = (state.time / Self.swellTime).asPart
    return grown * (1 + Self.swelling * Elementary.direction(at: 180 * part).sine)
  }

  // MARK: Arc

  private struct Arc {
    /// The length, and the angle at which it begins, from the top, in degrees.
    var sweep: Double
    var rotation: Double
    var opacity = 1.0
    /// The size of its arrow, from 0 to 1.
    var arrow = 0.0
  }

  /// The arc during the pull.
  private var pulled: Arc {
    let start = Self.growth.start
    let grown = ((state.progress - start) / (1 - start)).asPart
    let armed = ((state.progress - 0.9) / 0.1).eased
    let opacity = Self.growth.opacity + (1 - Self.growth.opacity) * armed
    return Arc(
      sweep: Self.arc.longest * grown, rotation: Self.rest - 90 * (1 - grown),
      opacity: grown > 0 ? opacity : 0, arrow: grown)
  }

  /// The arc during the action: its end follows its head, then its head runs ahead, while both turn.
  private var running: Arc {
    let time = state.phase == .refreshing ? state.time : 0
    let arrow = 1 - (time / Self.arrow.time).asPart
    let (shortest, longest) = Self.arc
    guard !state.reducesMotion else {
      let closed = (time / Self.swellTime).asPart
      return Arc(
        sweep: longest + (360 - longest) * closed, rotation: Self.rest,
        opacity: (time - Self.swellTime).pulsed, arrow: arrow)
    }
    let breaths = 3 * (time / (3 * Self.breath.time)).fraction
    let part = 2 * breaths.fraction
    let (end, head) = (part.eased, (part - 1).eased)
    let change = longest - shortest
    return Arc(
      sweep: longest - change * (end - head),
      rotation: Self.rest + Self.breath.turn * breaths + change * (end - breaths.fraction),
      arrow: arrow)
  }

  private func draw<Canvas: IndicatorCanvas>(
    _ arc: Arc, _ size: Double, on canvas: inout Canvas
  ) {
    let scale = size * scale
    canvas.arc(
      around: IndicatorPoint(0, 0), radius: Self.arcRadius, from: -90, to: arc.sweep - 90)
    canvas.stroke(
      width: Self.lineWidth, color: .tint,
      ElementPlacement(state.center, rotation: arc.rotation, scale: scale, opacity: arc.opacity))
    let head = arc.rotation + arc.sweep - 90
    canvas.move(to: IndicatorPoint(-Self.arrow.width / 2, 0))
    canvas.line(to: IndicatorPoint(Self.arrow.width / 2, 0))
    canvas.line(to: IndicatorPoint(0, Self.arrow.height))
    canvas.close()
    canvas.fill(
      color: .tint,
      ElementPlacement(
        IndicatorPoint(around: state.center, radius: scale * Self.arcRadius, at: head),
        rotation: head, scale: scale * arc.arrow, opacity: arc.arrow > 0 ? arc.opacity : 0))
  }

  // MARK: Mark

  /// Closes the arc to a ring, which makes room for a check mark; after a cancelled run it only
  /// leaves.
  private func close<Canvas: IndicatorCanvas>(_ size: Double, on canvas: inout Canvas) {
    let isDone = state.result?.kind != .cancelled
    let time = state.reducesMotion ? IndicatorState.leavingTime : state.time
    let longest = Self.arc.longest
    let closed = isDone ? (time / Self.closing.ring).eased : 0
    let shown = isDone ? ((time - Self.mark.start) / Self.closing.mark).eased : 0
    draw(
      Arc(
        sweep: longest + (360 - longest) * closed, rotation: Self.rest,
        opacity: size * (1 - shown)), size, on: &canvas)
    check(shown, size, on: &canvas)
  }

  private func check<Canvas: IndicatorCanvas>(
    _ shown: Double, _ size: Double, on canvas: inout Canvas
  ) {
    canvas.checkMark(
      width: Self.lineWidth, color: .tint,
      ElementPlacement(
        state.center, scale: scale * size * Self.mark.scale * (0.5 + shown / 2),
        opacity: size * shown))
  }
}
