import CountingAllocator

/// A measurement of a body that does one unit of work for an index.
public struct Benchmark {
  /// The name in the output and in the thresholds.
  public let name: String
  private let body: (Int) -> Void

  /// Creates a benchmark.
  public init(name: String, body: @escaping (Int) -> Void) {
    self.name = name
    self.body = body
  }

  /// The result for one unit.
  public struct Result {
    /// The time, in nanoseconds.
    public let time: Spread
    /// The time as a multiple of the floor's time in the same round.
    public let ratio: Spread
    /// The average number of allocations per unit; nil if they cannot be counted.
    public let allocations: Double?
  }

  /// Runs rounds of the benchmark, each paired with a round of the floor.
  ///
  /// Rounds should be short: other work of the machine then slows both, and the ratio of most pairs
  /// does not change.
  ///
  /// - Parameters:
  ///   - floor: The benchmark that the time is compared with.
  ///   - units: The number of units per round.
  ///   - rounds: The number of rounds.
  /// - Returns: The result.
  public func run(against floor: Benchmark, units: Int, rounds: Int) -> Result {
    let allocations = allocations(units: units).map { Double($0) / Double(units) }
    floor.measureRound(units)
    counting_allocator_counts(0)
    defer { counting_allocator_counts(1) }
    let pairs = (0..<rounds).map { _ in
      (floor: floor.measureRound(units), own: measureRound(units))
    }
    return Result(
      time: Spread(pairs.map(\.own)), ratio: Spread(pairs.map { $0.own / $0.floor }),
      allocations: allocations)
  }

  /// The number of allocations in a number of units, without timing; nil if they cannot be counted.
  ///
  /// The same number of units runs before, uncounted, because the first ones may allocate what is
  /// created only once.
  public func allocations(units: Int) -> Int? {
    for index in 0..<units { body(index) }
    let before = counting_allocator_count()
    for index in 0..<units { body(index) }
    return before < 0 ? nil : counting_allocator_count() - before
  }

  @discardableResult
  private func measureRound(_ units: Int) -> Double {
    let start = ContinuousClock.now
    for index in 0..<units { body(index) }
    let spent = start.duration(to: .now)
    let seconds = Double(spent.components.seconds) + Double(spent.components.attoseconds) * 1e-18
    return seconds * 1e9 / Double(units)
  }
}

/// Keeps a result alive, so that the optimizer cannot remove the work.
@inline(never) public func keep<Value>(_ value: Value) {}

/// The arrays of the control; global, so that the optimizer cannot remove them.
nonisolated(unsafe) private var sink: [Int] = []

extension Benchmark {
  /// A benchmark that allocates once per unit, to check that the counter works.
  public static var control: Benchmark { Benchmark(name: "control") { sink = [$0, $0] } }
}
