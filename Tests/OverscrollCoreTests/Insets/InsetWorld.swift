import OverscrollCore
import Testing

/// A property that other code and a model's extra inset share, beside one that only the other code writes.
///
/// The second is the truth: the base is right when it is what the code would see without us.
struct InsetWorld<Model: InsetModel> {
  /// The values that a writer remembers from one step to the next, in both worlds.
  struct Memory: Equatable {
    var shown = 0.0
    var truth = 0.0
  }

  private(set) var model: Model
  private(set) var shown: Double
  private(set) var truth: Double
  private(set) var worst = 0.0
  private var memories: [Memory]

  init(base: Double, writers: Int = 1) {
    model = Model(base: base)
    shown = base
    truth = base
    memories = Array(repeating: Memory(shown: base, truth: base), count: writers)
  }

  /// The error of the base, in points.
  var error: Double { abs(model.base - truth) }

  /// Whether nothing is left to tell this world from another one but the errors on the way here.
  func stands(as other: Self) -> Bool {
    model == other.model && shown == other.shown && truth == other.truth
      && memories == other.memories
  }

  mutating func setExtraInset(_ extraInset: Double) {
    if let value = model.setExtraInset(extraInset) { shown = value }
    inspect()
  }

  mutating func play(_ step: InsetWriter.Step, writer: Int = 0) {
    model.turnBegan()
    if let value = step.value(reading: truth, saved: &memories[writer].truth) { truth = value }
    if let value = step.value(reading: shown, saved: &memories[writer].shown) {
      shown = model.rewrite(for: value) ?? value
    }
    inspect()
  }

  private mutating func inspect() {
    worst = max(worst, error)
    if let broken = model.checkInvariants() { Issue.record("\(broken): \(model)") }
  }
}

/// A change of our extra inset between two steps of a writer.
enum ExtraInsetMove: Int, CaseIterable {
  case stays, opens, closes
}

/// The errors of one model against one writer, in points.
struct InsetErrors {
  var sequences = 0
  /// The greatest after any step.
  var worst = 0.0
  /// The greatest when all was done and our extra inset was gone.
  var end = 0.0
  /// The number of sequences in which the base was wrong after a step.
  var wrong = 0
  /// And in how many at the end.
  var wrongEnds = 0

  mutating func add<Model>(_ world: InsetWorld<Model>) {
    sequences += 1
    worst = max(worst, world.worst)
    end = max(end, world.error)
    if world.worst > 1e-9 { wrong += 1 }
    if world.error > 1e-9 { wrongEnds += 1 }
  }
}

/// A step, and whose it is.
typealias InsetMove = (step: InsetWriter.Step, writer: Int)

extension InsetWorld {
  /// Plays some moves over and over, with every way in which the extra inset can stay, open or close before
  /// each of them.
  ///
  /// A sequence that ends as it began need not be continued: all later ones are the same.
  static func errors(
    of moves: [InsetMove], base: Double, extraInset: Double, runIDs: Int,
    into errors: inout InsetErrors
  ) {
    let patterns = moves.reduce(1) { product, _ in product * ExtraInsetMove.allCases.count }
    for pattern in 0..<patterns {
      var world = Self(base: base, writers: 2)
      for _ in 0..<runIDs {
        let before = world
        world.play(moves, extraInset: extraInset, pattern: pattern)
        if world.stands(as: before) { break }
      }
      world.setExtraInset(0)
      errors.add(world)
    }
  }

  private mutating func play(_ moves: [InsetMove], extraInset: Double, pattern: Int) {
    var rest = pattern
    for (step, writer) in moves {
      switch ExtraInsetMove(rawValue: rest % 3) {
      case .opens: setExtraInset(extraInset)
      case .closes: setExtraInset(0)
      case .stays, nil: break
      }
      rest /= 3
      play(step, writer: writer)
    }
  }
}
