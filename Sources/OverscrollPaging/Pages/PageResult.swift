public import OverscrollCore

/// How a load ended.
public enum PageResult: Sendable {
  /// There is something new.
  case updated
  /// All is well, and nothing is new.
  case unchanged
  /// The load succeeded, and no page follows in this direction.
  case noMore
  /// It went wrong; what was there is there still.
  case failed(any Error)
  /// The load was cancelled, overtaken, or did not begin; nothing is announced.
  case cancelled

  /// The same for an edge of a scroll view.
  public var summary: ResultSummary {
    switch self {
    case .updated: .updated
    case .unchanged: .unchanged
    case .noMore: .noMore
    case .failed: .failed
    case .cancelled: .cancelled
    }
  }
}
