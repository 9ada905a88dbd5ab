import EngineStorms
import Testing

@testable import OverscrollCore

@Suite struct InsetLedgerTests {
  /// A ledger with an extra inset, and the value of its property.
  private func open(_ extraInset: Double, over base: Double = 0) -> InsetLedger {
    var ledger = InsetLedger(base: base)
    _ = ledger.setExtraInset(extraInset)
    return ledger
  }

  @Test func aLedgerBeginsWithNothingUnlessItIsToldWhatStandsThere() {
    #expect((InsetLedger().base, InsetLedger().raw) == (0, 0))
    #expect((InsetLedger(base: 44).base, InsetLedger(base: 44).raw) == (44, 44))
    #expect(InsetLedger(base: .nan).raw == 0)
  }

  @Test func withoutAShareWhatStandsThereIsTheBaseToTheLastBit() {
    var random = SeededGenerator(seed: 1)
    var ledger = InsetLedger()
    for _ in 0..<10_000 {
      let value = random.number(from: -500, to: 500)
      #expect(ledger.observed(value).rewrite == nil)
      #expect(ledger.base == value)
      #expect(ledger.setExtraInset(random.number(from: 1, to: 100)) != nil)
      #expect(ledger.setExtraInset(0) == value)
      ledger.turnBegan()
    }
  }

  @Test func nothingIsWrittenWhenNothingChanges() {
    var ledger = open(60, over: 44)
    #expect(ledger.setExtraInset(60) == nil)
    #expect(ledger.setBase(44) == nil)
    #expect(ledger.observed(ledger.raw) == .init(kind: .ours, rewrite: nil))
  }

  /// A writer that rounds the value that it saved, or that wrote another length in between.
  @Test(arguments: [10.0, 0, 200, 17.3])
  func aSavedSumThatIsPutBackIsRestored(_ between: Double) {
    var ledger = open(60, over: 44)
    #expect(ledger.observed(between).kind == .absolute)
    #expect(ledger.base == between)
    let reading: InsetLedger.Reading = ledger.observed(104)
    #expect(reading.kind == .restored)
    #expect(reading.rewrite == ledger.raw)
    #expect(ledger.base == 44)
  }

  @Test(arguments: [Double.nan, .infinity, 0x1p30, -0x1p30])
  func whatIsNoInsetIsRefusedAndWrittenOver(_ value: Double) {
    var ledger = open(60, over: 44)
    let raw = ledger.raw
    #expect(ledger.observed(value) == InsetLedger.Reading(kind: .refused, rewrite: raw))
    #expect(ledger.base == 44)
  }

  @Test func aSumStandsAHairBelowItsLengthSoThatRoundingUpFindsIt() {
    for extraInset in [44.0, 54, 60, 60.5, 100 / 3.0] {
      let raw = open(extraInset, over: 88).raw
      #expect(raw < 88 + extraInset)
      #expect(raw > 88 + extraInset - 1e-4)
    }
    #expect(open(60, over: 88).raw.rounded(.up) == 148)
  }

  /// All multiples of a sixth and of a hundredth of a point, and all marks.
  @Test func whateverIsAddedOnTheGridTheShareIsKnown() {
    for mark in 1...32 {
      var ledger = InsetLedger(base: 47.5)
      for extraInset in 1...mark { _ = ledger.setExtraInset(Double(extraInset) + 0.25) }
      let extraInset = ledger.extraInset
      for steps in 1...300 {
        for parts in [6.0, 100] {
          var copy = ledger
          let added = Double(steps) / parts
          #expect(copy.observed(copy.raw + added).kind == .marked)
          #expect(abs(copy.base - 47.5 - added) < 1e-9)
          #expect(copy.extraInset == extraInset)
        }
      }
    }
  }

  @Test func noValueOnTheGridCarriesAMark() {
    for mark in 1...32 {
      var ledger = InsetLedger()
      for extraInset in 1...mark { _ = ledger.setExtraInset(Double(extraInset)) }
      for sixths in 0..<2400 {
        var copy = ledger
        #expect(copy.observed(Double(sixths) / 6).kind == .absolute)
        #expect(copy.base == Double(sixths) / 6)
      }
    }
  }

  @Test func aShareIsKnownUntilEightOthersHaveStoodThere() {
    for others in 1...8 {
      var ledger = open(60, over: 44)
      let saved = ledger.raw
      for other in 1...others { _ = ledger.setExtraInset(Double(other)) }
      #expect(ledger.observed(saved).kind == (others < 8 ? .marked : .absolute))
    }
  }

  @Test func aMarkIsNotGivenAwayWhileItsShareIsKnown() {
    var ledger = InsetLedger(base: 44)
    for other in 1...100 {
      _ = ledger.setExtraInset(60)
      let saved = ledger.raw
      _ = ledger.setExtraInset(100 + Double(other))
      let later = ledger.raw
      var copy = ledger
      _ = copy.observed(saved + 7)
      #expect(abs(copy.base - 51) < 1e-9)
      _ = copy.observed(later + 8)
      #expect(abs(copy.base - 52) < 1e-9)
    }
  }

