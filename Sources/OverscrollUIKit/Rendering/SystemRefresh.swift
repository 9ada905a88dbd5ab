#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The system's refresh control, on systems that have one.
  @MainActor
  protocol RefreshControlAdapter: AnyObject {
    /// Shows whether a refresh is in progress, and whether a pull may begin one.
    ///
    /// - Returns: Whether the list has to scroll to its top to show a refresh that code began.
    func show(isRunning: Bool, isOffered: Bool) -> Bool
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

    func show(isRunning: Bool, isOffered: Bool) -> Bool {
      let needsScroll = isRunning && !control.isRefreshing && begin()
      if !isRunning, self.isRunning { control.endRefreshing() }
      self.isRunning = isRunning
      let isWanted = isOffered || isRunning
      if isOurs, let scrollView, isWanted != (scrollView.refreshControl === control) {
        scrollView.refreshControl = isWanted ? control : nil
      }
      return needsScroll
    }

    /// Begins a refresh; returns whether the list has to scroll to show it.
    ///
    /// UIKit does not scroll to a refresh that code begins, and a list that is elsewhere stays there.
    private func begin() -> Bool {
      guard let scrollView else { return false }
      let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
      control.beginRefreshing()
      return isAtTop && !scrollView.isTracking && scrollView.window != nil
    }

    func remove() {
      if isRunning || isOurs { control.endRefreshing() }
      control.removeAction(pulled, for: .valueChanged)
      if isOurs, scrollView?.refreshControl === control { scrollView?.refreshControl = nil }
    }
  }
#endif
