/// Removes all steps from a failing list that are not needed for the failure: halves first, single
/// steps last.
public enum ScriptShrinker {
  /// Returns a list that still fails, and from which no single step can be removed.
  ///
  /// - Parameters:
  ///   - steps: A list that fails.
  ///   - fails: Whether a list fails.
  /// - Returns: The shrunk list; `steps` if that does not fail.
  public static func shrink<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
    guard fails(steps) else { return steps }
    var shrunk = steps
    var length = max(1, steps.count / 2)
    while true {
      let before = shrunk.count
      removeParts(of: length, from: &shrunk, while: fails)
      if length > 1 {
        length /= 2
      } else if shrunk.count == before {
        return shrunk
      }
    }
  }

  /// Tries to remove each part of a length, from the end: later steps depend on earlier ones.
  private static func removeParts<Step>(
    of length: Int, from steps: inout [Step], while fails: ([Step]) -> Bool
  ) {
    var end = steps.count
    while end > 0 {
      let start = max(0, end - length)
      var rest = steps
      rest.removeSubrange(start..<end)
      if fails(rest) { steps = rest }
      end = start
    }
  }
}
