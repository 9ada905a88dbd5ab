@_spi(Simulation) import UIKit

/// Lays out views in lines, and creates only the visible ones.
///
/// Lines that have never been visible have the length of the first one.
@MainActor final class LazyRows: UIView, ItemHolder {
  /// The length of rows before the first measurement, in points.
  private static let usualLength: CGFloat = 44

  private let axis: Axis
  private weak var node: Node?
  private var rows: [Node.Child] = []
  private var lanes = 1
  private var length: CGFloat?
  /// The lengths of the rows that have been visible, by their keys.
  private var measured: [AnyHashable: CGFloat] = [:]
  /// The start of each line, and the end of the last one.
  private var starts: [CGFloat] = [0]
  /// Whether the visible rows may have other lengths than before.
  private var needsMeasurement = true
  private var range = 0..<0
  private let isEstimated = SimulatedDevice.current.facts.lazyLengthsAreEstimates
  /// The estimates of the length, as fractions of the real length.
  ///
  /// A fling measured 15600, 8100 and 14700 in adjacent samples (id 69560601650), and one tall row
  /// skews an estimate 4 to 12 times (id 55646755819).
  private static let estimates = [1.0, 0.55, 1.3, 0.3, 12, 0.94, 4, 0.52]

  /// Shows rows in a node.
  static func show(_ rows: [Node.Child], of node: Node, _ axis: Axis, lanes: Int) {
    let view = node.ownView { LazyRows(axis, of: node) }
    let shift = view.shift(to: rows)
    view.rows = rows
    view.lanes = max(1, lanes)
    view.needsMeasurement = true
    let start = view.starts[min(view.range.lowerBound / view.lanes, view.starts.count - 1)]
    if view.length == nil { view.measure() }
    view.updateStarts()
    view.keepVisible(shiftedBy: shift, from: start)
    view.fill(view.visibleRange)
    view.setNeedsLayout()
  }

  /// Lays out all lazy rows in a view again.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - measures: Whether the content of visible rows may have changed.
  static func layOut(in view: UIView, measures: Bool) {
    if let rows = view as? LazyRows {
      if measures { rows.needsMeasurement = true }
      rows.setNeedsLayout()
    }
    for view in view.subviews { layOut(in: view, measures: measures) }
  }

