/// When an edge runs its action.
///
/// Infinity means never: an edge whose distance is infinite runs its action only in code or by a
/// tap. A distance that is negative or not a number counts as 0.
public enum OverscrollTrigger: Equatable, Sendable {
  /// When the user lifts the finger while it holds the content further past the edge than the given
  /// distance, in points.
  ///
  /// The comparison is strict, so nothing fires at exactly this distance.
  case onRelease(past: Double)
  /// As soon as a finger holds the content further past the edge than the given distance, in
  /// points.
  ///
  /// This comparison is also strict. It fires once per touch; see ``EdgeOptions/RearmPolicy``.
  case onPull(past: Double)
  /// When the content moves towards the edge and at most the given distance is left to scroll; 0
  /// fires when the edge is visible.
  ///
  /// It fires once per content length. After a page that did not make the content longer, it fires
  /// again with the next touch. The comparison has a tolerance of half a point, because views round
  /// their offsets to pixels.
  case within(OverscrollDistance)
  /// When a fraction of the inline indicator is visible: 0 means its first point, and 1 all of it.
  ///
  /// As with MJRefresh's percentage, a negative fraction fires before the indicator is visible, and
  /// a fraction above 1 fires when it is pulled further. The distance is limited to what a finger
  /// can reach. Otherwise the rules of `within` apply.
  case indicatorVisible(fraction: Double)
  /// When the user taps the indicator.
  case onTap
  /// Only when the app begins a run.
  ///
  /// After a failure, a tap tries again.
  case programmatic
}

extension OverscrollTrigger {
  var sanitized: OverscrollTrigger {
    switch self {
    case .onRelease(let distance): .onRelease(past: distance.asThreshold)
    case .onPull(let distance): .onPull(past: distance.asThreshold)
    case .within(let distance): .within(distance.sanitized)
    case .indicatorVisible(let part):
      .indicatorVisible(fraction: part < .limit ? part.orZero : part.asThreshold)
    case .onTap, .programmatic: self
    }
  }

  /// The pull that fires, in points; infinite for triggers other than pulls.
  ///
  /// An optional number would make the module for the browser larger.
  var pullDistance: Double {
    switch self {
    case .onRelease(let distance), .onPull(let distance): distance
    case .within, .indicatorVisible, .onTap, .programmatic: .infinity
    }
  }

  package var isPull: Bool {
    switch self {
    case .onRelease, .onPull: true
    case .within, .indicatorVisible, .onTap, .programmatic: false
    }
  }

  /// Whether the trigger depends on the distance left to the edge.
  var isNearness: Bool {
    switch self {
    case .within, .indicatorVisible: true
    case .onRelease, .onPull, .onTap, .programmatic: false
    }
  }

  /// Whether the pull fires while the finger is still down.
  var firesDuringPull: Bool {
    if case .onPull = self { true } else { false }
  }
}
