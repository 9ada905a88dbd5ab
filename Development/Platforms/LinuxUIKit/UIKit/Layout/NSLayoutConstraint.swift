import Foundation

/// A relation between two attributes of views or guides.
@MainActor open class NSLayoutConstraint: NSObject {
  /// The first attribute.
  public let firstAttribute: Attribute
  /// The second attribute.
  public let secondAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The multiplier of the second attribute.
  public let multiplier: CGFloat
  /// The priority; the stand-in applies optional constraints unless they conflict.
  open var priority = UILayoutPriority.required
  /// The constant that is added to the second attribute.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }

  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?
  private weak var holder: UIView?

  init(
    first: any LayoutItem, _ attribute: Attribute, _ relation: Relation, second: (any LayoutItem)?,
    _ other: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (self.first, firstAttribute, self.relation) = (first, attribute, relation)
    (self.second, secondAttribute) = (second, other)
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as? any LayoutItem ?? UILayoutGuide(), attr1, relation,
      second: view2 as? any LayoutItem, attr2, multiplier: multiplier, constant: c)
  }

  /// The first item.
  open var firstItem: AnyObject? { first }
  /// The second item.
  open var secondItem: AnyObject? { second }

  var firstLayoutItem: (any LayoutItem)? { first }
  var secondLayoutItem: (any LayoutItem)? { second }

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = false }
  }

  /// Returns whether the constraint involves a view or one of its guides.
  func concerns(_ view: UIView) -> Bool {
    first?.layoutView === view || second?.layoutView === view
  }

  private func activate() {
    guard holder == nil, let view = sharedView() else { return }
    holder = view
    view.constraintList.append(self)
    changed()
  }

  private func deactivate() {
    changed()
    holder?.constraintList.removeAll { $0 === self }
    holder = nil
  }

  private func changed() {
    holder?.setNeedsLayout()
    first?.layoutView?.setNeedsLayout()
    holder?.superview?.setNeedsLayout()
  }

  /// Returns the nearest common ancestor of both items.
  private func sharedView() -> UIView? {
    guard let one = first?.layoutView else { return nil }
    guard let other = second?.layoutView else { return one }
    var view: UIView? = one
    while let candidate = view {
      if other.isDescendant(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }
}
