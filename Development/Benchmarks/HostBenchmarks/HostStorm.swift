import HostRigs

/// The storm on the UIKit host with many more seeds than in a test.
struct HostStorm {
  private static let stepsPerSeed = 100

  let count: UInt64
  let first: UInt64

  /// Plays the seeds, prints the failures, and returns whether there are any.
  @MainActor
  func report() -> Bool {
    let start = ContinuousClock.now
    let reports = (first..<first + count).lazy.compactMap { seed in
      StormScript(seed: seed, count: Self.stepsPerSeed)
        .report(seed: seed) { StormPlayer.fault(in: $0) }
    }
    var faults = 0
    for report in reports {
      faults += 1
      print(report)
    }
    let seconds = start.duration(to: .now) / .seconds(1)
    print(
      "\(count) seeds of \(Self.stepsPerSeed) steps, \(faults) of them failed;",
      "\((Double(count) / seconds).rounded()) seeds a second.")
    return faults > 0
  }
}
