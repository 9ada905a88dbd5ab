import Drawings
import HostRigs
import Measurement

/// Counts what scroll events ask for in memory, beside what their observation asks for, and what drawing asks for.
struct HostCounts {
  private static let units = 500

  /// Prints the counts; says whether there is nothing of ours in them.
  @MainActor
  func areRight() -> Bool {
    guard let control = Benchmark.control.allocations(units: Self.units) else {
      print("Memory can not be counted here.")
      return true
    }
    let counts = ScrollRig.Moment.allCases.flatMap { own($0) }
    for (name, count) in counts { print("\(name): \(count) allocations in \(Self.units) events") }
    return control >= Self.units && (counts + drawings()).allSatisfy { $0.count <= 0 }
  }

  private func drawings() -> [(name: String, count: Int)] {
    let counts = Benchmark.drawings.map {
      (name: $0.name, count: $0.allocations(units: Self.units) ?? 0)
    }
    for (name, count) in counts { print("\(name): \(count) allocations in \(Self.units) drawings") }
    return counts
  }

  /// As many observers on both sides: what is left is what ours does when it is told.
  @MainActor
  private func own(_ moment: ScrollRig.Moment) -> [(name: String, count: Int)] {
    let floor = Benchmark.observers(1, moment).allocations(units: Self.units) ?? 0
    return ScrollRig.Equipment.allCases.map { equipment in
      let benchmark = Benchmark.scrolling(equipment, moment)
      return (benchmark.name, (benchmark.allocations(units: Self.units) ?? 0) - floor)
    }
  }
}
