#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// What the list shows while it has no rows.
  extension OverscrollHostView {
    var emptyView: OverscrollPlaceholder? { placeholders.empty }

    var failureView: OverscrollPlaceholder? { placeholders.failure }

    func setEmptyView(_ placeholder: OverscrollPlaceholder?) {
      placeholders.setEmpty(placeholder)
      syncPlaceholder()
    }

    func setFailureView(_ placeholder: OverscrollPlaceholder?) {
      placeholders.setFailure(placeholder)
      syncPlaceholder()
    }

    /// Shows, replaces or hides the placeholder.
    ///
    /// Called after layout, and after an edge's phase has changed.
    func syncPlaceholder() {
      let hasFailure =
        OverscrollEdge.allCases.contains { edges[$0].runs.failure != nil }
        || pageBinding?.summary.error != nil
      guard placeholders.isConcerned(hasFailure: hasFailure), let scrollView else { return }
      placeholders.show(
        gap, in: scrollView, isAnimated: !environment.isStill, placeholderWords,
        retry: { [weak self] in self?.retry() })
      if placeholders.isShowing { placeholders.place(in: placeholderFrame) }
    }

    /// Shows the placeholder in the present language.
    func renewPlaceholder() {
      placeholders.hide()
      syncPlaceholder()
    }

    private var gap: ListGap? {
      guard window != nil, engine.geometry.vertical.viewportLength > 0, let scrollView,
        !isLoading, !hasRows(scrollView)
      else { return nil }
      if let failure { return .failed(failure.result) }
      return pageBinding?.summary.isInitial == true ? nil : .empty
    }

    /// Whether a list has rows, or another scroll view content, of the app.
    private func hasRows(_ scrollView: UIScrollView) -> Bool {
      if let count = scrollView.rowCount { return count > 0 }
      return OverscrollAxis.allCases.allSatisfy { engine.geometry[$0].contentLength > 0 }
    }

    /// Sets the library's views in the content.
    func setOwnContent(_ content: OwnContent) {
      ownContent = content
      content.changed = { [weak self] in self?.lengthsChanged() }
      lengthsChanged()
    }

    private var isLoading: Bool {
      OverscrollEdge.allCases.contains { [.waiting, .refreshing].contains(engine.phase(of: $0)) }
        || pageBinding?.summary.isLoading == true
    }

    /// The failure that a placeholder shows, and its edge: that of the refresh, if there is one.
    private var failure: (edge: OverscrollEdge?, result: RefreshResult)? {
      if let error = pageBinding?.summary.error { return (refreshEdge, .failed(error)) }
      let order = (refreshEdge.map { [$0] } ?? []) + OverscrollEdge.allCases
      return order.lazy.compactMap { [edges] edge in
        edges[edge].runs.failure.map { (edge, $0) }
      }.first
    }

    /// The edge that refreshes the list.
    private var refreshEdge: OverscrollEdge? {
      OverscrollEdge.allCases.first { edges[$0].control?.options.purpose == .refresh }
    }

    private func retry() {
      if let edge = refreshEdge ?? failure?.edge {
        _ = begin(at: edge, revealing: true)
      } else {
        pageBinding?.reload()
      }
    }

    private func placeholderWords(_ gap: ListGap) -> PlaceholderWords {
      guard case .failed(let result) = gap else { return PlaceholderWords() }
      let edge = failure?.edge ?? refreshEdge
      let purpose = edge.flatMap { edges[$0].control?.options.purpose }
      let words = environment.wording(of: edge.flatMap { edges[$0].control })
      return PlaceholderWords(
        message: words.announcement(
          .ended(result.summary), for: purpose ?? .refresh, result: result),
        retry: words[.retry])
    }

    /// The visible part of the list at rest, below its headers.
    private var placeholderFrame: CGRect {
      let (down, across) = (engine.geometry.vertical, engine.geometry.horizontal)
      let room = CGSize(
        width: across.viewportLength - across.startInset - across.endInset,
        height: down.viewportLength - down.startInset - down.endInset)
      // Headers of an empty list, such as a search field, stay visible.
      let top = min(down.contentLength, max(0, room.height / 2))
      return CGRect(x: 0, y: top, width: room.width, height: max(0, room.height - top))
    }
  }
#endif
