import OverscrollCore

extension SimulatedAxis {
  /// A change from one motion to the next, or to rest.
  private struct Passage {
    let time: Double
    let next: Motion
    let offset: Double
  }

  /// Advances the motion to a time.
  mutating func advance(to time: Double) {
    while let passage = nextPassage(), passage.time <= time { take(passage) }
    now = time
    if let presentation, presentation.end <= time { self.presentation = nil }
    switch motion {
    case .resting, .held: break
    case .decelerating(let curve), .gliding(let curve): move(to: curve.value(at: time))
    case .bouncing(let curve): move(to: curve.value(at: time))
    case .travelling(let curve): move(to: curve.value(at: time))
    }
  }

  /// Changes the current time: every motion continues from its present value.
  mutating func rebase(to time: Double) {
    let delay = time - now
    now = time
    presentation = presentation?.delayed(by: delay)
    switch motion {
    case .resting, .held: break
    case .decelerating(let curve): motion = .decelerating(curve.delayed(by: delay))
    case .gliding(let curve): motion = .gliding(curve.delayed(by: delay))
    case .bouncing(let curve): motion = .bouncing(curve.delayed(by: delay))
    case .travelling(let curve): motion = .travelling(curve.delayed(by: delay))
    }
  }

  /// The offset where a motion ends, if it has a target.
  func rest(of motion: Motion) -> Double {
    switch motion {
    case .resting, .held: legalOffsets.nearest(to: offset)
    case .decelerating(let curve): legalOffsets.nearest(to: curve.destination)
    case .gliding(let curve): curve.destination
    case .bouncing(let curve): curve.target
    case .travelling(let curve): curve.target
    }
  }

  /// A motion to a target, always with the fast rate, so that paging does not take seconds.
  func glide(to target: Double) -> Motion {
    guard target != offset else { return .resting }
    return .gliding(DecelerationCurve(from: offset, to: target, rate: .fast, at: now))
  }

  func bounce(from offset: Double, to edge: Double, velocity: Double, at time: Double) -> Motion {
    .bouncing(
      BounceCurve(from: offset, to: edge, velocity: velocity, law: bounceLaw, at: time))
  }

  /// The page nearest to the end of the deceleration, at most one page from the current one.
  ///
  /// Pages are multiples of the viewport's length, counted from offset 0 and not from the inset
  /// (Apple's documentation of `isPagingEnabled`; WinObjC uses the nearest page).
  func page(near destination: Double, from origin: Double) -> Double {
    let length = geometry.viewportLength
    guard length > 0 else { return legalOffsets.nearest(to: offset) }
    let first = Elementary.nearestInteger(origin / length)
    let nearest = Elementary.nearestInteger(destination / length)
    let number = min(max(nearest, first - 1), first + 1)
    return legalOffsets.nearest(to: number * length)
  }

  private func nextPassage() -> Passage? {
    switch motion {
    case .resting, .held: nil
    case .decelerating(let curve): nextPassage(of: curve, isAimed: false)
    case .gliding(let curve): nextPassage(of: curve, isAimed: true)
    case .bouncing(let curve): nextPassage(of: curve)
    case .travelling(let curve):
      Passage(time: curve.end, next: .resting, offset: curve.target)
    }
  }

  /// The offset where a deceleration ends, or the edge that it reaches before.
  private func nextPassage(of curve: DecelerationCurve, isAimed: Bool) -> Passage {
    let legal = legalOffsets
    let edge = curve.initialVelocity < 0 ? legal.lowerBound : legal.upperBound
    // The motion ends exactly at its target, so the remaining distance must be invisible.
    let distance = isAimed ? BounceCurve.stopDistance : decelerationEnd
    let end = curve.start + curve.duration(toWithin: distance)
    if let time = curve.time(at: edge), time <= end {
      let next = bounce(from: edge, to: edge, velocity: curve.velocity(at: time), at: time)
      return Passage(time: time, next: canBounce ? next : .resting, offset: edge)
    }
    return Passage(
      time: end, next: .resting, offset: isAimed ? curve.destination : curve.value(at: end))
  }

  /// The end of a bounce, or the time at which it passes the edge into the content.
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
    if case .resting = motion { move(to: passage.offset) }
  }
}
