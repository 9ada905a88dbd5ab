#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Open edges at whose indicators the content rested when the edges moved.
  ///
  /// Code that changes an inset often moves the content as well, so the next turn decides whether to
  /// show the indicator again. The system may move the content when a bar or a safe area changes, so
  /// the layout that follows decides.
  struct KeptEdges {
    /// Offsets within this distance are treated as equal, in points: more than any mark, less than
    /// a pixel.
    private static let tolerance = 0.25

    private struct KeptEdge {
      let edge: OverscrollEdge
      /// How far the content was past the edge, in points.
      let distance: Double
      /// The engine's offset at that time.
      let offset: Double
      /// Whether a bar or a safe area moved the edge.
      let isBySystem: Bool

      /// The offset at which the content rests at the indicator with a geometry.
      func rest(in geometry: AxisGeometry) -> Double {
        edge.isStart ? geometry.firstOffset - distance : geometry.lastOffset + distance
      }

      /// Whether the content has not moved since.
      func isUntouched(at offset: Double) -> Bool { abs(offset - self.offset) < tolerance }
    }

    private var kept = PerAxis<KeptEdge?>(repeating: nil)
    /// The insets that bars and safe areas had when the lengths were last sent.
    private var systemInsets = PerEdge(repeating: 0.0)
    /// Whether the content became shorter since the last layout: the system then keeps it at its
    /// end, to which nobody has scrolled.
    private var isShortened = PerAxis(repeating: false)

    /// Whether the content rests at the indicator of an open edge.
    private func isShown(at edge: OverscrollEdge, _ engine: OverscrollEngine) -> Bool {
      engine.isOpen(edge) && !isShortened[edge.axis]
        && abs(engine.overscroll(past: edge) - engine.insetMotion(of: edge).target) < Self.tolerance
    }

    /// Remembers an edge at whose indicator the content rests when other code changes a base inset.
    ///
    /// - Parameters:
    ///   - side: The side of the view whose inset changes.
    ///   - engine: The engine of the list.
    ///   - direction: The direction of the content.
    ///   - isIdle: Whether the content is neither touched nor moving.
    /// - Returns: Whether there is one, about which the next turn decides.
    mutating func baseChanges(
      at side: OverscrollEdge, _ engine: OverscrollEngine, _ direction: ContentDirection,
      isIdle: Bool
    ) -> Bool {
      let edge = side.axis.startEdge
      guard direction.side(of: edge) == side, isIdle, isShown(at: edge, engine) else {
        return false
      }
      keep(edge, engine, isBySystem: false)
      return true
    }

    /// Remembers an edge at whose indicator the content rests when a bar or a safe area moves it.
    ///
    /// - Parameters:
    ///   - facts: The properties of the scroll view, which the engine does not know yet.
    ///   - axis: The axis.
    ///   - engine: The engine of the list.
    ///   - direction: The direction of the content.
    ///   - isIdle: Whether the content is neither touched nor moving.
    /// - Returns: Whether there is one, about which the next layout decides.
    mutating func lengthsChange(
      to facts: ScrollFacts, along axis: OverscrollAxis, _ engine: OverscrollEngine,
      _ direction: ContentDirection, isIdle: Bool
    ) -> Bool {
      let moved = [axis.startEdge, axis.endEdge].filter {
        note(systemInset: facts.systemInset(at: direction.side(of: $0)), at: $0)
      }
      if facts.contentLength(along: axis) < engine.geometry[axis].contentLength,
        !isShown(at: axis.endEdge, engine)
      {
        isShortened[axis] = true
      }
      guard kept[axis] == nil, isIdle, let edge = moved.first(where: { isShown(at: $0, engine) })
      else { return false }
      keep(edge, engine, isBySystem: true)
      return true
    }

    /// Notes the inset that bars and safe areas add at an edge, and returns whether it has changed.
    private mutating func note(systemInset inset: Double, at edge: OverscrollEdge) -> Bool {
      defer { systemInsets[edge] = inset }
      return inset != systemInsets[edge]
    }

    /// Remembers an edge at its present place.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - engine: The engine of the list.
    ///   - isBySystem: Whether a bar or a safe area moves the edge.
    mutating func keep(_ edge: OverscrollEdge, _ engine: OverscrollEngine, isBySystem: Bool) {
      kept[edge.axis] = KeptEdge(
        edge: edge, distance: engine.insetMotion(of: edge).target,
        offset: engine.offset[edge.axis], isBySystem: isBySystem)
    }

    /// Where indicators are shown again.
    struct Return {
      /// The offsets from the logical start; nil along an axis where nothing is shown again.
      fileprivate(set) var landings = PerAxis<ScrollPlan.Landing?>(repeating: nil)
      /// How long the movement takes, in seconds.
      fileprivate(set) var duration: Double
    }

    /// Forgets the edges that were moved by the system, or by other code, and returns where those are
    /// shown again that the content has not left since.
    ///
    /// The content follows an edge that the system moved at once, or in the rest of its opening.
    mutating func take(bySystem: Bool, _ engine: OverscrollEngine, isIdle: Bool) -> Return {
      var result = Return(duration: bySystem ? 0 : engine.durations.expand)
      if bySystem { isShortened = PerAxis(repeating: false) }
      for axis in OverscrollAxis.allCases {
        // An extra inset that follows the offset disappears with the edge, and reappears with it.
        guard let moved = take(along: axis, bySystem: bySystem), isIdle,
          moved.isUntouched(at: engine.offset[axis]),
          engine.isOpen(moved.edge) || engine.phase(of: moved.edge) == .refreshing,
          bySystem || engine.overscroll(past: moved.edge) < moved.distance
        else { continue }
        result.landings[axis] = .at(moved.rest(in: engine.geometry[axis]))
        if bySystem {
          let rest = engine.insetMotion(of: moved.edge).end - engine.now
          result.duration = max(result.duration, rest)
        }
      }
      return result
    }

    private mutating func take(along axis: OverscrollAxis, bySystem: Bool) -> KeptEdge? {
      guard let edge = kept[axis], edge.isBySystem == bySystem else { return nil }
      kept[axis] = nil
      return edge
    }

    mutating func removeAll() { kept = PerAxis(repeating: nil) }
  }

  extension OverscrollEngine {
    /// Whether an edge holds an extra inset for a run or its result.
    func isOpen(_ edge: OverscrollEdge) -> Bool {
      switch phase(of: edge) {
      case .idle, .pulling, .armed, .waiting, .noMore: false
      case .refreshing, .ending, .failed: insetMotion(of: edge).target > 0
      }
    }
  }
#endif
