extension InsetLedger {
  /// The meaning of a write by other code, and the response to it.
  package struct Reading: Equatable, Sendable {
    /// The meaning of a write.
    package enum Kind: Equatable, Sendable {
      /// Our own write, possibly rounded by the scroll view or other code.
      case ours
      /// A value that was computed from ours, as with `+=`, and that includes our extra inset at
      /// that time.
      case marked
      /// The previous value, restored by code that rounds or that adds odd lengths.
      case restored
      /// A value that does not depend on our inset, and is therefore the new base.
      case absolute
      /// A value that is NaN or too large for an inset; the base does not change.
      case refused
    }

    /// The meaning of the write.
    package let kind: Kind
    /// The value to write into the property now, in points; nil if the property can keep its value.
    package let rewrite: Double?
  }

  /// Reads a value that other code wrote into the property, and updates the base.
  ///
  /// The base is then the value that the property would have without our extra inset, to within
  /// 1/10,000 pt. Two cases are ambiguous. A value without a mark is read as a reversal of the last
  /// unmarked write if it equals the value before that write, or differs by the same length in the
  /// opposite direction. In a scroll view that rounds our writes to whole points, halves or thirds,
  /// the rounded sum is read as our own write.
  ///
  /// After ``rewriteLimit`` rewrites in one turn, the ledger gives up and sets ``isContested``. It
  /// then removes the extra inset with at most one more write, and accepts every value for the rest
  /// of the turn.
  ///
  /// - Parameter value: The value of the property now, in points. A value that is NaN, or whose
  ///   magnitude is 2³⁰ or more, does not change the base and is overwritten, within the limit.
  /// - Returns: The meaning of the write, and the response to it.
  package mutating func observed(_ value: Double) -> Reading {
    if value == raw { return Reading(kind: .ours, rewrite: nil) }
    guard InsetGrid.holds(value) else { return Reading(kind: .refused, rewrite: answer(to: value)) }
    let kind = classify(value)
    if kind == .ours {
      raw = value
      return Reading(kind: .ours, rewrite: nil)
    }
    return Reading(kind: kind, rewrite: answer(to: value))
  }

  private mutating func classify(_ value: Double) -> Reading.Kind {
    if let inside = marks.extraInset(inside: value) {
      // The property did not contain the base's remainder beyond the grid, so the writer cannot
      // have changed it.
      let rest = base - InsetGrid.nearest(base)
      base = InsetGrid.nearest(value - inside) + rest
      unmarked = nil
      // The mark survived, so nothing rounds the value.
      roundsWrites = false
      return .marked
    }
    if let kind = classifyRounding(value) { return kind }
    if takesBack(value) { return .restored }
    unmarked = UnmarkedWrite(replaced: raw, replacedBase: base, value: value, base: value)
    base = value
    return .absolute
  }

  /// Returns the meaning of a value that equals our own write after rounding; nil for any other
  /// value.
  ///
  /// The first such value may be a write by other code that happens to be equal. If our next write
  /// is rounded as well, the scroll view or other code rounds our writes. From then on, the ledger
  /// recognizes them.
  private mutating func classifyRounding(_ value: Double) -> Reading.Kind? {
    // If the property contains no extra inset, its value is the base, to the last bit.
    guard sum != base, InsetGrid.isRounding(value, of: sum) else { return nil }
    if roundsWrites { return .ours }
    guard let last = unmarked, last.isOurRounding else { return nil }
    roundsWrites = true
    base = last.replacedBase
    unmarked = nil
    return .restored
  }

  /// Returns whether a value reverses the last unmarked write; if so, restores the base from before
  /// that write.
  private mutating func takesBack(_ value: Double) -> Bool {
    guard let last = unmarked else { return false }
    let isUndone = last.isUndone(by: value)
    if last.isStep || !isUndone, let step = last.step(reversedBy: value, from: raw, base: base) {
      base -= last.base - last.replacedBase
      // This shows that the writer adds and subtracts, so its steps are read correctly from now on.
      unmarked = UnmarkedWrite(
        replaced: raw, replacedBase: base + step, value: value, base: base, isStep: true)
      return true
    }
    guard isUndone else { return false }
    base = last.replacedBase
    unmarked = nil
    return true
  }

  /// The value to write over another one, within the limit; nil for no write.
  private mutating func answer(to value: Double) -> Double? {
    raw = sum
    if raw == value { return nil }
    rewrites += 1
    if rewrites <= Self.rewriteLimit { return raw }
    isContested = true
    if InsetGrid.holds(value), rewrites > Self.rewriteLimit + 1 { base = value }
    raw = base
    return raw == value || rewrites > Self.rewriteLimit + 1 ? nil : raw
  }
}
