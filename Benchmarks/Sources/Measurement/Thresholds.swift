import Foundation

/// What benchmarks may take; committed, so that a change for the worse shows up in review.
public struct Thresholds {
  private struct Threshold: Decodable {
    let allocationsPerUnit: Double
    let ratioToFloor: Double
  }

  private let file: String
  private let limits: [String: Threshold]
  private var floor = 1.0
  /// Whether something was worse than allowed, or the counter is broken.
  public private(set) var isWorse = false

  /// Reads them from a file of the folder `Thresholds`.
  public init(_ file: String) throws {
    self.file = "Thresholds/\(file)"
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(self.file)")
    limits = try JSONDecoder().decode([String: Threshold].self, from: Data(contentsOf: url))
  }

  /// Runs a benchmark and prints a line; the one called "floor" is what the next ones are compared with.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark.
  ///   - units: How many units a round has.
  ///   - rounds: How many rounds it runs.
  ///   - given: How often a unit asks for memory without what is measured.
  /// - Returns: What was measured.
  @discardableResult
  public mutating func judge(
    _ benchmark: Benchmark, units: Int = 4000, rounds: Int = 501, given: Double = 0
  ) -> Benchmark.Result {
    let result = benchmark.run(units: units, rounds: rounds)
    if benchmark.name == "floor" { floor = result.fastest }
    if benchmark.name == "control", let count = result.allocations, count < 1 { isWorse = true }
    let ratio = result.fastest / floor
    let own = result.allocations.map { $0 - given }
    report(benchmark.name, result, ratio, own)
    guard let limit = limits[benchmark.name] else { return result }
    if ratio > limit.ratioToFloor || (own ?? 0) > limit.allocationsPerUnit {
      isWorse = true
      print("  worse than \(file) allows")
    }
    return result
  }

  private func report(_ name: String, _ result: Benchmark.Result, _ ratio: Double, _ own: Double?) {
    let spread = String(
      format: "%.1f ns (median %.1f), %.2f times the floor", result.fastest, result.median, ratio)
    let allocations = own.map { String(format: "%.3g", $0) } ?? "not counted"
    print("\(name): \(spread), \(allocations) allocations")
  }
}
