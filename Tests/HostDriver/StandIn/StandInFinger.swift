#if STAND_IN
  @_spi(Simulation) package import UIKit

  /// A finger on the screen of a device.
  @MainActor
  package final class Finger {
    private let finger: UIKit.Finger

    /// Creates a finger that does not touch the screen yet.
    package init(on device: Device) { finger = UIKit.Finger(on: device.simulated) }

    /// Touches the centre of a view.
    package func touch(_ view: UIView) { finger.touch(view) }

    /// Touches a point of a window.
    package func touch(at point: CGPoint, in window: UIWindow) {
      finger.touch(at: point, in: window)
    }

    /// Drags at constant velocity.
    package func drag(by way: CGVector, over seconds: Double = 0.3) {
      finger.drag(by: way, over: seconds)
    }

    /// Drags down, or up if the distance is negative.
    package func drag(by distance: CGFloat, over seconds: Double = 0.3) {
      finger.drag(by: distance, over: seconds)
    }

    /// Rests for a time.
    package func hold(for seconds: Double) { finger.hold(for: seconds) }

    /// Lifts, with the velocity of the last drag unless the finger has rested since.
    package func lift() { finger.lift() }

    /// Ends the touch as the system does that takes it away.
    package func cancel() { finger.cancel() }

    /// Drags for 0.05 s, and lifts the finger.
    package func flick(velocity: CGFloat) { finger.flick(velocity: velocity) }

    /// Taps the centre of a view; a control there performs its action.
    package func tap(_ view: UIView) { finger.tap(view) }

    /// Pulls a scroll view down from its centre, and lifts at rest.
    package func pull(_ view: UIScrollView, by distance: CGFloat) {
      finger.pull(view, by: distance)
    }
  }
#endif
