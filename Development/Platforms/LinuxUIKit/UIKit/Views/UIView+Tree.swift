import Foundation

extension UIView {
  /// Adds a subview in front of the others.
  public func addSubview(_ view: UIView) {
    insert(view, at: subviews.filter { $0 !== view }.count)
  }

  /// Inserts a subview at an index.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === siblingSubview }
    insert(view, at: index.map { $0 + 1 } ?? others.count)
  }

  /// Inserts a subview directly behind another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === siblingSubview } ?? others.count)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count - 1) }
  }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    move(from: superview, to: nil, window: nil) {
      superview.forget(self)
      self.superview = nil
    }
  }

  /// Returns whether the view is the given view or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// Returns the view with a tag, searching this view and its descendants.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      layer.insertSublayer(view.layer, at: UInt32(max(0, index)))
      return setNeedsLayout()
    }
    view.move(from: view.superview, to: self, window: (self as? UIWindow) ?? window) {
      view.superview?.forget(view)
      subviews.insert(view, at: min(max(0, index), subviews.count))
      view.superview = self
      layer.insertSublayer(view.layer, at: UInt32(max(0, index)))
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  private func forget(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    constraintList.removeAll { $0.concerns(view) }
    setNeedsLayout()
  }

  /// Moves the view, and notifies its descendants: windows first, as observed in UIKit.
  private func move(
    from old: UIView?, to new: UIView?, window newWindow: UIWindow?, _ change: () -> Void
  ) {
    let crosses = window !== newWindow
    if crosses { announce(newWindow) }
    willMove(toSuperview: new)
    old?.willRemoveSubview(self)
    let tint = tintColor
    change()
    if crosses { enter(newWindow) }
    didMoveToSuperview()
    if tint != tintColor { spreadTint() }
    updateTraits()
    updateSafeArea()
  }

  private func announce(_ newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for view in subviews { view.announce(newWindow) }
  }

  private func enter(_ newWindow: UIWindow?) {
    window = newWindow
    if newWindow == nil { AnimationRun.viewLeftWindow(self) }
    windowChanged()
    didMoveToWindow()
    for view in subviews { view.enter(newWindow) }
    setNeedsLayout()
  }
}
