/// How a run ended.
public struct RefreshOutcome: Equatable, Sendable {
  /// The kinds of end.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// There is something new.
    case updated
    /// All is well, and nothing is new.
    case unchanged
    /// All is well, and this was the last of it.
    case noMore
    /// It went wrong; the user may try again.
    case failed
    /// It was given up; nothing is said about it.
    case cancelled
  }

  /// The kind of end.
  public let kind: Kind
  /// Whether there is a message to show, which gets its time on the screen.
  ///
  /// The words themselves stay with the host.
  public let carriesMessage: Bool

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - kind: The kind of end.
  ///   - carriesMessage: Whether the host has a message to show.
  public init(_ kind: Kind, carriesMessage: Bool = false) {
    self.kind = kind
    self.carriesMessage = carriesMessage
  }

  /// There is something new.
  public static let updated = RefreshOutcome(.updated)
  /// All is well, and nothing is new.
  public static let unchanged = RefreshOutcome(.unchanged)
  /// All is well, and this was the last of it.
  public static let noMore = RefreshOutcome(.noMore)
  /// It went wrong; the user may try again.
  public static let failed = RefreshOutcome(.failed)
  /// It was given up; nothing is said about it.
  public static let cancelled = RefreshOutcome(.cancelled)

  /// The common answer of a page: something new, and whether another page follows.
  public static func more(_ hasMore: Bool) -> RefreshOutcome { hasMore ? .updated : .noMore }
}
