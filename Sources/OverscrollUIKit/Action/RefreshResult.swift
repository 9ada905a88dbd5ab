#if canImport(UIKit)
  public import OverscrollCore

  /// How a run ended, as an app says it: the result, and a message to show with it.
  ///
  /// An app rarely spells the type: `.updated`, `.updated("12 new")`, `.more(page.hasMore)`.
  public struct RefreshResult: Equatable, Sendable {
    /// How it ended.
    public let kind: ResultKind
    /// What is shown, and said, with the result; the library's own words when nil.
    public let message: String?

    /// Creates a result.
    ///
    /// - Parameters:
    ///   - kind: How the run ended.
    ///   - message: What is shown with it. An empty one counts as none.
    public init(_ kind: ResultKind, message: String? = nil) {
      self.kind = kind
      self.message = message?.isEmpty == true ? nil : message
    }

    /// The same for the engine, which knows whether there is a message, and not what it says.
    public var summary: ResultSummary { ResultSummary(kind, hasMessage: message != nil) }
  }

  extension RefreshResult {
    /// There is something new.
    public static let updated = RefreshResult(.updated)
    /// All is well, and nothing is new.
    public static let unchanged = RefreshResult(.unchanged)
    /// All is well, and this was the last of it.
    public static let noMore = RefreshResult(.noMore)
    /// It went wrong; the user may try again.
    public static let failed = RefreshResult(.failed)
    /// It was given up; nothing is said about it.
    public static let cancelled = RefreshResult(.cancelled)

    /// There is something new, and what.
    public static func updated(_ message: String) -> RefreshResult {
      .init(.updated, message: message)
    }

    /// Nothing is new, in the app's words.
    public static func unchanged(_ message: String) -> RefreshResult {
      .init(.unchanged, message: message)
    }

    /// This was the last of it, in the app's words.
    public static func noMore(_ message: String) -> RefreshResult {
      .init(.noMore, message: message)
    }

    /// It went wrong, and why.
    public static func failed(_ message: String) -> RefreshResult {
      .init(.failed, message: message)
    }

    /// The common answer of a page: something new, and whether another page follows.
    public static func more(_ hasMore: Bool) -> RefreshResult { hasMore ? .updated : .noMore }
  }
#endif
