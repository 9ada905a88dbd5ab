#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The system's own control for a refresh, where the system has one.
  @MainActor
  protocol RefreshControlAdapter: AnyObject {
    /// Shows whether a refresh goes on, and whether one may be pulled for.
    func show(isRunning: Bool, isOffered: Bool)
    /// Takes it out of the scroll view.
    func remove()
  }

  /// `UIRefreshControl`: shows, and owns the inset; an app's own that is there already is used.
  @available(tvOS, unavailable)
  @MainActor
  final class SystemRefresh: RefreshControlAdapter {
    private let control: UIRefreshControl
    private let isOurs: Bool
    private let pulled: UIAction
    private weak var scrollView: UIScrollView?
    /// Whether a run of ours is shown: what began by itself, and has not told us yet, is not ended.
    private var isRunning = false

    init(in scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool) {
      let present = scrollView.refreshControl
      control = present ?? UIRefreshControl()
      isOurs = present == nil
      self.pulled = UIAction { [weak control] _ in
        // Where nothing may run now it goes back at once.
        if !pulled() { control?.endRefreshing() }
      }
      self.scrollView = scrollView
      control.accessibilityIdentifier = control.accessibilityIdentifier ?? "overscroll.top"
      control.addAction(self.pulled, for: .valueChanged)
      if isOurs { scrollView.refreshControl = control }
    }

    func show(isRunning: Bool, isOffered: Bool) {
      if isRunning, !control.isRefreshing { begin() }
      if !isRunning, self.isRunning { control.endRefreshing() }
      self.isRunning = isRunning
      let isWanted = isOffered || isRunning
      guard isOurs, let scrollView, isWanted != (scrollView.refreshControl === control) else {
        return
      }
      scrollView.refreshControl = isWanted ? control : nil
    }

    /// The system scrolls to nothing that code begins: who is at the top is to see it.
    private func begin() {
      guard let scrollView else { return }
      let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
      control.beginRefreshing()
      guard isAtTop, !scrollView.isTracking, scrollView.window != nil else { return }
      let top = -scrollView.adjustedContentInset.top
      guard scrollView.contentOffset.y > top else { return }
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: top),
        animated: !UIAccessibility.isReduceMotionEnabled && !OverscrollDefaults.isStill)
    }

    func remove() {
      if isRunning || isOurs { control.endRefreshing() }
      control.removeAction(pulled, for: .valueChanged)
      if isOurs, scrollView?.refreshControl === control { scrollView?.refreshControl = nil }
    }
  }
#endif
