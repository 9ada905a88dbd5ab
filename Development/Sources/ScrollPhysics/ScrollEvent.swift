package import OverscrollCore

/// An event that a scroll view reports.
///
/// Events are named after UIScrollViewDelegate, and have its order. A drag and a fling are
/// `willBeginDragging`, `scrolled`…, `willEndDragging`, `didEndDragging`, `willBeginDecelerating`,
/// `scrolled`…, `didEndDecelerating`. Events without an axis are vertical, or concern both axes.
package enum ScrollEvent: Equatable, Sendable {
  /// The finger has moved far enough to begin a drag.
  case willBeginDragging
  /// The offset of an axis changed, for any reason.
  case scrolled(to: Double, along: OverscrollAxis = .vertical)
  /// The system cancelled the touch.
  ///
  /// The end of the drag follows, as after a release.
  case touchCancelled
  /// The finger lifts: the velocities of the offsets, and the offsets at the end.
  ///
  /// Velocities are in points per second; UIKit's are per millisecond.
  case willEndDragging(velocity: PerAxis<Double>, target: PerAxis<Double>)
  /// The finger has lifted, and the view decelerates or stops.
  case didEndDragging(willDecelerate: Bool)
  /// The view begins to decelerate, to bounce, or to move to a page.
  case willBeginDecelerating
  /// The view has stopped moving by itself.
  case didEndDecelerating
  /// Scrolling or an animation by code has ended, or was interrupted by a touch or another write.
  case didEndScrollingAnimation(finished: Bool)
  /// The view has scrolled to its top at the system's request.
  case didScrollToTop
  /// The content, the viewport or an inset changed along an axis.
  ///
  /// A resulting change of the offset follows.
  case geometryChanged(OverscrollAxis = .vertical)
  /// The content is going to have a length, which the view returns when it moves again.
  case contentLengthAnnounced(Double, along: OverscrollAxis = .vertical)

  /// The finger lifts from a view that scrolls vertically and is at 0 horizontally.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - target: The offset at the end, in points.
  /// - Returns: The event.
  package static func willEndDragging(velocity: Double, target: Double) -> ScrollEvent {
    .willEndDragging(
      velocity: PerAxis(vertical: velocity, horizontal: 0),
      target: PerAxis(vertical: target, horizontal: 0))
  }
}
