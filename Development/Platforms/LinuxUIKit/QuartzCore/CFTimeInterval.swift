/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of the simulated clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
