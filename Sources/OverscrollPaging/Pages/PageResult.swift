package import OverscrollCore

/// The result of a load.
public enum PageResult: Sendable {
  /// The load changed the list.
  case updated
  /// The load succeeded, and nothing is new.
  case unchanged
  /// The load succeeded, and no page follows in this direction.
  case noMore
  /// The load failed; the items stay.
  case failed(any Error)
  /// The load was cancelled, overtaken, or did not begin; nothing is announced.
  case cancelled

  /// The result for an edge of a scroll view.
  package var summary: ResultSummary {
    switch self {
    case .updated: .updated
    case .unchanged: .unchanged
    case .noMore: .noMore
    case .failed: .failed
    case .cancelled: .cancelled
    }
  }
}
