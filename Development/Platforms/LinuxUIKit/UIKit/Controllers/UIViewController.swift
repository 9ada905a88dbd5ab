import Foundation

/// A view controller.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  private var isShown = false
  /// The title.
  open var title: String?
  /// The child view controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent view controller.
  open private(set) weak var parent: UIViewController?
  private lazy var item = UINavigationItem(title: title ?? "")
  /// The presentation style.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The view controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The view controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// The insets that the app adds to the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }
  /// The insets for the bars of the container.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Creates a view controller.
  public override init() { super.init() }

  /// Creates a view controller without loading a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a view controller without reading the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, loaded on first access.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, or nil before it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The content of the navigation bar for this screen.
  open var navigationItem: UINavigationItem { item }
  /// The traits.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// Loads the view if necessary.
  open func loadViewIfNeeded() { _ = view }

  /// Loads the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called after the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area changes.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// Adds a child.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Presents a view controller; a sheet leaves the view below in its window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = view.window, let other = viewControllerToPresent.view else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear {
      other.frame = window.bounds
      window.addSubview(other)
    }
    completion?()
  }

  /// Dismisses the presented view controller, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.disappear { presented.viewIfLoaded?.removeFromSuperview() }
    presentedViewController = nil
    completion?()
  }

  func appear(_ change: () -> Void) {
    guard !isShown else { return change() }
    isShown = true
    viewWillAppear(false)
    change()
    viewDidAppear(false)
  }

  func disappear(_ change: () -> Void) {
    guard isShown else { return change() }
    isShown = false
    viewWillDisappear(false)
    change()
    viewDidDisappear(false)
  }
}
