/// What a finger may feel; a host turns it into haptics.
public struct OverscrollFeedback: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Letting go would fire now; once per touch, however often the finger crosses the distance.
  public static let armed = OverscrollFeedback(rawValue: 1)
  /// A finger ran the action.
  public static let fired = OverscrollFeedback(rawValue: 2)
  /// A run came to its end.
  public static let ended = OverscrollFeedback(rawValue: 4)
}

/// What is to be said to people who do not see the indicator.
public enum OverscrollAnnouncement: Equatable, Sendable {
  /// A run began that the user or the app asked for; nearness is not announced.
  case began
  /// A run ended, and how.
  case ended(ResultSummary)
}
