#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Brings what one modifier says to the scroll view that was found, and takes it away again.
  @MainActor
  final class ScrollViewSeat {
    private let keeper = EdgeKeeper()
    private var wishes = ViewWishes()
    private var backToTop: OverscrollDistance?
    private var isEdge = false
    private weak var scrollView: UIScrollView?

    /// Takes over what is said now.
    func take(_ part: OverscrollPart, in environment: EnvironmentValues) {
      wishes = environment.overscrollWishes
      switch part {
      case .edge(let setup, let isRefreshing):
        // Another edge is another control's place.
        if isEdge, keeper.edge != setup.edge { leave() }
        isEdge = true
        keeper.take(setup, wishes, isRefreshing, in: environment)
      case .backToTop(let setup): backToTop = setup.distance
      }
      if let scrollView { equip(scrollView) }
    }

    /// Takes a place at a scroll view.
    func sit(at scrollView: UIScrollView) {
      if self.scrollView !== scrollView { leave() }
      self.scrollView = scrollView
      equip(scrollView)
    }

    /// Passes on how many items are left.
    func count(_ items: ItemCounter) {
      let edge = keeper.edge
      items.tell = { [weak self] before, after in
        self?.scrollView?.overscroll.count(edge.isStart ? before : after, towards: edge)
      }
    }

    /// Takes everything away: what runs is cancelled.
    func leave() {
      guard let scrollView else { return }
      self.scrollView = nil
      if backToTop != nil { scrollView.overscroll.backToTop = nil }
      guard let control = keeper.control else { return }
      control.onChange = nil
      if scrollView.overscroll[keeper.edge] === control { scrollView.overscroll[keeper.edge] = nil }
      keeper.follow(.idle)
    }

    private func equip(_ scrollView: UIScrollView) {
      if let backToTop { lead(scrollView, backToTop) }
      guard let control = keeper.control else { return }
      if scrollView.overscroll[keeper.edge] !== control {
        control.onChange = { [weak keeper] in keeper?.follow($0.phase) }
        scrollView.overscroll[keeper.edge] = control
      }
      if let times = wishes.times { scrollView.overscroll.times = times }
      keeper.obey(requests(of: control))
    }

    private func lead(_ scrollView: UIScrollView, _ distance: OverscrollDistance) {
      let options = BackToTopOptions(after: distance)
      guard scrollView.overscroll.backToTop?.options != options else { return }
      scrollView.overscroll.backToTop = BackToTop(after: distance)
    }

    private func requests(of control: OverscrollControl) -> EdgeKeeper.Requests {
      EdgeKeeper.Requests(
        phase: { control.phase }, begin: { control.begin() != nil }, cancel: { control.cancel() })
    }
  }
#endif
