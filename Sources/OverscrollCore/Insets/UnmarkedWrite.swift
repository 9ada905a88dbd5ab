/// The last write by other code without a mark, stored so that its reversal can be recognized.
///
/// Code that rounds a value to pixels, or adds a seventh of a point, destroys the mark. Its write
/// is first read as an absolute value, which makes the base too large by the length of our extra
/// inset. When the code reverses its write, the base is corrected. All lengths are in points.
struct UnmarkedWrite: Equatable, Sendable {
  /// The previous value of the property.
  let replaced: Double
  /// The previous base.
  let replacedBase: Double
  /// The written value.
  let value: Double
  /// The base after the write.
  let base: Double
  /// Whether the write reversed an earlier one by subtracting, which shows that the writer adds and
  /// subtracts.
  var isStep = false

  /// Whether the replaced value included our extra inset.
  private var replacedInset: Bool { replaced != replacedBase }
  /// Whether the write changed the base; otherwise there is nothing to reverse.
  private var changedBase: Bool { !InsetGrid.agree(base, replacedBase) }

  /// Whether the write may be our own write, rounded.
  var isOurRounding: Bool { replacedInset && InsetGrid.isRounding(value, of: replaced) }

  /// Whether a value equals the replaced one including its extra inset, which means that it was
  /// saved and restored.
  func isUndone(by later: Double) -> Bool {
    guard replacedInset, changedBase, !InsetGrid.isRounded(value, from: replaced) else {
      return false
    }
    return InsetGrid.isRounded(later, from: replaced)
  }

  /// The length that this write added, if a later write subtracts it again; otherwise nil.
  ///
  /// - Parameters:
  ///   - later: The value that is written now.
  ///   - raw: The value of the property before that write.
  ///   - base: The current base.
  /// - Returns: The length, in points, or nil.
  func step(reversedBy later: Double, from raw: Double, base: Double) -> Double? {
    // If there was no extra inset in the meantime, the written value is exactly the base.
    guard replacedInset || raw != base, changedBase else { return nil }
    for index in InsetGrid.scales.indices {
      let scale = InsetGrid.scales[index]
      let step = value - InsetGrid.rounded(replaced, scale: scale)
      let back = InsetGrid.rounded(raw, scale: scale) - later
      if !InsetGrid.agree(step, 0), InsetGrid.agree(step, back) { return step }
    }
    return nil
  }
}
