#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// Shows a placeholder in a scroll view while it has no rows.
  @MainActor
  final class PlaceholderPresenter {
    /// The last load of a list that failed, and its edge; nil for a paginator without an edge.
    private typealias Failure = (edge: OverscrollEdge?, result: RefreshResult)
    private enum Kind { case loading, failed, empty }

    private static let fadeIn = 0.2
    /// The time before a spinner appears, so that answers that are there at once show none.
    private static let patience = 0.3

    /// The placeholder of an empty list; nil for none.
    var empty: OverscrollPlaceholder? { didSet { settingChanged(of: .empty) } }
    /// The placeholder after a failure; nil for none.
    var failure: OverscrollPlaceholder? = .standard { didSet { settingChanged(of: .failed) } }
    /// The placeholder while the first page of a paginator loads; nil for none.
    var loading: OverscrollPlaceholder? = .standard { didSet { settingChanged(of: .loading) } }
    /// The binding of the paginator whose items the list shows, if any.
    var pages: PageBinding?
    private var shown: (kind: Kind, view: UIView)?
    private let edges: ListEdges
    private let environment: HostEnvironment

    init(_ edges: ListEdges, _ environment: HostEnvironment) {
      (self.edges, self.environment) = (edges, environment)
    }

    /// Whether a placeholder is shown, or may be.
    var isConcerned: Bool {
      shown != nil || empty != nil || pages?.summary.isLoading == true
        || (failure != nil && failed != nil)
    }

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
        && (pages?.isWithoutItems == true || !hasRows(scrollView, geometry))
      let kind = kind(pages, hasFailed: failed != nil)
      if isBlank, let kind, let placeholder = placeholder(kind) {
        show(placeholder, kind, failed, in: scrollView) { [weak self] in self?.retry(begin) }
      } else {
        hide()
      }
      guard let view = shown?.view else { return }
      let frame = frame(of: view, geometry)
      if view.frame != frame { view.frame = frame }
    }

    /// What a blank list without a run of its edges shows; nil if nothing was loaded yet.
    private func kind(_ pages: PageSummary?, hasFailed: Bool) -> Kind? {
      if pages?.isLoading == true { return .loading }
      if hasFailed { return .failed }
      return pages?.isInitial == true ? nil : .empty
    }

    private func placeholder(_ kind: Kind) -> OverscrollPlaceholder? {
      switch kind {
      case .loading: loading
      case .failed: failure
      case .empty: empty
      }
    }

    private func settingChanged(of kind: Kind) {
      if shown?.kind == kind { hide() }
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
      scrollView.hasListRows
        ?? OverscrollAxis.allCases.allSatisfy { geometry[$0].contentLength > 0 }
    }

    /// The failure that a placeholder shows, and its edge: that of the refresh, if there is one.
    private var failed: Failure? {
      if let error = pages?.summary.error { return (refreshEdge, .failed(error)) }
      var failed: Failure?
      for edge in OverscrollEdge.allCases where pages?.binds(edge) != true {
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
    private func frame(of view: UIView, _ geometry: PerAxis<AxisGeometry>) -> CGRect {
      let (down, across) = (geometry.vertical, geometry.horizontal)
      let room = CGSize(
        width: across.viewportLength - across.startInset - across.endInset,
        height: down.viewportLength - down.startInset - down.endInset)
      // Headers of an empty list, such as a search field, stay visible. A view of the app has at
      // least half of the room, as its own size may depend on its frame.
      let needed = (view as? StandardPlaceholderView)?.height(in: room.width) ?? room.height / 2
      let top = min(down.contentLength, max(0, room.height - needed))
      return CGRect(x: 0, y: top, width: room.width, height: max(0, room.height - top))
    }

    // MARK: The view

    private func show(
      _ placeholder: OverscrollPlaceholder, _ kind: Kind, _ failed: Failure?,
      in scrollView: UIScrollView, _ retry: @escaping @MainActor () -> Void
    ) {
      if let shown, shown.kind == kind, shown.view.superview === scrollView { return }
      hide()
      let view = view(placeholder, kind, failed, retry)
      shown = (kind, view)
      scrollView.addSubview(view)
      guard !environment.isStill else { return }
      view.alpha = 0
      UIView.animate(
        withDuration: Self.fadeIn, delay: kind == .loading ? Self.patience : 0,
        options: .allowUserInteraction,
        animations: { view.alpha = 1 })
    }

    private func view(
      _ placeholder: OverscrollPlaceholder, _ kind: Kind, _ failed: Failure?,
      _ retry: @escaping @MainActor () -> Void
    ) -> UIView {
      switch placeholder.kind {
      case .view(let make): return make(failed?.result.error, retry)
      case .standard(var text):
        if kind == .loading {
          text.activity = environment.wording(of: nil)[.loading]
        } else if let (edge, result) = failed {
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
