/// How long things take, in seconds.
///
/// Negative times, and what is not a number, count as 0.
public struct OverscrollTimes: Equatable, Sendable {
  /// From the trigger until the share stands; 0.25, MJRefresh's fast duration.
  public var expand = 0.25
  /// From the end until the share is gone; 0.4, MJRefresh's slow duration.
  public var collapse = 0.4
  /// How long a run is shown at least; 0.5, so that an answer from a cache does not flash.
  ///
  /// Not for inline edges: they do not open and close, and waiting would only hold up the next page.
  public var minimumVisible = 0.5
  /// How long an outcome's message stands before the share goes; 0.6.
  public var messageHold = 0.6
  /// How long a failure, with its offer to try again, stands before the share goes; 4.
  ///
  /// Long enough to read a line and to reach it with a finger. 0 closes at once.
  public var failureHold = 4.0
  /// How long an indicator takes to turn when it is armed, and back; 0.25.
  public var turn = 0.25

  /// Creates the default times.
  public init() {}
}
