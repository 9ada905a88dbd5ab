import OverscrollCore

/// A text by its key; the host has the words.
public enum SceneText: UInt8, CaseIterable, Sendable {
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
  /// "No more to load".
  case noMore
  /// "Couldn’t load".
  case loadFailed
  /// "Try again".
  case retry
  /// "Last updated today at 12:04"; the host puts the time in.
  case lastUpdated
  /// The message that came with the result.
  case message
  /// "Pull to load more".
  case pullToLoad
  /// "Release to load more".
  case releaseToLoad
  /// "REFRESH": what the action is called, in capitals where a script has them.
  case refresh
}

extension SceneText {
  /// The text that says where an edge stands.
  ///
  /// - Parameter state: What the indicator is to show.
  /// - Returns: The text; while a message is there, the message.
  public static func title(for state: IndicatorState) -> SceneText {
    if state.showsMessage { return .message }
    return state.purpose == .refresh ? refreshTitle(for: state) : loadTitle(for: state)
  }

  private static func refreshTitle(for state: IndicatorState) -> SceneText {
    switch state.phase {
    case .idle, .pulling: .pullToRefresh
    case .armed: .releaseToRefresh
    case .waiting, .refreshing: .refreshing
    case .failed: .refreshFailed
    case .noMore: .noMore
    case .ending: endTitle(for: state.result?.kind)
    }
  }

  private static func endTitle(for result: ResultKind?) -> SceneText {
    switch result {
    case .updated, .noMore: .updated
    case .failed: .refreshFailed
    case .unchanged: .unchanged
    case .cancelled, nil: .pullToRefresh
    }
  }

  private static func loadTitle(for state: IndicatorState) -> SceneText {
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

  private static func loadEndTitle(for result: ResultKind?) -> SceneText {
    switch result {
    case .failed: .loadFailed
    case .noMore: .noMore
    case .updated, .unchanged, .cancelled, nil: .loadMore
    }
  }
}
