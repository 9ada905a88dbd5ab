import Foundation

extension UIView {
  /// Lays out what needs it in the view and everything in it.
  public func layoutIfNeeded() {
    guard !isInLayoutPass else { return }
    isInLayoutPass = true
    // A view that asks for layout while it lays out gets it, but not for ever.
    for _ in 0..<8 where isLayoutNeeded {
      isLayoutNeeded = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      layer.layoutIfNeeded()
    }
    isInLayoutPass = false
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Returns the smallest or largest size that the constraints allow, as the target says.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintSolver.fittingSize(of: self, width: nil, height: nil)
  }

  /// Returns the size that the constraints allow, with a side that is required as it is.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
    let isHigh = verticalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
    return ConstraintSolver.fittingSize(
      of: self, width: isWide ? targetSize.width : nil, height: isHigh ? targetSize.height : nil)
  }

  /// Says that the content wants another size.
  public func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Sets how much it resists to grow; nothing here asks for it.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Sets how much it resists to shrink; nothing here asks for it.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// The constraints between it and what is in it.
  public var constraints: [NSLayoutConstraint] { constraintList }

  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = true }
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { guides }
  /// What no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { safeGuide }
  /// What is inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// How far content stays from its edges, where leading and trailing follow the language.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
}
