import Foundation
import OverscrollCore
import OverscrollSimulation

extension UIScrollView {
  /// A finger touches, at a place of the window.
  func touchBegan(at point: CGPoint) {
    panGestureRecognizer.place = point
    panGestureRecognizer.way = .zero
    touchedOffsets = []
    meetMotion()
    simulate { $0.touchDown(at: PerAxis(own(point))) }
  }

  /// The finger is somewhere else.
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

  /// The finger lets go; the delegate is asked for the target before anything moves.
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

  /// A place or a velocity of the window as a view counts that is turned upside down, or to its side.
  private func own(_ point: CGPoint) -> CGPoint {
    let (origin, next) = (convert(CGPoint.zero, to: nil), convert(CGPoint(x: 1, y: 1), to: nil))
    return CGPoint(
      x: next.x < origin.x ? -point.x : point.x, y: next.y < origin.y ? -point.y : point.y)
  }

  /// The system takes the touch away.
  func touchCancelled() {
    interruptsFling = false
    simulate { $0.touchCancelled() }
  }

  /// A turn of the run loop is over: the end of a gesture is seen no longer.
  func turnEnded() {
    switch panGestureRecognizer.state {
    case .ended, .cancelled, .failed: panGestureRecognizer.rearm()
    case .possible, .began, .changed: break
    }
  }

  /// The status bar was tapped.
  func statusBarTapped() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    simulate { $0.scrollToTop() }
  }

  /// Whether a finger can move it along an axis.
  func canMove(along axis: OverscrollAxis) -> Bool {
    let legal = simulation.legalOffsets(along: axis)
    return isScrollEnabled
      && (legal.lowerBound < legal.upperBound || simulation.canBounce(along: axis))
  }
}

extension PerAxis<Double> {
  init(_ point: CGPoint) {
    self.init(vertical: Double(point.y), horizontal: Double(point.x))
  }
}
