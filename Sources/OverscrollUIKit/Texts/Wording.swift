#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollTexts

  /// The words of one edge: the app's for this control, else its for all, else the library's.
  struct Wording: Equatable {
    var language = OverscrollLanguage(preferring: [])
    /// The app's own, as many as it has.
    var own: [OverscrollText: String] = [:]

    subscript(text: OverscrollText) -> String { own[text] ?? language[text] }

    /// What the action is called that stands for a pull.
    func action(for purpose: EdgeOptions.Purpose?) -> String {
      self[purpose == .load ? .loadMore : .refresh]
    }

    /// What a refresh is called, in capitals where the script has them.
    var nameInCapitals: String {
      self[.refresh].uppercased(with: Locale(identifier: language.tag))
    }

    /// What is said of a run; nil where nothing is.
    func announcement(
      _ announcement: OverscrollAnnouncement, for purpose: EdgeOptions.Purpose,
      result: RefreshResult?
    ) -> String? {
      let isLoad = purpose == .load
      switch announcement {
      case .began: return self[isLoad ? .loading : .refreshing].withoutEllipsis
      case .ended(let summary):
        if let message = result?.message { return message }
        return end(summary.kind, isLoad: isLoad).map { self[$0] }
      }
    }

    private func end(_ result: ResultKind, isLoad: Bool) -> OverscrollText? {
      switch result {
      case .updated: isLoad ? .loadedMore : .updated
      case .unchanged: .unchanged
      case .noMore: isLoad ? .noMore : .updated
      case .failed: isLoad ? .loadFailed : .refreshFailed
      case .cancelled: nil
      }
    }
  }

  extension String {
    /// What is said is not read: a sign that it goes on would only be a pause.
    fileprivate var withoutEllipsis: String {
      guard last == "…" else { return self }
      let words = dropLast()
      return String(words.last?.isWhitespace == true ? words.dropLast() : words)
    }
  }
#endif
