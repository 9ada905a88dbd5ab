extension InsetLedger {
  /// What a write of other code was, and the answer to it.
  public struct Reading: Equatable, Sendable {
    /// What the writer meant.
    public enum Kind: Equatable, Sendable {
      /// What we wrote ourselves, also where the scroll view or other code has rounded it.
      case ours
      /// A value computed from one that we had shown, as `+=` does: its extra inset was inside.
      case marked
      /// What stood there before, put back by a writer that rounds or that adds odd lengths.
      case restored
      /// A value that owes nothing to us: the new base.
      case absolute
      /// No number, or too large to be an inset: the base stays.
      case refused
    }

    /// What the writer meant.
    public let kind: Kind
    /// What to write into the property now, in points, or nil when it may stay.
    public let rewrite: Double?
  }

  /// Reads what other code wrote into the property, and keeps the base right.
  ///
  /// The base afterwards is what would stand in the property if we had never been there, to 1/10,000 pt.
  /// What can not be told apart: a value that carries no mark and happens to be what the last unmarked
  /// write replaced, or as far the other way, is read as that write taken back; and in a scroll view that
  /// rounds our writes to whole, half or third points, one that is the sum rounded is read as our write.
  ///
  /// After ``rewriteLimit`` rewrites in one turn the ledger gives up: ``isContested``. It then takes the
  /// extra inset out, with one more write at most, and for the rest of the turn takes every value as it stands.
  ///
  /// - Parameter value: What stands in the property now, in points. What is not a number, or 2³⁰ and more
  ///   either way, leaves the base alone and is to be written over, within the limit.
  /// - Returns: What it was, and what to write.
  public mutating func observed(_ value: Double) -> Reading {
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
      // What the base has beyond the grid was not shown, so the writer can not have changed it.
      let rest = base - InsetGrid.nearest(base)
      base = InsetGrid.nearest(value - inside) + rest
      unmarked = nil
      // The mark came through: nothing rounds here.
      roundsWrites = false
      return .marked
    }
    if let kind = classifyRounding(value) { return kind }
    if takesBack(value) { return .restored }
    unmarked = UnmarkedWrite(replaced: raw, replacedBase: base, value: value, base: value)
    base = value
    return .absolute
  }

  /// What a value is that our own write, rounded, would be as well; nil if it is something else.
  ///
  /// Once it may be another writer's value that happens to be the same. If what we write next is rounded,
  /// too, the scroll view, or code that looks after it, rounds our writes, and from then on they are known.
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

  /// Whether a value takes the last unmarked write back; if so, the base is what it was without it.
  private mutating func takesBack(_ value: Double) -> Bool {
    guard let last = unmarked else { return false }
    let isUndone = last.isUndone(by: value)
    if last.isStep || !isUndone, let step = last.step(reversedBy: value, from: raw, base: base) {
      base -= last.base - last.replacedBase
      // A writer that adds and subtracts is known from now on: none of its steps is misread again.
      unmarked = UnmarkedWrite(
        replaced: raw, replacedBase: base + step, value: value, base: base, isStep: true)
      return true
    }
    guard isUndone else { return false }
    base = last.replacedBase
    unmarked = nil
    return true
  }

  /// What to write over a value, within the limit.
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
