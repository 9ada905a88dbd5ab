import Foundation

/// A stack of view controllers with a bar.
@MainActor open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The view controllers; the last one is visible.
  open var viewControllers: [UIViewController] = [] { didSet { showTop(insteadOf: oldValue.last) } }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { barChanged() } }

  /// Creates a stack with one view controller.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  open override func loadView() {
    view = ContainerView(frame: UIScreen.main.bounds)
    navigationBar.owner = self
    view.addSubview(navigationBar)
    showTop(insteadOf: nil)
  }

  /// The visible view controller.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Pushes a view controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Pops the visible view controller.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Updates the scroll view of the screen, and the bar for the screen's settings.
  func updateBar() {
    guard isViewLoaded else { return }
    navigationBar.take(topViewController?.navigationItem)
    topViewController.flatMap { UIScrollView.main(in: $0.view) }?.titleBar = navigationBar
  }

  func barChanged() {
    let height = isNavigationBarHidden ? 0 : navigationBar.height
    topViewController?.containerInsets.top = isNavigationBarHidden ? 0 : navigationBar.inset
    guard let view = viewIfLoaded else { return }
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
  }

  private func showTop(insteadOf old: UIViewController?) {
    for gone in children where !viewControllers.contains(where: { $0 === gone }) {
      gone.navigationItem.changed = nil
      gone.disappear { gone.viewIfLoaded?.removeFromSuperview() }
      gone.removeFromParent()
    }
    guard isViewLoaded, let top = topViewController else { return }
    if let old, old !== top { old.disappear { old.viewIfLoaded?.removeFromSuperview() } }
    if top.parent !== self { addChild(top) }
    top.navigationItem.changed = { [weak self] in self?.updateBar() }
    updateBar()
    top.appear {
      top.view.frame = view.bounds
      view.insertSubview(top.view, at: 0)
    }
    top.didMove(toParent: self)
    updateBar()
  }
}

extension UIScrollView {
  /// Returns the main scroll view of a screen: its view, or the first scroll view inside.
  static func main(in view: UIView) -> UIScrollView? {
    if let view = view as? UIScrollView { return view }
    for each in view.subviews {
      if let found = main(in: each) { return found }
    }
    return nil
  }
}
