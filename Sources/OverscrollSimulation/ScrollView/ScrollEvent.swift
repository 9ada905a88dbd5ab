package import OverscrollCore

/// What happened to a scroll view, as a fact.
///
/// Named after UIScrollViewDelegate, and in its order. A drag and a fling are `willBeginDragging`,
/// `scrolled`…, `willEndDragging`, `didEndDragging`, `willBeginDecelerating`, `scrolled`…,
/// `didEndDecelerating`. What names no axis means the vertical one, or both.
package enum ScrollEvent: Equatable, Sendable {
  /// The finger moves far enough for the first time since it touched.
  case willBeginDragging
  /// The offset of an axis changed, whoever changed it.
  case scrolled(to: Double, along: OverscrollAxis = .vertical)
  /// The system took the touch away. The end of the drag follows, as after a release.
  case touchCancelled
  /// The finger lets go: the offsets' velocities in points per second (UIKit's are per millisecond),
  /// and where the offsets will come to rest.
  case willEndDragging(velocity: PerAxis<Double>, target: PerAxis<Double>)
  /// The finger has let go, and the view moves on by itself, or does not.
  case didEndDragging(willDecelerate: Bool)
  /// The view begins to move by itself: to decelerate, to bounce, or to go to a page.
  case willBeginDecelerating
  /// The view moves by itself no longer.
  case didEndDecelerating
  /// What code scrolls or animates has come to its end, or was ended by a touch or another write.
  case didEndScrollingAnimation(finished: Bool)
  /// The view has scrolled to its top as the system asked it to.
  case didScrollToTop
  /// The content, the viewport or an inset changed along an axis. The offset that it forces follows.
  case geometryChanged(OverscrollAxis = .vertical)
  /// The content will have a length, which the view does not say before its next layout pass.
  case contentLengthAnnounced(Double, along: OverscrollAxis = .vertical)
  /// The view begins to lay out its content.
  case layoutBegan
  /// The content is laid out.
  case layoutEnded
  /// The view has come into a window.
  case attached
  /// The view has left its window.
  case detached

  /// The finger lets go of a view that scrolls vertically and stands at 0 horizontally.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - target: Where the offset will come to rest, in points.
  /// - Returns: The fact.
  package static func willEndDragging(velocity: Double, target: Double) -> ScrollEvent {
    .willEndDragging(
      velocity: PerAxis(vertical: velocity, horizontal: 0),
      target: PerAxis(vertical: target, horizontal: 0))
  }
}
