import Foundation

extension UIView {
  /// Lays out the view and its descendants where their layout is invalid.
  public func layoutIfNeeded() {
    guard isTreeInvalid, !isInLayoutPass else { return }
    isInLayoutPass = true
    updateConstraintsIfNeeded()
    // A view may invalidate its layout during layout; limit the repetitions.
    for _ in 0..<8 where isLayoutNeeded {
      isLayoutNeeded = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      layer.layoutIfNeeded()
    }
    isInLayoutPass = false
    for view in subviews { view.layoutIfNeeded() }
    isTreeInvalid =
      isLayoutNeeded || needsUpdateConstraints() || subviews.contains(where: \.isTreeInvalid)
  }

  /// Notes that the next layout pass has work in the view.
  func invalidateTree() {
    var view: UIView? = self
    while let next = view, !next.isTreeInvalid {
      next.isTreeInvalid = true
      view = next.superview
    }
  }

  /// Returns the smallest or largest size that the constraints allow, depending on the target.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintSolver.fittingSize(of: self, width: nil, height: nil)
  }

  /// Returns the size that the constraints allow; required dimensions stay as given.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
    let isHigh = verticalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
    return ConstraintSolver.fittingSize(
      of: self, width: isWide ? targetSize.width : nil, height: isHigh ? targetSize.height : nil)
  }

  /// Invalidates the intrinsic size.
  public func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Has no effect: the stand-in ignores hugging priorities.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Has no effect: the stand-in ignores compression resistance.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { constraintList }

  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = true }
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  /// Removes a layout guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The layout guides that were added.
  public var layoutGuides: [UILayoutGuide] { guides }
  /// The area inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { safeGuide }
  /// The area inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The margins with leading and trailing sides.
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
