import EngineStorms
import OverscrollCore

/// The steps of a storm from its beginning; equal scripts have equal effects.
public struct StormScript: Equatable, Sendable {
  /// Whether the list is in a navigation controller with a large title.
  public var hasLargeTitle = false
  /// The steps, in order.
  public var steps: [StormStep]

  /// Creates a script from steps.
  public init(hasLargeTitle: Bool = false, steps: [StormStep]) {
    self.hasLargeTitle = hasLargeTitle
    self.steps = steps
  }

  /// Creates the script of a seed; equal seeds give equal scripts.
  public init(seed: UInt64, count: Int) {
    var writer = StormWriter(seed: seed)
    hasLargeTitle = writer.isHeads()
    let first = StormStep.concurrency(ConcurrentRunPolicy.allCases[Int(seed % 3)])
    steps = [first] + (1..<max(1, count)).map { _ in writer.nextStep() }
  }
}

extension StormScript: CustomStringConvertible {
  /// The script as Swift code.
  public var description: String {
    let lines = steps.map { "    \($0)," }.joined(separator: "\n")
    return "StormScript(\n  hasLargeTitle: \(hasLargeTitle),\n  steps: [\n\(lines)\n  ])"
  }
}

/// Generates the steps of a script.
private struct StormWriter {
  private var random: SeededGenerator
  /// At most two, because more concurrent writers cannot be told apart reliably (decision 7).
  private let writers: [StormStep.Writer]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let all = StormStep.Writer.allCases
    let first = Int(random.below(UInt64(all.count)))
    let other = (first + 1 + Int(random.below(UInt64(all.count - 1)))) % all.count
    writers = [all[first], all[other]]
  }

  mutating func isHeads() -> Bool { random.below(2) == 0 }

  mutating func nextStep() -> StormStep {
    switch random.below(20) {
    case 0..<6: nextGesture()
    case 6..<9: .write(writers[Int(random.below(2))])
    case 9..<12: nextEnd()
    case 12..<14: nextRequest()
    case 14..<16: nextFact()
    case 16: .rows(nextRows())
    case 17: nextSetting()
    default: .wait(nextNumber(from: 0, to: 0.7))
    }
  }

  /// A random number with few digits, so that scripts are short.
  private mutating func nextNumber(from low: Double, to high: Double) -> Double {
    (random.number(from: low, to: high) * 100).rounded() / 100
  }

  private mutating func nextOf<Value>(_ values: [Value]) -> Value {
    values[Int(random.below(UInt64(values.count)))]
  }

  private mutating func nextEdge() -> OverscrollEdge { isHeads() ? .top : .bottom }

  private mutating func nextGesture() -> StormStep {
    switch random.below(5) {
    case 0: .flick(velocity: nextNumber(from: -4_000, to: 4_000))
    // Past the trigger distance if the edge is visible.
    case 1: .drag(by: isHeads() ? 250 : -250, over: 0.2, .rested)
    default:
      .drag(
        by: nextNumber(from: -500, to: 500), over: nextNumber(from: 0.02, to: 0.3),
        nextOf(StormStep.Ending.allCases))
    }
  }

  private mutating func nextEnd() -> StormStep {
    .end(nextOf(RefreshResult.Kind.allCases), message: random.below(3) == 0)
  }

  private mutating func nextRequest() -> StormStep {
    switch random.below(7) {
    case 0..<3: .begin(nextEdge(), revealing: false)
    case 3: .begin(nextEdge(), revealing: true)
    case 4: .cancel(nextEdge())
    case 5: .reset(nextEdge())
    default: .noMore(nextEdge())
    }
  }

  private mutating func nextFact() -> StormStep {
    switch random.below(4) {
    case 0: .rotate
    case 1, 2: .window
    default: .scrollToTop
    }
  }

  private mutating func nextRows() -> StormStep.Rows {
    switch random.below(5) {
    case 0, 1: .append(1 + Int(random.below(30)))
    case 2: .prepend(1 + Int(random.below(10)))
    case 3: .reload(Int(random.below(60)))
    default: .deleteAll
    }
  }

  private mutating func nextSetting() -> StormStep {
    switch random.below(5) {
    case 0, 1: .control(nextEdge())
    case 2: .concurrency(nextOf(ConcurrentRunPolicy.allCases))
    default: .change(nextEdge(), nextOf(StormStep.Change.allCases))
    }
  }
}
