#if hasFeature(Embedded)
  /// How a run ended; in the browser, the page keeps messages and errors.
  public enum RefreshResult {}
#else
  /// How a run ended, with an optional message for the user.
  ///
  /// Actions return a result, usually without naming the type: `.updated`, `.updated("12 new")`,
  /// `.loaded(hasMore: page.hasMore)`. An action does not return `.cancelled`; it throws
  /// `CancellationError`. The loads of a paginator return results as well.
  public struct RefreshResult: Equatable, Sendable {
    /// How the run ended.
    public let kind: Kind
    /// The message that is shown and announced to the user; nil for the library's own text.
    public let message: String?
    /// The error that the action threw or passed, for your code; nil if the run did not fail, timed
    /// out, or failed with a message only.
    ///
    /// Two results with different errors are equal if their kinds and messages are.
    public let error: (any Error)?

    /// Creates a result.
    ///
    /// - Parameters:
    ///   - kind: How the run ended.
    ///   - message: A message for the user. If it is nil or empty, the error's own message is shown,
    ///     or else the library's text.
    ///   - error: The reason of a failure. With any other kind it is treated as nil.
    public init(_ kind: Kind, message: String? = nil, error: (any Error)? = nil) {
      self.kind = kind
      self.message = message?.isEmpty == true ? nil : message
      self.error = kind == .failed ? error : nil
    }

    /// Whether the kinds and the messages are equal; errors are not compared.
    public static func == (one: RefreshResult, other: RefreshResult) -> Bool {
      one.kind == other.kind && one.message == other.message
    }

    /// The engine's form of the result, without the message.
    package var summary: Summary { Summary(kind, hasMessage: message != nil) }
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

extension RefreshResult {
  /// The kind of a result.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// The action succeeded and delivered new content.
    case updated
    /// The action succeeded; nothing has changed.
    case unchanged
    /// The action succeeded, and no further page follows.
    case noMore
    /// The action failed; the user may try again.
    case failed
    /// The run was cancelled; nothing is shown or announced.
    case cancelled
  }

  /// A result without its message, as the engine and indicators use it.
  ///
  /// The host stores the message, so that the core needs no heap objects.
  public struct Summary: Equatable, Sendable {
    /// The kind of the result.
    public let kind: Kind
    /// Whether there is a message, which is then shown for its own duration.
    package let hasMessage: Bool

    package init(_ kind: Kind, hasMessage: Bool = false) {
      self.kind = kind
      self.hasMessage = hasMessage
    }

    /// The action succeeded and delivered new content.
    public static let updated = Summary(.updated)
    /// The action succeeded, and nothing has changed.
    public static let unchanged = Summary(.unchanged)
    /// The action succeeded, and nothing more follows.
    public static let noMore = Summary(.noMore)
    /// The action failed; the user may try again.
    public static let failed = Summary(.failed)
    /// The run was cancelled; nothing is announced.
    public static let cancelled = Summary(.cancelled)

    /// Whether the action succeeded, and more may follow.
    var isDone: Bool { kind == .updated || kind == .unchanged }

    /// Returns the result of a page: ``updated`` if another page follows, otherwise ``noMore``.
    package static func loaded(hasMore: Bool) -> Summary { hasMore ? .updated : .noMore }
  }
}
