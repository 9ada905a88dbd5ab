import OverscrollCore

/// The key of a text, which the host localizes.
public enum IndicatorText: UInt8, CaseIterable, Sendable {
  /// "Pull to refresh".
  case pullToRefresh
  /// "Release to refresh".
  case releaseToRefresh
  /// "Refreshing…".
  case refreshing
  /// "Updated".
  case updated
  /// "Already up to date".
  case unchanged
  /// "Couldn’t refresh".
  case refreshFailed
  /// "Load more".
  case loadMore
  /// "Loading…".
  case loading
  /// "That’s all".
  case noMore
  /// "Couldn’t load".
  case loadFailed
  /// "Try again".
  case retry
  /// "Last updated today at 12:04"; the host inserts the time.
  case lastUpdated
  /// The message of the result.
  case message
  /// "Pull to load more".
  case pullToLoad
  /// "Release to load more".
  case releaseToLoad
  /// "REFRESH": the name of the action, in capitals if the script has them.
  case refresh
}

extension IndicatorText {
  /// The status text of an edge.
  ///
  /// - Parameter state: The state to draw.
  /// - Returns: The text; the message, if the result has one to show.
  public static func title(for state: IndicatorState) -> IndicatorText {
    if state.showsMessage { return .message }
    return state.purpose == .refresh ? refreshTitle(for: state) : loadTitle(for: state)
  }

  private static func refreshTitle(for state: IndicatorState) -> IndicatorText {
    switch state.phase {
    case .idle, .pulling: .pullToRefresh
    case .armed: .releaseToRefresh
    case .waiting, .refreshing: .refreshing
    case .failed: .refreshFailed
    case .noMore: .noMore
    case .ending: endTitle(for: state.result?.kind)
    }
  }

  private static func endTitle(for result: RefreshResult.Kind?) -> IndicatorText {
    switch result {
    case .updated, .noMore: .updated
    case .failed: .refreshFailed
    case .unchanged: .unchanged
    case .cancelled, nil: .pullToRefresh
    }
  }

  private static func loadTitle(for state: IndicatorState) -> IndicatorText {
    switch state.phase {
    case .waiting, .refreshing: .loading
    case .failed: .loadFailed
    case .noMore: .noMore
    case .ending: loadEndTitle(for: state.result?.kind)
    case .idle: .loadMore
    case .pulling: .pullToLoad
    case .armed: .releaseToLoad
    }
  }

  private static func loadEndTitle(for result: RefreshResult.Kind?) -> IndicatorText {
    switch result {
    case .failed: .loadFailed
    case .noMore: .noMore
    case .updated, .unchanged, .cancelled, nil: .loadMore
    }
  }
}