  /// The starts of the lines of the first lazy rows in a view, and the end of the last line.
  static func starts(in view: UIView) -> [CGFloat] {
    if let rows = view as? LazyRows { return rows.starts }
    return view.subviews.lazy.map(starts).first { !$0.isEmpty } ?? []
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
  /// Whether the first row of several is at the right.
  private var isMirrored: Bool {
    !isVertical && node?.environment.layoutDirection == .rightToLeft
  }
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

  /// Measures the first row; others have the same length until they are visible.
  private func measure() {
    guard !rows.isEmpty else { return }
    fill(0..<1)
    node?.fillContainers()
    let size = subviews.first?.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let found = (isVertical ? size?.height : size?.width) ?? .infinity
    length = found.isFinite && found > 0 ? found : Self.usualLength
  }

  /// Measures the visible rows of a single lane, and returns whether a length has changed.
  private func measureVisible() -> Bool {
    guard needsMeasurement, lanes == 1, subviews.count == range.count else { return false }
    needsMeasurement = false
    var hasChanged = false
    let room = CGSize(
      width: isVertical ? bounds.width : .infinity, height: isVertical ? .infinity : bounds.height)
    for (index, view) in zip(range, subviews) {
      let size = view.sizeThatFits(room)
      let found = isVertical ? size.height : size.width
      guard found.isFinite, found != measured[rows[index].key] ?? lineLength else { continue }
      measured[rows[index].key] = found
      hasChanged = true
    }
    return hasChanged
  }

  private func updateStarts() {
    starts = [0]
    for line in 0..<lineCount {
      let length = lanes == 1 ? measured[rows[line].key] ?? lineLength : lineLength
      starts.append(starts[line] + length)
    }
  }

  private func fill(_ range: Range<Int>) {
    self.range = range
    needsMeasurement = true
    node?.show(Array(rows[range]))
  }

  private var visibleRange: Range<Int> {
    guard let rect = visibleRect else { return 0..<min(1, rows.count) }
    let start = isVertical ? rect.minY : isMirrored ? bounds.width - rect.maxX : rect.minX
    let end = start + (isVertical ? rect.height : rect.width)
    let first = min(
      rows.count, (starts.dropFirst().firstIndex { $0 > start } ?? lineCount + 1) * lanes - lanes)
    let last = min(rows.count, (starts.firstIndex { $0 >= end } ?? lineCount) * lanes)
    return first..<max(first, last)
  }

  /// The visible part; nil outside of scroll views.
  private var visibleRect: CGRect? {
    enclosing.map { convert($0.bounds, from: $0) }
  }

  /// The scroll view that contains the rows.
  private var enclosing: UIScrollView? {
    var above = superview
    while let view = above {
      if let scrollView = view as? UIScrollView { return scrollView }
      above = view.superview
    }
    return nil
  }

  /// The number of lines by which other rows move the first visible row.
  private func shift(to next: [Node.Child]) -> Int {
    guard range.lowerBound > 0, range.lowerBound < rows.count else { return 0 }
    let key = rows[range.lowerBound].key
    let index = next.firstIndex { $0.key == key } ?? range.lowerBound
    return (index - range.lowerBound) / lanes
  }

  /// Scrolls with the first visible row, on the systems that do so (`Facts.md`, S9a).
  private func keepVisible(shiftedBy shift: Int, from start: CGFloat) {
    guard shift != 0, let enclosing, !SimulatedDevice.current.facts.insertedRowsShift else {
      return
    }
    let line = range.lowerBound / lanes + shift
    guard starts.indices.contains(line) else { return }
    let distance = starts[line] - start
    if isVertical {
      enclosing.contentOffset.y += distance
    } else {
      enclosing.contentOffset.x += isMirrored ? -distance : distance
    }
    (enclosing as? any HostedScroller)?.scroll.noteOwnOffset()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sum = estimate(starts[lineCount])
    return isVertical
      ? CGSize(width: size.width, height: sum) : CGSize(width: sum, height: size.height)
  }

  /// Estimates the length from the visible rows (`Facts.md`, S8).
  ///
  /// The error is 1 % at rest; the estimate is exact at both ends, and never shorter than the rows.
  private func estimate(_ length: CGFloat) -> CGFloat {
    guard isEstimated, range.upperBound < rows.count, range.lowerBound > 0 else { return length }
    let isMoving = enclosing.map { $0.isTracking || $0.isDecelerating } ?? false
    let factor = isMoving ? Self.estimates[range.lowerBound % Self.estimates.count] : 1.01
    let shown = starts[(range.upperBound + lanes - 1) / lanes]
    return max(shown + lineLength, length * factor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = visibleRange
    if wanted != range {
      fill(wanted)
      node?.fillContainers()
      if let node, node.isShown { for child in node.children { child.setShown(true) } }
      // The estimate depends on the visible rows, and must not be shorter than these.
      if isEstimated { enclosing?.setNeedsLayout() }
    }
    if measureVisible() {
      updateStarts()
      enclosing?.setNeedsLayout()
    }
    for (index, view) in zip(range, subviews) {
      let frame = frame(of: index)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func frame(of index: Int) -> CGRect {
    let (line, lane) = (index / lanes, CGFloat(index % lanes))
    let (start, length) = (starts[line], starts[line + 1] - starts[line])
    let across = (isVertical ? bounds.width : bounds.height) / CGFloat(lanes)
    return isVertical
      ? CGRect(x: lane * across, y: start, width: across, height: length)
      : CGRect(
        x: isMirrored ? bounds.width - start - length : start, y: lane * across, width: length,
        height: across)
  }
}
