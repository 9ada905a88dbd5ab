#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  package import OverscrollPaging

  extension OverscrollPhase {
    /// Returns whether an edge has more to load, for an edge that does not know it yet.
    ///
    /// A load that the app starts itself does not inform the edge.
    ///
    /// - Parameters:
    ///   - state: The state of the part that the edge loads, without a load in progress.
    ///   - afterFailure: Whether the last load of the part had failed before. An edge that failed for
    ///     another reason, such as a timeout, stays failed.
    /// - Returns: Nil if the edge needs no change.
    package func hasMore(_ state: PagePart.State, afterFailure: Bool) -> Bool? {
      switch self {
      case .noMore: state.isNoMore ? nil : true
      case .failed: afterFailure && state.error == nil ? !state.isNoMore : nil
      case .idle: state.isNoMore ? false : nil
      case .pulling, .armed, .waiting, .refreshing, .ending: nil
      }
    }
  }
#endif
