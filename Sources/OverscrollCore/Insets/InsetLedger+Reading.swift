extension InsetLedger {
  /// The meaning of a write of other code, and the answer to it.
  package struct Reading: Equatable, Sendable {
    /// The meaning of a write.
    package enum Kind: Equatable, Sendable {
      /// Our own write, perhaps rounded by the scroll view or other code.
      case ours
      /// A value computed from ours, as by `+=`: it includes the extra inset of that time.
      case marked
      /// The value before, restored by a writer that rounds or that adds odd lengths.
      case restored
      /// A value that does not depend on our inset: the new base.
      case absolute
      /// A value that is not a number, or too large for an inset: the base stays.
      case refused
    }

    /// The meaning of the write.
    package let kind: Kind
    /// The value to write into the property now, in points; nil if the property may keep its value.
    package let rewrite: Double?
  }

  /// Reads a value that other code wrote into the property, and updates the base.
  ///
  /// The base is then the value that the property would have without us, to 1/10,000 pt. Two cases
  /// are ambiguous. A value without a mark that equals the value before the last unmarked write, or
  /// differs by the same length in the other direction, is read as a reversal of that write. In a
  /// scroll view that rounds our writes to whole, half or third points, the rounded sum is read as
  /// our write.
  ///
  /// After ``rewriteLimit`` rewrites in one turn the ledger gives up: ``isContested``. It then
  /// removes the extra inset, with one more write at most, and accepts every value for the rest of
  /// the turn.
  ///
  /// - Parameter value: The value of the property now, in points. A value that is not a number, or
  ///   whose magnitude is 2³⁰ or more, leaves the base alone and is overwritten, within the limit.
  /// - Returns: The meaning of the write, and the answer to it.
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
      // The property did not show the base's remainder beyond the grid: the writer cannot have
      // changed it.
      let rest = base - InsetGrid.nearest(base)
      base = InsetGrid.nearest(value - inside) + rest
      unmarked = nil
      // The mark survived, so nothing rounds here.
      roundsWrites = false
      return .marked
    }
    if let kind = classifyRounding(value) { return kind }
    if takesBack(value) { return .restored }
    unmarked = UnmarkedWrite(replaced: raw, replacedBase: base, value: value, base: value)
    base = value
    return .absolute
  }

  /// The meaning of a value that equals our own write, rounded; nil for any other value.
  ///
  /// The first such value may be a write of other code that happens to be equal. If our next write is
  /// rounded as well, the scroll view or other code rounds our writes, and from then on the ledger
  /// recognizes them.
  private mutating func classifyRounding(_ value: Double) -> Reading.Kind? {
    // Without an extra inset in the property, the value is the base to the last bit.
    guard sum != base, InsetGrid.isRounding(value, of: sum) else { return nil }
    if roundsWrites { return .ours }
    guard let last = unmarked, last.isOurRounding else { return nil }
    roundsWrites = true
    base = last.replacedBase
    unmarked = nil
    return .restored
  }

  /// Whether a value reverses the last unmarked write; if so, restores the base before that write.
  private mutating func takesBack(_ value: Double) -> Bool {
    guard let last = unmarked else { return false }
    let isUndone = last.isUndone(by: value)
    if last.isStep || !isUndone, let step = last.step(reversedBy: value, from: raw, base: base) {
      base -= last.base - last.replacedBase
      // From now on the writer is known to add and subtract, and its steps are read correctly.
      unmarked = UnmarkedWrite(
        replaced: raw, replacedBase: base + step, value: value, base: base, isStep: true)
      return true
    }
    guard isUndone else { return false }
    base = last.replacedBase
    unmarked = nil
    return true
  }

  /// The value to write over another one, within the limit; nil for none.
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
