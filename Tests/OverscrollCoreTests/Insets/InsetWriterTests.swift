import EngineStorms
import OverscrollCore
import Testing

/// Silent; `InsetFigures` prints what decision 7 says of the same writers.
@Suite struct InsetWriterTests {
  static let extraInsets = [60, 54, 44, 60.5, 33.333]
  /// Bases, each with the height of a keyboard; the last base lies off the grid.
  static let lengths: [(base: Double, keyboard: Double)] = [
    (0, 291), (44, 336), (47.5, 216.5), (88 + 1 / 3.0, 253 + 1 / 3.0), (33.1234567, 300),
  ]
  /// The tolerance for a sum of a dozen numbers, in points.
  static let exact = 1e-9
  /// How many random sequences are played here; the figures come from 20,000.
  static let sequences = 5000

  @Test(arguments: InsetWriter.named(0, 0).indices)
  func tenCyclesOfEachNamedWriterLeaveTheBaseUnchanged(_ index: Int) {
    let errors = Self.errors(InsetLedger.self) { InsetWriter.named($0, $1)[index] }
    #expect(errors.worst < Self.exact)
  }

  /// In between it may differ by one extra inset and its rounding.
  @Test(arguments: [2.0, 3], 0...1)
  func tenCyclesOfWritersThatLoseTheMarkLeaveTheBaseAsTheyRoundIt(_ scale: Double, _ index: Int) {
    let errors = Self.errors(InsetLedger.self) {
      InsetWriter.rounding($0, $1, scale: scale)[index]
    }
    #expect(errors.worst < 61)
    // Twenty times half a pixel: what the writer itself rounds away, or adds.
    #expect(errors.end <= 10 / scale)
  }

  @Test func tenCyclesOfAWriterOffTheGridLeaveTheBaseUnchanged() {
    let errors = Self.errors(InsetLedger.self) { _, _ in .odd }
    #expect(errors.worst < 61)
    #expect(errors.end < 1e-4)
  }

  /// Documented as lost: a change that recovers them also changes the decision.
  @Test func whatIsLostIsLostAsTheDecisionSays() {
    let late = Self.errors(InsetLedger.self, extraInsets: [60.5]) { .late($0, $1) }
    #expect(late.end > 600)
    for index in 0...1 {
      let whole = Self.errors(InsetLedger.self) { InsetWriter.rounding($0, $1, scale: 1)[index] }
      #expect(whole.end > 1)
    }
  }

  /// Without this the ledger would have nothing to do.
  @Test func theOtherModelsLetTheBaseWander() {
    #expect(Self.errors(SumsModel.self) { .addAndSubtract($1) }.end > 600)
    #expect(Self.errors(AbsoluteModel.self) { .addAndSubtract($1) }.end > 600)
    let restored = Self.errors(AbsoluteModel.self, extraInsets: [60.5]) { .saveAndRestore($0, $1) }
    #expect(restored.end > 600)
    let rounded = Self.errors(MarksModel.self) { InsetWriter.rounding($0, $1, scale: 2)[0] }
    #expect(rounded.end > 600)
  }

  /// Two at a time, with all ways to shuffle their steps.
  @Test(arguments: 0...3) func twoNamedWritersAtOnceLeaveTheBaseUnchanged(_ index: Int) {
    let errors = Self.shuffled(over: Self.lengths[index])
    #expect(errors.sequences == 11_664)
    #expect(errors.end < Self.exact)
  }

  @Test func randomSequencesOfNamedWritersLeaveTheBaseRight() {
    let errors = Self.random(
      InsetLedger.self, extraInsets: [54, 44, 60.5, 33.333, 61], count: Self.sequences)
    #expect(errors.worst < Self.exact)
  }

  /// Other code adds 60 pt, and so do we: now and then two sums are the same.
  @Test func aShareThatOtherCodeAddsAsWellIsMistakenInFewSequences() {
    let errors = Self.random(InsetLedger.self, extraInsets: [60], count: Self.sequences)
    #expect(errors.wrongEnds < Self.sequences / 50)
    #expect(errors.worst <= 240)
  }

  /// An absolute value that equals what a write replaced is taken for it; nothing else is.
  @Test(arguments: [1.0, 2, 3]) func absoluteValuesAreRarelyTakenForAnythingElse(_ parts: Double) {
    let (ledger, worst) = Self.falseHits(of: InsetLedger.self, parts: parts)
    #expect(ledger < 300)
    #expect(worst <= 121)
    #expect(Self.falseHits(of: MarksModel.self, parts: parts).count == 0)
  }
}

