#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Brings what one modifier says to the scroll view that was found, and takes it away again.
  @MainActor
  final class ScrollViewSeat {
    private let store = EdgeControlStore()
    private var wishes = OverscrollEnvironment()
    private var backToTop: OverscrollDistance?
    private var isEdge = false
    private weak var scrollView: UIScrollView?

    /// Takes over what is said now.
    func take(_ part: OverscrollPart, in environment: EnvironmentValues) {
      wishes = environment.overscrollWishes
      switch part {
      case .edge(let setup, let isRefreshing):
        // Another edge is another control's place.
        if isEdge, store.edge != setup.edge { leave() }
        isEdge = true
        store.take(setup, wishes, isRefreshing, in: environment)
      case .backToTop(let setup): backToTop = setup.distance
      }
      if let scrollView { configure(scrollView) }
    }

    /// Takes a place at a scroll view.
    func sit(at scrollView: UIScrollView) {
      if self.scrollView !== scrollView { leave() }
      self.scrollView = scrollView
      configure(scrollView)
    }

    /// Passes on how many items are left.
    func count(_ items: ItemCounter) {
      let edge = store.edge
      items.tell = { [weak self] before, after in
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
      store.follow(.idle)
    }

    private func configure(_ scrollView: UIScrollView) {
      if let backToTop { lead(scrollView, backToTop) }
      guard let control = store.control else { return }
      if scrollView.overscroll[store.edge] !== control {
        control.onChange = { [weak store] in store?.follow($0.phase) }
        scrollView.overscroll[store.edge] = control
      }
      if let times = wishes.times { scrollView.overscroll.times = times }
      store.applyBinding(requests(of: control))
    }

    private func lead(_ scrollView: UIScrollView, _ distance: OverscrollDistance) {
      let options = BackToTopOptions(after: distance)
      guard scrollView.overscroll.backToTop?.options != options else { return }
      scrollView.overscroll.backToTop = BackToTop(after: distance)
    }

    private func requests(of control: OverscrollControl) -> EdgeControlStore.Requests {
      EdgeControlStore.Requests(
        phase: { control.phase }, begin: { control.begin() != nil }, cancel: { control.cancel() })
    }
  }
#endif
