import CountingAllocator

/// Something to be measured: a body that does one unit of work for an index.
struct Benchmark {
  let name: String
  let body: (Int) -> Void

  /// The time of a unit in nanoseconds: the median of several rounds, with the fastest and slowest.
  struct Result {
    let median: Double
    let fastest: Double
    let slowest: Double
    /// How often a unit asks for memory, on average; nil where that can not be counted.
    let allocations: Double?
  }

  func run(units: Int = 200_000, rounds: Int = 15) -> Result {
    measureRound(units)
    let before = counting_allocator_count()
    let times = (0..<rounds).map { _ in measureRound(units) }.sorted()
    let allocated = counting_allocator_count() - before
    // The list of times itself asks for memory, a few times a round and not once a unit.
    return Result(
      median: times[rounds / 2], fastest: times[0], slowest: times[rounds - 1],
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
