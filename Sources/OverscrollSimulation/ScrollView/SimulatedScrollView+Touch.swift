#if !hasFeature(Embedded)
  public import OverscrollCore

  extension SimulatedScrollView {
    /// A finger on the view, and the offset that it holds.
    ///
    /// The held offset is what the view would show without any resistance. It follows the finger
    /// point by point, and what is shown is a function of it: going back the same way shows the same
    /// offsets, in steps of any size.
    struct Grip: Equatable, Sendable {
      /// Where the finger is.
      var location: Double
      /// Location plus held offset, which no move changes.
      var anchor: Double
      /// Whether the finger has moved.
      var isDragging = false
      /// The offset that the touch found, from which pages are counted.
      let firstOffset: Double

      /// The offset without resistance.
      var heldOffset: Double { anchor - location }
    }

    /// A finger touches the view: what moved stops, and stays where it is.
    ///
    /// - Parameter location: Where, in points downwards. A second finger changes nothing.
    public mutating func touchDown(at location: Double) {
      guard !isTracking, location.isFinite else { return }
      let wasMoving = isDecelerating
      motion = .held(
        Grip(location: location, anchor: location + freed(offset), firstOffset: offset))
      if wasMoving && tellsEndByTouch { tell(.didEndDecelerating) }
    }

    /// The finger moves; the first move begins the drag.
    ///
    /// - Parameter location: Where to, in points downwards.
    public mutating func fingerMoved(to location: Double) {
      guard case .held(var grip) = motion, location.isFinite, location != grip.location else {
        return
      }
      let begins = !grip.isDragging
      grip.location = location
      grip.isDragging = true
      motion = .held(grip)
      if begins { tell(.willBeginDragging) }
      move(to: resisted(grip.heldOffset))
    }

    /// The finger lets go.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second downwards.
    ///   - target: Where the offset is to end, for a changed `targetContentOffset`; nil lets the
    ///     view decide. Counts only for a release between the edges.
    public mutating func fingerLifted(velocity: Double, target: Double? = nil) {
      guard case .held(let grip) = motion else { return }
      let speed = velocity.isFinite && grip.isDragging ? -velocity : 0
      release(grip, next: releaseMotion(velocity: speed, target: target, grip), velocity: speed)
    }

    /// The system takes the touch away, as for a call or another gesture: a release at rest.
    public mutating func touchCancelled() {
      guard case .held(let grip) = motion else { return }
      if grip.isDragging { tell(.touchCancelled) }
      release(grip, next: releaseMotion(velocity: 0, target: nil, grip), velocity: 0)
    }

    /// Takes the finger to hold the offset that is shown now, after code has written it.
    mutating func gripAnew() {
      guard case .held(var grip) = motion else { return }
      grip.anchor = grip.location + freed(offset)
      motion = .held(grip)
    }

    private mutating func release(_ grip: Grip, next: Motion, velocity: Double) {
      if grip.isDragging { tell(.willEndDragging(velocity: velocity, target: rest(of: next))) }
      motion = next
      followsDrag = grip.isDragging && isFree
      if grip.isDragging { tell(.didEndDragging(willDecelerate: isDecelerating)) }
      if isDecelerating {
        tell(.willBeginDecelerating)
      } else {
        move(to: legalOffsets.nearest(to: offset))
      }
    }

    /// The offset that is shown for one that a finger holds.
    private func resisted(_ held: Double) -> Double {
      let edge = legalOffsets.nearest(to: held)
      guard held != edge, canBounce else { return edge }
      let shown = rubberBand.displacement(forTravel: abs(held - edge))
      return held < edge ? edge - shown : edge + shown
    }

    /// The inverse of the above: what a finger holds that grabs the view at an offset.
    private func freed(_ shown: Double) -> Double {
      let edge = legalOffsets.nearest(to: shown)
      guard shown != edge, canBounce else { return shown }
      let held = rubberBand.travel(forDisplacement: abs(shown - edge))
      return shown < edge ? edge - held : edge + held
    }

    /// The resistance past the edges.
    public var rubberBand: RubberBand { RubberBand(extent: viewportLength) }
  }
#endif
