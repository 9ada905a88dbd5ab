extension StormScript {
  /// Says what goes wrong in a script, and the shortest script in which anything does, to be pasted into a
  /// test.
  ///
  /// - Parameters:
  ///   - seed: The seed that the script is from.
  ///   - fault: Says what goes wrong in a script; nil where nothing does.
  /// - Returns: The report; nil where nothing goes wrong.
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
