import Foundation
import OverscrollCore
import ScrollPhysics

/// Drags without a finger and without physics, to replay recorded offsets.
@_spi(Simulation) extension UIScrollView {
  /// Begins a drag without movement: the recogniser changes first, then ``isDragging``.
  public func beginDragByHand() {
    simulate { $0.touchDown(at: PerAxis(repeating: 0)) }
    panGestureRecognizer.state = .began
    isDraggedByHand = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content as a finger does; sends one notification, also for an equal offset.
  public func dragByHand(to offset: CGPoint) { writeOffset(offset, .plain) }

  /// Ends a drag at the present offset; no bounce or deceleration follows.
  public func endDragByHand(isCancelled: Bool = false) {
    guard isDraggedByHand else { return }
    panGestureRecognizer.state = isCancelled ? .cancelled : .ended
    isDraggedByHand = false
    simulate {
      $0.fingerLifted(velocity: 0)
      $0.setOffsets($0.offsets, .notAnimated)
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: contentOffset != nearestLegalOffset())
    panGestureRecognizer.rearm()
    window?.device.turn()
  }
}
