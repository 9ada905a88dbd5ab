#if canImport(UIKit) && !os(watchOS)
  import Foundation
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
    /// The error that the action threw or passed, for your code; nil if the run did not fail, timed
    /// out, or failed with a message only.
    ///
    /// Two results with different errors are equal if their kinds and messages are.
    public let error: (any Error)?

    /// Creates a result.
    ///
    /// - Parameters:
    ///   - kind: How the run ended.
    ///   - message: A message for the user. An empty one counts as nil.
    ///   - error: The reason of a failure. With any other kind it counts as nil.
    public init(_ kind: ResultKind, message: String? = nil, error: (any Error)? = nil) {
      self.kind = kind
      self.message = message?.isEmpty == true ? nil : message
      self.error = kind == .failed ? error : nil
    }

    /// Whether the kinds and the messages are equal; errors are not compared.
    public static func == (one: RefreshResult, other: RefreshResult) -> Bool {
      one.kind == other.kind && one.message == other.message
    }

    /// The engine's form of the result, without the message.
    package var summary: ResultSummary { ResultSummary(kind, hasMessage: message != nil) }
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

    /// The action failed with an error, whose own message is shown.
    ///
    /// The message is the `errorDescription` of a `LocalizedError`, or the description of an
    /// `NSError`. An error without one shows the library's text.
    ///
    /// - Parameter error: The reason, which ``error`` keeps.
    /// - Returns: The result.
    public static func failed(_ error: any Error) -> RefreshResult {
      .init(.failed, message: error.words, error: error)
    }

    /// A page arrived: ``updated`` if another one follows, otherwise ``noMore``.
    public static func loaded(hasMore: Bool) -> RefreshResult { hasMore ? .updated : .noMore }
  }

  extension Error {
    /// The error's own message; nil if it has none.
    ///
    /// The system's default message is not used: it only names a type and a code.
    fileprivate var words: String? {
      if let error = self as? any LocalizedError { return error.errorDescription }
      let hasWords = self is any CustomNSError || type(of: self) is NSError.Type
      return hasWords ? localizedDescription : nil
    }
  }
#endif
