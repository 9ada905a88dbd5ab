/// When an edge runs its action.
public enum OverscrollTrigger: Equatable, Sendable {
  /// When the finger is lifted while it holds the content further past the edge than a distance in
  /// points.
  ///
  /// The comparison is strict: at exactly this distance nothing fires.
  case onRelease(past: Double)
  /// As soon as a finger holds the content further past the edge than a distance in points.
  ///
  /// The comparison is strict, too. It fires once per touch, see ``EdgeOptions/RearmPolicy``.
  case onReach(past: Double)
  /// When at most a distance is left to scroll, while moving towards the edge; 0 when the edge is
  /// visible.
  ///
  /// It fires once per content length; after a page without growth not before the next touch. The
  /// comparison has a tolerance of half a point, because views round their offsets to pixels.
  case within(OverscrollDistance)
  /// When a fraction of the inline indicator is visible: 0 for its first point, 1 for all of it.
  ///
  /// Negative fractions fire before it is visible, fractions above 1 when it is pulled further, as
  /// MJRefresh's percentage does; the distance is limited to what a finger can reach. Otherwise the
  /// rules of `within` apply.
  case showing(Double)
  /// When the user taps the indicator.
  case onTap
  /// Only by ``OverscrollEvent/begin(_:revealing:)``; after a failure a tap retries.
  case programmatic
}

extension OverscrollTrigger {
  var sanitized: OverscrollTrigger {
    switch self {
    case .onRelease(let distance): .onRelease(past: max(0, distance.orZero))
    case .onReach(let distance): .onReach(past: max(0, distance.orZero))
    case .within(let distance): .within(distance.sanitized)
    case .showing(let part): .showing(part.orZero)
    case .onTap, .programmatic: self
    }
  }

  /// The pull that fires, in points; nil for triggers other than pulls.
  var pullDistance: Double? {
    switch self {
    case .onRelease(let distance), .onReach(let distance): distance
    case .within, .showing, .onTap, .programmatic: nil
    }
  }

  /// Whether the trigger depends on the distance left to the edge.
  var isNearness: Bool {
    switch self {
    case .within, .showing: true
    case .onRelease, .onReach, .onTap, .programmatic: false
    }
  }

  /// Whether the pull fires while the finger is still down.
  var firesOnReach: Bool {
    if case .onReach = self { true } else { false }
  }
}
