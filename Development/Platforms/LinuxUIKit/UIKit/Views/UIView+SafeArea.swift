import Foundation

extension UIView {
  /// The parts at the edges that bars and the device's shape cover; zero outside of a window.
  public var safeAreaInsets: UIEdgeInsets {
    if KeyValueAccess.current != nil, DeviceFacts.current.safeAreaIsObservable {
      KeyValueAccess.note(observers, "safeAreaInsets")
    }
    return safeArea
  }

  /// Updates the safe area, and notifies the view if it changed.
  ///
  /// - Parameter isSameInside: Whether the view's bounds are unchanged; then descendants update
  ///   only if the insets change.
  func updateSafeArea(isSameInside: Bool = false) {
    let insets = coveredInsets()
    if isSameInside, insets == safeArea { return }
    if insets != safeArea {
      observers.willChange("safeAreaInsets")
      safeArea = insets
      setNeedsLayout()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      observers.didChange("safeAreaInsets")
    }
    for view in subviews { view.updateSafeArea() }
  }

  private func coveredInsets() -> UIEdgeInsets {
    if let fixedSafeArea { return fixedSafeArea }
    guard let window = (self as? UIWindow) ?? window else { return .zero }
    var insets =
      self === window ? window.deviceInsets : superview?.insetsCovered(of: self) ?? .zero
    insets.grow(by: addedSafeArea)
    guard let controller, controller.viewIfLoaded === self else { return insets }
    insets.grow(by: controller.additionalSafeAreaInsets)
    insets.grow(by: controller.containerInsets)
    return insets
  }

  /// Returns the covered parts of a subview; zero in a scroll view, which insets its content instead.
  private func insetsCovered(of view: UIView) -> UIEdgeInsets {
    if let scrollView = self as? UIScrollView,
      scrollView.contentInsetAdjustmentBehavior != .never
    {
      return .zero
    }
    let (free, rect) = (bounds.inset(by: safeArea), view.frame)
    return UIEdgeInsets(
      top: max(0, free.minY - rect.minY), left: max(0, free.minX - rect.minX),
      bottom: max(0, rect.maxY - free.maxY), right: max(0, rect.maxX - free.maxX))
  }
}

extension UIEdgeInsets {
  fileprivate mutating func grow(by extra: UIEdgeInsets) {
    top += extra.top
    left += extra.left
    bottom += extra.bottom
    right += extra.right
  }
}
