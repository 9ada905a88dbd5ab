/// The last write of other code that carried no mark, so that one that takes it back is known.
///
/// Code that rounds what it read to pixels, or adds a seventh of a point, loses the mark. Its write is
/// first taken for an absolute one, and the base is too large by our extra inset. When it is taken back, so
/// is that mistake. All lengths are in points.
struct UnmarkedWrite: Equatable, Sendable {
  /// What stood in the property before.
  let replaced: Double
  /// The base before.
  let replacedBase: Double
  /// What was written.
  let value: Double
  /// What the base became.
  let base: Double
  /// Whether it took an earlier one back by going its way back: the writer adds and subtracts.
  var isStep = false

  /// Whether an extra inset of ours was in what the write replaced.
  private var replacedInset: Bool { replaced != replacedBase }
  /// Whether it moved the base; if not, there is nothing to take back.
  private var changedBase: Bool { !InsetGrid.agree(base, replacedBase) }

  /// Whether it may be what we wrote, rounded.
  var isOurRounding: Bool { replacedInset && InsetGrid.isRounding(value, of: replaced) }

  /// Whether a value is what stood there before, extra insets and all: saved, and put back.
  func isUndone(by later: Double) -> Bool {
    guard replacedInset, changedBase, !InsetGrid.isRounded(value, from: replaced) else {
      return false
    }
    return InsetGrid.isRounded(later, from: replaced)
  }

  /// Finds the way that this write went, if a value goes it back: added, and subtracted.
  ///
  /// - Parameters:
  ///   - later: What is written now.
  ///   - raw: What stands there now.
  ///   - base: The base now.
  /// - Returns: The way, or nil.
  func step(reversedBy later: Double, from raw: Double, base: Double) -> Double? {
    // Without any extra inset in between, what is written is the base, to the last bit.
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
