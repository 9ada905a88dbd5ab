import Foundation

/// Solves the constraints of a view along one axis by propagating known values.
///
/// It is not a simplex solver: it handles equalities between a view, its guides and its subviews.
/// When none applies, a subview gets its intrinsic length, then an inequality acts as an equality.
@MainActor struct AxisSolver {
  /// The known values of an item along the axis.
  struct Extent {
    var start: CGFloat?
    var end: CGFloat?
    var length: CGFloat?

    var middle: CGFloat? {
      if let start, let end { return (start + end) / 2 }
      return nil
    }

    /// Derives further values from the known ones; returns whether there were any.
    mutating func complete() -> Bool {
      switch (start, end, length) {
      case (let start?, let end?, nil): length = end - start
      case (let start?, nil, let length?): end = start + length
      case (nil, let end?, let length?): start = end - length
      default: return false
      }
      return true
    }
  }

  /// A position of an item, or its length.
  enum Place { case start, end, middle, length }

  let view: UIView
  let axis: NSLayoutConstraint.Axis
  let isMirrored: Bool
  let isFitting: Bool
  let wanted: (any LayoutItem) -> CGFloat?
  private(set) var extents: [ObjectIdentifier: Extent] = [:]
  private var pendingMiddles: [ObjectIdentifier: CGFloat] = [:]
  private let items: [any LayoutItem]
  private let constraints: [NSLayoutConstraint]

  init(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, length: CGFloat?, origin: CGFloat,
    wanted: @escaping (any LayoutItem) -> CGFloat?
  ) {
    self.view = view
    self.axis = axis
    self.wanted = wanted
    isFitting = length == nil
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let subviews = view.subviews
    items = subviews + view.guides
    constraints = (view.constraintList + subviews.flatMap { $0.constraintList })
      .filter(\.isActive)
    extents[ObjectIdentifier(view)] = Extent(
      start: origin, end: length.map { origin + $0 }, length: length)
    for each in subviews where each.translatesAutoresizingMaskIntoConstraints {
      let rect = each.frame
      let (start, size) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
      extents[ObjectIdentifier(each)] = Extent(start: start, end: start + size, length: size)
    }
  }

  /// Derives all values.
  mutating func solve() {
    settle()
    while takeWantedLength() || takeInequality() || takeOldPlace() { settle() }
  }

  /// Returns the length of the view that fits its content.
  mutating func fittedLength() -> CGFloat {
    solve()
    let own = extents[ObjectIdentifier(view)]
    if let length = own?.length { return length }
    let start = own?.start ?? 0
    var best: CGFloat = 0
    for each in constraints {
      guard let side = endOfView(in: each) else { continue }
      best = max(best, side - start)
    }
    for item in items {
      if isCentered(item) { best = max(best, extents[ObjectIdentifier(item)]?.length ?? 0) }
    }
    return best
  }

  // MARK: Steps

  private mutating func settle() {
    var moved = true
    while moved {
      moved = false
      for key in extents.keys {
        if extents[key]?.complete() == true { moved = true }
        if let middle = pendingMiddles[key], let length = extents[key]?.length,
          extents[key]?.start == nil
        {
          extents[key]?.start = middle - length / 2
          moved = true
        }
      }
      for each in constraints where each.relation == .equal {
        if apply(each) { moved = true }
      }
    }
  }

  private mutating func apply(_ each: NSLayoutConstraint) -> Bool {
    guard let first = each.firstLayoutItem, let place = place(each.firstAttribute) else {
      return false
    }
    let constant = signed(each.constant, each.firstAttribute)
    guard let second = each.secondLayoutItem else {
      return each.secondAttribute == .notAnAttribute && set(first, place, constant)
    }
    guard let other = self.place(each.secondAttribute) else { return false }
    if let value = value(second, other) {
      return set(first, place, value * each.multiplier + constant)
    }
    guard each.multiplier != 0, let value = value(first, place) else { return false }
    return set(second, other, (value - constant) / each.multiplier)
  }

  private mutating func takeWantedLength() -> Bool {
    for item in items where extents[ObjectIdentifier(item)]?.length == nil {
      guard let length = wanted(item), length >= 0 else { continue }
      extents[ObjectIdentifier(item), default: Extent()].length = length
      return true
    }
    return false
  }

