/// The kind of a run's result.
public enum ResultKind: UInt8, CaseIterable, Sendable {
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

/// The result of a run as the engine stores it: its kind, without its text.
///
/// The host stores the text, so that the core needs no heap objects.
public struct ResultSummary: Equatable, Sendable {
  /// The kind of the result.
  public let kind: ResultKind
  /// Whether there is a message, which is then shown for its own duration.
  ///
  /// The host stores the text of the message.
  package let hasMessage: Bool

  package init(_ kind: ResultKind, hasMessage: Bool = false) {
    self.kind = kind
    self.hasMessage = hasMessage
  }

  /// The action succeeded and delivered new content.
  public static let updated = ResultSummary(.updated)
  /// The action succeeded, and nothing has changed.
  public static let unchanged = ResultSummary(.unchanged)
  /// The action succeeded, and nothing more follows.
  public static let noMore = ResultSummary(.noMore)
  /// The action failed; the user may try again.
  public static let failed = ResultSummary(.failed)
  /// The run was cancelled; nothing is announced.
  public static let cancelled = ResultSummary(.cancelled)

  /// Whether the action succeeded, and more may follow.
  var isDone: Bool { kind == .updated || kind == .unchanged }

  /// Returns the result of a page: ``updated`` if another page follows, otherwise ``noMore``.
  package static func loaded(hasMore: Bool) -> ResultSummary { hasMore ? .updated : .noMore }
}
