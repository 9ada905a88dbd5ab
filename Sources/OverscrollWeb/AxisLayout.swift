import OverscrollCore

/// The visible layout of a scroller along one axis.
struct AxisLayout: Equatable {
  /// How far the scroller is displaced from its start, in points.
  let displacement: Double
  /// The length of the space before the content, in points.
  let startSpace: Double
  /// The length of the space after the content, in points.
  let endSpace: Double
  /// The part of `endSpace` that fills the viewport below short content, in points.
  let endRoom: Double
  /// How far a pull alone moves the content past its start, in points.
  let uncoveredStart: Double
  /// How far a pull alone moves the content past its end, in points.
  let uncoveredEnd: Double
  /// Whether the space before the content is visible.
  let showsStart: Bool
  /// Whether the space after the content is visible.
  let showsEnd: Bool
}

extension ScrollerAxis {
  @inline(never)
  func layout(_ target: AxisTarget, at time: Double) -> AxisLayout {
    let shown = displacement.value(at: time)
    let uncoveredStart = max(0, shown - min(0, position))
    let uncoveredEnd = max(0, max(0, position - limit(target)) - shown)
    let contentEnd = startSpace + target.content - position + shown
    return AxisLayout(
      displacement: shown, startSpace: startSpace, endSpace: endSpace, endRoom: endRoom,
      uncoveredStart: uncoveredStart, uncoveredEnd: uncoveredEnd,
      showsStart: uncoveredStart > 0 || position < startSpace,
      showsEnd: uncoveredEnd > 0 || (endSpace > 0 && contentEnd < target.viewport))
  }
}
