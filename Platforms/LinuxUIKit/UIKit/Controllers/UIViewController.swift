import Foundation

/// A screen, or a part of one.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  private var isShown = false
  /// The title.
  open var title: String?
  /// The screens in it.
  open private(set) var children: [UIViewController] = []
  /// The screen that it is in.
  open private(set) weak var parent: UIViewController?
  private lazy var item = UINavigationItem(title: title ?? "")
  /// How it covers another screen.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The screen that covers it.
  open private(set) var presentedViewController: UIViewController?
  /// The screen that it covers.
  open private(set) weak var presentingViewController: UIViewController?
  /// What it covers itself, beside bars and the shape of the glass.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }
  /// What the bars of its container cover.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Creates a screen.
  public override init() { super.init() }

  /// Creates a screen; nothing is read from archives here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a screen as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is made when it is asked for.
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

  /// The view, where it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// What shows in the bar of a navigation controller.
  open var navigationItem: UINavigationItem { item }
  /// The traits.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// Makes the view, unless there is one.
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to show.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view shows no more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view was laid out.
  open func viewDidLayoutSubviews() {}
  /// What is covered is something else.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits are others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// It is about to come into another screen, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It came into another screen, or none.
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// Takes a screen in.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the screen that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The tab bar controller that it is in.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Covers the screen with another one; a sheet leaves the view below in its window.
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

  /// Takes away the screen that covers it, or itself where it covers one.
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
