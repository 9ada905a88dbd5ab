#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollTexts

  /// The texts of one edge's indicator: those of its control, and those of its last result.
  @MainActor
  final class IndicatorWords {
    /// The result of the last run, with the app's message.
    private var result: RefreshResult?
    /// The time of the last successful update.
    private var updated: Date?
    /// The texts to use.
    private var wording = EdgeWording()
    private var lastUpdated: String?

    /// Sets the texts to use.
    func use(_ wording: EdgeWording) {
      self.wording = wording
      lastUpdated = nil
    }

    /// Sets the last result, and the time of the last successful update.
    func set(_ result: RefreshResult?, updated: Date?) {
      self.result = result
      if updated != self.updated { lastUpdated = nil }
      self.updated = updated
    }

    func words(for text: IndicatorText) -> String {
      switch text {
      case .message: result?.message ?? ""
      case .lastUpdated: timeOfUpdate
      case .refresh: wording.words.nameInCapitals
      default: text.key.map { wording.words[$0] } ?? ""
      }
    }

    /// Created once, because a formatter is too expensive for every frame of a pull.
    private var timeOfUpdate: String {
      if let lastUpdated { return lastUpdated }
      let words = wording.timeOfUpdate(updated)
      lastUpdated = words
      return words
    }

    /// Forgets the line, because the day may have changed.
    func forgetTime() { lastUpdated = nil }
  }

  extension IndicatorText {
    /// The library's text for this role; nil if the host composes the text.
    var key: OverscrollText? {
      switch self {
      case .pullToRefresh: .pullToRefresh
      case .releaseToRefresh: .releaseToRefresh
      case .refreshing: .refreshing
      case .updated: .updated
      case .unchanged: .unchanged
      case .refreshFailed: .refreshFailed
      case .loadMore: .loadMore
      case .loading: .loading
      case .noMore: .noMore
      case .loadFailed: .loadFailed
      case .retry: .retry
      case .pullToLoad: .pullToLoad
      case .releaseToLoad: .releaseToLoad
      case .lastUpdated, .message, .refresh: nil
      }
    }
  }
#endif
