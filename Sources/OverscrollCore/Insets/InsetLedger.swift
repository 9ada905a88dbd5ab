/// Keeps the extra inset of one edge separate from the insets that other code writes.
///
/// The scroll view's property contains the sum of ``base``, which belongs to other code, and
/// ``extraInset``, which is ours. The ledger never saves and restores a value. When the extra inset
/// is removed, the base remains, including every change that other code made in the meantime. The
/// host reports each write by other code to ``observed(_:)``, which determines the meaning of the
/// write; see the nested type ``Reading``.
///
///     var ledger = InsetLedger(base: scrollView.contentInset.top)
///     if let inset = ledger.setExtraInset(54) { scrollView.contentInset.top = inset }
///
/// While there is an extra inset, ``raw`` differs from the sum by up to 1/10,000 pt. The difference
/// is a mark, with which the ledger recognizes values that other code computed from ours. Without
/// an extra inset, the property contains exactly the base. All lengths are in points.
package struct InsetLedger: Equatable, Sendable {
  /// How often the extra inset is restored in one turn before the ledger gives up.
  ///
  /// The limit is high enough for other code that reacts to each of our writes but stops after a
  /// while.
  package static let rewriteLimit = 3

  /// The part of the inset that is not ours, in points.
  package internal(set) var base: Double
  /// The part of the inset that is ours, in points; 0 or more.
  ///
  /// The property includes it unless ``isContested``.
  package private(set) var extraInset = 0.0
  /// The value of the scroll view's property, in points.
  ///
  /// It is exactly `base` while there is no extra inset. If a scroll view has rounded our write,
  /// this is the rounded value, because another write would only be rounded again.
  package internal(set) var raw: Double
  /// Whether the ledger gave up because other code wrote repeatedly in one turn.
  ///
  /// The property then does not include the extra inset, but the indicator is still shown. The next
  /// change of the extra inset sets this to false.
  package internal(set) var isContested = false

  /// The difference between the sum of base and extra inset and the value of the property, in
  /// points.
  private var mark = 0.0
  /// The number of rewrites in this turn.
  var rewrites = 0
  var marks = InsetMarks()
  var unmarked: UnmarkedWrite?
  /// Whether the scroll view, or other code, is known to round our writes.
  var roundsWrites = false

  /// Creates the ledger of an inset without an extra inset.
  ///
  /// - Parameter base: The value of the property, in points. A value that is NaN, or whose
  ///   magnitude is 2³⁰ or more, counts as 0.
  package init(base: Double = 0) {
    self.base = InsetGrid.holds(base) ? base : 0
    raw = self.base
  }

  /// Changes our part of the inset.
  ///
  /// Any change ends ``isContested``.
  ///
  /// Prefer a whole number that other code does not add to its insets; decision 7 explains why.
  ///
  /// - Parameter extraInset: Our part, in points; rounded to the nearest 1/12,000. A value that is
  ///   NaN, negative, or 2³⁰ or more, counts as 0.
  /// - Returns: The value to write into the property, in points; nil if it has that value already.
  package mutating func setExtraInset(_ extraInset: Double) -> Double? {
    let new = InsetGrid.holds(extraInset) ? max(0, InsetGrid.nearest(extraInset)) : 0
    guard new != self.extraInset else { return nil }
    self.extraInset = new
    isContested = false
    mark = new > 0 ? marks.mark(new) : 0
    return show()
  }

  /// Changes the part of the inset that is not ours, for code that works with the ledger.
  ///
  /// The ledger then no longer recognizes the reversal of an earlier write by other code.
  ///
  /// - Parameter base: The new base, in points. A value that is NaN, or whose magnitude is 2³⁰ or
  ///   more, changes nothing.
  /// - Returns: The value to write into the property, in points; nil if it has that value already.
  package mutating func setBase(_ base: Double) -> Double? {
    guard InsetGrid.holds(base) else { return nil }
    self.base = base
    unmarked = nil
    return show()
  }

  /// Reads the property right after our own write, which the scroll view may have rounded.
  ///
  /// Without this, the first rounded value could be an absolute write of other code.
  ///
  /// - Parameter value: The value of the property, in points.
  package mutating func wrote(_ value: Double) {
    guard value != raw, extraInset > 0, !isContested, InsetGrid.holds(value),
      InsetGrid.isRounding(value, of: sum)
    else { return }
    raw = value
    roundsWrites = true
  }

  /// Begins a new turn, in which the extra inset may be restored ``rewriteLimit`` times again.
  ///
  /// A turn is one round of the host's run loop.
  package mutating func turnBegan() { rewrites = 0 }

  /// The value that the property should have.
  var sum: Double {
    guard extraInset > 0, !isContested else { return base }
    return InsetGrid.nearest(base) + extraInset - mark
  }

  private mutating func show() -> Double? {
    let old = raw
    raw = sum
    return raw == old ? nil : raw
  }
}

extension InsetLedger {
  /// Returns a description of a broken invariant; nil if all invariants hold.
  ///
  /// Tests check this after every step.
  package func checkInvariants() -> StaticString? {
    guard base.isFinite, raw.isFinite, extraInset.isFinite else {
      return "a length is not a number"
    }
    if extraInset < 0 { return "the extra inset is negative" }
    let standing = isContested ? 0 : extraInset
    if raw != sum, standing == 0 || !InsetGrid.isRounding(raw, of: sum) {
      return "the property is not to hold what the books say"
    }
    if standing == 0, raw != base { return "something of ours stands there without an extra inset" }
    return abs(sum - base - standing) <= 1e-4 ? nil : "base and extra inset are not what is shown"
  }
}
