import QuartzCore
import UIKit

/// Records the motion of a scroll view, both as its delegate and once per frame.
@MainActor final class MotionRecorder: NSObject, UIScrollViewDelegate {
  /// The motion since the last ``restart()``.
  private(set) var motion = Motion()
  private weak var scrollView: UIScrollView?
  private var frames: FrameTimer?

  /// Starts to record a scroll view in a window.
  func observe(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.delegate = self
    frames = FrameTimer(view: scrollView) { [weak self] in self?.sample() }
    restart()
  }

  /// Ends the recording; the motion stays.
  func stop() { frames?.stop() }

  /// Forgets the motion so far.
  func restart() {
    motion = Motion()
    motion.viewport = scrollView?.bounds.height ?? 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { sample() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    motion.add(
      Motion.Release(
        time: CACurrentMediaTime(), offset: scrollView.contentOffset.y, velocity: velocity.y))
  }

  private func sample() {
    guard let scrollView else { return }
    motion.add(
      Motion.Sample(
        time: CACurrentMediaTime(), offset: scrollView.contentOffset.y,
        isTracking: scrollView.isTracking, isDecelerating: scrollView.isDecelerating))
  }
}
