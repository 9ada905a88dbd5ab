#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The system's refresh control, on systems that have one.
  @MainActor
  protocol RefreshControlAdapter: AnyObject {
    /// Shows whether a refresh is in progress, and whether a pull may begin one.
    func show(isRunning: Bool, isOffered: Bool)
    /// Removes the control from the scroll view.
    func remove()
  }

  /// `UIRefreshControl`, which shows the refresh and owns the inset; an existing one of the app is
  /// reused.
  @available(tvOS, unavailable)
  @MainActor
  final class SystemRefresh: RefreshControlAdapter {
    private let control: UIRefreshControl
    private let isOurs: Bool
    private let pulled: UIAction
    private weak var scrollView: UIScrollView?
    /// Whether one of our runs is shown; a refresh that began without us must not be ended.
    private var isRunning = false

    init(in scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool) {
      let present = scrollView.refreshControl
      control = present ?? UIRefreshControl()
      isOurs = present == nil
      self.pulled = UIAction { [weak control] _ in
        // If no run may begin, the control closes at once.
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

    /// UIKit does not scroll to a refresh that code begins, so a list at the top is scrolled to
    /// show it.
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
