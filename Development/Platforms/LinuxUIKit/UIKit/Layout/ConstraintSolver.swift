import Foundation

/// Lays out views by their constraints.
@MainActor enum ConstraintSolver {
  /// Sets the frames of the subviews that have constraints.
  static func layOutSubviews(of view: UIView) {
    let isNeeded =
      !view.constraintList.isEmpty
      || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard isNeeded else { return }
    let size = contentSize(of: view)
    let origin = view is UIScrollView ? .zero : view.bounds.origin
    let (across, down) = solved(view, origin, width: size.width, height: size.height)
    for item in view.subviews where !item.translatesAutoresizingMaskIntoConstraints {
      guard let x = across.extents[ObjectIdentifier(item)],
        let y = down.extents[ObjectIdentifier(item)]
      else { continue }
      item.frame = CGRect(
        x: x.start ?? 0, y: y.start ?? 0, width: x.length ?? 0, height: y.length ?? 0)
    }
    for guide in view.guides {
      guard let x = across.extents[ObjectIdentifier(guide)],
        let y = down.extents[ObjectIdentifier(guide)]
      else { continue }
      guide.solvedFrame = CGRect(
        x: x.start ?? 0, y: y.start ?? 0, width: x.length ?? 0, height: y.length ?? 0)
    }
  }

  /// Returns the size that fits the content; fixed dimensions stay as given.
  static func fittingSize(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
    if let stack = view as? UIStackView { return stack.fittingSize(width: width) }
    if view.constraintList.isEmpty, let size = ownSize(of: view, width: width) {
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    var across = AxisSolver(view, .horizontal, length: width, origin: 0) {
      wantedLength(of: $0, .horizontal, width: nil)
    }
    let fittedWidth = width ?? across.fittedLength()
    var exact = AxisSolver(view, .horizontal, length: fittedWidth, origin: 0) {
      wantedLength(of: $0, .horizontal, width: nil)
    }
    exact.solve()
    let widths = exact.extents.mapValues(\.length)
    var down = AxisSolver(view, .vertical, length: height, origin: 0) {
      wantedLength(of: $0, .vertical, width: widths[ObjectIdentifier($0)] ?? nil)
    }
    return CGSize(width: fittedWidth, height: height ?? down.fittedLength())
  }

  /// Returns the preferred size of a view, which is that of its content.
  static func ownSize(of view: UIView, width: CGFloat?) -> CGSize? {
    let wanted = view.intrinsicContentSize
    guard wanted.width >= 0 || wanted.height >= 0 else { return nil }
    guard let width, view is UILabel else { return wanted }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private static func contentSize(of view: UIView) -> CGSize {
    guard let scrollView = view as? UIScrollView else { return view.bounds.size }
    let size = scrollView.contentSize
    return size == .zero ? scrollView.bounds.size : size
  }

  private static func solved(
    _ view: UIView, _ origin: CGPoint, width: CGFloat, height: CGFloat
  ) -> (AxisSolver, AxisSolver) {
    var across = AxisSolver(view, .horizontal, length: width, origin: origin.x) {
      wantedLength(of: $0, .horizontal, width: nil)
    }
    across.solve()
    let widths = across.extents.mapValues(\.length)
    var down = AxisSolver(view, .vertical, length: height, origin: origin.y) {
      wantedLength(of: $0, .vertical, width: widths[ObjectIdentifier($0)] ?? nil)
    }
    down.solve()
    return (across, down)
  }

  private static func wantedLength(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, width: CGFloat?
  ) -> CGFloat? {
    guard let view = item as? UIView else { return nil }
    if let size = ownSize(of: view, width: width) {
      return axis == .horizontal ? size.width : size.height
    }
    guard !view.constraintList.isEmpty || view is UIStackView else { return nil }
    let size = fittingSize(of: view, width: width, height: nil)
    return axis == .horizontal ? size.width : size.height
  }
}
