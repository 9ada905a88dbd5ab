@_spi(Simulation) import UIKit

/// A UIKit view that contains the UIKit views of SwiftUI views.
@MainActor protocol ItemHolder: UIView {
  /// Replaces the contained views, in this order.
  func hold(_ items: [UIView])
}

/// Lays out its subviews as a SwiftUI container does.
@MainActor class ContainerView: UIView, ItemHolder {
  enum Arrangement {
    /// One over the other; the first one determines the size.
    case layers(Alignment)
    /// The first one is the content; the others are aligned over it.
    case over(Alignment)
    /// The last one is the content; the others are aligned behind it.
    case under(Alignment)
    /// Extends below bars.
    case ignoring
    case column
    case row
    /// The container takes all the space it is offered, and its subviews fill it.
    case fill
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
  }

  var arrangement: Arrangement { didSet { setNeedsLayout() } }

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ items: [UIView]) {
    guard subviews != items else { return }
    for view in subviews where !items.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, item) in items.enumerated() { insertSubview(item, at: index) }
    setNeedsLayout()
  }

  /// Only the subviews receive touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Whether the container extends below bars, as lists do.
  var extends: Bool {
    switch arrangement {
    case .ignoring: true
    case .layers, .over, .under, .frame(nil, nil, _): main.map(Self.extends) ?? false
    default: false
    }
  }

  /// The subview that determines the size.
  private var main: UIView? {
    if case .under = arrangement { subviews.last } else { subviews.first }
  }

  private static func extends(_ view: UIView) -> Bool {
    view is UIScrollView || (view as? ContainerView)?.extends == true
  }

  // MARK: Sizes

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let first = main?.sizeThatFits(size) ?? .zero
    switch arrangement {
    case .layers, .over, .under, .ignoring: return first
    case .fill: return size
    case .column, .row: return stackSize(size)
    case .frame(let width, let height, _):
      return CGSize(
        width: Self.length(width, size.width, first.width),
        height: Self.length(height, size.height, first.height))
    }
  }

  /// A requested length; infinite is all available space, and nil is the content's length.
  private static func length(_ wanted: CGFloat?, _ room: CGFloat, _ own: CGFloat) -> CGFloat {
    guard let wanted else { return own }
    return wanted.isFinite ? wanted : room
  }

  private func stackSize(_ size: CGSize) -> CGSize {
    let lengths = stackLengths(size)
    let across = subviews.map { isRow ? $0.sizeThatFits(size).height : $0.sizeThatFits(size).width }
    let sum = lengths.reduce(0, +)
    let widest = across.max() ?? 0
    return isRow ? CGSize(width: sum, height: widest) : CGSize(width: widest, height: sum)
  }

  private var isRow: Bool { if case .row = arrangement { true } else { false } }

  /// Subviews without a fixed length share the space that the others leave.
  private func stackLengths(_ size: CGSize) -> [CGFloat] {
    let endless = CGSize(
      width: isRow ? .infinity : size.width, height: isRow ? size.height : .infinity)
    let wanted = subviews.map {
      isRow ? $0.sizeThatFits(endless).width : $0.sizeThatFits(endless).height
    }
    let taken = wanted.filter(\.isFinite).reduce(0, +)
    let count = wanted.count { !$0.isFinite }
    let extraInset = max(0, (isRow ? size.width : size.height) - taken) / CGFloat(max(1, count))
    return wanted.map { $0.isFinite ? $0 : extraInset }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    switch arrangement {
    case .column, .row: layOutStack()
    case .fill, .ignoring: for view in subviews { view.frame = bounds }
    case .layers(let alignment): for view in subviews { place(view, alignment) }
    case .frame(_, _, let alignment): for view in subviews { place(view, alignment) }
    case .over(let alignment), .under(let alignment):
      main?.frame = bounds
      for view in subviews where view !== main { place(view, alignment) }
    }
  }

  private func place(_ view: UIView, _ alignment: Alignment) {
    let room = Self.extends(view) ? bounds : bounds.inset(by: safeAreaInsets)
    let fitting = view.sizeThatFits(room.size)
    let size = CGSize(
      width: min(fitting.width, room.width), height: min(fitting.height, room.height))
    let frame = CGRect(
      x: room.minX + (room.width - size.width) * alignment.horizontal.part,
      y: room.minY + (room.height - size.height) * alignment.vertical.part,
      width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  private func layOutStack() {
    var start: CGFloat = 0
    for (view, length) in zip(subviews, stackLengths(bounds.size)) {
      let frame =
        isRow
        ? CGRect(x: start, y: 0, width: length, height: bounds.height)
        : CGRect(x: 0, y: start, width: bounds.width, height: length)
      if view.frame != frame { view.frame = frame }
      start += length
    }
  }
}
