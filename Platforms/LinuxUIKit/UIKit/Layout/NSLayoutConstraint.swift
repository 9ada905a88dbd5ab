import Foundation

/// A relation between two sides, middles or lengths.
@MainActor open class NSLayoutConstraint: NSObject {
  /// The attribute on its left.
  public let firstAttribute: Attribute
  /// The attribute on its right.
  public let secondAttribute: Attribute
  /// How the two compare.
  public let relation: Relation
  /// What the right one is multiplied with.
  public let multiplier: CGFloat
  /// How much it matters; what is optional holds here as long as nothing contradicts.
  open var priority = UILayoutPriority.required
  /// What is added on the right.
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

  /// The view or guide on its left.
  open var firstItem: AnyObject? { first }
  /// The view or guide on its right.
  open var secondItem: AnyObject? { second }

  var firstLayoutItem: (any LayoutItem)? { first }
  var secondLayoutItem: (any LayoutItem)? { second }

  /// Whether it counts.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = true }
  }

  /// Lets constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = false }
  }

  /// Returns whether it is about a view, or about a guide of it.
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

  /// The nearest view that has both in it.
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
