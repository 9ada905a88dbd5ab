import Foundation

/// View controllers that are pages; here, only code turns them.
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

  open override func loadView() { view = ContainerView(frame: UIScreen.main.bounds) }

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
