/// The changes that a host writes to its scroll view after an event.
///
/// For a host with insets and offsets, such as UIKit's, which applies the shifts first, and then
/// insets and landings together, over the plan's duration. The browser has `AxisTarget` instead.
///
/// Edges and offsets are logical: a host mirrors them for a right-to-left axis.
package struct ScrollPlan: Equatable, Sendable {
  /// The target of an axis, as an offset in points.
  package enum Landing: Equatable, Sendable {
    /// At an edge.
    ///
    /// The host clamps the offset to the valid range at the time of the write, because a bar may
    /// have moved the edge. If the view bounces, the host does not write the offset, because the
    /// view returns to its edge by itself.
    case atEdge(Double)
    /// At an offset that is not clamped.
    case at(Double)
  }

  /// The extra inset that the host shows at each edge from now on, in points.
  ///
  /// It includes the empty space of short content; see
  /// ``OverscrollEngine/extraInset(of:isMirrored:)``.
  package let extraInsets: PerEdge<Double>
  /// The distance, in points, by which the host first moves the offset of each axis without
  /// animation.
  ///
  /// This compensates for content that was inserted before the visible part in the same turn.
  package let shifts: PerAxis<Double>
  /// The target of each axis; nil leaves the offset unchanged.
  package let landings: PerAxis<Landing?>
  /// The duration of inset changes and landings, in seconds; 0 applies them at once.
  ///
  /// Only the remaining time of a motion counts, so that a late frame does not restart it.
  package let duration: Double

  package var movesContent: Bool {
    landings.vertical != nil || landings.horizontal != nil || shifts.vertical != 0
      || shifts.horizontal != 0
  }
}

extension OverscrollEngine {
  /// The plan for the effects of an event.
  ///
  /// - Parameters:
  ///   - effects: The effects that ``handle(_:at:)`` or ``configure(_:_:at:)`` of this engine has
  ///     just returned.
  ///   - isMirrored: Whether an axis counts from its opposite end. Short content is still at the
  ///     start of its view, so its empty space is at the edge where the list begins.
  /// - Returns: The values to write. Insets are absolute, so a plan without a change repeats them.
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
      extraInsets: insets, shifts: shifts, landings: landings, duration: duration)
  }

  /// The extra inset of an edge at a time, for hosts that animate insets frame by frame.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - time: The time, in seconds. Before the motion of the extra inset the result is its origin,
  ///     afterwards its target.
  ///   - isMirrored: As in ``plan(for:isMirrored:)``.
  /// - Returns: The inset, in points. The empty space of short content is included at once.
  package func extraInset(of edge: OverscrollEdge, at time: Double, isMirrored: Bool = false)
    -> Double
  {
    let motion = insetMotion(of: edge)
    return extraInset(of: edge, isMirrored: isMirrored) - motion.target + motion.value(at: time)
  }
}