  /// Apps set their inset in every layout, to what it was.
  @Test func anInsetSetAgainAndAgainIsTheBaseEvenWhereItEqualsOurSum() {
    var ledger = open(60)
    for _ in 1...5 {
      ledger.turnBegan()
      #expect(ledger.observed(60).kind == .absolute)
      #expect(ledger.base == 60)
    }
  }

  @Test func aSumReplacedByTheBaseItselfIsNotKnownAgain() {
    var ledger = open(60, over: 44)
    _ = ledger.observed(44)
    _ = ledger.setExtraInset(0)
    #expect(ledger.observed(104) == .init(kind: .absolute, rewrite: nil))
  }

  @Test func whatTheGuidesSetIsNotTakenBack() {
    var ledger = open(60, over: 44)
    _ = ledger.observed(300)
    _ = ledger.setBase(88)
    #expect(ledger.observed(104).kind == .absolute)
  }

  @Test func aShareIsKnownHoweverOftenTheBaseIsWrittenMeanwhile() {
    var ledger = open(60, over: 44)
    let saved = ledger.raw
    for offset in 0..<1000 {
      ledger.turnBegan()
      _ = ledger.observed(Double(offset) / 3 + 700)
    }
    #expect(ledger.observed(saved).kind == .marked)
    #expect(ledger.base == 44)
  }

  /// A display link that animates the inset from the value that it read to 291 pt more.
  @Test func aWriterThatInterpolatesEndsWithTheRightBase() {
    for frames in 2...40 {
      var ledger = open(60, over: 44)
      let start = ledger.raw
      for frame in 1...frames {
        ledger.turnBegan()
        let part = Double(frame) / Double(frames)
        _ = ledger.observed(start + 291 * part * part)
        // In the worst case a frame counts as absolute although it contains our extra inset.
        #expect(ledger.base <= 44 + 291 * part * part + 61)
      }
      #expect(abs(ledger.base - 335) < 1e-4)
    }
  }

  @Test func afterThreeRewritesInOneTurnTheShareStepsBackUntilItChanges() {
    var ledger = open(60)
    var rewrites = 0
    for value in 1...20 {
      if ledger.observed(Double(value) * 7).rewrite != nil { rewrites += 1 }
      #expect(ledger.checkInvariants() == nil)
    }
    #expect(rewrites == InsetLedger.rewriteLimit)
    #expect(ledger.isContested)
    #expect(ledger.raw == 140)
    ledger.turnBegan()
    #expect(ledger.observed(44).rewrite == nil)
    #expect(ledger.setExtraInset(60) == nil)
    #expect(ledger.isContested)
    #expect(ledger.setExtraInset(54) != nil)
    #expect(!ledger.isContested)
    #expect(ledger.setExtraInset(0) == 44)
  }

  @Test func aNewTurnMayRewriteAgain() {
    var ledger = open(60)
    for value in 1...20 {
      ledger.turnBegan()
      #expect(ledger.observed(Double(value) * 7).rewrite == ledger.raw)
    }
    #expect(!ledger.isContested)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e10, -1e10])
  func whatIsNoInsetChangesNothing(_ value: Double) {
    #expect(InsetLedger(base: value).base == 0)
    var ledger = open(60, over: 44)
    let raw = ledger.raw
    #expect(ledger.observed(value) == .init(kind: .refused, rewrite: raw))
    #expect(ledger.setBase(value) == nil)
    #expect(ledger.base == 44)
    #expect(ledger.setExtraInset(value) == 44)
    #expect(ledger.extraInset == 0)
  }

  @Test func aNegativeShareIsNone() {
    var ledger = open(60, over: 44)
    #expect(ledger.setExtraInset(-1) == 44)
    #expect(ledger.extraInset == 0)
  }

  @Test func theGuidesSetTheBaseUnderAStandingShare() {
    var ledger = open(60, over: 44)
    _ = ledger.setBase(88)
    #expect(abs(ledger.raw - 148) < 1e-4)
    #expect(ledger.setExtraInset(0) == 88)
  }

  @Test(arguments: 1...10) func anythingMayBeWrittenAndTheBooksStayInOrder(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ledger = InsetLedger(base: 44)
    var shown = 44.0
    var rewrites = 0
    for _ in 0..<5000 {
      switch random.below(8) {
      case 0: shown = ledger.setExtraInset(random.number(from: -20, to: 100)) ?? shown
      case 1: shown = ledger.setBase(random.number(from: -100, to: 400)) ?? shown
      case 2:
        ledger.turnBegan()
        rewrites = 0
      default:
        let wild = [.nan, .infinity, -1e300, 1e9, 0x1p-1074, random.number(from: -999, to: 999)]
        let value =
          random.below(3) == 0
          ? wild[Int(random.below(6))] : shown + Double(random.below(100)) / 3 - 16
        let rewrite = ledger.observed(value).rewrite
        shown = rewrite ?? value
        if rewrite != nil { rewrites += 1 }
        // An invalid value may stay when the turn's rewrites are used up.
        if !InsetGrid.holds(shown) { shown = ledger.raw }
      }
      #expect(rewrites <= InsetLedger.rewriteLimit + 1)
      #expect(shown == ledger.raw)
      if let broken = ledger.checkInvariants() { Issue.record("\(broken): \(ledger)") }
    }
  }
}
