#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// Shows a placeholder in a scroll view while it has no rows.
  @MainActor
  final class PlaceholderPresenter {
    /// The last load of a list that failed, and its edge; nil for a paginator without an edge.
    private typealias Failure = (edge: OverscrollEdge?, result: RefreshResult)

    private static let fadeIn = 0.2

    /// The placeholder of an empty list; nil for none.
    var empty: OverscrollPlaceholder? {
      didSet { if shown?.isFailure == false { hide() } }
    }
    /// The placeholder after a failure; nil for none.
    var failure: OverscrollPlaceholder? = .standard {
      didSet { if shown?.isFailure == true { hide() } }
    }
    /// The binding of the paginator whose items the list shows, if any.
    var pages: PageBinding?
    private var shown: (isFailure: Bool, view: UIView)?
    private let edges: ListEdges
    private let environment: HostEnvironment

    init(_ edges: ListEdges, _ environment: HostEnvironment) {
      (self.edges, self.environment) = (edges, environment)
    }

    /// Whether a placeholder is shown, or may be.
    var isConcerned: Bool { shown != nil || empty != nil || (failure != nil && failed != nil) }

    /// Shows, replaces or hides the placeholder.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - geometry: Its lengths, without Overscroll's views and extra insets.
    ///   - isRunning: Whether the run of an edge is in progress or waits.
    ///   - begin: Begins the run of an edge, because the user tries again.
    func update(
      in scrollView: UIScrollView, _ geometry: PerAxis<AxisGeometry>, isRunning: Bool,
      begin: @escaping @MainActor (OverscrollEdge) -> Void
    ) {
      let (failed, pages) = (failed, pages?.summary)
      let isBlank =
        scrollView.window != nil && geometry.vertical.viewportLength > 0 && !isRunning
        && pages?.isLoading != true && !hasRows(scrollView, geometry)
      if isBlank, let placeholder = failed != nil ? failure : pages?.isInitial == true ? nil : empty
      {
        show(placeholder, failed, in: scrollView) { [weak self] in self?.retry(begin) }
      } else {
        hide()
      }
      let frame = frame(geometry)
      if let view = shown?.view, view.frame != frame { view.frame = frame }
    }

    /// Removes the placeholder.
    func hide() {
      let view = shown?.view
      shown = nil
      view?.removeFromSuperview()
    }

    private func retry(_ begin: (OverscrollEdge) -> Void) {
      if let edge = refreshEdge ?? failed?.edge { begin(edge) } else { pages?.reload() }
    }

    // MARK: The gap

    /// Whether a list has rows, or another scroll view content, of the app.
    private func hasRows(_ scrollView: UIScrollView, _ geometry: PerAxis<AxisGeometry>) -> Bool {
      if let count = scrollView.rowCount { return count > 0 }
      return OverscrollAxis.allCases.allSatisfy { geometry[$0].contentLength > 0 }
    }

    /// The failure that a placeholder shows, and its edge: that of the refresh, if there is one.
    private var failed: Failure? {
      if let error = pages?.summary.error { return (refreshEdge, .failed(error)) }
      var failed: Failure?
      for edge in OverscrollEdge.allCases {
        guard let result = edges[edge].runs.failure, failed == nil || edge == refreshEdge else {
          continue
        }
        failed = (edge, result)
      }
      return failed
    }

    /// The edge that refreshes the list.
    private var refreshEdge: OverscrollEdge? {
      OverscrollEdge.allCases.first { edges[$0].control?.options.purpose == .refresh }
    }

    /// The visible part of the list at rest, below its headers.
    private func frame(_ geometry: PerAxis<AxisGeometry>) -> CGRect {
      let (down, across) = (geometry.vertical, geometry.horizontal)
      let room = CGSize(
        width: across.viewportLength - across.startInset - across.endInset,
        height: down.viewportLength - down.startInset - down.endInset)
      // Headers of an empty list, such as a search field, stay visible.
      let top = min(down.contentLength, max(0, room.height / 2))
      return CGRect(x: 0, y: top, width: room.width, height: max(0, room.height - top))
    }

    // MARK: The view

    private func show(
      _ placeholder: OverscrollPlaceholder, _ failed: Failure?, in scrollView: UIScrollView,
      _ retry: @escaping @MainActor () -> Void
    ) {
      let isFailure = failed != nil
      if let shown, shown.isFailure == isFailure, shown.view.superview === scrollView { return }
      hide()
      let view = view(placeholder, failed, retry)
      shown = (isFailure, view)
      scrollView.addSubview(view)
      guard !environment.isStill else { return }
      view.alpha = 0
      UIView.animate(
        withDuration: Self.fadeIn, delay: 0, options: .allowUserInteraction,
        animations: { view.alpha = 1 })
    }

    private func view(
      _ placeholder: OverscrollPlaceholder, _ failed: Failure?,
      _ retry: @escaping @MainActor () -> Void
    ) -> UIView {
      switch placeholder.kind {
      case .view(let make): return make(failed?.result.error, retry)
      case .standard(var text):
        if let (edge, result) = failed {
          let control = edge.flatMap { edges[$0].control }
          let words = environment.wording(of: control)
          let message = words.announcement(
            .ended(result.summary), for: control?.options.purpose ?? .refresh, result: result)
          text.title = text.title ?? message
          text.symbol = text.symbol ?? PlaceholderText.failureSymbol
          text.button = words[.retry]
        }
        return StandardPlaceholderView(text, tapped: retry)
      }
    }
  }
#endif
