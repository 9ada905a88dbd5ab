import Foundation

/// The view of a controller that has others in it: each fills it.
@MainActor final class ContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.controller != nil && view.frame != bounds {
      view.frame = bounds
    }
  }
}
