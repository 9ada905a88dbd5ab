/// The durations of an engine, in seconds.
///
/// A duration that is negative or not a number counts as 0. Infinity, or 2⁴⁴ and more, means never:
/// a result or a failure that is held infinitely long stays until the app or the user acts, and an
/// infinite timeout is none. Motions, and the durations for which a run or a result waits, end:
/// their infinite duration counts as 0.
public struct OverscrollDurations: Equatable, Sendable {
  /// The duration of opening the extra inset after the trigger; 0.25, which is MJRefresh's fast
  /// duration.
  public var expand = 0.25
  /// The duration of closing the extra inset at the end; 0.4, which is MJRefresh's slow duration.
  public var collapse = 0.4
  /// The minimum time for which a run is visible; 0.5, so that a result from a cache does not
  /// flash.
  ///
  /// It does not apply to inline edges. They do not open and close, so waiting would only delay the
  /// next page. Infinity counts as 0, because a run ends when its action does.
  public var minimumVisible = 0.5
  /// The time for which a result with a message is shown before the extra inset closes; 0.6.
  public var messageDuration = 0.6
  /// The time for which a result without a message is shown before the extra inset closes; 0.
  public var resultDuration = 0.0
  /// The time for which a failure and its retry button are shown before the extra inset closes; 4.
  ///
  /// It is long enough to read a line and to reach the button with a finger. 0 closes the extra
  /// inset at once.
  public var failureDuration = 4.0
  /// The duration of turning the indicator when the edge is armed or no longer armed; 0.25.
  package var turn = 0.25
  /// The time after which an action is cancelled and counts as failed; 0 for never.
  public var timeout = 0.0
  /// The maximum time for which a result waits for the content to stop moving before it is applied;
  /// 0.3.
  ///
  /// Rows that are inserted during a drag or a bounce would move the rows on the screen. Only hosts
  /// use this time: they apply a result before they report it to the engine. With 0, they apply
  /// results at once.
  package var applyDelay = 0.3

  /// Creates the default durations.
  public init() {}

  /// The default durations without motion: nothing slides or turns.
  ///
  /// Messages are shown for as long as with the default durations. Users who prefer reduced motion
  /// see no motion with any durations.
  public static var reducedMotion: OverscrollDurations { OverscrollDurations().withoutMotion }

  /// The same durations without sliding and turning; messages are shown for as long as before.
  package var withoutMotion: OverscrollDurations {
    var durations = self
    durations.expand = 0
    durations.collapse = 0
    durations.turn = 0
    return durations
  }

  /// The same durations, with 0 for invalid ones.
  var sanitized: OverscrollDurations {
    var durations = self
    durations.expand = expand.asLength
    durations.collapse = collapse.asLength
    durations.minimumVisible = minimumVisible.asLength
    durations.messageDuration = messageDuration.asThreshold
    durations.resultDuration = resultDuration.asThreshold
    durations.failureDuration = failureDuration.asThreshold
    durations.turn = turn.asLength
    durations.timeout = timeout.asLength
    durations.applyDelay = applyDelay.asLength
    return durations
  }
}
