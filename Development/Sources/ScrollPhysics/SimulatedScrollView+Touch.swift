package import OverscrollCore

extension SimulatedScrollView {
  /// The finger that is on the view.
  struct Touch: Equatable, Sendable {
    /// The location where it touched.
    let origin: PerAxis<Double>
    /// Its current location.
    var location: PerAxis<Double>
    /// The part of the slop that the content does not follow, for each axis.
    var lag = PerAxis(repeating: 0.0)
    /// Whether it has moved far enough to drag.
    var isDragging = false
    /// The only axis that it scrolls, if it is locked to one.
    var lockedAxis: OverscrollAxis?

    /// The effective location of the finger along an axis.
    func grip(along axis: OverscrollAxis) -> Double {
      let isLocked = lockedAxis.map { $0 != axis } ?? false
      return isLocked ? origin[axis] : location[axis] - lag[axis]
    }
  }

  /// A finger touches the view: any motion stops at its current offset.
  ///
  /// - Parameter location: The location, in points downwards. A second finger changes nothing.
  package mutating func touchDown(at location: Double) {
    touchDown(at: PerAxis(vertical: location, horizontal: 0))
  }

  /// A finger touches the view: any motion stops at its current offset.
  ///
  /// Scrolling or an animation by code stops at the visible offset, and is reported as not
  /// finished. A second finger changes nothing, and neither does a touch without a window.
  ///
  /// - Parameter location: The location, in points downwards and to the trailing side.
  package mutating func touchDown(at location: PerAxis<Double>) {
    guard !isTracking, isInWindow, location.isFinite else { return }
    touch = Touch(origin: location, location: location)
    for axis in OverscrollAxis.allCases { axes[axis].take(at: location[axis]) }
    interruptAnimation()
    comeToRest()
    settle()
  }

  /// The finger moves up or down; the first move beyond ``dragSlop`` begins the drag.
  ///
  /// - Parameter location: The new location, in points downwards.
  package mutating func fingerMoved(to location: Double) {
    guard let touch else { return }
    fingerMoved(to: PerAxis(vertical: location, horizontal: touch.location.horizontal))
  }

  /// The finger moves; the first move beyond ``dragSlop`` begins the drag.
  ///
  /// - Parameter location: The new location, in points downwards and to the trailing side.
  package mutating func fingerMoved(to location: PerAxis<Double>) {
    guard var touch, location.isFinite, location != touch.location else { return }
    touch.location = location
    let begins = !touch.isDragging && touch.begin(slop: dragSlop, locks: isDirectionalLockEnabled)
    self.touch = touch
    if begins { tell(.willBeginDragging) }
    guard touch.isDragging else { return }
    for axis in OverscrollAxis.allCases { axes[axis].drag(to: touch.grip(along: axis)) }
    settle()
  }

  /// The finger lifts.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second downwards.
  ///   - target: The final offset, for a changed `targetContentOffset`; if nil, the view decides.
  ///     Only used for a release between the edges.
  package mutating func fingerLifted(velocity: Double, target: Double? = nil) {
    fingerLifted(
      velocity: PerAxis(vertical: velocity, horizontal: 0),
      target: PerAxis(vertical: target, horizontal: nil))
  }

  /// The finger lifts.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second downwards and to the trailing
  ///     side. Values that are not finite count as 0.
  ///   - target: The final offsets, for a changed `targetContentOffset`; if nil, the view
  ///     decides. Only used for a release between the edges.
  package mutating func fingerLifted(
    velocity: PerAxis<Double>, target: PerAxis<Double?> = PerAxis(repeating: nil)
  ) {
    guard let touch else { return }
    release(touch, velocity: speeds(of: touch, velocity), target: target)
  }

  /// The system cancels the touch, as for a call or another gesture; equals a release at rest.
  package mutating func touchCancelled() {
    guard let touch else { return }
    if touch.isDragging { tell(.touchCancelled) }
    release(touch, velocity: PerAxis(repeating: 0), target: PerAxis(repeating: nil))
  }

  /// The velocities of the offsets for a velocity of the finger.
  private func speeds(of touch: Touch, _ velocity: PerAxis<Double>) -> PerAxis<Double> {
    func speed(_ axis: OverscrollAxis) -> Double {
      let counts = touch.isDragging && (touch.lockedAxis ?? axis) == axis
      return counts && velocity[axis].isFinite ? -velocity[axis] : 0
    }
    return PerAxis(vertical: speed(.vertical), horizontal: speed(.horizontal))
  }

  private mutating func release(
    _ touch: Touch, velocity: PerAxis<Double>, target: PerAxis<Double?>
  ) {
    let vertical = releaseMotion(.vertical, velocity, target)
    let horizontal = releaseMotion(.horizontal, velocity, target)
    let rest = PerAxis(
      vertical: axes.vertical.rest(of: vertical),
      horizontal: axes.horizontal.rest(of: horizontal))
    let isTold = touch.isDragging
    if isTold { tell(.willEndDragging(velocity: velocity, target: rest)) }
    self.touch = nil
    axes.vertical.leave(for: vertical)
    axes.horizontal.leave(for: horizontal)
    isLedBack = !movesByItself && pullChanged
    if isTold { tell(.didEndDragging(willDecelerate: isDecelerating || isLedBack)) }
    beginDeceleration()
  }

  private func releaseMotion(
    _ axis: OverscrollAxis, _ velocity: PerAxis<Double>, _ target: PerAxis<Double?>
  ) -> SimulatedAxis.Motion {
    guard movesByItself else { return .resting }
    return axes[axis].releaseMotion(velocity: velocity[axis], target: target[axis])
  }

  private mutating func beginDeceleration() {
    if isDecelerating || isLedBack { tell(.willBeginDecelerating) }
    guard movesByItself else { return }
    for axis in OverscrollAxis.allCases where axes[axis].motion == .resting {
      axes[axis].replan()
    }
    settle()
  }
}

extension SimulatedScrollView.Touch {
  /// Begins the drag if the finger has moved far enough.
  ///
  /// - Returns: Whether it has.
  fileprivate mutating func begin(slop: Double, locks: Bool) -> Bool {
    let (down, across) = (
      location.vertical - origin.vertical, location.horizontal - origin.horizontal
    )
    let distance = Elementary.squareRoot(down * down + across * across)
    guard distance > 0, distance >= slop else { return false }
    let fraction = max(0, slop.isFinite ? slop : 0) / distance
    lag = PerAxis(vertical: down * fraction, horizontal: across * fraction)
    if locks && abs(down) != abs(across) {
      lockedAxis = abs(down) > abs(across) ? .vertical : .horizontal
    }
    isDragging = true
    return true
  }
}

extension PerAxis<Double> {
  var isFinite: Bool { vertical.isFinite && horizontal.isFinite }
}
