import Foundation

/// The limits of benchmarks; committed, so that a change appears in the review.
public struct Thresholds {
  private struct Threshold: Decodable {
    let allocationsPerUnit: Double
    let ratioToFloor: Double
  }

  private let file: String
  private let limits: [String: Threshold]
  /// Whether a threshold was exceeded, or the counter does not work.
  public private(set) var isWorse = false

  /// Reads the thresholds from a file of the folder `Thresholds`.
  public init(_ file: String) throws {
    self.file = "Thresholds/\(file)"
    limits = try JSONDecoder().decode([String: Threshold].self, from: Self.data(of: file))
  }

  /// The contents of a file of the folder `Thresholds`.
  static func data(of file: String) throws -> Data {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Thresholds/\(file)")
    return try Data(contentsOf: url)
  }

  /// Runs a benchmark and its floor, prints a line, and compares the result with its threshold.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark.
  ///   - floor: The benchmark that its time is compared with.
  ///   - units: The number of units per round.
  ///   - rounds: The number of rounds.
  ///   - given: The number of allocations per unit that are subtracted, because they are not ours.
  public mutating func check(
    _ benchmark: Benchmark, against floor: Benchmark, units: Int, rounds: Int, given: Double = 0
  ) {
    let result = benchmark.run(against: floor, units: units, rounds: rounds)
    let own = result.allocations.map { $0 - given }
    report(benchmark.name, result, own)
    guard let limit = limits[benchmark.name] else { return }
    guard result.ratio.median > limit.ratioToFloor || (own ?? 0) > limit.allocationsPerUnit else {
      return
    }
    isWorse = true
    print("  worse than \(file) allows")
  }

  /// Counts the allocations of a benchmark, prints a line, and compares them with its threshold.
  ///
  /// Unlike times, counts do not depend on the machine.
  public mutating func checkAllocations(of benchmark: Benchmark, units: Int) {
    guard let count = benchmark.allocations(units: units) else { return }
    let own = Double(count) / Double(units)
    print("\(benchmark.name): \(own) allocations")
    guard own > limits[benchmark.name]?.allocationsPerUnit ?? 0 else { return }
    isWorse = true
    print("  worse than \(file) allows")
  }

  /// Checks that the counter works; otherwise every benchmark would seem to allocate nothing.
  public mutating func checkCounter() {
    if let count = Benchmark.control.allocations(units: 100), count < 100 { isWorse = true }
  }

  private func report(_ name: String, _ result: Benchmark.Result, _ own: Double?) {
    let (time, ratio) = (result.time, result.ratio)
    let allocations = own.map { String(format: "%.3g", $0) } ?? "not counted"
    print(
      String(
        format: "%.0f ns, %.2f times the floor (half of the rounds: %.2f to %.2f)", time.median,
        ratio.median, ratio.lower, ratio.upper), terminator: "")
    print(", \(allocations) allocations: \(name)")
  }
}
