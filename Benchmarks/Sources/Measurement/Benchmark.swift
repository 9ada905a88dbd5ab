import CountingAllocator

/// Something to be measured: a body that does one unit of work for an index.
public struct Benchmark {
  /// What it is called where it is reported, and in the thresholds.
  public let name: String
  private let body: (Int) -> Void

  /// Creates a benchmark.
  public init(name: String, body: @escaping (Int) -> Void) {
    self.name = name
    self.body = body
  }

  /// What was measured, for one unit.
  public struct Result {
    /// The time, in nanoseconds.
    public let time: Spread
    /// The time as a multiple of that of the floor, round by round.
    public let ratio: Spread
    /// How often a unit asks for memory, on average; nil where that can not be counted.
    public let allocations: Double?
  }

  /// Runs so many rounds of so many units, each beside a round of the floor.
  ///
  /// Both are short: what else a machine does makes both slower, and leaves the ratio of most pairs alone.
  ///
  /// - Parameters:
  ///   - floor: What the time is compared with.
  ///   - units: How many units a round has.
  ///   - rounds: How many rounds it runs.
  /// - Returns: What was measured.
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

  /// How often so many units ask for memory, without a watch; nil where that can not be counted.
  ///
  /// As many come before, uncounted: what is made once is made by then.
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

/// Keeps a result alive, so that the optimiser can not drop the work.
@inline(never) public func keep<Value>(_ value: Value) {}

/// Where the control puts its lists; global, so that they have to be made.
nonisolated(unsafe) private var sink: [Int] = []

extension Benchmark {
  /// Asks for memory once, or the counter is broken.
  public static var control: Benchmark { Benchmark(name: "control") { sink = [$0, $0] } }
}
