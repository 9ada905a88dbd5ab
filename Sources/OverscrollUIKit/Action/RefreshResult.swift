#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

  /// How a run ended, with an optional message for the user.
  ///
  /// Actions return a result, usually without naming the type: `.updated`, `.updated("12 new")`,
  /// `.loaded(hasMore: page.hasMore)`. An action does not return `.cancelled`; it throws
  /// `CancellationError`.
  public struct RefreshResult: Equatable, Sendable {
    /// How the run ended.
    public let kind: ResultKind
    /// The message that is shown and announced to the user; nil for the library's own text.
    public let message: String?

    /// Creates a result.
    ///
    /// - Parameters:
    ///   - kind: How the run ended.
    ///   - message: A message for the user. An empty one counts as nil.
    public init(_ kind: ResultKind, message: String? = nil) {
      self.kind = kind
      self.message = message?.isEmpty == true ? nil : message
    }

    /// The engine's form of the result, without the message.
    public var summary: ResultSummary { ResultSummary(kind, hasMessage: message != nil) }
  }

  extension RefreshResult {
    /// There is new content.
    public static let updated = RefreshResult(.updated)
    /// The action succeeded and found nothing new.
    public static let unchanged = RefreshResult(.unchanged)
    /// The action succeeded, and there is no more to load.
    public static let noMore = RefreshResult(.noMore)
    /// The action failed; the user may retry.
    public static let failed = RefreshResult(.failed)
    /// The run was cancelled; nothing is shown or announced to the user.
    public static let cancelled = RefreshResult(.cancelled)

    /// There is new content, with a message.
    public static func updated(_ message: String) -> RefreshResult {
      .init(.updated, message: message)
    }

    /// The action found nothing new, with a message.
    public static func unchanged(_ message: String) -> RefreshResult {
      .init(.unchanged, message: message)
    }

    /// There is no more to load, with a message.
    public static func noMore(_ message: String) -> RefreshResult {
      .init(.noMore, message: message)
    }

    /// The action failed, with the reason.
    public static func failed(_ message: String) -> RefreshResult {
      .init(.failed, message: message)
    }

    /// A page arrived: ``updated`` if another one follows, otherwise ``noMore``.
    public static func loaded(hasMore: Bool) -> RefreshResult { hasMore ? .updated : .noMore }
  }
#endif
