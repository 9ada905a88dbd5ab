import Foundation

/// A view that arranges other views in a row or column.
@MainActor open class UIStackView: UIView {
  /// The arranged views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// The space between adjacent views.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// How the length is distributed: equally, or by the views' preferred lengths.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }

  /// Creates a stack with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Removes a view from the arranged views; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let width = axis == .vertical ? bounds.width : nil
    var sizes = shown.map { Self.size(of: $0, width: width) }
    let total = axis == .vertical ? bounds.height : bounds.width
    if distribution == .fillEqually {
      let gaps = spacing * CGFloat(max(0, shown.count - 1))
      let each = shown.isEmpty ? 0 : (total - gaps) / CGFloat(shown.count)
      for index in sizes.indices { setLength(of: &sizes[index], to: each) }
    }
    var place: CGFloat = 0
    for (view, size) in zip(shown, sizes) {
      view.frame = axis == .vertical ? column(size, at: place) : row(size, at: place)
      place += (axis == .vertical ? size.height : size.width) + spacing
    }
  }

  func fittingSize(width: CGFloat?) -> CGSize {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let sizes = shown.map { Self.size(of: $0, width: axis == .vertical ? width : nil) }
    let gaps = spacing * CGFloat(max(0, shown.count - 1))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    if axis == .vertical {
      return CGSize(width: width ?? widths.max() ?? 0, height: heights.reduce(gaps, +))
    }
    return CGSize(width: width ?? widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  private static func size(of view: UIView, width: CGFloat?) -> CGSize {
    ConstraintSolver.fittingSize(of: view, width: width, height: nil)
  }

  private func setLength(of size: inout CGSize, to length: CGFloat) {
    if axis == .vertical { size.height = length } else { size.width = length }
  }

  private func column(_ size: CGSize, at place: CGFloat) -> CGRect {
    let width = alignment == .fill ? bounds.width : min(size.width, bounds.width)
    return CGRect(
      x: shift(width, in: bounds.width), y: place, width: width, height: size.height)
  }

  private func row(_ size: CGSize, at place: CGFloat) -> CGRect {
    let height = alignment == .fill ? bounds.height : min(size.height, bounds.height)
    return CGRect(
      x: place, y: shift(height, in: bounds.height), width: size.width, height: height)
  }

  private func shift(_ length: CGFloat, in whole: CGFloat) -> CGFloat {
    switch alignment {
    case .center: (whole - length) / 2
    case .trailing, .lastBaseline: whole - length
    default: 0
    }
  }
}
