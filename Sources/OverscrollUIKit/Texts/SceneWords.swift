#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollTexts

  /// The words of one edge's indicator: those of its control, and those that its last run brought.
  @MainActor
  package final class SceneWords {
    /// How the last run ended, as the app said it.
    package var result: RefreshResult?
    /// When the edge was last updated with success.
    package var updated: Date? { didSet { if updated != oldValue { lastUpdated = nil } } }
    /// Which words are used.
    package var wording = EdgeWording() { didSet { lastUpdated = nil } }
    private var lastUpdated: String?

    func words(for text: SceneText) -> String {
      switch text {
      case .message: result?.message ?? ""
      case .lastUpdated: timeOfUpdate
      case .refresh: wording.words.nameInCapitals
      default: text.key.map { wording.words[$0] } ?? ""
      }
    }

    /// Made once: a formatter is too dear for every frame of a pull.
    private var timeOfUpdate: String {
      if let lastUpdated { return lastUpdated }
      let words = wording.timeOfUpdate(updated)
      lastUpdated = words
      return words
    }

    /// Today may be yesterday by now.
    func forgetTime() { lastUpdated = nil }
  }

  extension SceneText {
    /// The text of the library that it stands for; nil where the host puts it together.
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
