import Foundation
import HostRigs
import Measurement

/// Measures the UIKit host on the stand-in.
///
/// `counts` counts allocations, `costs` prints how they grow, `storm` plays seeds, `soak` runs
/// actions, and `profile` only scrolls.
@main struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    let hasFailed =
      switch arguments.first {
      case "counts": try !HostCounts().areRight()
      case "costs": try !HostCosts().areRight()
      case "storm":
        HostStorm(count: numbers.first ?? 1_000, first: numbers.dropFirst().first ?? 0)
          .report()
      case "soak": await !HostSoak(refreshes: 1_000, pages: 10_000).leavesNothing()
      case "profile": profile(Array(arguments), events: Int(numbers.first ?? 200_000))
      default: try measure()
      }
    exit(hasFailed ? 1 : 0)
  }

  /// Scrolls for a profiler; this cannot fail.
  ///
  /// `words` names moments and equipment; by default all moments, and four edges. `observers`
  /// selects the floor; `attaching` attaches and detaches controls instead, and `beginning` runs
  /// the action.
  @MainActor
  private static func profile(_ words: [String], events: Int) -> Bool {
    for benchmark in [Benchmark.attaching, .beginning] where words.contains(benchmark.name) {
      _ = benchmark.allocations(units: events / 2)
      return false
    }
    let moments = words.compactMap(ScrollRig.Moment.init)
    let equipment = words.compactMap(ScrollRig.Equipment.init).first ?? .fourEdges
    for moment in moments.isEmpty ? ScrollRig.Moment.allCases : moments {
      let rig = ScrollRig(words.contains("observers") ? nil : equipment)
      if words.contains("observers") { for _ in 0..<2 { rig.observe() } }
      rig.enter(moment)
      for index in 0..<events { rig.scroll(index, moment) }
    }
    return false
  }

  /// Measures everything, and returns whether a threshold is exceeded.
  ///
  /// The floor is a scroll event that two empty observers receive. The allocations of one observer
  /// are subtracted, because they are not ours.
  @MainActor
  private static func measure() throws -> Bool {
    var thresholds = try Thresholds("host.json")
    thresholds.checkCounter()
    for moment in ScrollRig.Moment.allCases {
      let given = Double(Benchmark.observers(1, moment).allocations(units: 100) ?? 0) / 100
      let floor = Benchmark.observers(2, moment)
      thresholds.check(floor, against: .observers(2, moment), units: 200, rounds: 301)
      for equipment in ScrollRig.Equipment.allCases {
        thresholds.check(
          .scrolling(equipment, moment), against: floor, units: 200, rounds: 301, given: given)
      }
      checkDrawn(moment, given, &thresholds)
    }
    let floor = Benchmark.observers(2, .resting)
    for benchmark in [Benchmark.attaching, .beginning] {
      thresholds.check(benchmark, against: floor, units: 1, rounds: 301)
    }
    return thresholds.isWorse
  }

  /// Compares what every event draws or moves with an app that does the minimum by hand.
  @MainActor
  private static func checkDrawn(
    _ moment: ScrollRig.Moment, _ given: Double, _ thresholds: inout Thresholds
  ) {
    for equipment in [ScrollRig.Equipment.ringAndFooter, .backToTop] {
      thresholds.check(
        .scrolling(equipment, moment, remark: ", of the same by hand"),
        against: .observed(equipment, moment), units: 200, rounds: 301, given: given)
    }
  }
}
