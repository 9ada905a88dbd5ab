import CountingAllocator

/// Something to be measured: a body that does one unit of work for an index.
struct Benchmark {
  let name: String
  let body: (Int) -> Void

  /// The time of a unit in nanoseconds: that of the fastest of many short rounds, and the median.
  ///
  /// Whatever else a machine does makes a round slower, and none faster.
  struct Result {
    let fastest: Double
    let median: Double
    /// How often a unit asks for memory, on average; nil where that can not be counted.
    let allocations: Double?
  }

  func run(units: Int = 4000, rounds: Int = 501) -> Result {
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
  var roundedToThousandth: Double { (self * 1000).rounded(.toNearestOrEven) / 1000 }
}
