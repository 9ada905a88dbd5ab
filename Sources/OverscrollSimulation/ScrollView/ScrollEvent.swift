/// What happened to a scroll view, as a fact.
///
/// Named after UIScrollViewDelegate, and in its order. A drag and a fling are `willBeginDragging`,
/// `scrolled`…, `willEndDragging`, `didEndDragging`, `willBeginDecelerating`, `scrolled`…,
/// `didEndDecelerating`.
public enum ScrollEvent: Equatable, Sendable {
  /// The finger moves for the first time since it touched.
  case willBeginDragging
  /// The offset changed, whoever changed it.
  case scrolled(to: Double)
  /// The system took the touch away. The end of the drag follows, as after a release.
  case touchCancelled
  /// The finger lets go: the offset's velocity in points per second (UIKit's is per millisecond), and
  /// where the offset will come to rest.
  case willEndDragging(velocity: Double, target: Double)
  /// The finger has let go, and the view moves on by itself, or does not.
  case didEndDragging(willDecelerate: Bool)
  /// The view begins to move by itself: to decelerate, to bounce, or to go to a page.
  case willBeginDecelerating
  /// The view moves by itself no longer.
  case didEndDecelerating
  /// The content, the viewport or an inset changed. The offset that it forces follows.
  case geometryChanged
}
