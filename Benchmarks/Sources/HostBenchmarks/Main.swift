import Foundation
import HostRigs
import Measurement

/// Measures the UIKit host on the stand-in.
///
/// `counts` only counts, `storm` plays seeds, `soak` runs actions, `profile` only scrolls.
@main struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    let hasFailed =
      switch arguments.first {
      case "counts": !HostCounts().areRight()
      case "storm":
        HostStorm(count: numbers.first ?? 1_000, first: numbers.dropFirst().first ?? 0)
          .report()
      case "soak": await !HostSoak(refreshes: 1_000, pages: 10_000).leavesNothing()
      case "profile": profile(events: Int(numbers.first ?? 200_000))
      default: try measure()
      }
    exit(hasFailed ? 1 : 0)
  }

  /// Scrolls in every moment with everything there is, for a profiler to look at; nothing can be wrong.
  @MainActor
  private static func profile(events: Int) -> Bool {
    for moment in ScrollRig.Moment.allCases {
      let rig = ScrollRig(.fourEdges)
      rig.enter(moment)
      for index in 0..<events { rig.scroll(index, moment) }
    }
    return false
  }

  /// Measures everything; says whether something is worse than allowed.
  ///
  /// The floor is a scroll event that two empty observers hear of.
  @MainActor
  private static func measure() throws -> Bool {
    var thresholds = try Thresholds("host.json")
    thresholds.judge(.control, units: 1000, rounds: 11)
    for moment in ScrollRig.Moment.allCases {
      let one = thresholds.judge(.observers(1, moment), units: 1000, rounds: 51)
      thresholds.judge(.observers(2, moment, name: "floor"), units: 1000, rounds: 51)
      for equipment in ScrollRig.Equipment.allCases {
        thresholds.judge(
          .scrolling(equipment, moment), units: 1000, rounds: 51, given: one.allocations ?? 0)
      }
    }
    for benchmark in [Benchmark.attaching, .beginning] {
      thresholds.judge(benchmark, units: 100, rounds: 51)
    }
    return thresholds.isWorse
  }
}
