extension StormScript {
  /// Describes the fault of a script, with the shortest script that has one, in a form to paste
  /// into a test.
  ///
  /// - Parameters:
  ///   - seed: The seed of the script.
  ///   - fault: Returns the fault of a script; nil without a fault.
  /// - Returns: The report; nil if there is no fault.
  public func report(
    seed: UInt64, _ fault: (StormScript) -> StormPlayer.Fault?
  ) -> String? {
    guard let first = fault(self) else { return nil }
    let shrunk = shrunk { fault($0) != nil }
    let last = fault(shrunk).map { "\($0)" } ?? "nothing is wrong any more"
    return "seed \(seed), \(first)\nshrunk, \(last), in\n\(shrunk)"
  }

  /// The shortest script that still fails.
  public func shrunk(while fails: (StormScript) -> Bool) -> StormScript {
    var script = self
    script.steps = ScriptShrinker.shrink(steps) {
      fails(StormScript(hasLargeTitle: hasLargeTitle, steps: $0))
    }
    return script
  }
}
