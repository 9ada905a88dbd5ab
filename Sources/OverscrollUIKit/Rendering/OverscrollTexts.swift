#if canImport(UIKit)
  import Foundation
  import OverscrollCore
  import OverscrollIndicators

  /// The words, in English; other languages come with the texts' own module.
  enum OverscrollTexts {
    static func words(_ text: SceneText, result: RefreshResult?, updated: Date?) -> String {
      switch text {
      case .pullToRefresh: "Pull to refresh"
      case .releaseToRefresh: "Release to refresh"
      case .refreshing: "Refreshing…"
      case .updated: "Updated"
      case .unchanged: "Already up to date"
      case .refreshFailed: "Couldn’t refresh"
      case .loadMore: "Load more"
      case .loading: "Loading…"
      case .noMore: "No more to load"
      case .loadFailed: "Couldn’t load"
      case .retry: "Try again"
      case .lastUpdated: updated.map { "Last updated \(time($0))" } ?? ""
      case .message: result?.message ?? ""
      case .refresh: "REFRESH"
      }
    }

    /// What the button that leads back to the top is called.
    static let backToTop = "Back to top"

    /// What the action is called that stands for a pull.
    static func action(for purpose: EdgeOptions.Purpose?) -> String {
      purpose == .load ? "Load more" : "Refresh"
    }

    /// What is said of a run; nil where nothing is.
    static func announcement(
      _ announcement: OverscrollAnnouncement, for purpose: EdgeOptions.Purpose,
      result: RefreshResult?
    ) -> String? {
      let isLoad = purpose == .load
      switch announcement {
      case .began: return isLoad ? "Loading" : "Refreshing"
      case .ended(let outcome):
        if let message = result?.message { return message }
        switch outcome.kind {
        case .updated: return isLoad ? "Loaded more" : "Updated"
        case .unchanged: return "Already up to date"
        case .noMore: return isLoad ? "No more to load" : "Updated"
        case .failed: return isLoad ? "Couldn’t load" : "Couldn’t refresh"
        case .cancelled: return nil
        }
      }
    }

    private static func time(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.timeStyle = .short
      formatter.dateStyle = Calendar.current.isDateInToday(date) ? .none : .short
      return formatter.string(from: date)
    }
  }
#endif
