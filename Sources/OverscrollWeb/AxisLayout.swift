import OverscrollCore

/// What is seen of a scroller along one axis.
struct AxisLayout: Equatable {
  /// How far the scroller is moved away from its start, in points.
  let displacement: Double
  /// The room before the content, in points.
  let startSpace: Double
  /// The room after the content, in points.
  let endSpace: Double
  /// The part of it that short content leaves, in points.
  let endRoom: Double
  /// How far the content lies past its start by pulling alone, in points.
  let uncoveredStart: Double
  /// How far the content lies past its end by pulling alone, in points.
  let uncoveredEnd: Double
  /// Whether the room before the content is in sight.
  let showsStart: Bool
  /// Whether the room after the content is in sight.
  let showsEnd: Bool
}

extension ScrollerAxis {
  @inline(never)
  func sight(_ demand: AxisTarget, at time: Double) -> AxisLayout {
    let shown = displacement.value(at: time)
    let uncoveredStart = max(0, shown - min(0, position))
    let uncoveredEnd = max(0, max(0, position - limit(demand)) - shown)
    let contentEnd = startSpace + demand.content - position + shown
    return AxisLayout(
      displacement: shown, startSpace: startSpace, endSpace: endSpace, endRoom: endRoom,
      uncoveredStart: uncoveredStart, uncoveredEnd: uncoveredEnd,
      showsStart: uncoveredStart > 0 || position < startSpace,
      showsEnd: uncoveredEnd > 0 || (endSpace > 0 && contentEnd < demand.viewport))
  }
}
