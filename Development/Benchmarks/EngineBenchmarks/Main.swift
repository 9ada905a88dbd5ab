import Drawings
import EngineStorms
import Foundation
import Measurement
import OverscrollCore

/// The floor: reads and compares the numbers of a scroll event, and does nothing else.
struct Floor {
  var geometry = AxisGeometry(contentLength: 2000, viewportLength: 600)
  var offset = 0.0

  @inline(never) mutating func scrolled(to next: Double) -> Bool {
    // Written out, because what is package in another module is not inlined here.
    let first = -geometry.startInset
    let last = max(first, geometry.contentLength + geometry.endInset - geometry.viewportLength)
    let isPast = next < first || next > last
    let isChanged = next != offset
    offset = next
    return isPast && isChanged
  }
}

/// Four controls and a button in a list of 20,000 points on both axes, with a finger down.
func makeEngine() -> OverscrollEngine {
  var engine = OverscrollEngine.fourEdges()
  let lengths = AxisGeometry(contentLength: 20_000, viewportLength: 600)
  for axis in OverscrollAxis.allCases {
    _ = engine.handle(.geometryChanged(lengths, along: axis), at: 0)
  }
  _ = engine.handle(.dragBegan, at: 0)
  return engine
}

func benchmarks() -> [Benchmark] {
  var scrolling = makeEngine()
  var pulling = makeEngine()
  var probe = DeterminismProbe(seed: 1)
  return [
    // In the middle of the list: no edge is overscrolled, and the button may be visible.
    Benchmark(name: "scroll") {
      keep(scrolling.handle(.scrolled(to: 700 + Double($0 % 10_000)), at: Double($0) / 120))
    },
    Benchmark(name: "pull") {
      keep(pulling.handle(.scrolled(to: -Double($0 % 100)), at: Double($0) / 120))
    },
    Benchmark(name: "storm") { _ in keep(probe.playEvent()) },
  ] + Benchmark.drawings
}

@main struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "storm", let count = Int(arguments[2]) {
      exit(LongStorm(count: count).report() ? 1 : 0)
    }
    var (thresholds, floor) = (try Thresholds("engine.json"), Floor())
    let least = Benchmark(name: "floor") { keep(floor.scrolled(to: Double($0 % 1000))) }
    thresholds.checkCounter()
    for benchmark in [least] + benchmarks() {
      thresholds.check(benchmark, against: least, units: 200, rounds: 501)
    }
    exit(thresholds.isWorse ? 1 : 0)
  }
}
