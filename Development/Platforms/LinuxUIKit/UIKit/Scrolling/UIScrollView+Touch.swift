import Foundation
import OverscrollCore
import ScrollPhysics

extension UIScrollView {
  /// Handles the beginning of a touch, at a point of the window.
  func touchBegan(at point: CGPoint) {
    panGestureRecognizer.place = point
    panGestureRecognizer.way = .zero
    touchedOffsets = []
    meetMotion()
    simulate { $0.touchDown(at: PerAxis(own(point))) }
  }

  /// Handles a move of the touch.
  func touchMoved(to point: CGPoint, velocity: CGPoint) {
    let pan = panGestureRecognizer
    pan.way = CGPoint(x: pan.way.x + point.x - pan.place.x, y: pan.way.y + point.y - pan.place.y)
    pan.place = point
    pan.speed = velocity
    let wasDragging = simulation.isDragging
    if wasDragging { pan.state = .changed }
    simulate { $0.fingerMoved(to: PerAxis(own(point))) }
    noteTouchedOffset()
  }

  /// Handles the end of the touch; asks the delegate for the target before anything moves.
  func touchEnded(velocity: CGPoint) {
    let speed = releaseSpeed(PerAxis(own(velocity)))
    panGestureRecognizer.speed = velocity
    interruptsFling = false
    chooseBounce(for: speed)
    guard simulation.isDragging else { return simulate { $0.fingerLifted(velocity: speed) } }
    let writes = simulation.insetWriteCount
    panGestureRecognizer.state = .ended
    let jumps = simulation.insetWriteCount != writes
    var preview = simulation
    preview.fingerLifted(velocity: speed)
    var wanted: PerAxis<Double?> = PerAxis(repeating: nil)
    for case .willEndDragging(let velocity, let target) in preview.drainEvents() {
      let point = tellEnd(velocity, target)
      if let snapped = titleBar?.snapped(point.y) { wanted.vertical = Double(snapped) }
      if point.y != target.vertical { wanted.vertical = Double(point.y) }
      if point.x != target.horizontal { wanted.horizontal = Double(point.x) }
      hasToldEndOfDrag = true
    }
    simulate { $0.fingerLifted(velocity: speed, target: wanted) }
    hasToldEndOfDrag = false
    if jumps { jumpOutwards() }
  }

  /// Converts a point or a velocity from the window to a view that is flipped or mirrored.
  private func own(_ point: CGPoint) -> CGPoint {
    let (origin, next) = (convert(CGPoint.zero, to: nil), convert(CGPoint(x: 1, y: 1), to: nil))
    return CGPoint(
      x: next.x < origin.x ? -point.x : point.x, y: next.y < origin.y ? -point.y : point.y)
  }

  /// Handles that the system cancels the touch.
  func touchCancelled() {
    interruptsFling = false
    simulate { $0.touchCancelled() }
  }

  /// Handles the end of a run loop turn: the recogniser leaves its final state.
  func turnEnded() {
    switch panGestureRecognizer.state {
    case .ended, .cancelled, .failed: panGestureRecognizer.rearm()
    case .possible, .began, .changed: break
    }
  }

  /// Handles a tap on the status bar.
  func statusBarTapped() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    simulate { $0.scrollToTop() }
  }

  /// Returns whether a finger can move the content along an axis.
  func canMove(along axis: OverscrollAxis) -> Bool {
    let legal = simulation.legalOffsets(along: axis)
    return isScrollEnabled && panGestureRecognizer.isEnabled
      && (legal.lowerBound < legal.upperBound || simulation.canBounce(along: axis))
  }
}

extension PerAxis<Double> {
  init(_ point: CGPoint) {
    self.init(vertical: Double(point.y), horizontal: Double(point.x))
  }
}
