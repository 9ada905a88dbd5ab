import UIKit

/// Shows views in separate windows, above the windows of the app, until it is closed.
@MainActor final class ProbeStage {
  private let scene: UIWindowScene
  private var windows: [UIWindow] = []

  /// Creates a stage in a scene.
  init(scene: UIWindowScene) { self.scene = scene }

  /// Shows a controller in a separate window and lays it out.
  func show(_ controller: UIViewController) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    windows.append(window)
  }

  /// Shows a scroll view that fills the screen, with content of a length in points.
  @discardableResult
  func show(_ view: UIScrollView, content: CGFloat? = 3_000) -> UIViewController {
    let controller = UIViewController()
    controller.view = view
    show(controller)
    if let content { view.contentSize = CGSize(width: view.bounds.width, height: content) }
    view.layoutIfNeeded()
    return controller
  }

  /// Shows a scroll view below a navigation bar, and returns the bar.
  func show(_ view: UIScrollView, largeTitle: Bool) -> UINavigationBar {
    let controller = UIViewController()
    controller.view = view
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    show(navigation)
    view.contentSize = CGSize(width: view.bounds.width, height: 3_000)
    layOut(view)
    return navigation.navigationBar
  }

  /// Lays out a view and its window.
  func layOut(_ view: UIView) {
    view.window?.setNeedsLayout()
    view.window?.layoutIfNeeded()
    view.layoutIfNeeded()
  }

  /// Removes all windows.
  func close() {
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    windows = []
  }
}
