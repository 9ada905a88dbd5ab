/// How long things take, in seconds.
///
/// Negative times, what is not a number, and 2⁴⁴ and more, count as 0.
public struct OverscrollTimes: Equatable, Sendable {
  /// From the trigger until the extra inset stands; 0.25, MJRefresh's fast duration.
  public var expand = 0.25
  /// From the end until the extra inset is gone; 0.4, MJRefresh's slow duration.
  public var collapse = 0.4
  /// How long a run is shown at least; 0.5, so that an answer from a cache does not flash.
  ///
  /// Not for inline edges: they do not open and close, and waiting would only hold up the next page.
  public var minimumVisible = 0.5
  /// How long a result's message stands before the extra inset goes; 0.6.
  public var messageHold = 0.6
  /// How long a result without a message stands before the extra inset goes; 0.
  public var resultHold = 0.0
  /// How long a failure, with its offer to try again, stands before the extra inset goes; 4.
  ///
  /// Long enough to read a line and to reach it with a finger. 0 closes at once.
  public var failureHold = 4.0
  /// How long an indicator takes to turn when it is armed, and back; 0.25.
  public var turn = 0.25
  /// How long a run that no finger began goes on unseen; 0.
  ///
  /// What ends before is never shown, unless it failed. What is open already stays so.
  public var showDelay = 0.0
  /// How long an action may take before it is cancelled and counts as failed; 0 for any time.
  public var timeout = 0.0
  /// How long a result waits at most, before it is applied, until the content stands still; 0.3.
  ///
  /// Rows that come in under a finger or in a bounce would move what somebody looks at. For hosts: the
  /// engine is told of a result when it has been applied. 0 applies at once.
  public var applyDelay = 0.3

  /// Creates the default times.
  public init() {}

  /// For people who asked for less motion: nothing slides or turns; what is to be read stands as long.
  public static var reducedMotion: OverscrollTimes { OverscrollTimes().withoutMotion }

  /// The same times where nothing slides or turns; what is to be read stands as long.
  public var withoutMotion: OverscrollTimes {
    var times = self
    times.expand = 0
    times.collapse = 0
    times.turn = 0
    return times
  }

  /// The same times, where what makes no sense counts as 0.
  var sanitized: OverscrollTimes {
    var times = self
    times.expand = max(0, expand.orZero)
    times.collapse = max(0, collapse.orZero)
    times.minimumVisible = max(0, minimumVisible.orZero)
    times.messageHold = max(0, messageHold.orZero)
    times.resultHold = max(0, resultHold.orZero)
    times.failureHold = max(0, failureHold.orZero)
    times.turn = max(0, turn.orZero)
    times.showDelay = max(0, showDelay.orZero)
    times.timeout = max(0, timeout.orZero)
    times.applyDelay = max(0, applyDelay.orZero)
    return times
  }
}
