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

  /// The time of a unit in nanoseconds: that of the fastest of many short rounds, and the median.
  ///
  /// Whatever else a machine does makes a round slower, and none faster.
  public struct Result {
    /// Of the fastest round.
    public let fastest: Double
    /// Of the round in the middle.
    public let median: Double
    /// How often a unit asks for memory, on average; nil where that can not be counted.
    public let allocations: Double?
  }

  /// Runs so many rounds of so many units, and one more before that is not measured.
  public func run(units: Int = 4000, rounds: Int = 501) -> Result {
    measureRound(units)
    let before = counting_allocator_count()
    let times = (0..<rounds).map { _ in measureRound(units) }.sorted()
    let allocated = counting_allocator_count() - before
    // The list of times itself asks for memory, a few times a round and not once a unit.
    return Result(
      fastest: times[0], median: times[rounds / 2],
      allocations: before < 0
        ? nil : (Double(allocated) / Double(units * rounds)).roundedToThousandth)
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

extension Double {
  fileprivate var roundedToThousandth: Double { (self * 1000).rounded(.toNearestOrEven) / 1000 }
}

/// Keeps a result alive, so that the optimiser can not drop the work.
@inline(never) public func keep<Value>(_ value: Value) {}

/// Where the control puts its lists; global, so that they have to be made.
nonisolated(unsafe) private var sink: [Int] = []

extension Benchmark {
  /// Asks for memory once, or the counter is broken.
  public static var control: Benchmark { Benchmark(name: "control") { sink = [$0, $0] } }
}
