import HostRigs

/// Many more seeds of the storm on the UIKit host than a test has time for.
struct HostStorm {
  private static let stepsPerSeed = 100

  let count: UInt64
  let first: UInt64

  /// Plays it and prints what became of it; says whether a invariant was broken.
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
