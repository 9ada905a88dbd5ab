import OverscrollCore

/// The liquid, the ring and the mark of a ``DropIndicator``.
///
/// All lengths are those of an indicator of 54 points; the drawing is scaled to the indicator's
/// height. The liquid is made of arcs that touch each other, and its origin is at the edge, which is
/// beyond the box once the pull is longer than that.
struct DropDrawing {
  static let extent = 54.0
  /// The radius of the free drop and of the ring.
  static let radius = 12.0
  /// The time in which the ring closes around the check mark, in seconds.
  private static let closingTime = 0.25
  /// The distance of the drop from the edge when it snaps off.
  private static let reach = extent / 2
  /// The angle at which the neck touches the drop when it snaps off, in degrees: that at which the
  /// drop and its tip have the area of the free drop.
  private static let snapAngle = 65.19488187862196
  private static let snapNeck = neckRadius(at: snapAngle)
  private static let snapRadius =
    reach / (snapNeck + (1 + snapNeck) * Elementary.direction(at: snapAngle).sine)
  /// The area of the liquid while it stretches, and that of the drop and its tip afterwards.
  private static let area = snapRadius * snapRadius * hangingArea(at: snapAngle)
  private static let freeArea = Double.pi * radius * radius
  /// The largest radius of the drop while it wells out of the edge.
  private static let largest = 14.5
  /// The part of the trigger distance, and the time in seconds, in which tip and rest draw back.
  private static let snap = (progress: 0.15, time: 0.15)
  private static let bounce = (height: 2.5, turns: 2.0, time: 0.5)
  private static let hole = (radius: 9.5, time: 0.25)
  private static let gap = (angle: 90.0, start: 0.3, time: 0.25, closingTime: 0.15)
  private static let turnTime = 0.9
  /// With reduced motion, the time in which the drop becomes the ring, in seconds.
  private static let fadeTime = 0.25
  /// The check mark: its scale, and the width of its line in points.
  private static let mark = (scale: 0.8, width: 2.8)

  private let state: IndicatorState
  private let scale: Double
  /// The distance of the content from the edge, and of the drop's centre.
  private let open: Double
  private let distance: Double

  init(_ state: IndicatorState) {
    self.state = state
    scale = state.scale(from: Self.extent)
    open = state.pull / scale + (state.isRunning ? Self.extent : 0)
    distance = Self.reach + max(0, open - max(state.triggerDistance / scale, Self.extent))
  }

