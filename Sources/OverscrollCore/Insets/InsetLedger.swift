/// The books of one edge's inset: whose part of the raw property is whose.
///
/// What stands in the scroll view's property is ``base``, which is everybody else's, plus ``extraInset``,
/// which is ours. Nothing is saved and put back: when the extra inset goes, the base is left, whatever
/// became of it meanwhile. What other code writes into the property is told to ``observed(_:)``, which
/// finds out what the writer meant; see the nested ``Reading``.
///
/// While an extra inset stands, ``raw`` is up to 1/10,000 pt off the sum: the difference is a mark, by which
/// a value is known that was computed from what we showed. Without an extra inset nothing of ours is in it.
/// All lengths are in points.
public struct InsetLedger: Equatable, Sendable {
  /// How often the extra inset is put back in one turn, before the ledger gives up.
  ///
  /// Enough for a writer that answers each of our writes with one of its own and then stops.
  public static let rewriteLimit = 3

  /// The part of the inset that is not ours, in points.
  public internal(set) var base: Double
  /// The part of the inset that is ours, in points; 0 or more.
  ///
  /// It stands in the property unless ``isContested``.
  public private(set) var extraInset = 0.0
  /// What has to stand in the scroll view's property, in points.
  ///
  /// `base` to the last bit while no extra inset stands there. Where a scroll view has rounded our write, the
  /// rounded value: writing again would only be rounded again.
  public internal(set) var raw: Double
  /// Whether the ledger gave up: other code wrote again and again in one turn.
  ///
  /// The extra inset then does not stand in the inset, and the indicator is shown without. It ends with
  /// the next change of the extra inset.
  public internal(set) var isContested = false

  /// How far below base and extra inset the property is to stand.
  private var mark = 0.0
  var rewrites = 0
  var marks = InsetMarks()
  var unmarked: UnmarkedWrite?
  /// Whether our writes were found rounded.
  var roundsWrites = false

  /// Creates the ledger of an inset in which nothing is ours.
  ///
  /// - Parameter base: What stands in the property, in points. What is not a number, or 2³⁰ and more
  ///   either way, counts as 0.
  public init(base: Double = 0) {
    self.base = InsetGrid.holds(base) ? base : 0
    raw = self.base
  }

  /// Changes our part of the inset.
  ///
  /// Any change ends ``isContested``.
  ///
  /// Best is a whole number that other code does not add to its insets: decision 7 says why.
  ///
  /// - Parameter extraInset: Our part, in points; kept to the nearest 1/12,000. What is not a number,
  ///   negative, or 2³⁰ and more, counts as 0.
  /// - Returns: What to write into the property, in points, or nil when it stands there.
  public mutating func setExtraInset(_ extraInset: Double) -> Double? {
    let new = InsetGrid.holds(extraInset) ? max(0, InsetGrid.nearest(extraInset)) : 0
    guard new != self.extraInset else { return nil }
    self.extraInset = new
    isContested = false
    mark = new > 0 ? marks.mark(new) : 0
    return show()
  }

  /// Changes everybody else's part of the inset, for code that knows of the ledger.
  ///
  /// A write of other code from before can no longer be taken back.
  ///
  /// - Parameter base: The new base, in points. What is not a number, or 2³⁰ and more either way,
  ///   changes nothing.
  /// - Returns: What to write into the property, in points, or nil when it stands there.
  public mutating func setBase(_ base: Double) -> Double? {
    guard InsetGrid.holds(base) else { return nil }
    self.base = base
    unmarked = nil
    return show()
  }

  /// Begins a new turn: the extra inset may be put back ``rewriteLimit`` times again.
  ///
  /// A turn is one round of the host's run loop.
  public mutating func turnBegan() { rewrites = 0 }

  /// The sum that has to stand in the property.
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
  /// Says which rule of the books is broken, or nil; tests ask after every step.
  public func checkInvariants() -> StaticString? {
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
