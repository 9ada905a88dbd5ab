@testable import OverscrollCore

/// A way to keep base and extra inset apart; the ledger, and three that know less.
protocol InsetModel: Equatable {
  init(base: Double)
  var base: Double { get }
  /// Takes a new extra inset, and gives what to write.
  mutating func setExtraInset(_ extraInset: Double) -> Double?
  /// Reads a write of other code, and returns the value to write.
  mutating func rewrite(for value: Double) -> Double?
  mutating func turnBegan()
  func checkInvariants() -> StaticString?
}

extension InsetModel {
  mutating func turnBegan() {}
  func checkInvariants() -> StaticString? { nil }
}

/// Invariant 1 with all that it has.
extension InsetLedger: InsetModel {
  mutating func rewrite(for value: Double) -> Double? { observed(value).rewrite }
}

/// Every external write is absolute: (a) and (d).
struct AbsoluteModel: InsetModel {
  private(set) var base: Double
  private var extraInset = 0.0

  init(base: Double) { self.base = base }

  mutating func setExtraInset(_ extraInset: Double) -> Double? {
    self.extraInset = extraInset
    return base + extraInset
  }

  mutating func rewrite(for value: Double) -> Double? {
    if value == base + extraInset { return nil }
    base = value
    return base + extraInset
  }
}

/// No marks, but the last eight sums are known again, also rounded: (a), (c) and (d).
struct SumsModel: InsetModel {
  struct Sum: Equatable {
    var shown: Double
    var base: Double
  }

  private(set) var base: Double
  private var extraInset = 0.0
  private var sums: [Sum] = []

  init(base: Double) { self.base = base }

  mutating func setExtraInset(_ extraInset: Double) -> Double? {
    self.extraInset = extraInset
    return show()
  }

  mutating func rewrite(for value: Double) -> Double? {
    if value == base + extraInset { return nil }
    let known = sums.last { InsetGrid.isRounded(value, from: $0.shown) }
    base = known?.base ?? value
    return show()
  }

  private mutating func show() -> Double {
    let shown = base + extraInset
    if extraInset > 0 {
      sums.removeAll { $0.shown == shown }
      sums.append(Sum(shown: shown, base: base))
      if sums.count > 8 { sums.removeFirst() }
    }
    return shown
  }
}

/// Marks, and nothing else: (a), (b) and (d).
struct MarksModel: InsetModel {
  private(set) var base: Double
  private var extraInset = 0.0
  private var mark = 0.0
  private var marks = InsetMarks()

  init(base: Double) { self.base = base }

  private var shown: Double { extraInset > 0 ? InsetGrid.nearest(base) + extraInset - mark : base }

  mutating func setExtraInset(_ extraInset: Double) -> Double? {
    self.extraInset = InsetGrid.nearest(extraInset)
    mark = extraInset > 0 ? marks.mark(self.extraInset) : 0
    return shown
  }

  mutating func rewrite(for value: Double) -> Double? {
    if value == shown { return nil }
    if let inside = marks.extraInset(inside: value) {
      base = InsetGrid.nearest(value - inside) + (base - InsetGrid.nearest(base))
    } else {
      base = value
    }
    return shown
  }
}
