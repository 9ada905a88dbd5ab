import Foundation
import OverscrollCore

/// A simulated finger on the screen of a device.
///
/// Like UIKit, it finds the innermost scroll view below it that can move in the drag's direction.
@_spi(Simulation) @MainActor public final class Finger {
  /// The time at rest, before a lift, after which the release has no velocity, in seconds.
  public static let restTime = 0.1

  /// The time that a touch must rest before the content of a scroll view receives it, in seconds.
  public static let contentDelay = 0.15

  /// The device.
  public let device: SimulatedDevice
  /// The location, in the window.
  public private(set) var location = CGPoint.zero
  /// The scroll view that the finger moves.
  public private(set) weak var scrollView: UIScrollView?
  private weak var control: UIControl?
  /// The pages that the finger turns, or may turn.
  private weak var pager: UIPageViewController?
  /// The location of the touch's beginning.
  private var start = CGPoint.zero
  private var velocity = CGPoint.zero
  private var lastMove = -TimeInterval.infinity
  private var hasChosen = false
  private var touchTime = TimeInterval.infinity

  /// Creates a finger that does not touch the screen yet.
  public init(on device: SimulatedDevice) { self.device = device }

  /// Touches the centre of a view.
  public func touch(_ view: UIView) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let window = view.window else { return }
    touch(at: window.convert(middle, from: view), in: window)
  }

  /// Touches a point of a window.
  public func touch(at point: CGPoint, in window: UIWindow) {
    (location, start) = (point, point)
    velocity = .zero
    hasChosen = false
    lastMove = -.infinity
    touchTime = device.now
    device.run {
      let hit = window.hitTest(point, with: nil)
      control = hit?.enclosing { $0 as? UIControl }
      pager = hit?.enclosing { $0.controller as? UIPageViewController }
      scrollView = hit?.enclosing { view in
        (view as? UIScrollView).flatMap {
          $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled ? $0 : nil
        }
      }
      scrollView?.touchBegan(at: point)
    }
  }

  /// Moves immediately, without a velocity.
  public func move(to point: CGPoint) {
    device.step(to: device.nextFrame) { place(at: point) }
    lastMove = device.now
  }

  /// Drags at constant velocity.
  public func drag(by way: CGVector, over seconds: TimeInterval = 0.3) {
    let start = location
    let begun = device.now
    velocity = seconds > 0 ? CGPoint(x: way.dx / seconds, y: way.dy / seconds) : .zero
    let count = max(1, (seconds * device.framesPerSecond).rounded())
    for frame in 1...Int(count) {
      let extraInset = CGFloat(Double(frame) / count)
      device.step(to: begun + max(seconds, 1 / device.framesPerSecond) * Double(extraInset)) {
        place(at: CGPoint(x: start.x + way.dx * extraInset, y: start.y + way.dy * extraInset))
      }
    }
    lastMove = device.now
  }

  /// Drags down, or up if the distance is negative.
  public func drag(by distance: CGFloat, over seconds: TimeInterval = 0.3) {
    drag(by: CGVector(dx: 0, dy: distance), over: seconds)
  }

  /// Rests for a time.
  public func hold(for seconds: TimeInterval) { device.advance(by: seconds) }

  /// Lifts, with the velocity of the last drag unless the finger has rested since.
  public func lift() {
    let hasRested = device.now - lastMove >= Self.restTime
    device.run {
      scrollView?.touchEnded(velocity: hasRested ? .zero : velocity)
      pager?.endDrag(isCancelled: false)
    }
    leave()
  }

  /// Cancels the touch, as the system does.
  public func cancel() {
    device.run {
      scrollView?.touchCancelled()
      pager?.endDrag(isCancelled: true)
    }
    leave()
  }

  /// Drags for 0.05 s, and lifts the finger.
  public func flick(velocity: CGFloat) {
    drag(by: velocity * 0.05, over: 0.05)
    lift()
  }

  /// Taps the centre of a view; a control there performs its action.
  public func tap(_ view: UIView) {
    touch(view)
    let tapped = control
    lift()
    device.run { tapped?.tapped() }
    device.turn()
  }

  /// Pulls a scroll view down from its centre, and lifts at rest.
  public func pull(_ view: UIScrollView, by distance: CGFloat) {
    touch(view)
    drag(by: distance)
    hold(for: 0.15)
    lift()
  }

  private func leave() {
    (scrollView, pager) = (nil, nil)
    control = nil
    velocity = .zero
    device.turn()
  }

  private func place(at point: CGPoint) {
    if !hasChosen {
      leaveToControl()
      choose(for: point)
    }
    location = point
    scrollView?.touchMoved(to: point, velocity: velocity)
    if let pager, let axis = pager.turningAxis {
      pager.drag(by: axis == .horizontal ? point.x - start.x : point.y - start.y)
    }
  }

  /// Does not scroll if a control in the content has the touch and keeps it.
  private func leaveToControl() {
    guard let control, let view = scrollView, control !== view, control.isDescendant(of: view),
      !view.delaysContentTouches || device.now - touchTime > Self.contentDelay,
      !view.canCancelContentTouches || !view.touchesShouldCancel(in: control)
    else { return }
    view.touchCancelled()
    scrollView = nil
  }

  /// Gives the touch either to the pages or to the list in them, or to both.
  private func leaveToPages(along axis: OverscrollAxis) {
    guard let pager, device.facts.pagesTakeWholeDrags else { return }
    if pager.turningAxis == axis, scrollView?.canMove(along: axis) != true {
      scrollView?.touchCancelled()
      scrollView = nil
    } else {
      self.pager = nil
    }
  }

  /// Passes the touch to an outer scroll view if the inner one cannot move in that direction.
  private func choose(for point: CGPoint) {
    let (across, down) = (abs(point.x - location.x), abs(point.y - location.y))
    guard across != down else { return }
    hasChosen = true
    let axis: OverscrollAxis = down > across ? .vertical : .horizontal
    leaveToPages(along: axis)
    guard let inner = scrollView else { return }
    if axis == .vertical, point.y > location.y, inner.pullsItsSheet {
      inner.touchCancelled()
      scrollView = nil
      return
    }
    guard !inner.canMove(along: axis) else { return }
    let outer = inner.superview?.enclosing { view in
      (view as? UIScrollView).flatMap { $0.canMove(along: axis) ? $0 : nil }
    }
    guard let outer else { return }
    inner.touchCancelled()
    outer.touchBegan(at: location)
    scrollView = outer
  }
}

extension UIScrollView {
  /// Whether a drag down moves the sheet that the view is in, which here does not move.
  fileprivate var pullsItsSheet: Bool {
    let sheet = enclosing { view in
      sequence(first: view.controller) { $0?.parent }.lazy.compactMap { $0 }
        .first { $0.presentingViewController != nil }
    }
    return facts.sheetsTakePulls && refreshControl == nil && sheet?.isSheet == true
      && contentOffset.y <= -adjustedContentInset.top + 0.5
  }
}

extension UIViewController {
  fileprivate var isSheet: Bool {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }
}

extension UIView {
  /// Returns the nearest view with a value, starting with the view and searching its ancestors.
  func enclosing<Found>(_ find: (UIView) -> Found?) -> Found? {
    find(self) ?? superview?.enclosing(find)
  }
}
