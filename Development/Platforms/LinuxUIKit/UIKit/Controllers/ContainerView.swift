import Foundation

/// The view of a container controller; each subview fills it.
@MainActor final class ContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.controller != nil && view.frame != bounds {
      view.frame = bounds
    }
  }
}
