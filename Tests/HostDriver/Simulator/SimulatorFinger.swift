#if !STAND_IN
  import Testing
  package import UIKit

  /// A finger on the screen of a device.
  ///
  /// It moves the innermost ``DrivenList`` below it that can move in the drag's direction; UIKit gets
  /// no touches. Whether a control keeps a touch is decided as UIKit documents it (U11).
  @MainActor
  package final class Finger {
    private static let restTime = 0.1
    private static let contentDelay = 0.15

    private let device: Device
    private var location = CGPoint.zero
    private var origin = CGPoint.zero
    private weak var list: (any DrivenList)?
    private weak var control: UIControl?
    private var velocity = CGPoint.zero
    private var lastMove = -Double.infinity
    private var touchTime = Double.infinity
    private var hasChosen = false

    /// Creates a finger that does not touch the screen yet.
    package init(on device: Device) { self.device = device }

    /// Touches the centre of a view.
    package func touch(_ view: UIView) {
      guard let window = view.window else { return }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      touch(at: window.convert(middle, from: view), in: window)
    }

    /// Touches a point of a window.
    package func touch(at point: CGPoint, in window: UIWindow) {
      (location, origin, velocity) = (point, point, .zero)
      (hasChosen, lastMove, touchTime) = (false, -.infinity, device.now)
      let hit = window.hitTest(point, with: nil)
      control = hit?.enclosing { $0 as? UIControl }
      list = hit?.enclosing { view in
        (view as? any DrivenList).flatMap {
          $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled ? $0 : nil
        }
      }
      if let list { list.drive.touchDown(list) }
    }

    /// Drags at constant velocity.
    package func drag(by way: CGVector, over seconds: Double = 0.3) {
      let start = location
      velocity = seconds > 0 ? CGPoint(x: way.dx / seconds, y: way.dy / seconds) : .zero
      let count = max(1, (seconds * device.framesPerSecond).rounded())
      for frame in 1...Int(count) {
        device.advance(by: max(seconds, 1 / device.framesPerSecond) / count)
        let part = Double(frame) / count
        place(at: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
      }
      lastMove = device.now
    }

    /// Drags down, or up if the distance is negative.
    package func drag(by distance: CGFloat, over seconds: Double = 0.3) {
      drag(by: CGVector(dx: 0, dy: distance), over: seconds)
    }

    /// Rests for a time.
    package func hold(for seconds: Double) { device.advance(by: seconds) }

    /// Lifts, with the velocity of the last drag unless the finger has rested since.
    package func lift() {
      let hasRested = device.now - lastMove >= Self.restTime
      list?.drive.lifted(velocity: hasRested ? .zero : own(velocity))
      leave()
    }

    /// Ends the touch as the system does that takes it away.
    package func cancel() {
      list?.drive.cancelled()
      leave()
    }

    /// Drags for 0.05 s, and lifts the finger.
    package func flick(velocity: CGFloat) {
      drag(by: velocity * 0.05, over: 0.05)
      lift()
    }

    /// Taps the centre of a view; a control there performs its action.
    package func tap(_ view: UIView) {
      touch(view)
      let tapped = control
      lift()
      tapped?.sendActions(for: .touchUpInside)
      device.turn()
    }

    /// Pulls a scroll view down from its centre, and lifts at rest.
    package func pull(_ view: UIScrollView, by distance: CGFloat) {
      touch(view)
      drag(by: distance)
      hold(for: 0.15)
      lift()
    }

    private func leave() {
      (list, control, velocity) = (nil, nil, .zero)
      device.turn()
    }

    private func place(at point: CGPoint) {
      if !hasChosen {
        leaveToControl()
        choose(for: point)
      }
      location = point
      let way = own(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      list?.drive.moved(by: way, velocity: own(velocity))
    }

    /// Does not scroll if a control in the content has the touch and keeps it.
    private func leaveToControl() {
      guard let control, let view = list, control !== view, control.isDescendant(of: view),
        !view.delaysContentTouches || device.now - touchTime > Self.contentDelay,
        !view.canCancelContentTouches || !view.touchesShouldCancel(in: control)
      else { return }
      view.drive.cancelled()
      list = nil
    }

    /// Passes the touch to an outer list if the inner one cannot move in that direction.
    private func choose(for point: CGPoint) {
      let (across, down) = (abs(point.x - location.x), abs(point.y - location.y))
      guard let inner = list, across != down else { return }
      hasChosen = true
      let axis = down > across ? \CGPoint.y : \CGPoint.x
      guard !inner.canMove(along: axis) else { return }
      let outer = inner.superview?.enclosing { view in
        (view as? any DrivenList).flatMap { $0.canMove(along: axis) ? $0 : nil }
      }
      guard let outer else { return }
      inner.drive.cancelled()
      outer.drive.touchDown(outer)
      list = outer
    }

    /// A way or a velocity in the window, for a list that is flipped or mirrored.
    private func own(_ way: CGPoint) -> CGPoint {
      guard let list else { return way }
      let (start, next) = (
        list.convert(CGPoint.zero, to: nil), list.convert(CGPoint(x: 1, y: 1), to: nil)
      )
      return CGPoint(
        x: next.x < start.x ? -way.x : way.x, y: next.y < start.y ? -way.y : way.y)
    }
  }
#endif
