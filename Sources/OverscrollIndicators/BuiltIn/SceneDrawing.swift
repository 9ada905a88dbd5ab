import OverscrollCore

/// The sea, the boat, the sun and the clouds of a ``SceneIndicator``.
///
/// All lengths are those of an indicator of 80 points, measured from the middle of its upper side; the
/// drawing is scaled to the indicator's height. Every shape keeps its path, and only its place
/// changes, so that a frame creates nothing.
struct SceneDrawing {
  static let extent = 80.0
  /// The height of the sun, and of the texts in its place.
  static let skyline = 25.0
  /// The time in which a mark or a text appears, in seconds.
  static let changeTime = 0.3
  /// The time in which the sea comes to rest after the action, in seconds.
  static let restTime = 0.8

  /// A layer of the sea.
  private struct Layer {
    /// The height of the waves' middle, and that of the layer's end, which nearer layers cover.
    let (y, end): (Double, Double)
    /// Half the length of a wave, and the angle of its slope, in degrees.
    let (half, angle): (Double, Double)
    let opacity: Double
    /// The time in which a wave passes, in seconds.
    let time: Double
    /// The distances by which the pull and a finger at a side move the layer.
    let (pulled, sideways): (Double, Double)
    /// How much lower the layer is without a pull.
    let depth: Double
  }

  private static let far = Layer(
    y: 48, end: 74, half: 44, angle: 20, opacity: 0.25, time: 12, pulled: 14, sideways: 5, depth: 6)
  private static let near = Layer(
    y: 57, end: 74, half: 34, angle: 26, opacity: 0.5, time: 6, pulled: 30, sideways: 12, depth: 6)
  private static let nearest = Layer(
    y: 67, end: 80, half: 26, angle: 30, opacity: 1, time: 3, pulled: 52, sideways: 22, depth: 0)
  private static let boat = (x: -34.0, pulled: 70.0, sideways: 44.0, rise: 3.0, tilt: 8.0)
  private static let shade = 0.22
  private static let sun = (x: 22.0, radius: 12.0, below: 44.0, sideways: -4.0)
  private static let rays = (count: 10, from: 16.0, to: 20.0, width: 2.5, time: 12.0)
  /// The distance of the clouds from the middle, as a part of the width, and their places and sizes.
  private static let clouds = (
    part: 0.3, y: 20.0, lower: 6.0, smaller: 0.25, pulled: 16.0, sideways: -8.0, sway: 5.0,
    time: 12.0
  )
  /// The largest width, in points: an invalid one would need infinitely many waves.
  private static let widest = 8192.0
  /// The opacity of the sky, and how far it reaches beyond the box.
  private static let sky = (opacity: 0.14, reach: 2000.0)
  private static let markWidth = 2.75

  private let state: IndicatorState
  private let scale: Double
  /// The width of the scene.
  private let width: Double
  /// Whether the whole scene is shown, whatever the pull is.
  private let isWhole: Bool
  /// How much of the scene the pull has uncovered, from 0 to 1.
  private let pulled: Double
  /// The time that the sea has moved, in seconds.
  private let run: Double

  init(_ state: IndicatorState) {
    self.state = state
    scale = state.scale(from: Self.extent)
    width = Self.widest * (state.size.width / scale / Self.widest).asPart
    isWhole = state.isRunning || state.needsWords || Self.isDone(state)
    pulled = isWhole ? 1 : state.progress.asPart
    run = state.reducesMotion ? 0 : Self.run(in: state)
  }

  private static func isDone(_ state: IndicatorState) -> Bool {
    state.phase == .ending && state.result?.kind != .cancelled
  }

  private static func run(in state: IndicatorState) -> Double {
    switch state.phase {
    case .refreshing: return state.time
    case .failed, .noMore: return state.runTime
    case .ending where state.isFailure: return state.runTime
    case .ending:
      let ended = (state.time / restTime).asPart
      return state.runTime + restTime * (ended - ended * ended / 2)
    case .idle, .pulling, .armed, .waiting: return 0
    }
  }

  /// How much of a mark or a text has appeared, from 0 to 1.
  var changed: Double {
    let isAtOnce = state.reducesMotion || state.phase == .noMore
    return isAtOnce || (state.phase == .ending && state.isFailure)
      ? 1 : (state.time / Self.changeTime).eased
  }

  func draw<Canvas: IndicatorCanvas>(
    hasSky: Bool, sun color: IndicatorColor, on canvas: inout Canvas
  ) {
    if hasSky { drawSky(on: &canvas) }
    drawClouds(on: &canvas)
    drawSun(color, on: &canvas)
    draw(Self.far, on: &canvas)
    draw(Self.near, on: &canvas)
    drawBoat(on: &canvas)
    draw(Self.nearest, on: &canvas)
  }

  /// A place at a distance from the middle of the upper side.
  private func place(
    _ x: Double, _ y: Double, rotation: Double = 0, scale size: Double = 1, opacity: Double = 1
  ) -> ElementPlacement {
    ElementPlacement(
      IndicatorPoint(state.center.x + scale * x, scale * y), rotation: rotation,
      scale: scale * size, opacity: opacity)
  }

  // MARK: Sky

