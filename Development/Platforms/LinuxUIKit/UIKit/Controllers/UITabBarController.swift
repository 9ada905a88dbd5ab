import Foundation

/// View controllers in tabs, with a bar.
@MainActor open class UITabBarController: UIViewController {
  /// The height of the bar, in points.
  @_spi(Simulation) public nonisolated static let barHeight: CGFloat = 49

  /// The bar; a hidden bar covers nothing.
  public let tabBar = UITabBar()

  /// The view controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
      }
      show(selectedIndex, insteadOf: nil)
    }
  }

  /// The index of the selected tab.
  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { show(selectedIndex, insteadOf: oldValue) } }
  }

  /// The view controller of the selected tab.
  open var selectedViewController: UIViewController? { controller(at: selectedIndex) }

  open override func loadView() {
    view = ContainerView(frame: UIScreen.main.bounds)
    tabBar.owner = self
    show(selectedIndex, insteadOf: nil)
  }

  func barChanged() {
    selectedViewController?.containerInsets.bottom = tabBar.isHidden ? 0 : Self.barHeight
  }

  private func controller(at index: Int) -> UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
    return viewControllers[index]
  }

  private func show(_ index: Int, insteadOf old: Int?) {
    guard isViewLoaded else { return }
    if let gone = old.flatMap(controller(at:)) {
      gone.disappear { gone.viewIfLoaded?.removeFromSuperview() }
    }
    guard let shown = controller(at: index) else { return }
    barChanged()
    shown.appear {
      shown.view.frame = view.bounds
      view.addSubview(shown.view)
    }
  }
}
