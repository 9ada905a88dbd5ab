import UIKit

/// Lays out views of one length, and has only those that are in sight.
@MainActor final class LazyRows: UIView, ItemHolder {
  /// How long a row is of which none has been measured, in points.
  private static let usualLength: CGFloat = 44

  private let axis: Axis
  private weak var node: Node?
  private var rows: [Node.Child] = []
  private var lanes = 1
  private var length: CGFloat?
  private var range = 0..<0

  /// Gives a node rows.
  static func show(_ rows: [Node.Child], of node: Node, _ axis: Axis, lanes: Int) {
    let view = node.ownView { LazyRows(axis, of: node) }
    view.rows = rows
    view.lanes = max(1, lanes)
    if view.length == nil { view.measure() }
    view.fill(view.visibleRange)
    view.setNeedsLayout()
  }

  private init(_ axis: Axis, of node: Node) {
    self.axis = axis
    self.node = node
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  private var isVertical: Bool { axis == .vertical }
  private var lineCount: Int { (rows.count + lanes - 1) / lanes }
  private var lineLength: CGFloat { length ?? Self.usualLength }

  func hold(_ items: [UIView]) {
    guard subviews != items else { return }
    for view in subviews where !items.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, item) in items.enumerated() { insertSubview(item, at: index) }
    setNeedsLayout()
  }

  /// All rows are as long as the first one.
  private func measure() {
    guard !rows.isEmpty else { return }
    fill(0..<1)
    node?.fillContainers()
    let size = subviews.first?.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let found = (isVertical ? size?.height : size?.width) ?? .infinity
    length = found.isFinite && found > 0 ? found : Self.usualLength
  }

  private func fill(_ range: Range<Int>) {
    self.range = range
    node?.show(Array(rows[range]))
  }

  private var visibleRange: Range<Int> {
    guard let rect = visibleRect else { return 0..<min(1, rows.count) }
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    let first = max(0, Int((start / lineLength).rounded(.down)) * lanes)
    let last = min(rows.count, Int((end / lineLength).rounded(.up)) * lanes)
    return min(first, rows.count)..<max(min(first, rows.count), last)
  }

  /// What of it can be seen; nil where it is in no scroll view.
  private var visibleRect: CGRect? {
    var above = superview
    while let view = above {
      if let scrollView = view as? UIScrollView {
        return convert(scrollView.bounds, from: scrollView)
      }
      above = view.superview
    }
    return nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sum = CGFloat(lineCount) * lineLength
    return isVertical
      ? CGSize(width: size.width, height: sum) : CGSize(width: sum, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = visibleRange
    if wanted != range {
      fill(wanted)
      node?.fillContainers()
      if let node, node.isShown { for child in node.children { child.setShown(true) } }
    }
    for (index, view) in zip(range, subviews) {
      let frame = frame(of: index)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func frame(of index: Int) -> CGRect {
    let (line, lane) = (CGFloat(index / lanes), CGFloat(index % lanes))
    let across = (isVertical ? bounds.width : bounds.height) / CGFloat(lanes)
    return isVertical
      ? CGRect(x: lane * across, y: line * lineLength, width: across, height: lineLength)
      : CGRect(x: line * lineLength, y: lane * across, width: lineLength, height: across)
  }
}
