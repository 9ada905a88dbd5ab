import Foundation
import OverscrollCore

/// View controllers that are pages; here, the next page appears once a turn has ended.
@MainActor open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// The axis along which pages turn.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// The direction in which a page turns.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// An option of a page view controller.
  public struct OptionsKey: RawRepresentable, Equatable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How pages turn.
  public let transitionStyle: UIPageViewController.TransitionStyle
  /// The axis along which pages turn.
  public let navigationOrientation: UIPageViewController.NavigationOrientation
  /// Provides the pages beside the current one, for the finger.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is told when the finger turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The current page.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller without reading the archive.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  open override func loadView() { view = PagesView(frame: UIScreen.main.bounds) }

  /// The axis along which a finger turns pages; nil if it turns none.
  var turningAxis: OverscrollAxis? {
    guard transitionStyle == .scroll, dataSource != nil else { return nil }
    return navigationOrientation == .horizontal ? .horizontal : .vertical
  }

  /// Moves the current page with a finger that has moved by a distance since its touch.
  func drag(by distance: CGFloat) {
    guard let pages = view as? PagesView, let axis = turningAxis else { return }
    pages.offset = CGPoint(
      x: axis == .horizontal ? distance : 0, y: axis == .vertical ? distance : 0)
  }

  /// Ends a drag: a page that has moved by more than half of its length turns, unless the touch was
  /// cancelled.
  func endDrag(isCancelled: Bool) {
    guard let pages = view as? PagesView, let axis = turningAxis, pages.offset != .zero,
      let page = viewControllers?.first
    else { return }
    let distance = pages.offset.x + pages.offset.y
    let length = axis == .horizontal ? pages.bounds.width : pages.bounds.height
    let isTurned = !isCancelled && abs(distance) > length / 2
    let next = isTurned ? self.page(beside: page, isAfter: distance < 0) : nil
    pages.offset = .zero
    if let next { setViewControllers([next], direction: .forward, animated: false) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page],
      transitionCompleted: next != nil)
  }

  private func page(beside page: UIViewController, isAfter: Bool) -> UIViewController? {
    isAfter
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Shows a page, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shown = viewControllers ?? []
    for gone in self.viewControllers ?? [] where !shown.contains(where: { $0 === gone }) {
      gone.disappear { gone.viewIfLoaded?.removeFromSuperview() }
      gone.removeFromParent()
    }
    self.viewControllers = viewControllers
    for page in shown where page.parent !== self {
      addChild(page)
      page.appear {
        page.view.frame = view.bounds
        view.addSubview(page.view)
      }
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// The view of the pages; a finger moves the current one.
@MainActor private final class PagesView: UIView {
  /// How far the finger has moved the current page.
  var offset = CGPoint.zero { didSet { place() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let frame = bounds.offsetBy(dx: offset.x, dy: offset.y)
    for view in subviews where view.controller != nil && view.frame != frame { view.frame = frame }
  }
}

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

/// Is told when the finger turns pages.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a turn has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
