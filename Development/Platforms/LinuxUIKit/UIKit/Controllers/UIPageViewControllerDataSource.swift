import Foundation

/// Provides the pages that the finger turns to.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
