import EngineStorms
import OverscrollCore
import Testing

/// Scroll views that round their insets, for example to device pixels.
@Suite struct InsetRoundingTests {
  /// How a property rounds.
  enum Mode: CaseIterable, Sendable {
    case nearest, up, down
  }

  /// An inset that a scroll view rounds to 1/scale point, and the ledger beside it.
  struct RoundedInset {
    let scale: Double
    let mode: Mode
    private(set) var ledger = InsetLedger()
    private(set) var value = 0.0

    init(scale: Double, mode: Mode, base: Double = 0) {
      (self.scale, self.mode) = (scale, mode)
      value = rounded(base)
      ledger = InsetLedger(base: value)
    }

    mutating func setExtraInset(_ extraInset: Double) {
      ledger.turnBegan()
      if let raw = ledger.setExtraInset(extraInset) { store(raw) }
    }

    /// Other code writes, and the ledger answers until nothing changes.
    mutating func store(_ next: Double) {
      var next: Double? = next
      for _ in 0..<8 {
        guard let write = next else { return }
        value = rounded(write)
        next = ledger.observed(value).rewrite
      }
      Issue.record("the ledger and the view do not agree: \(ledger)")
    }

    private func rounded(_ length: Double) -> Double {
      let steps = length * scale
      return switch mode {
      case .nearest: steps.rounded() / scale
      case .up: steps.rounded(.up) / scale
      case .down: steps.rounded(.down) / scale
      }
    }
  }

  static let extraInsets = [54, 44, 60.5, 33.333, 61.7]

  @Test(
    "Hundreds of refreshes in a view that rounds its insets leave the base unchanged",
    arguments: [1.0, 2, 3], Mode.allCases)
  func refreshes(_ scale: Double, _ mode: Mode) {
    for base in [0, 44, 88 + 1 / 3.0, -12.5] {
      var inset = RoundedInset(scale: scale, mode: mode, base: base)
      let start = inset.value
      for round in 0..<400 {
        let extraInset = Self.extraInsets[round % Self.extraInsets.count]
        inset.setExtraInset(extraInset)
        #expect(abs(inset.ledger.base - start) < 1e-9)
        #expect(abs(inset.value - start - extraInset) <= 1 / scale + 1e-4)
        #expect(inset.ledger.checkInvariants() == nil && !inset.ledger.isContested)
        inset.setExtraInset(0)
        #expect(inset.value == start && inset.ledger.base == start)
      }
    }
  }

  @Test(
    "An external write that differs by more than the rounding is the new base",
    arguments: [1.0, 2, 3])
  func externalWrites(_ scale: Double) {
    for written in [0.0, 20, 52, 56, 300] {
      var inset = RoundedInset(scale: scale, mode: .nearest)
      inset.setExtraInset(54)
      inset.store(written)
      #expect(inset.ledger.base == written)
      #expect(abs(inset.value - written - 54) < 1)
      inset.setExtraInset(0)
      #expect(inset.value == written)
    }
  }

  @Test(
    "What is added during a refresh and subtracted after it leaves the base unchanged",
    arguments: [1.0, 2, 3])
  func addedAndSubtracted(_ scale: Double) {
    var inset = RoundedInset(scale: scale, mode: .nearest)
    for round in 0..<300 {
      inset.setExtraInset(Self.extraInsets[round % Self.extraInsets.count])
      inset.store(inset.value + 100)
      inset.setExtraInset(0)
      inset.store(inset.value - 100)
      #expect(inset.ledger.base == 0 && inset.value == 0)
    }
  }

  @Test("Code that rounds our inset later, again and again, does not move the base")
  func lateRounding() {
    var ledger = InsetLedger(base: 47)
    for round in 0..<300 {
      _ = ledger.setExtraInset(Self.extraInsets[round % Self.extraInsets.count])
      for _ in 0..<4 {
        ledger.turnBegan()
        _ = ledger.observed(ledger.raw.rounded())
      }
      #expect(ledger.base == 47)
      #expect(ledger.setExtraInset(0) == 47)
    }
  }

  @Test("No sequence of external writes moves the base beyond what was written", arguments: 1...20)
  func boundedBase(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for mode in Mode.allCases {
      var inset = RoundedInset(scale: Double(1 + seed % 3), mode: mode)
      for _ in 0..<2_000 {
        switch random.below(4) {
        case 0: inset.setExtraInset(0)
        case 1: inset.setExtraInset(Self.extraInsets[Int(random.below(5))])
        default: inset.store(random.number(from: -300, to: 300))
        }
        #expect(abs(inset.ledger.base) <= 300 + 63)
      }
    }
  }
}
