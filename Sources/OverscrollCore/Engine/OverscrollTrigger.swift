/// When an edge runs its action.
public enum OverscrollTrigger: Equatable, Sendable {
  /// When a finger lets go that holds the content further past the edge than so many points.
  ///
  /// Strict: at exactly this distance nothing fires.
  case onRelease(past: Double)
  /// When so many points or fewer are left to scroll, while moving towards the edge.
  ///
  /// Once per content length; after a page without growth not before the next touch.
  case within(Double)
  /// Only by ``OverscrollEvent/begin(_:)`` and ``OverscrollEvent/tapped(_:)``.
  case byHand
}
