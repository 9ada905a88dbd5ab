import Foundation
import HostRigs
import Measurement

/// Measures the UIKit host on the stand-in.
///
/// `counts` only counts, `costs` says how what is counted grows, `storm` plays seeds, `soak` runs actions, `profile`
/// only scrolls.
@main struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    let hasFailed =
      switch arguments.first {
      case "counts": !HostCounts().areRight()
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

  /// Scrolls for a profiler to look at; nothing can be wrong.
  ///
  /// The words name moments and equipment: all moments and four edges by default. `observers` is the
  /// floor; `attaching` adds and removes controls instead.
  @MainActor
  private static func profile(_ words: [String], events: Int) -> Bool {
    if words.contains("attaching") {
      _ = Benchmark.attaching.allocations(units: events / 2)
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

  /// Measures everything; says whether something is worse than allowed.
  ///
  /// The floor is a scroll event that two empty observers hear of; what one asks for in memory is not ours.
  @MainActor
  private static func measure() throws -> Bool {
    var thresholds = try Thresholds("host.json")
    thresholds.judgeCounter()
    for moment in ScrollRig.Moment.allCases {
      let given = Double(Benchmark.observers(1, moment).allocations(units: 100) ?? 0) / 100
      let floor = Benchmark.observers(2, moment)
      thresholds.evaluateTriggers(floor, against: .observers(2, moment), units: 200, rounds: 301)
      for equipment in ScrollRig.Equipment.allCases {
        thresholds.evaluateTriggers(
          .scrolling(equipment, moment), against: floor, units: 200, rounds: 301, given: given)
      }
      judgeDrawn(moment, given, &thresholds)
    }
    let floor = Benchmark.observers(2, .resting)
    for benchmark in [Benchmark.attaching, .beginning] {
      thresholds.evaluateTriggers(benchmark, against: floor, units: 1, rounds: 301)
    }
    return thresholds.isWorse
  }

  /// What is drawn or moved in every event, beside an app that does the least of it by hand.
  @MainActor
  private static func judgeDrawn(
    _ moment: ScrollRig.Moment, _ given: Double, _ thresholds: inout Thresholds
  ) {
    for equipment in [ScrollRig.Equipment.ringAndFooter, .backToTop] {
      thresholds.evaluateTriggers(
        .scrolling(equipment, moment, remark: ", of the same by hand"),
        against: .observed(equipment, moment), units: 200, rounds: 301, given: given)
    }
  }
}