  private mutating func takeInequality() -> Bool {
    for each in constraints where each.relation != .equal {
      if apply(each) { return true }
    }
    return false
  }

  private mutating func takeOldPlace() -> Bool {
    guard !isFitting else { return false }
    for case let item as UIView in items {
      let key = ObjectIdentifier(item)
      var extent = extents[key] ?? Extent()
      guard extent.start == nil || extent.length == nil else { continue }
      let rect = item.frame
      let (start, size) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
      if extent.length == nil { extent.length = extent.start == nil ? size : 0 }
      if extent.start == nil && extent.end == nil { extent.start = start }
      extents[key] = extent
      return true
    }
    return false
  }

  // MARK: Reading and writing

  private func value(_ item: any LayoutItem, _ place: Place) -> CGFloat? {
    guard let extent = extent(of: item) else { return nil }
    switch place {
    case .start: return extent.start
    case .end: return extent.end
    case .middle: return extent.middle
    case .length: return extent.length
    }
  }

  /// A layout guide of the view follows the view's edges.
  private func extent(of item: any LayoutItem) -> Extent? {
    guard let guide = item as? UILayoutGuide, guide.kind != .custom else {
      return extents[ObjectIdentifier(item)]
    }
    guard guide.owningView === view, let own = extents[ObjectIdentifier(view)] else { return nil }
    let (before, after) = margins(of: guide)
    return Extent(
      start: own.start.map { $0 + before }, end: own.end.map { $0 - after },
      length: own.length.map { $0 - before - after })
  }

  private func margins(of guide: UILayoutGuide) -> (CGFloat, CGFloat) {
    let insets = guide.kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
    guard guide.kind == .safeArea || guide.kind == .margins else { return (0, 0) }
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private mutating func set(_ item: any LayoutItem, _ place: Place, _ value: CGFloat) -> Bool {
    let key = ObjectIdentifier(item)
    let isOwn = item === view || (item as? UILayoutGuide).map { $0.kind != .custom } ?? false
    if isOwn && !(item === view && place == .length) { return false }
    var extent = extents[key] ?? Extent()
    switch place {
    case .start where extent.start == nil: extent.start = value
    case .end where extent.end == nil: extent.end = value
    case .length where extent.length == nil: extent.length = value
    case .middle where extent.start == nil && pendingMiddles[key] == nil:
      pendingMiddles[key] = value
    default: return false
    }
    extents[key] = extent
    return true
  }

  private func place(_ attribute: NSLayoutConstraint.Attribute) -> Place? {
    switch (attribute, axis) {
    case (.left, .horizontal), (.top, .vertical): .start
    case (.right, .horizontal), (.bottom, .vertical): .end
    case (.leading, .horizontal): isMirrored ? .end : .start
    case (.trailing, .horizontal): isMirrored ? .start : .end
    case (.width, .horizontal), (.height, .vertical): .length
    case (.centerX, .horizontal), (.centerY, .vertical): .middle
    default: nil
    }
  }

  private func signed(
    _ constant: CGFloat, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    isMirrored && (attribute == .leading || attribute == .trailing) ? -constant : constant
  }

  /// The position of the view's end that follows from a constraint to a subview's side.
  private func endOfView(in each: NSLayoutConstraint) -> CGFloat? {
    guard let first = each.firstLayoutItem, let second = each.secondLayoutItem,
      let place = place(each.firstAttribute), let other = self.place(each.secondAttribute)
    else { return nil }
    let constant = signed(each.constant, each.firstAttribute)
    if isView(second), other == .end, let value = value(first, place) {
      return value - constant + margin(of: second)
    }
    if isView(first), place == .end, let value = value(second, other) {
      return value + constant + margin(of: first)
    }
    return nil
  }

  private func margin(of item: any LayoutItem) -> CGFloat {
    (item as? UILayoutGuide).map { margins(of: $0).1 } ?? 0
  }

  private func isView(_ item: any LayoutItem) -> Bool {
    item === view || ((item as? UILayoutGuide).map { $0.kind != .custom } ?? false)
  }

  private func isCentered(_ item: any LayoutItem) -> Bool {
    constraints.contains {
      $0.firstLayoutItem === item && place($0.firstAttribute) == .middle
    }
  }
}