  func draw<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    if state.phase == .ending {
      close(on: &canvas)
    } else if !state.isRunning, state.progress < 1 || state.progress.isNaN {
      ring(hole: 0, y: Self.reach, opacity: 0, on: &canvas)
      hang(on: &canvas)
    } else if state.reducesMotion {
      let shown = (time / Self.fadeTime).asPart
      ring(hole: Self.hole.radius, y: edge + distance, opacity: shown * fading, on: &canvas)
      fall(snapped: pulled, to: distance, opacity: 1 - shown, on: &canvas)
    } else {
      run(on: &canvas)
    }
  }

  /// The position of the edge in the box.
  private var edge: Double { Self.extent - open }

  /// The time since the action began, in seconds.
  private var time: Double { state.phase == .refreshing ? state.time : 0 }

  /// How far the pull has parted the drop from the rest, from 0 to 1.
  private var pulled: Double {
    ((state.isRunning ? state.progress : state.progress - 1) / Self.snap.progress).eased
  }

  /// The opacity of the ring with reduced motion.
  private var fading: Double {
    (time - Self.fadeTime).pulsed
  }

  // MARK: Liquid

  /// Draws the drop that hangs from the edge: an arc beside the edge, the drop, and an arc back.
  private func hang<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let angle = -90 + (90 + Self.snapAngle) * state.progress.asPart
    let area = Self.hangingArea(at: angle)
    let isStretched = area * Self.largest * Self.largest > Self.area
    let radius = isStretched ? Elementary.squareRoot(Self.area / area) : Self.largest
    let neck = Self.snapNeck * radius
    let direction = Elementary.direction(at: angle)
    let x = (radius + neck) * direction.cosine
    canvas.arc(around: IndicatorPoint(-x, neck), radius: neck, from: -90, to: angle)
    canvas.arc(
      around: IndicatorPoint(0, neck + (radius + neck) * direction.sine), radius: radius,
      from: 180 + angle, to: -angle)
    canvas.arc(around: IndicatorPoint(x, neck), radius: neck, from: 180 - angle, to: 270)
    canvas.close()
    fill(opacity: state.progress > 0 ? 1 : 0, on: &canvas)
  }

  /// Draws the rest at the edge and the drop below it.
  ///
  /// `snapped` is 0 where they touch, and 1 where the rest is gone and the drop is a circle.
  private func fall<Canvas: IndicatorCanvas>(
    snapped: Double, to y: Double, opacity: Double, on canvas: inout Canvas
  ) {
    let rest = Self.snapNeck * Self.snapRadius * (1 - snapped)
    canvas.arc(around: IndicatorPoint(-rest, rest), radius: rest, from: -90, to: 0)
    canvas.arc(around: IndicatorPoint(rest, rest), radius: rest, from: 180, to: 270)
    canvas.close()
    let angle = Self.snapAngle + (90 - Self.snapAngle) * snapped
    let sine = Elementary.direction(at: angle).sine
    let part = Self.neckRadius(at: angle)
    let turn = angle * .pi / 180
    let area = part * (1 + part) * sine - part * part * turn + .pi / 2 + turn
    let radius = Elementary.squareRoot(Self.freeArea / area)
    let neck = part * radius
    let top = y - (radius + neck) * sine
    canvas.move(to: IndicatorPoint(0, top))
    canvas.arc(around: IndicatorPoint(-neck, top), radius: neck, from: 0, to: angle)
    canvas.arc(around: IndicatorPoint(0, y), radius: radius, from: 180 + angle, to: -angle)
    canvas.arc(around: IndicatorPoint(neck, top), radius: neck, from: 180 - angle, to: 180)
    canvas.close()
    fill(opacity: opacity, on: &canvas)
  }

  private func fill<Canvas: IndicatorCanvas>(opacity: Double, on canvas: inout Canvas) {
    canvas.fill(
      color: .tint,
      ElementPlacement(
        point(at: edge), rotation: state.edge == .bottom ? 180 : 0, scale: scale, opacity: opacity))
  }

  /// The point in the middle of the box at a distance from its outer end.
  private func point(at y: Double) -> IndicatorPoint {
    IndicatorPoint(
      state.center.x, state.edge == .bottom ? state.size.height - scale * y : scale * y)
  }

  // MARK: Ring

  /// Draws the drop after the release: it bounces, and a hole in it opens to a ring with a gap.
  private func run<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let rest = 1 - (time / Self.bounce.time).asPart
    let swing = Elementary.direction(at: 360 * Self.bounce.turns * (1 - rest)).sine
    let y = distance + Self.bounce.height * rest * rest * swing
    guard time >= Self.snap.time else {
      ring(hole: 0, y: edge + y, opacity: 0, on: &canvas)
      return fall(
        snapped: max(pulled, (time / Self.snap.time).eased), to: y, opacity: 1, on: &canvas)
    }
    ring(
      hole: Self.hole.radius * ((time - Self.snap.time) / Self.hole.time).eased,
      sweep: 360 - Self.gap.angle * ((time - Self.gap.start) / Self.gap.time).asPart,
      y: edge + y, rotation: 360 * ((time - Self.snap.time) / Self.turnTime).fraction,
      on: &canvas)
  }

  /// Draws a ring with the width of the drop; without a hole it is a disc.
  private func ring<Canvas: IndicatorCanvas>(
    hole: Double, sweep: Double = 360, y: Double, rotation: Double = 0, opacity: Double = 1,
    on canvas: inout Canvas
  ) {
    canvas.arc(
      around: IndicatorPoint(0, 0), radius: (Self.radius + hole) / 2, from: -90, to: sweep - 90)
    canvas.stroke(
      width: Self.radius - hole, color: .tint,
      ElementPlacement(point(at: y), rotation: rotation, scale: scale, opacity: opacity))
  }

  /// Closes the ring around a check mark; after a cancelled run it only fades.
  private func close<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let isDone = state.result?.kind != .cancelled
    let time = state.reducesMotion ? Self.closingTime : state.time
    let opacity = state.presence
    let shown = isDone ? (time / Self.closingTime).eased : 0
    ring(
      hole: Self.hole.radius,
      sweep: 360 - Self.gap.angle * (isDone ? 1 - (time / Self.gap.closingTime).asPart : 1),
      y: Self.reach, opacity: opacity, on: &canvas)
    canvas.checkMark(
      width: Self.mark.width, color: .tint,
      ElementPlacement(
        point(at: Self.reach), scale: scale * Self.mark.scale * (0.5 + shown / 2),
        opacity: opacity * shown))
  }

  // MARK: Shapes

  /// The radius of the arcs beside a tip of an angle, relative to that of the drop: they meet on the
  /// axis.
  private static func neckRadius(at angle: Double) -> Double {
    let cosine = Elementary.direction(at: angle).cosine
    return cosine / (1 - cosine)
  }

  /// The area of a drop that hangs from the edge, relative to the square of its radius.
  private static func hangingArea(at angle: Double) -> Double {
    let direction = Elementary.direction(at: angle)
    let x = (1 + snapNeck) * direction.cosine
    return x * (2 * snapNeck + (1 + snapNeck) * direction.sine)
      + (1 - snapNeck * snapNeck) * (angle + 90) * .pi / 180
  }
}
