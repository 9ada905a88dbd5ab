#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollTexts

  /// The texts of one edge: the control's own, otherwise the app's defaults, otherwise the
  /// library's.
  struct Wording: Equatable {
    var language = OverscrollLanguage(preferring: [])
    /// The app's own texts; may be incomplete.
    var own: [OverscrollText: String] = [:]

    subscript(text: OverscrollText) -> String { own[text] ?? language[text] }

    /// The name of the action that replaces a pull.
    func action(for purpose: EdgeOptions.Purpose?) -> String {
      self[purpose == .load ? .loadMore : .refresh]
    }

    /// The text that counts new rows.
    func newRows(_ count: Int) -> String {
      self[.newRows].replacingOccurrences(of: "{count}", with: String(count))
    }

    /// The name of a refresh, capitalized if the script has capitals.
    var nameInCapitals: String {
      self[.refresh].uppercased(with: Locale(identifier: language.tag))
    }

    /// The announcement of a run; nil for none.
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

    private func end(_ result: RefreshResult.Kind, isLoad: Bool) -> OverscrollText? {
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
    /// The text without an ellipsis, which speech would render as a mere pause.
    fileprivate var withoutEllipsis: String {
      guard last == "…" else { return self }
      let words = dropLast()
      return String(words.last?.isWhitespace == true ? words.dropLast() : words)
    }
  }
#endif
