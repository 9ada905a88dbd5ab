#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A finger that performs gestures on a scroll view, frame by frame.
  ///
  /// Every gesture advances the view and the clock by its frames, and calls a closure after each
  /// frame, in which the caller can drain events, update an engine, or write to the view.
  package struct SimulatedFinger: Equatable, Sendable {
    /// The rest after which a lifted finger leaves no velocity, in seconds: 0.1.
    ///
    /// The source is ScrollMechanics, `SimpleScrollView.swift`; WebKit has the same.
    package static let restTime = 0.1

    /// The number of frames per second: 60 or 120.
    package let framesPerSecond: Double
    /// The current or last location, in points downwards and to the trailing side.
    package private(set) var locations: PerAxis<Double>
    private var velocity = PerAxis(repeating: 0.0)
    private var lastMoveTime = -Double.infinity

    /// Creates a finger that does not touch yet.
    ///
    /// - Parameters:
    ///   - framesPerSecond: The frames per second. Values that are not finite and positive count as
    ///     60.
    ///   - location: The location of the first touch, in points downwards.
    package init(framesPerSecond: Double = 60, location: Double = 400) {
      self.init(
        framesPerSecond: framesPerSecond, locations: PerAxis(vertical: location, horizontal: 200))
    }

    /// Creates a finger that does not touch yet.
    ///
    /// - Parameters:
    ///   - framesPerSecond: The frames per second. Values that are not finite and positive count as
    ///     60.
    ///   - locations: The location of the first touch, in points downwards and to the trailing
    ///     side.
    package init(framesPerSecond: Double = 60, locations: PerAxis<Double>) {
      let isRate = framesPerSecond.isFinite && framesPerSecond > 0
      self.framesPerSecond = isRate ? framesPerSecond : 60
      self.locations = locations
    }

    /// The current or last vertical location, in points downwards.
    package var location: Double { locations.vertical }

    /// Touches without moving; does nothing if a finger is on the view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    package mutating func press(on view: inout SimulatedScrollView, clock: SimulationClock) {
      touch(&view, clock)
    }

    /// Drags with constant velocity; touches first if no finger is on the view.
    ///
    /// - Parameters:
    ///   - distance: The distance, in points downwards. Dragging down lowers the offset.
    ///   - duration: The duration, in seconds; 0 is a single move without velocity.
    ///   - view: The view.
    ///   - clock: The clock, which advances by the duration.
    ///   - eachFrame: A closure to call after each frame.
    package mutating func drag(
      by distance: Double, over duration: Double, on view: inout SimulatedScrollView,
      clock: inout SimulationClock, eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      drag(
        by: PerAxis(vertical: distance, horizontal: 0), over: duration, on: &view, clock: &clock,
        eachFrame: eachFrame)
    }

    /// Drags along both axes with constant velocities; touches first if no finger is on the view.
    ///
    /// - Parameters:
    ///   - distances: The distances, in points downwards and to the trailing side. They lower the
    ///     offsets.
    ///   - duration: The duration, in seconds; 0 is a single move without velocity.
    ///   - view: The view.
    ///   - clock: The clock, which advances by the duration.
    ///   - eachFrame: A closure to call after each frame.
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

    /// Holds still; touches first if no finger is on the view.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - view: The view.
    ///   - clock: The clock, which advances by the duration.
    ///   - eachFrame: A closure to call after each frame.
    package mutating func hold(
      for duration: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      touch(&view, clock)
      wait(for: duration, on: &view, clock: &clock, eachFrame: eachFrame)
    }

    /// Lifts with the velocity of the last drag, or without velocity after a rest.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    package mutating func lift(from view: inout SimulatedScrollView, clock: SimulationClock) {
      view.advance(to: clock.now)
      // The tolerance absorbs the rounding errors of the sum of frames.
      let hasRested = clock.now - lastMoveTime > Self.restTime - 1e-9
      view.fingerLifted(velocity: velocity.scaled(hasRested ? 0 : 1))
      velocity = PerAxis(repeating: 0)
    }

    /// Drags for a twentieth of a second, and lifts.
    ///
    /// - Parameters:
    ///   - velocity: The velocity, in points per second downwards.
    ///   - view: The view.
    ///   - clock: The clock, which advances by a twentieth of a second.
    ///   - eachFrame: A closure to call after each frame, and after the release.
    package mutating func flick(
      velocity: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      flick(
        velocities: PerAxis(vertical: velocity, horizontal: 0), on: &view, clock: &clock,
        eachFrame: eachFrame)
    }

    /// Drags along both axes for a twentieth of a second, and lifts.
    ///
    /// - Parameters:
    ///   - velocities: The velocities, in points per second downwards and to the trailing side.
    ///   - view: The view.
    ///   - clock: The clock, which advances by a twentieth of a second.
    ///   - eachFrame: A closure to call after each frame, and after the release.
    package mutating func flick(
      velocities: PerAxis<Double>, on view: inout SimulatedScrollView,
      clock: inout SimulationClock, eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      drag(by: velocities.scaled(0.05), over: 0.05, on: &view, clock: &clock, eachFrame: eachFrame)
      lift(from: &view, clock: clock)
      eachFrame(&view)
    }

    /// Cancels the touch, as the system does.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    package mutating func cancel(on view: inout SimulatedScrollView, clock: SimulationClock) {
      view.advance(to: clock.now)
      view.touchCancelled()
      velocity = PerAxis(repeating: 0)
    }

    /// Plays the frames of a duration, with or without a touch.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - view: The view.
    ///   - clock: The clock, which advances by the duration.
    ///   - eachFrame: A closure to call after each frame.
    package mutating func wait(
      for duration: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      playFrames(duration, on: &view, clock: &clock) { _, view, _ in eachFrame(&view) }
    }

    /// Plays frames until the view stops moving by itself.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock, which advances to the first frame at rest.
    ///   - limit: The longest time to wait, in seconds.
    ///   - eachFrame: A closure to call after each frame.
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

    /// Advances clock and view by the frames of a duration; the last frame is at its exact end.
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
