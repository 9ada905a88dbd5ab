#if !hasFeature(Embedded)
  import OverscrollCore

  /// A finger that plays gestures on a scroll view, a frame at a time.
  ///
  /// Every gesture takes the view and the clock, leads both through its frames, and after each frame
  /// lets the caller react: drain the events, feed an engine, write to the view.
  public struct SimulatedFinger: Equatable, Sendable {
    /// A finger that rests this long before it lifts leaves no velocity, in seconds: 0.1
    /// (ScrollMechanics, `SimpleScrollView.swift`; WebKit has the same).
    public static let restTime = 0.1

    /// How many frames a second has: 60 or 120.
    public let framesPerSecond: Double
    /// Where the finger is, or was last, in points downwards.
    public private(set) var location: Double
    private var velocity = 0.0
    private var lastMoveTime = -Double.infinity

    /// Creates a finger that does not touch yet.
    ///
    /// - Parameters:
    ///   - framesPerSecond: How many frames a second has. What is no positive number counts as 60.
    ///   - location: Where it will touch, in points downwards.
    public init(framesPerSecond: Double = 60, location: Double = 400) {
      let isRate = framesPerSecond.isFinite && framesPerSecond > 0
      self.framesPerSecond = isRate ? framesPerSecond : 60
      self.location = location
    }

    /// Drags with constant velocity; touches first where the view has no finger on it.
    ///
    /// - Parameters:
    ///   - distance: How far, in points downwards: the offset falls.
    ///   - duration: How long, in seconds. Nothing is one move without a velocity.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by the duration.
    ///   - eachFrame: What the caller does after each frame.
    public mutating func drag(
      by distance: Double, over duration: Double, on view: inout SimulatedScrollView,
      clock: inout SimulationClock, eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      guard distance.isFinite else { return }
      touch(&view, clock)
      let origin = location
      velocity = duration.isFinite && duration > 0 ? distance / duration : 0
      playFrames(duration, on: &view, clock: &clock) { finger, view, share in
        finger.location = origin + distance * share
        view.fingerMoved(to: finger.location)
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
    public mutating func hold(
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
    public mutating func lift(from view: inout SimulatedScrollView, clock: SimulationClock) {
      view.advance(to: clock.now)
      let hasRested = clock.now - lastMoveTime >= Self.restTime
      view.fingerLifted(velocity: hasRested ? 0 : velocity)
      velocity = 0
    }

    /// Drags for a twentieth of a second, and lets go.
    ///
    /// - Parameters:
    ///   - velocity: The velocity, in points per second downwards.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by a twentieth of a second.
    ///   - eachFrame: What the caller does after each frame, and after the release.
    public mutating func flick(
      velocity: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      drag(by: velocity * 0.05, over: 0.05, on: &view, clock: &clock, eachFrame: eachFrame)
      lift(from: &view, clock: clock)
      eachFrame(&view)
    }

    /// Has its touch taken away by the system.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - clock: The clock.
    public mutating func cancel(on view: inout SimulatedScrollView, clock: SimulationClock) {
      view.advance(to: clock.now)
      view.touchCancelled()
      velocity = 0
    }

    /// Lets frames pass, whether it touches or not.
    ///
    /// - Parameters:
    ///   - duration: How long, in seconds.
    ///   - view: The view.
    ///   - clock: The clock, which goes on by the duration.
    ///   - eachFrame: What the caller does after each frame.
    public mutating func wait(
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
    public mutating func waitForRest(
      of view: inout SimulatedScrollView, clock: inout SimulationClock, limit: Double = 30,
      eachFrame: (inout SimulatedScrollView) -> Void = { _ in }
    ) {
      let end = clock.now + limit
      while view.isDecelerating && clock.now < end {
        wait(for: 1 / framesPerSecond, on: &view, clock: &clock, eachFrame: eachFrame)
      }
    }

    private mutating func touch(_ view: inout SimulatedScrollView, _ clock: SimulationClock) {
      guard !view.isTracking else { return }
      view.advance(to: clock.now)
      view.touchDown(at: location)
      velocity = 0
    }

    /// Leads clock and view through the frames of a duration, the last one at its very end.
    private mutating func playFrames(
      _ duration: Double, on view: inout SimulatedScrollView, clock: inout SimulationClock,
      _ frame: (inout SimulatedFinger, inout SimulatedScrollView, _ share: Double) -> Void
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
#endif
