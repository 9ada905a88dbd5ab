#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Adds the description of one modifier to the scroll view that was found, and removes it again.
  @MainActor
  final class ScrollViewSeat {
    private let store = EdgeControlStore()
    private var settings = OverscrollEnvironment()
    private var backToTop: BackToTopSetup?
    private var isEdge = false
    /// The overlap policy that was applied last.
    private var overlap: OverlapPolicy?
    /// Whether another policy waits for the end of a run.
    private var awaitsOverlap = false
    private weak var scrollView: UIScrollView?
    /// The statuses of the edges, for rows that show them.
    weak var statuses: EdgeStatuses?

    /// Applies the modifier's present description.
    func update(_ part: OverscrollPart, in environment: EnvironmentValues) {
      settings = environment.overscrollSettings
      switch part {
      case .edge(let setup, let isRefreshing):
        // Each edge has its own control.
        if isEdge, store.edge != setup.edge { leave() }
        isEdge = true
        store.update(setup, isRefreshing, in: environment)
      case .backToTop(let setup): backToTop = setup
      }
      if let scrollView { configure(scrollView) }
    }

    /// Moves everything to a scroll view.
    func move(to scrollView: UIScrollView) {
      if self.scrollView !== scrollView { leave() }
      self.scrollView = scrollView
      configure(scrollView)
    }

    /// Reports the number of items left to the scroll view.
    func count(_ items: ItemCounter) {
      let edge = store.edge
      items.report = { [weak self] before, after in
        self?.scrollView?.overscroll.count(edge.isStart ? before : after, towards: edge)
      }
    }

    /// Removes everything, and cancels the runs.
    func leave() {
      guard let scrollView else { return }
      self.scrollView = nil
      if backToTop != nil { scrollView.overscroll.backToTop = nil }
      guard let control = store.control else { return }
      control.onChange = nil
      if scrollView.overscroll[store.edge] === control { scrollView.overscroll[store.edge] = nil }
      store.state.leave()
      store.reporter.report(OverscrollControl.State())
      statuses?.update(store.edge, to: EdgeStatus())
    }

    private func configure(_ scrollView: UIScrollView) {
      if let backToTop { lead(scrollView, backToTop) }
      guard let control = store.control else { return }
      store.pagesChanged = { [weak self] in self?.updateStatus(control) }
      if scrollView.overscroll[store.edge] !== control {
        // Modifiers show failures.
        scrollView.overscroll.failureView = nil
        if let statuses { scrollView.overscroll.setOwnContent(statuses.ownRows) }
        control.onChange = { [weak self, weak store] control in
          store?.state.follow { [weak control] in control?.phase }
          store?.reporter.report(control.reported)
          self?.updateStatus(control)
          self?.retryOverlap()
        }
        scrollView.overscroll[store.edge] = control
      }
      if let times = settings.times { scrollView.overscroll.times = times }
      applyOverlap()
      updateStatus(control)
      store.applyState(requests(of: control, in: scrollView))
    }

    /// Changes the overlap policy when no edge has a run, because UIKit's host cancels the runs.
    private func applyOverlap() {
      guard let scrollView, let next = store.overlap ?? settings.configuration.ownOverlap,
        store.overlap != nil || next != overlap
      else { return }
      let isRunning = OverscrollEdge.allCases.contains { edge in
        scrollView.overscroll[edge].map { $0.phase == .refreshing || $0.phase == .waiting } ?? false
      }
      awaitsOverlap = isRunning
      guard !isRunning else { return }
      overlap = next
      if scrollView.overscroll.overlap != next { scrollView.overscroll.overlap = next }
    }

    /// Tries again in the next turn, because the state is reported before the run is released.
    private func retryOverlap() {
      guard awaitsOverlap else { return }
      awaitsOverlap = false
      Task { [weak self] in self?.applyOverlap() }
    }

    private func updateStatus(_ control: OverscrollControl) {
      statuses?.update(
        store.edge,
        to: control.status(
          in: control.phase, control.result, failure: control.failure, store.pageFacts))
    }

    private func lead(_ scrollView: UIScrollView, _ setup: BackToTopSetup) {
      let next = BackToTop(after: setup.distance, companion: setup.companion?.view)
      let present = scrollView.overscroll.backToTop
      guard present?.options != next.options || present?.companion !== next.companion else {
        return
      }
      scrollView.overscroll.backToTop = next
    }

    private func requests(
      of control: OverscrollControl, in scrollView: UIScrollView
    ) -> EdgeRequests {
      EdgeRequests(
        phase: { control.phase }, begin: { control.begin() != nil }, cancel: { control.cancel() },
        setHasMore: { $0 ? control.reset() : control.setNoMore() },
        reportLoaded: { [weak scrollView] in scrollView?.overscroll.reportLoaded() },
        setRunElsewhere: { control.isRefreshing = $0 },
        idleWaiter: scrollView.overscroll.idleWaiter)
    }
  }
#endif
