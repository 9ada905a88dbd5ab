/// The triggers to evaluate as soon as the lengths have settled.
struct PendingEvaluation: Equatable, Sendable {
  /// A set of edges in four bits.
  struct Edges: Equatable, Sendable {
    private var bits: UInt8 = 0
    var isEmpty: Bool { bits == 0 }
    mutating func insert(_ edge: OverscrollEdge) { bits |= 1 << edge.rawValue }
    func has(_ edge: OverscrollEdge) -> Bool { bits & 1 << edge.rawValue != 0 }
  }

  /// The changes of a length during a layout.
  struct Growth: Equatable, Sendable {
    /// How far the length is from that before the layout, in points.
    private(set) var length = 0.0
    /// How often it has changed.
    private(set) var count: UInt32 = 0

    /// Adds a change, and returns how it changes the version of the content.
    ///
    /// A layout that restores the length has changed nothing.
    mutating func add(_ change: Double) -> UInt32 {
      length += change
      let difference = abs(length) > 0.5 ? 1 : 0 &- count
      count &+= difference
      return difference
    }
  }

  /// Whether the host holds the triggers, because lengths may still change.
  private(set) var holdsTriggers = false
  /// Whether a length, a result or an option has changed, so that every edge is evaluated.
  private(set) var needsEvaluation = false
  /// The edges that the content has moved towards.
  private(set) var approached = Edges()
  private(set) var growth = PerAxis(repeating: Growth())

  var isDue: Bool { !holdsTriggers && (needsEvaluation || !approached.isEmpty) }

  mutating func hold() { holdsTriggers = true }

  /// If a length has changed, the evaluation follows, and clears what the layout has counted.
  mutating func release() { holdsTriggers = false }

  /// Returns how a change of a length changes the version of the content.
  mutating func grew(by length: Double, along axis: OverscrollAxis) -> UInt32 {
    holdsTriggers ? growth[axis].add(length) : 1
  }

  mutating func request() { needsEvaluation = true }

  mutating func request(_ edge: OverscrollEdge) { approached.insert(edge) }

  mutating func take() -> PendingEvaluation {
    defer { self = PendingEvaluation() }
    return self
  }
}
