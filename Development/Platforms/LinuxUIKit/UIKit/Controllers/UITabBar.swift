import Foundation

/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {
  weak var owner: UITabBarController?

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.barChanged() } }
  }
}