  private func drawSky<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    // Beyond the box is the side that a longer pull uncovers.
    let (top, bottom) =
      state.edge == .bottom ? (0, Self.extent) : (-Self.sky.reach, Self.extent)
    rectangle(from: IndicatorPoint(-width / 2, top), to: IndicatorPoint(width / 2, bottom), &canvas)
    canvas.fill(color: .tint, place(0, 0, opacity: Self.sky.opacity))
  }

  private func rectangle<Canvas: IndicatorCanvas>(
    from start: IndicatorPoint, to end: IndicatorPoint, _ canvas: inout Canvas
  ) {
    canvas.move(to: start)
    canvas.line(to: IndicatorPoint(end.x, start.y))
    canvas.line(to: end)
    canvas.line(to: IndicatorPoint(start.x, end.y))
    canvas.close()
  }

  private func drawClouds<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let clouds = Self.clouds
    let sway = clouds.sway * Elementary.direction(at: 360 * (run / clouds.time).fraction).sine
    let x = clouds.sideways * state.sideways - clouds.pulled * pulled + sway
    for (index, side) in [-1.0, 1].enumerated() {
      canvas.arc(around: IndicatorPoint(-9, 2), radius: 5, from: 90, to: 250)
      canvas.arc(around: IndicatorPoint(0, -1), radius: 9, from: 200, to: 330)
      canvas.arc(around: IndicatorPoint(10, 2), radius: 5, from: -80, to: 90)
      canvas.close()
      canvas.fill(
        color: .surface,
        place(
          side * clouds.part * width + x, clouds.y + clouds.lower * Double(index),
          scale: 1 - clouds.smaller * Double(index),
          opacity: state.needsWords ? 1 - changed : 1))
    }
  }

  /// Draws the sun, which rises with the pull, has rays where a release would fire, and a check mark
  /// when the action has succeeded.
  private func drawSun<Canvas: IndicatorCanvas>(
    _ color: IndicatorColor, on canvas: inout Canvas
  ) {
    let sun = Self.sun
    let x = sun.x + sun.sideways * state.sideways
    let y = Self.skyline + sun.below * (1 - pulled.eased)
    let opacity = state.needsWords ? 1 - changed : 1
    let shown = isWhole ? 1 : state.turn
    let step = 360 / Double(Self.rays.count)
    for ray in 0..<Self.rays.count {
      let angle = step * Double(ray) - 90
      canvas.move(
        to: IndicatorPoint(around: IndicatorPoint(0, 0), radius: Self.rays.from, at: angle))
      canvas.line(
        to: IndicatorPoint(around: IndicatorPoint(0, 0), radius: Self.rays.to, at: angle))
    }
    canvas.stroke(
      width: Self.rays.width, color: color,
      place(
        x, y, rotation: 360 * (run / Self.rays.time).fraction, scale: 0.7 + 0.3 * shown,
        opacity: shown * opacity))
    canvas.arc(around: IndicatorPoint(0, 0), radius: sun.radius, from: 0, to: 360)
    canvas.fill(color: color, place(x, y, opacity: opacity))
    let mark = Self.isDone(state) && !state.needsWords ? changed : 0
    canvas.checkMark(
      width: Self.markWidth, color: .surface, place(x, y, scale: 0.5 + mark / 2, opacity: mark))
  }

  // MARK: Sea

  private func position(of layer: Layer) -> IndicatorPoint {
    IndicatorPoint(
      layer.sideways * state.sideways - layer.pulled * pulled
        - 2 * layer.half * (run / layer.time).fraction,
      layer.y + layer.depth * (1 - pulled))
  }

  /// Draws waves with a crest at the origin of the path, in a shape that is wide enough for all of its
  /// places.
  private func draw<Canvas: IndicatorCanvas>(_ layer: Layer, on canvas: inout Canvas) {
    let slope = Elementary.direction(at: layer.angle)
    let radius = layer.half / 2 / slope.sine
    let shift = radius * slope.cosine
    let reach = width / 2 + layer.sideways
    var x = 0.0
    while x - layer.half / 2 > -reach { x -= 2 * layer.half }
    let start = x - layer.half / 2
    while x < reach + layer.pulled + 2.5 * layer.half {
      canvas.arc(
        around: IndicatorPoint(x, shift), radius: radius, from: -90 - layer.angle,
        to: layer.angle - 90)
      canvas.arc(
        around: IndicatorPoint(x + layer.half, -shift), radius: radius, from: 90 + layer.angle,
        to: 90 - layer.angle)
      x += 2 * layer.half
    }
    canvas.line(to: IndicatorPoint(x - layer.half / 2, layer.end - layer.y))
    canvas.line(to: IndicatorPoint(start, layer.end - layer.y))
    canvas.close()
    let position = position(of: layer)
    canvas.fill(color: .tint, place(position.x, position.y, opacity: layer.opacity))
  }

  /// Draws a boat of paper, which rides on the waves of a layer.
  private func drawBoat<Canvas: IndicatorCanvas>(on canvas: inout Canvas) {
    let boat = Self.boat
    let x = boat.x - boat.pulled * (1 - pulled) + boat.sideways * state.sideways
    let below = position(of: Self.near)
    let wave = Elementary.direction(at: 180 * (x - below.x) / Self.near.half)
    let place = place(x, below.y - boat.rise * wave.cosine, rotation: boat.tilt * wave.sine)
    canvas.move(to: IndicatorPoint(-19, -4))
    canvas.line(to: IndicatorPoint(-8, -4))
    canvas.line(to: IndicatorPoint(0, -17))
    finishBoat(at: -11, on: &canvas)
    canvas.fill(color: .rgb(255, 255, 255), place)
    canvas.move(to: IndicatorPoint(0, -17))
    finishBoat(at: 0, on: &canvas)
    var shade = place
    shade.opacity = Self.shade
    canvas.fill(color: .tint, shade)
  }

  /// Adds the right half of the boat from the top of its sail, and the keel as far as a place.
  private func finishBoat<Canvas: IndicatorCanvas>(at x: Double, on canvas: inout Canvas) {
    canvas.line(to: IndicatorPoint(8, -4))
    canvas.line(to: IndicatorPoint(19, -4))
    canvas.line(to: IndicatorPoint(11, 6))
    canvas.line(to: IndicatorPoint(x, 6))
    canvas.close()
  }
}
