/// The last write of other code without a mark, kept so that its reversal is recognized.
///
/// Code that rounds a value to pixels, or adds a seventh of a point, loses the mark. Its write is
/// first read as an absolute one, which makes the base too large by our extra inset. The reversal
/// of the write corrects that. All lengths are in points.
struct UnmarkedWrite: Equatable, Sendable {
  /// The value of the property before.
  let replaced: Double
  /// The base before.
  let replacedBase: Double
  /// The written value.
  let value: Double
  /// The base afterwards.
  let base: Double
  /// Whether it reversed an earlier write by subtracting: the writer adds and subtracts.
  var isStep = false

  /// Whether the replaced value included an extra inset of ours.
  private var replacedInset: Bool { replaced != replacedBase }
  /// Whether it changed the base; otherwise there is nothing to reverse.
  private var changedBase: Bool { !InsetGrid.agree(base, replacedBase) }

  /// Whether it may be our own write, rounded.
  var isOurRounding: Bool { replacedInset && InsetGrid.isRounding(value, of: replaced) }

  /// Whether a value is the replaced one, with its extra inset: saved and restored.
  func isUndone(by later: Double) -> Bool {
    guard replacedInset, changedBase, !InsetGrid.isRounded(value, from: replaced) else {
      return false
    }
    return InsetGrid.isRounded(later, from: replaced)
  }

  /// The length that this write added, if a later write subtracts it again; otherwise nil.
  ///
  /// - Parameters:
  ///   - later: The value written now.
  ///   - raw: The value of the property until now.
  ///   - base: The base now.
  /// - Returns: The length, in points, or nil.
  func step(reversedBy later: Double, from raw: Double, base: Double) -> Double? {
    // Without any extra inset in between, the written value is exactly the base.
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
