import Foundation

/// What benchmarks may take; committed, so that a change for the worse shows up in review.
public struct Thresholds {
  private struct Threshold: Decodable {
    let allocationsPerUnit: Double
    let ratioToFloor: Double
  }

  private let file: String
  private let limits: [String: Threshold]
  /// Whether something was worse than allowed, or the counter is broken.
  public private(set) var isWorse = false

  /// Reads them from a file of the folder `Thresholds`.
  public init(_ file: String) throws {
    self.file = "Thresholds/\(file)"
    limits = try JSONDecoder().decode([String: Threshold].self, from: Self.data(of: file))
  }

  /// What stands in a file of the folder `Thresholds`.
  static func data(of file: String) throws -> Data {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Thresholds/\(file)")
    return try Data(contentsOf: url)
  }

  /// Runs a benchmark beside its floor, and prints a line.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark.
  ///   - floor: What its time is compared with.
  ///   - units: How many units a round has.
  ///   - rounds: How many rounds it runs.
  ///   - given: How often a unit asks for memory without what is measured.
  public mutating func evaluateTriggers(
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

  /// Asks whether the counter counts, or everything asks for nothing.
  public mutating func judgeCounter() {
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
