import OverscrollCore

/// The books of an inset under writers that are read from bytes.
///
/// The first byte says which: writers without manners, after whom the books must be in order, or honest
/// ones, who compute what they write from what they read, after whom the base must be what they made it.
public struct LedgerScript {
  /// Lengths that apps write, and extra insets, which differ from all of them.
  private static let extraInsets = [0, 53.7, 44.3, 61.9, 33.333]
  /// More than the rounding of a thousand sums, in points.
  private static let exact = 1e-9
  /// Above this length, in points, an inset has too few bits for a mark.
  private static let reach = 0x1p13

  private var reader: ByteReader
  private var ledger: InsetLedger
  /// The value that the property would have without us, in points.
  private var expected: Double
  private var saved: (shown: Double, base: Double)?
  private let isHonest: Bool

  private init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    isHonest = reader.isHeads()
    expected = isHonest ? Double(reader.byte()) / 4 : reader.number()
    ledger = InsetLedger(base: expected)
  }

  /// Plays what bytes say.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: What went wrong first; nil where nothing did.
  public static func fault(in bytes: [UInt8]) -> String? {
    var script = LedgerScript(bytes)
    var count = 0
    while !script.reader.isAtEnd {
      count += 1
      let fault = script.isHonest ? script.playHonestly() : script.play()
      if let fault { return "write \(count): \(fault)" }
    }
    return script.leave()
  }

  // MARK: Without manners

  private mutating func play() -> String? {
    switch reader.below(8) {
    case 0, 1: _ = ledger.setExtraInset(reader.number())
    case 2: _ = ledger.setBase(reader.number())
    case 3: ledger.turnBegan()
    case 4: return observe(ledger.raw + reader.number())
    case 5: return observe((ledger.raw * 2).rounded() / 2 + reader.number())
    case 6:
      saved = (ledger.raw, ledger.base)
      return nil
    default: return observe(saved.map(\.shown) ?? reader.number())
    }
    return disorder
  }

  /// The property afterwards has the value of the answer, or the written one.
  private mutating func observe(_ value: Double) -> String? {
    let reading = ledger.observed(value)
    let standing = reading.rewrite ?? value
    let isRefused = reading.kind == .refused && reading.rewrite == nil
    if !isRefused, standing != ledger.raw { return "\(standing) stands there, not \(ledger.raw)" }
    return disorder
  }

  private var disorder: String? { ledger.checkInvariants().map { "\($0)" } }

  // MARK: Honest

  private mutating func playHonestly() -> String? {
    ledger.turnBegan()
    switch reader.below(6) {
    case 0, 1: _ = ledger.setExtraInset(Self.extraInsets[reader.below(Self.extraInsets.count)])
    case 2, 3: add(Double(Int8(bitPattern: reader.byte())) / 4)
    case 4: setBase(Double(reader.byte()) / 8)
    default: saveOrRestore()
    }
    if let disorder { return disorder }
    if ledger.isContested { return "an honest writer was taken for a quarrelsome one" }
    return abs(ledger.base - expected) < Self.exact
      ? nil : "the base is \(ledger.base), not \(expected)"
  }

  private mutating func add(_ length: Double) {
    guard abs(expected + length) < Self.reach else { return }
    expected += length
    _ = ledger.observed(ledger.raw + length)
  }

  private mutating func setBase(_ base: Double) {
    expected = base
    _ = ledger.setBase(base)
  }

  /// Saves only where our extra inset is inside: what is put back without one may be anything (decision 7).
  private mutating func saveOrRestore() {
    if let saved {
      expected = saved.base
      _ = ledger.observed(saved.shown)
      self.saved = nil
    } else if ledger.extraInset > 0 {
      saved = (ledger.raw, expected)
    }
  }

  // MARK: The end

  /// The extra inset goes, and with it all that is ours.
  private mutating func leave() -> String? {
    ledger.turnBegan()
    _ = ledger.setExtraInset(0)
    if let disorder { return disorder }
    return ledger.raw == ledger.base ? nil : "something of ours is left"
  }
}
