#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Why a list has no rows to show.
  enum ListGap {
    /// A load succeeded without rows, or the app has set none.
    case empty
    /// The last load failed.
    case failed(RefreshResult)

    var isFailure: Bool { if case .failed = self { true } else { false } }

    var error: (any Error)? { if case .failed(let result) = self { result.error } else { nil } }
  }

  /// Shows a placeholder in a scroll view while it has no rows.
  @MainActor
  final class PlaceholderPresenter {
    private static let fadeIn = 0.2

    /// The placeholder of an empty list; nil for none.
    private(set) var empty: OverscrollPlaceholder?
    /// The placeholder after a failure; nil for none.
    private(set) var failure: OverscrollPlaceholder? = .standard
    private var shown: (gap: ListGap, view: UIView)?

    /// Whether a placeholder is shown, or may be.
    func isConcerned(hasFailure: Bool) -> Bool {
      shown != nil || empty != nil || (hasFailure && failure != nil)
    }

    func setEmpty(_ placeholder: OverscrollPlaceholder?) {
      empty = placeholder
      if shown?.gap.isFailure == false { hide() }
    }

    func setFailure(_ placeholder: OverscrollPlaceholder?) {
      failure = placeholder
      if shown?.gap.isFailure == true { hide() }
    }

    /// Shows what belongs to a gap; nil for none.
    func show(
      _ gap: ListGap?, in scrollView: UIScrollView, isAnimated: Bool,
      _ words: (ListGap) -> PlaceholderWords, retry: @escaping @MainActor () -> Void
    ) {
      guard let gap, let placeholder = gap.isFailure ? failure : empty else { return hide() }
      if let shown, shown.gap.isFailure == gap.isFailure, shown.view.superview === scrollView {
        return
      }
      hide()
      let view = view(placeholder, gap, words(gap), retry)
      shown = (gap, view)
      scrollView.addSubview(view)
      guard isAnimated else { return }
      view.alpha = 0
      UIView.animate(
        withDuration: Self.fadeIn, delay: 0, options: .allowUserInteraction,
        animations: { view.alpha = 1 })
    }

    private func view(
      _ placeholder: OverscrollPlaceholder, _ gap: ListGap, _ words: PlaceholderWords,
      _ retry: @escaping @MainActor () -> Void
    ) -> UIView {
      switch placeholder.kind {
      case .view(let make): return make(gap.error, retry)
      case .standard(var text):
        if gap.isFailure {
          text.title = text.title ?? words.message
          text.symbol = text.symbol ?? PlaceholderText.failureSymbol
          text.button = words.retry
        }
        return StandardPlaceholderView(text, tapped: retry)
      }
    }

    func hide() {
      let view = shown?.view
      shown = nil
      view?.removeFromSuperview()
    }

    /// Whether a placeholder is shown.
    var isShowing: Bool { shown != nil }

    func place(in frame: CGRect) {
      guard let view = shown?.view, view.frame != frame else { return }
      view.frame = frame
    }
  }

  /// The list's texts for a placeholder.
  struct PlaceholderWords {
    var message: String?
    var retry: String?
  }
#endif
