#if !hasFeature(Embedded)
  package import OverscrollCore

  extension SimulatedScrollView {
    /// The finger that is on the view.
    struct Touch: Equatable, Sendable {
      /// Where it touched.
      let origin: PerAxis<Double>
      /// Where it is.
      var location: PerAxis<Double>
      /// The part of the slop that each axis does not make up for.
      var lag = PerAxis(repeating: 0.0)
      /// Whether it has moved far enough to drag.
      var isDragging = false
      /// The only axis that it moves.
      var lockedAxis: OverscrollAxis?

      /// Where the content feels the finger along an axis.
      func grip(along axis: OverscrollAxis) -> Double {
        let isLocked = lockedAxis.map { $0 != axis } ?? false
        return isLocked ? origin[axis] : location[axis] - lag[axis]
      }
    }

    /// A finger touches the view: what moved stops, and stays where it is.
    ///
    /// - Parameter location: Where, in points downwards. A second finger changes nothing.
    package mutating func touchDown(at location: Double) {
      touchDown(at: PerAxis(vertical: location, horizontal: 0))
    }

    /// A finger touches the view: what moved stops, and stays where it is.
    ///
    /// What code scrolls or animates stops where it is seen, and is told as not finished. A second
    /// finger changes nothing, neither does a touch off window.
    ///
    /// - Parameter location: Where, in points downwards and to the trailing side.
    package mutating func touchDown(at location: PerAxis<Double>) {
      guard !isTracking, isInWindow, location.isFinite else { return }
      touch = Touch(origin: location, location: location)
      for axis in OverscrollAxis.allCases { axes[axis].take(at: location[axis]) }
      interruptAnimation()
      comeToRest()
      if !tellsEndByTouch { forgetDeceleration() }
      settle()
    }

    /// The finger moves up or down; the first move that passes ``dragSlop`` begins the drag.
    ///
    /// - Parameter location: Where to, in points downwards.
    package mutating func fingerMoved(to location: Double) {
      guard let touch else { return }
      fingerMoved(to: PerAxis(vertical: location, horizontal: touch.location.horizontal))
    }

    /// The finger moves; the first move that passes ``dragSlop`` begins the drag.
    ///
    /// - Parameter location: Where to, in points downwards and to the trailing side.
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

    /// The finger lets go.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second downwards.
    ///   - target: Where the offset is to end, for a changed `targetContentOffset`; nil lets the
    ///     view decide. Counts only for a release between the edges.
    package mutating func fingerLifted(velocity: Double, target: Double? = nil) {
      fingerLifted(
        velocity: PerAxis(vertical: velocity, horizontal: 0),
        target: PerAxis(vertical: target, horizontal: nil))
    }

    /// The finger lets go.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second downwards and to the trailing
    ///     side. What is not finite is none.
    ///   - target: Where the offsets are to end, for a changed `targetContentOffset`; nil lets the
    ///     view decide. Counts only for a release between the edges.
    package mutating func fingerLifted(
      velocity: PerAxis<Double>, target: PerAxis<Double?> = PerAxis(repeating: nil)
    ) {
      guard let touch else { return }
      release(touch, velocity: speeds(of: touch, velocity), target: target, isCancelled: false)
    }

    /// The system takes the touch away, as for a call or another gesture: a release at rest.
    package mutating func touchCancelled() {
      guard let touch else { return }
      if touch.isDragging { tell(.touchCancelled) }
      release(
        touch, velocity: PerAxis(repeating: 0), target: PerAxis(repeating: nil), isCancelled: true)
    }

    /// The velocities of the offsets for one of a finger.
    private func speeds(of touch: Touch, _ velocity: PerAxis<Double>) -> PerAxis<Double> {
      func speed(_ axis: OverscrollAxis) -> Double {
        let counts = touch.isDragging && (touch.lockedAxis ?? axis) == axis
        return counts && velocity[axis].isFinite ? -velocity[axis] : 0
      }
      return PerAxis(vertical: speed(.vertical), horizontal: speed(.horizontal))
    }

    private mutating func release(
      _ touch: Touch, velocity: PerAxis<Double>, target: PerAxis<Double?>, isCancelled: Bool
    ) {
      let vertical = releaseMotion(.vertical, velocity, target)
      let horizontal = releaseMotion(.horizontal, velocity, target)
      let rest = PerAxis(
        vertical: axes.vertical.rest(of: vertical),
        horizontal: axes.horizontal.rest(of: horizontal))
      let isTold = touch.isDragging && (!isCancelled || tellsEndOfCancelledDrag)
      if isTold { tell(.willEndDragging(velocity: velocity, target: rest)) }
      self.touch = nil
      axes.vertical.leave(for: vertical, isDrag: touch.isDragging)
      axes.horizontal.leave(for: horizontal, isDrag: touch.isDragging)
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
    /// Begins the drag when the finger is far enough.
    ///
    /// - Returns: Whether it is.
    fileprivate mutating func begin(slop: Double, locks: Bool) -> Bool {
      let (down, across) = (
        location.vertical - origin.vertical, location.horizontal - origin.horizontal
      )
      let way = Elementary.squareRoot(down * down + across * across)
      guard way > 0, way >= slop else { return false }
      let extraInset = max(0, slop.isFinite ? slop : 0) / way
      lag = PerAxis(vertical: down * extraInset, horizontal: across * extraInset)
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
#endif
