/// The changes that a host writes to its scroll view after an event.
///
/// The engine computes it once for all hosts; an executor per host carries it out: first the shifts,
/// then insets and landings together, over the plan's duration.
///
/// Edges and offsets are logical: a host mirrors them for an axis that runs from right to left.
package struct ScrollPlan: Equatable, Sendable {
  /// Where the content of an axis goes, as an offset in points.
  package enum Landing: Equatable, Sendable {
    /// To an edge.
    ///
    /// The host clamps the offset to what is legal at the time of the write, because a bar may have
    /// moved the edge. A view that decelerates gets no write: it springs back to its edge by itself.
    case atEdge(Double)
    /// To an offset, as given.
    case at(Double)
  }

  /// When a host carries a plan out.
  package enum Timing: Equatable, Sendable {
    /// In the turn of the event.
    case now
    /// In the turn of the event, or as soon as the scroll view is quiet.
    ///
    /// Where the system reacts badly to writes during a release, the host waits for the first notice
    /// after which neither a finger nor the system moves the content.
    case whenQuiet
  }

  /// The extra inset that the host shows at each edge from now on, in points.
  ///
  /// Includes the room that short content leaves, see ``OverscrollEngine/extraInset(of:isMirrored:)``.
  package let extraInsets: PerEdge<Double>
  /// The distance by which the offset of each axis is moved first and without animation, in points.
  ///
  /// Content was inserted before what the user reads, and the offset follows it in the same turn.
  package let shifts: PerAxis<Double>
  /// Where the content of each axis goes; nil leaves the offset alone.
  package let landings: PerAxis<Landing?>
  /// How long insets and landings take, in seconds; 0 for at once.
  ///
  /// Only what is left of a motion counts, so that a late frame does not start it again.
  package let duration: Double
  /// When the host may write.
  package let timing: Timing

  /// Whether the plan moves any content.
  package var movesContent: Bool {
    landings.vertical != nil || landings.horizontal != nil || shifts.vertical != 0
      || shifts.horizontal != 0
  }
}

extension OverscrollEngine {
  /// The plan for what an event led to.
  ///
  /// - Parameters:
  ///   - effects: What ``handle(_:at:)`` or ``configure(_:_:at:)`` of this engine has just returned.
  ///   - isMirrored: Whether an axis counts from its other end. Short content lies at the start of its
  ///     view all the same, and leaves its room at the edge where the list begins.
  /// - Returns: What the host writes. Insets are absolute: a plan without a change repeats them.
  package func plan(
    for effects: OverscrollEffects, isMirrored: PerAxis<Bool> = PerAxis(repeating: false)
  ) -> ScrollPlan {
    var insets = PerEdge(repeating: 0.0)
    var shifts = PerAxis(repeating: 0.0)
    var landings = PerAxis<ScrollPlan.Landing?>(repeating: nil)
    var duration = 0.0
    for edge in OverscrollEdge.allCases {
      // Read after every event, because in a short list the lengths count, too.
      insets[edge] = extraInset(of: edge, isMirrored: isMirrored[edge.axis])
      guard let change = effects.edges[edge].extraInset else { continue }
      duration = max(duration, change.motion.end - now)
      if let offset = change.offset { landings[edge.axis] = .atEdge(offset) }
    }
    for axis in OverscrollAxis.allCases {
      switch effects.scroll[axis] {
      case .move(let offset, let time)?:
        landings[axis] = .at(offset)
        duration = max(duration, time)
      case .shift(let distance)?: shifts[axis] = distance
      case nil: break
      }
    }
    return ScrollPlan(
      extraInsets: insets, shifts: shifts, landings: landings, duration: duration,
      timing: isFlinging ? .whenQuiet : .now)
  }

  /// The extra inset of an edge as it is at a time, for hosts that move insets frame by frame.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - time: When, in seconds; the motion of the extra inset before its start, and its target after
  ///     its end.
  ///   - isMirrored: As in ``plan(for:isMirrored:)``.
  /// - Returns: The inset, in points. Room that short content leaves is there at once.
  package func extraInset(of edge: OverscrollEdge, at time: Double, isMirrored: Bool = false)
    -> Double
  {
    let motion = insetMotion(of: edge)
    return extraInset(of: edge, isMirrored: isMirrored) - motion.target + motion.value(at: time)
  }
}
