import Drawings
import HostRigs
import Measurement

/// Counts the allocations of scroll events, without those of their observation, of drawings, of
/// controls that come and go, and of runs.
struct HostCounts {
  private static let units = 500

  /// Prints the counts, and returns whether events and drawings allocate nothing, and the rest no
  /// more than its limit.
  @MainActor
  func areRight() throws -> Bool {
    guard let control = Benchmark.control.allocations(units: Self.units) else {
      print("Memory cannot be counted here.")
      return true
    }
    let counts = ScrollRig.Moment.allCases.flatMap { own($0) }
    for (name, count) in counts { print("\(name): \(count) allocations in \(Self.units) events") }
    var thresholds = try Thresholds("host.json")
    for benchmark in [Benchmark.attaching, .beginning] {
      thresholds.checkAllocations(of: benchmark, units: Self.units)
    }
    return !thresholds.isWorse && control >= Self.units
      && (counts + drawings()).allSatisfy { $0.count <= 0 }
  }

  private func drawings() -> [(name: String, count: Int)] {
    let counts = Benchmark.drawings.map {
      (name: $0.name, count: $0.allocations(units: Self.units) ?? 0)
    }
    for (name, count) in counts { print("\(name): \(count) allocations in \(Self.units) drawings") }
    return counts
  }

  /// The allocations of the host alone: those of an equal number of empty observers are subtracted.
  @MainActor
  private func own(_ moment: ScrollRig.Moment) -> [(name: String, count: Int)] {
    let floor = Benchmark.observers(1, moment).allocations(units: Self.units) ?? 0
    return ScrollRig.Equipment.allCases.map { equipment in
      let benchmark = Benchmark.scrolling(equipment, moment)
      return (benchmark.name, (benchmark.allocations(units: Self.units) ?? 0) - floor)
    }
  }
}
