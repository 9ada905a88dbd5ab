import Foundation
import Measurement
import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation

/// The floor: reading and comparing the numbers of a scroll event, and nothing else.
struct Floor {
  var geometry = ScrollGeometry(contentLength: 2000, viewportLength: 600)
  var offset = 0.0

  @inline(never) mutating func scrolled(to next: Double) -> Bool {
    let isPast = next < geometry.firstOffset || next > geometry.lastOffset
    let isChanged = next != offset
    offset = next
    return isPast && isChanged
  }
}

/// A canvas that only counts: the price of an indicator without that of drawing.
struct CountingCanvas: SceneCanvas {
  var count = 0
  func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
    SceneSize(width: 90, height: 17)
  }
  mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
  ) { count += 1 }
  mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
  ) { count += 1 }
  mutating func move(to point: ScenePoint) { count += 1 }
  mutating func line(to point: ScenePoint) { count += 1 }
  mutating func arc(
    around center: ScenePoint, radius: Double, from start: Double, to end: Double
  ) { count += 1 }
  mutating func close() { count += 1 }
  mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) { count += 1 }
  mutating func fill(color: SceneColor, _ placement: ScenePlacement) { count += 1 }
  func imageCount(for phase: OverscrollPhase) -> Int { 0 }
  func size(of image: SceneImage) -> SceneSize { SceneSize(width: 0, height: 0) }
  func delay(of image: SceneImage) -> Double { 0 }
  mutating func image(_ image: SceneImage, size: SceneSize, _ placement: ScenePlacement) {
    count += 1
  }
}

/// Four controls and a button, in a list of 20,000 points along both axes that a finger holds.
func makeEngine() -> OverscrollEngine {
  var engine = OverscrollEngine.fourEdges()
  let lengths = ScrollGeometry(contentLength: 20_000, viewportLength: 600)
  for axis in OverscrollAxis.allCases {
    _ = engine.handle(.geometryChanged(lengths, along: axis), at: 0)
  }
  _ = engine.handle(.dragBegan, at: 0)
  return engine
}

func benchmarks() -> [Benchmark] {
  var floor = Floor()
  var scrolling = makeEngine()
  var pulling = makeEngine()
  var probe = DeterminismProbe(seed: 1)
  return [
    Benchmark(name: "floor") { keep(floor.scrolled(to: Double($0 % 1000))) },
    .control,
    // In the middle of the list, on the way to its end: no edge is past, the button is risen or not.
    Benchmark(name: "scroll") {
      keep(scrolling.handle(.scrolled(to: 700 + Double($0 % 10_000)), at: Double($0) / 120))
    },
    Benchmark(name: "pull") {
      keep(pulling.handle(.scrolled(to: -Double($0 % 100)), at: Double($0) / 120))
    },
    Benchmark(name: "storm") { _ in keep(probe.playEvent()) },
    Benchmark(name: "classic") {
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: .pulling, progress: Double($0 % 100) / 100,
        size: SceneSize(width: 390, height: 54))
      var canvas = CountingCanvas()
      BuiltInIndicator.classic(.classic).draw(state, on: &canvas)
      keep(canvas.count)
    },
  ]
}

@main struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "storm", let count = Int(arguments[2]) {
      exit(LongStorm(count: count).report() ? 1 : 0)
    }
    var thresholds = try Thresholds("engine.json")
    for benchmark in benchmarks() { thresholds.judge(benchmark) }
    exit(thresholds.isWorse ? 1 : 0)
  }
}
