#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A finger that plays gestures on a scroll view, a frame at a time.
  ///
  /// Every gesture takes the view and the clock, leads both through its frames, and after each frame
  /// lets the caller react: drain the events, feed an engine, write to the view.
  package struct SimulatedFinger: Equatable, Sendable {
    /// A finger that rests this long before it lifts leaves no velocity, in seconds: 0.1
    /// (ScrollMechanics, `SimpleScrollView.swift`; WebKit has the same).
    package static let restTime = 0.1

    /// How many frames a second has: 60 or 120.
    package let framesPerSecond: Double
    /// Where the finger is, or was last, in points downwards and to the trailing side.
    package private(set) var locations: PerAxis<Double>
    private var velocity = PerAxis(repeating: 0.0)
    private var lastMoveTime = -Double.infinity

    /// Creates a finger that does not touch yet.
    ///
    /// - Parameters:
    ///   - framesPerSecond: How many frames a second has. What is no positive number counts as 60.
    ///   - location: Where it will touch, in points downwards.
    package init(framesPerSecond: Double = 60, location: Double = 400) {
      self.init(
        framesPerSecond: framesPerSecond, locations: PerAxis(vertical: location, horizontal: 200))
    }

    /// Creates a finger that does not touch yet.
    ///
    /// - Parameters:
    ///   - framesPerSecond: How many frames a second has. What is no positive number counts as 60.
    ///   - locations: Where it will touch, in points downwards and to the trailing side.
    package init(framesPerSecond: Double = 60, locations: PerAxis<Double>) {
      let isRate = framesPerSecond.isFinite && framesPerSecond > 0
      self.framesPerSecond = isRate ? framesPerSecond : 60
      self.locations = locations
    }

    /// Where the finger is, or was last, in points downwards.
    package var location: Double { locations.vertical }

    /// Touches, and does not move; where the view has a finger on it, does nothing.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    package mutating func press(on view: inout SimulatedScrollView, clock: SimulationClock) {
      touch(&view, clock)
    }

    /// Drags with constant velocity; touches first where the view has no finger on it.
    ///
    /// - Parameters:
    ///   - distance: How far, in points downwards: the offset falls.
    ///   - duration: How long, in seconds. Nothing is one move without a velocity.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by the duration.
    ///   - eachFrame: What the caller does after each frame.
    package mutating func drag(
      by distance: Double, over duration: Double, on view: inout SimulatedScrollView,
      clock: inout SimulationClock, eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      drag(
        by: PerAxis(vertical: distance, horizontal: 0), over: duration, on: &view, clock: &clock,
        eachFrame: eachFrame)
    }

    /// Drags with constant velocities; touches first where the view has no finger on it.
    ///
    /// - Parameters:
    ///   - distances: How far, in points downwards and to the trailing side: the offsets fall.
    ///   - duration: How long, in seconds. Nothing is one move without a velocity.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by the duration.
    ///   - eachFrame: What the caller does after each frame.
    package mutating func drag(
      by distances: PerAxis<Double>, over duration: Double, on view: inout SimulatedScrollView,
      clock: inout SimulationClock, eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      guard distances.isFinite else { return }
      touch(&view, clock)
      let origin = locations
      velocity = distances.scaled(duration.isFinite && duration > 0 ? 1 / duration : 0)
      playFrames(duration, on: &view, clock: &clock) { finger, view, extraInset in
        finger.locations = origin.moved(by: distances.scaled(extraInset))
        view.fingerMoved(to: finger.locations)
        eachFrame(&view)
      }
      lastMoveTime = clock.now
    }

    /// Stays where it is; touches first where the view has no finger on it.
    ///
    /// - Parameters:
    ///   - duration: How long, in seconds.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by the duration.
    ///   - eachFrame: What the caller does after each frame.
    package mutating func hold(
      for duration: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      touch(&view, clock)
      wait(for: duration, on: &view, clock: &clock, eachFrame: eachFrame)
    }

    /// Lets go, with the velocity of the last drag unless it has rested since.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    package mutating func lift(from view: inout SimulatedScrollView, clock: SimulationClock) {
      view.advance(to: clock.now)
      // A rest of exactly this time counts, whatever its frames added up to.
      let hasRested = clock.now - lastMoveTime > Self.restTime - 1e-9
      view.fingerLifted(velocity: velocity.scaled(hasRested ? 0 : 1))
      velocity = PerAxis(repeating: 0)
    }

    /// Drags for a twentieth of a second, and lets go.
    ///
    /// - Parameters:
    ///   - velocity: The velocity, in points per second downwards.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by a twentieth of a second.
    ///   - eachFrame: What the caller does after each frame, and after the release.
    package mutating func flick(
      velocity: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      flick(
        velocities: PerAxis(vertical: velocity, horizontal: 0), on: &view, clock: &clock,
        eachFrame: eachFrame)
    }

    /// Drags for a twentieth of a second, and lets go.
    ///
    /// - Parameters:
    ///   - velocities: The velocities, in points per second downwards and to the trailing side.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by a twentieth of a second.
    ///   - eachFrame: What the caller does after each frame, and after the release.
    package mutating func flick(
      velocities: PerAxis<Double>, on view: inout SimulatedScrollView,
      clock: inout SimulationClock, eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      drag(by: velocities.scaled(0.05), over: 0.05, on: &view, clock: &clock, eachFrame: eachFrame)
      lift(from: &view, clock: clock)
      eachFrame(&view)
    }

    /// Has its touch taken away by the system.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    package mutating func cancel(on view: inout SimulatedScrollView, clock: SimulationClock) {
      view.advance(to: clock.now)
      view.touchCancelled()
      velocity = PerAxis(repeating: 0)
    }

    /// Lets frames pass, whether it touches or not.
    ///
    /// - Parameters:
    ///   - duration: How long, in seconds.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by the duration.
    ///   - eachFrame: What the caller does after each frame.
    package mutating func wait(
      for duration: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      playFrames(duration, on: &view, clock: &clock) { _, view, _ in eachFrame(&view) }
    }

    /// Lets frames pass until the view does not move by itself any more.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock, which goes on to the first frame at rest.
    ///   - limit: The longest to wait, in seconds.
    ///   - eachFrame: What the caller does after each frame.
    package mutating func waitForRest(
      of view: inout SimulatedScrollView, clock: inout SimulationClock, limit: Double = 30,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      let end = clock.now + limit
      while (view.isDecelerating || view.isAnimating) && clock.now < end {
        wait(for: 1 / framesPerSecond, on: &view, clock: &clock, eachFrame: eachFrame)
      }
    }

    private mutating func touch(_ view: inout SimulatedScrollView, _ clock: SimulationClock) {
      guard !view.isTracking else { return }
      view.advance(to: clock.now)
      view.touchDown(at: locations)
      velocity = PerAxis(repeating: 0)
    }

    /// Leads clock and view through the frames of a duration, the last one at its very end.
    private mutating func playFrames(
      _ duration: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      _ frame: (inout SimulatedFinger, inout SimulatedScrollView, _ extraInset: Double) -> Void
    ) {
      let start = clock.now
      let length = duration.isFinite ? max(0, duration) : 0
      let count = max(1, Elementary.nearestInteger(length * framesPerSecond))
      var number = 1.0
      while number <= count {
        clock.advance(to: start + length * (number / count))
        view.advance(to: clock.now)
        frame(&self, &view, number / count)
        number += 1
      }
    }
  }

  extension PerAxis<Double> {
    fileprivate func scaled(_ factor: Double) -> PerAxis {
      PerAxis(vertical: vertical * factor, horizontal: horizontal * factor)
    }

    fileprivate func moved(by other: PerAxis) -> PerAxis {
      PerAxis(vertical: vertical + other.vertical, horizontal: horizontal + other.horizontal)
    }
  }
#endif
