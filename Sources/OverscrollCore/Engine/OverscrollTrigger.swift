/// When an edge runs its action.
public enum OverscrollTrigger: Equatable, Sendable {
  /// When a finger lets go that holds the content further past the edge than so many points.
  ///
  /// Strict: at exactly this distance nothing fires.
  case onRelease(past: Double)
  /// As soon as a finger holds the content further past the edge than so many points.
  ///
  /// Strict as well. Once per touch, see ``EdgeOptions/RearmPolicy``.
  case onReach(past: Double)
  /// When so much or less is left to scroll, while moving towards the edge; 0 when the edge shows.
  ///
  /// Once per content length; after a page without growth not before the next touch. What is off by
  /// less than half a point counts as there: views round their offsets to pixels.
  case within(OverscrollDistance)
  /// When so much of the inline indicator shows: 0 for its first point, 1 for all of it.
  ///
  /// Negative parts fire before it shows, parts above 1 when it is pulled further, as MJRefresh's percent
  /// does; never further than a finger can. The same rule as `within`.
  case showing(Double)
  /// When the user taps the indicator.
  case onTap
  /// Only by ``OverscrollEvent/begin(_:revealing:)``; after a failure a tap tries again.
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

  /// The pull that fires, in points; nil where no pull does.
  var pullDistance: Double? {
    switch self {
    case .onRelease(let distance), .onReach(let distance): distance
    case .within, .showing, .onTap, .programmatic: nil
    }
  }

  /// Whether coming near fires.
  var isNearness: Bool {
    switch self {
    case .within, .showing: true
    case .onRelease, .onReach, .onTap, .programmatic: false
    }
  }

  /// Whether the pull itself fires, with the finger still down.
  var firesOnReach: Bool {
    if case .onReach = self { true } else { false }
  }
}