extension InsetWriterTests {
  /// Plays one writer against a model, over all bases.
  static func errors<Model: InsetModel>(
    _: Model.Type, extraInsets: [Double] = extraInsets, _ writer: (Double, Double) -> InsetWriter
  ) -> InsetErrors {
    var errors = InsetErrors()
    for (base, keyboard) in lengths {
      let moves = writer(base, keyboard).steps.map { (step: $0, writer: 0) }
      // All pairs of runs where they are few enough.
      let (played, runIDs) = moves.count > 3 ? (moves, 10) : (moves + moves, 5)
      for extraInset in extraInsets {
        InsetWorld<Model>.errors(
          of: played, base: base, extraInset: extraInset, runIDs: runIDs, into: &errors)
      }
    }
    return errors
  }

  /// Plays each two of the first three named writers at once, with an extra inset of 60.
  static func shuffled(over length: (base: Double, keyboard: Double)) -> InsetErrors {
    var errors = InsetErrors()
    let writers = InsetWriter.named(length.base, length.keyboard).prefix(3)
    for first in writers {
      for second in writers where first.steps.count + second.steps.count < 6 {
        for moves in shuffles(first.steps[...], second.steps[...]) {
          InsetWorld<InsetLedger>.errors(
            of: moves, base: length.base, extraInset: 60, runIDs: 10, into: &errors)
        }
      }
    }
    return errors
  }

  /// All interleavings of the steps of two writers.
  static func shuffles(
    _ first: ArraySlice<InsetWriter.Step>, _ second: ArraySlice<InsetWriter.Step>
  ) -> [[InsetMove]] {
    guard let a = first.first else { return [second.map { ($0, 1) }] }
    guard let b = second.first else { return [first.map { ($0, 0) }] }
    return shuffles(first.dropFirst(), second).map { [(a, 0)] + $0 }
      + shuffles(first, second.dropFirst()).map { [(b, 1)] + $0 }
  }

  /// A number of pairs of the named writers, which write at the same time.
  static func random<Model: InsetModel>(
    _: Model.Type, extraInsets: [Double], count: Int
  ) -> InsetErrors {
    var random = SeededGenerator(seed: 41)
    var errors = InsetErrors()
    for _ in 0..<count {
      let (base, keyboard) = lengths[Int(random.below(4))]
      var writers = InsetWriter.named(base, keyboard)
      // The system's control reads and writes at once: here two of them may be at work.
      writers[3] = .addAndSubtract(60)
      let pair = [0, 1].map { _ in writers[Int(random.below(5))] }
      let world: InsetWorld<Model> = play(pair, base: base, extraInsets: extraInsets, with: &random)
      errors.add(world)
    }
    return errors
  }

  /// Ten runs or more of two writers, while the extra inset moves at random.
  static func play<Model>(
    _ writers: [InsetWriter], base: Double, extraInsets: [Double],
    with random: inout SeededGenerator
  ) -> InsetWorld<Model> {
    var world = InsetWorld<Model>(base: base, writers: 2)
    var next = [0, 0]
    for _ in 0..<60 {
      switch random.below(4) {
      case 0: world.setExtraInset(extraInsets[Int(random.below(UInt64(extraInsets.count)))])
      case 1: world.setExtraInset(0)
      default: break
      }
      let who = Int(random.below(2))
      world.play(writers[who].steps[next[who] % writers[who].steps.count], writer: who)
      next[who] += 1
    }
    world.setExtraInset(0)
    return world
  }

  /// How many of 100,000 absolute values are taken for something else, and how wrongly at worst.
  static func falseHits<Model: InsetModel>(
    of _: Model.Type, parts: Double
  ) -> (count: Int, worst: Double) {
    var random = SeededGenerator(seed: 7)
    var model = Model(base: 0)
    var hits = 0
    var worst = 0.0
    for _ in 0..<100_000 {
      let value = Double(random.below(UInt64(400 * parts))) / parts
      switch random.below(4) {
      case 0: _ = model.setExtraInset(extraInsets[Int(random.below(5))])
      case 1: _ = model.setExtraInset(0)
      default: break
      }
      model.turnBegan()
      _ = model.rewrite(for: value)
      if model.base != value { hits += 1 }
      worst = max(worst, abs(model.base - value))
    }
    return (hits, worst)
  }
}
