#if !hasFeature(Embedded)
  import OverscrollCore

  extension SimulatedScrollView {
    /// Where a motion turns into another one, or into rest.
    private struct Passage {
      let time: Double
      let next: Motion
      let offset: Double
    }

    /// Lets the view move by itself until a time.
    ///
    /// - Parameter time: The time, in seconds. The past, and what is not finite, change nothing.
    public mutating func advance(to time: Double) {
      guard time.isFinite, time > now else { return }
      while let passage = nextPassage(), passage.time <= time { take(passage) }
      now = time
      switch motion {
      case .resting, .held: break
      case .decelerating(let curve), .gliding(let curve): move(to: curve.value(at: time))
      case .bouncing(let curve): move(to: curve.value(at: time))
      }
    }

    /// The motion that a release begins.
    func releaseMotion(velocity: Double, target: Double?, _ grip: Grip) -> Motion {
      let edge = legalOffsets.nearest(to: offset)
      guard offset == edge else {
        return canBounce ? bounce(from: offset, to: edge, velocity: velocity, at: now) : .resting
      }
      let curve = DecelerationCurve(
        from: offset, velocity: velocity, rate: decelerationRate, at: now)
      if isPagingEnabled {
        return glide(to: page(near: curve.destination, from: grip.firstOffset))
      }
      if let target, target.isFinite { return glide(to: target) }
      let isStopped = curve.duration() == 0 || leavesInVain(velocity)
      return isStopped ? .resting : .decelerating(curve)
    }

    /// Where a motion ends, as far as it knows itself.
    func rest(of motion: Motion) -> Double {
      switch motion {
      case .resting, .held: legalOffsets.nearest(to: offset)
      case .decelerating(let curve): legalOffsets.nearest(to: curve.destination)
      case .gliding(let curve): curve.destination
      case .bouncing(let curve): curve.target
      }
    }

    /// Fits the motion to edges that have changed.
    ///
    /// Under a finger nothing moves. At rest the offset is clamped. A deceleration keeps its law and
    /// finds the new edge on its way; outside it bounces. A bounce heads for the new edge; where
    /// the edge has gone from under it, it decelerates when it was on its way out, and stops when it
    /// was on its way back, because nothing pulls it any more.
    mutating func replan() {
      switch motion {
      case .held: break
      case .resting: move(to: legalOffsets.nearest(to: offset))
      case .decelerating: bounceIfOutside(velocity: velocity)
      case .gliding(let curve):
        if !bounceIfOutside(velocity: velocity) { keepToPages(curve.destination) }
      case .bouncing(let curve):
        if curve.target != legalOffsets.nearest(to: offset) || !canBounce {
          leave(curve, at: velocity)
        }
      }
    }

    /// Goes on after code has moved the view in mid-motion.
    mutating func carryOn(_ motion: Motion, by distance: Double, velocity: Double) {
      switch motion {
      case .resting, .held: break
      case .decelerating:
        if bounceIfOutside(velocity: velocity) { break }
        self.motion = .decelerating(
          DecelerationCurve(from: offset, velocity: velocity, rate: decelerationRate, at: now))
      case .gliding(let curve):
        if bounceIfOutside(velocity: velocity) { break }
        self.motion = glide(to: curve.destination + distance)
        keepToPages(curve.destination + distance)
      case .bouncing(let curve): leave(curve, at: velocity)
      }
    }

    /// Ends a motion where the view is.
    mutating func stop() {
      motion = .resting
      tell(.didEndDecelerating)
    }
  }

  extension SimulatedScrollView {
    private func nextPassage() -> Passage? {
      switch motion {
      case .resting, .held: nil
      case .decelerating(let curve): nextPassage(of: curve, isAimed: false)
      case .gliding(let curve): nextPassage(of: curve, isAimed: true)
      case .bouncing(let curve): nextPassage(of: curve)
      }
    }

    /// The end of a deceleration, or the edge that it meets before.
    private func nextPassage(of curve: DecelerationCurve, isAimed: Bool) -> Passage {
      let legal = legalOffsets
      let edge = curve.initialVelocity < 0 ? legal.lowerBound : legal.upperBound
      // An aim is reached exactly, so the last of the way must be too small to see.
      let distance = isAimed ? BounceCurve.stopDistance : DecelerationCurve.stopDistance
      let end = curve.start + curve.duration(toWithin: distance)
      if let time = curve.time(at: edge), time <= end {
        let next = bounce(from: edge, to: edge, velocity: curve.velocity(at: time), at: time)
        return Passage(time: time, next: canBounce ? next : .resting, offset: edge)
      }
      return Passage(
        time: end, next: .resting, offset: isAimed ? curve.destination : curve.value(at: end))
    }

    /// The end of a bounce, or the edge when it was thrown back into the content.
    private func nextPassage(of curve: BounceCurve) -> Passage {
      let end = curve.start + curve.duration()
      guard let time = curve.passageTime, time <= end else {
        return Passage(time: end, next: .resting, offset: curve.target)
      }
      let velocity = curve.velocity(at: time)
      let onward = DecelerationCurve(
        from: curve.target, velocity: velocity, rate: decelerationRate, at: time)
      let page = page(near: onward.destination, from: curve.target)
      let glide = DecelerationCurve(from: curve.target, to: page, rate: .fast, at: time)
      return Passage(
        time: time, next: isPagingEnabled ? .gliding(glide) : .decelerating(onward),
        offset: curve.target)
    }

    private mutating func take(_ passage: Passage) {
      now = max(now, passage.time)
      motion = passage.next
      guard case .resting = motion else { return }
      move(to: passage.offset)
      tell(.didEndDecelerating)
    }

    private func bounce(
      from offset: Double, to edge: Double, velocity: Double, at time: Double
    ) -> Motion {
      .bouncing(
        BounceCurve(from: offset, to: edge, velocity: velocity, law: bounceLaw, at: time))
    }

    /// A way to an aim from here, always at the fast rate: a page is not to take seconds.
    private func glide(to target: Double) -> Motion {
      guard target != offset else { return .resting }
      return .gliding(DecelerationCurve(from: offset, to: target, rate: .fast, at: now))
    }

    /// Begins a bounce where the view is past an edge; without bounces the edge stops it at once.
    ///
    /// - Parameter velocity: The velocity that it has.
    /// - Returns: Whether it is past an edge.
    @discardableResult
    private mutating func bounceIfOutside(velocity: Double) -> Bool {
      let edge = legalOffsets.nearest(to: offset)
      guard offset != edge else { return false }
      if canBounce {
        motion = bounce(from: offset, to: edge, velocity: velocity, at: now)
      } else {
        move(to: edge)
        stop()
      }
      return true
    }

    /// Leaves a bounce whose edge is no longer where it was.
    private mutating func leave(_ curve: BounceCurve, at velocity: Double) {
      guard !bounceIfOutside(velocity: velocity) else { return }
      let wasOutward = (curve.value(at: now) - curve.target) * velocity >= 0
      let onward = DecelerationCurve(
        from: offset, velocity: wasOutward ? velocity : 0, rate: decelerationRate, at: now)
      if isPagingEnabled {
        keepToPages(onward.destination)
      } else if onward.duration() > 0 {
        motion = .decelerating(onward)
      } else {
        stop()
      }
    }

    /// With paging, heads for the page that is nearest to an offset; elsewhere changes nothing.
    private mutating func keepToPages(_ destination: Double) {
      guard isPagingEnabled else { return }
      let page = page(near: destination, from: destination)
      if case .gliding(let curve) = motion, curve.destination == page { return }
      motion = glide(to: page)
      if case .resting = motion { stop() }
    }

    /// The page nearest to where a release leads, no more than one away from where it came from.
    ///
    /// Pages are multiples of the viewport's length, counted from offset 0 and not from the inset
    /// (Apple's words for `isPagingEnabled`; WinObjC takes the nearest).
    private func page(near destination: Double, from origin: Double) -> Double {
      let length = geometry.viewportLength
      guard length > 0 else { return legalOffsets.nearest(to: offset) }
      let first = Elementary.nearestInteger(origin / length)
      let nearest = Elementary.nearestInteger(destination / length)
      let number = min(max(nearest, first - 1), first + 1)
      return legalOffsets.nearest(to: number * length)
    }

    /// Whether a velocity leads out of content that cannot bounce.
    private func leavesInVain(_ velocity: Double) -> Bool {
      let legal = legalOffsets
      let edge = velocity < 0 ? legal.lowerBound : legal.upperBound
      return offset == edge && !canBounce
    }
  }
#endif
