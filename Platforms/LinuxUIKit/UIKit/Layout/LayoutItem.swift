import Foundation

/// What constraints are about: a view or a guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view whose constraints they are: the view itself, or that of the guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}
