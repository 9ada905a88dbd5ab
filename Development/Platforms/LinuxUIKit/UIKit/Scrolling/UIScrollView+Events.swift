import Foundation
import OverscrollCore
import ScrollPhysics

extension UIScrollView {
  /// Dispatches the events of the physics, depth first, because UIKit notifies during a write.
  func flush() {
    let events = simulation.drainEvents()
    var index = 0
    while index < events.count {
      if case .scrolled(_, let axis) = events[index] {
        // A move that changes both axes is reported once.
        if index + 1 < events.count, case .scrolled(_, let other) = events[index + 1],
          other != axis
        {
          index += 1
        }
        tellOffset()
      } else {
        tell(events[index])
      }
      index += 1
    }
  }

  private func tell(_ event: ScrollEvent) {
    switch event {
    case .willBeginDragging: dragBegan()
    case .scrolled: tellOffset()
    case .touchCancelled: panGestureRecognizer.state = .cancelled
    case .willEndDragging(let velocity, let target):
      if hasToldEndOfDrag { hasToldEndOfDrag = false } else { tellEnd(velocity, target) }
    case .didEndDragging(let willDecelerate):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
      refreshControl?.dragEnded()
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating:
      settleOnPixel()
      delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation(let finished): codeScrollEnded(finished)
    case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
    case .geometryChanged: tellAdjustedInset()
    case .contentLengthAnnounced:
      observers.willChange("contentSize")
      observers.didChange("contentSize")
    }
  }

  /// Reports a new offset: bounds and delegate in the setter, observers of the offset after it.
  private func tellOffset() {
    let offset = rounded(
      CGPoint(x: simulation.offsets.horizontal, y: simulation.offsets.vertical))
    hasToldOffset = true
    observers.willChange("contentOffset")
    observers.willChange("bounds")
    layer.bounds.origin = offset
    observers.didChange("bounds")
    setNeedsLayout()
    titleBar?.scrollViewMoved(self)
    updateEdgeEffect()
    refreshControl?.scrollViewMoved()
    delegate?.scrollViewDidScroll(self)
    observers.didChange("contentOffset")
  }

  private func tellAdjustedInset() {
    let inset = UIEdgeInsets(simulation.adjustedInset)
    guard inset != toldAdjustedInset else { return }
    observers.willChange("adjustedContentInset")
    toldAdjustedInset = inset
    observers.didChange("adjustedContentInset")
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func codeScrollEnded(_ finished: Bool) {
    guard isCodeScrolling else { return }
    isCodeScrolling = false
    if finished { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func dragBegan() {
    interruptsFling = false
    panGestureRecognizer.state = .began
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Reports the end of a drag to the delegate, and returns the target that the delegate sets.
  @discardableResult
  func tellEnd(_ velocity: PerAxis<Double>, _ target: PerAxis<Double>) -> CGPoint {
    var point = CGPoint(x: target.horizontal, y: target.vertical)
    // UIKit passes the velocity in points per millisecond.
    let speed = CGPoint(x: velocity.horizontal / 1_000, y: velocity.vertical / 1_000)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &point)
    return point
  }
}
