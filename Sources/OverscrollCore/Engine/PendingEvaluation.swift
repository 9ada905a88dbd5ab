/// The triggers to evaluate as soon as the lengths have settled.
struct PendingEvaluation: Equatable, Sendable {
  /// A set of edges in four bits.
  struct Edges: Equatable, Sendable {
    private var bits: UInt8 = 0
    var isEmpty: Bool { bits == 0 }
    mutating func insert(_ edge: OverscrollEdge) { bits |= 1 << edge.rawValue }
    func has(_ edge: OverscrollEdge) -> Bool { bits & 1 << edge.rawValue != 0 }
  }

  /// Whether a layout is in progress, so that lengths may still change.
  private(set) var isInLayout = false
  /// Whether a length, a result or an option has changed, so that every edge is evaluated.
  private(set) var needsEvaluation = false
  /// The edges that the content has moved towards.
  private(set) var approached = Edges()

  var isDue: Bool { !isInLayout && (needsEvaluation || !approached.isEmpty) }

  mutating func layoutBegan() { isInLayout = true }

  mutating func layoutEnded() { isInLayout = false }

  mutating func request() { needsEvaluation = true }

  mutating func request(_ edge: OverscrollEdge) { approached.insert(edge) }

  mutating func take() -> PendingEvaluation {
    defer { self = PendingEvaluation() }
    return self
  }
}
