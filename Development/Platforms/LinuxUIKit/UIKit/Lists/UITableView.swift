import Foundation
import ScrollPhysics

/// A list of rows, whose heights are estimated until they are visible.
///
/// `delegate` has the scroll view's type: a Swift subclass cannot narrow a property. A delegate
/// that conforms to `UITableViewDelegate` is asked for heights.
@MainActor open class UITableView: UIScrollView {
  /// The value of a height that is determined by the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style.
  public let style: Style
  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows; 0 for no estimate.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The space above a section header.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The style of the separators.
  @available(tvOS, unavailable)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether rows can be dragged.
  @available(tvOS, unavailable)
  open var hasActiveDrag: Bool { otherTouch == .drag }
  /// Whether the table accepts drops.
  @available(tvOS, unavailable)
  open var hasActiveDrop: Bool { otherTouch == .drop }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }
  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) { $0.header = $1 } }
  }
  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) { $0.footer = $1 } }
  }

  var tableLayout = TableLayout()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var spare: [String: [UITableViewCell]] = [:]
  var factories: [String: () -> UITableViewCell] = [:]
  var updates: TableUpdates?
  var updateDepth = 0
  private(set) var selected: IndexPath?
  /// The inset that the system added for a keyboard.
  var keyboardInset: CGFloat = 0

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table without reading the archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// The number of sections.
  open var numberOfSections: Int { tableLayout.sections.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    tableLayout.sections.indices.contains(section) ? tableLayout.sections[section].rows.count : 0
  }

  /// Reloads everything; heights are estimates again until the next layout pass.
  open func reloadData() {
    for path in cells.keys { drop(path) }
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (headers, footers) = ([:], [:])
    tableLayout.sections = askedCounts().enumerated().map { section, count in
      makeSection(section, origins: Array(repeating: nil, count: count), from: TableLayout())
    }
    selected = nil
    applyContentSize()
    setNeedsLayout()
  }

  /// The index paths of the visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// The visible cells.
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The index path of the selected row.
  open var indexPathForSelectedRow: IndexPath? { selected }

  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the index path of the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    tableLayout.rows(from: point.y, to: point.y + 0.01).first
  }

  /// Returns the rectangle of a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard tableLayout.contains(indexPath) else { return .zero }
    let extent = tableLayout.extent(of: indexPath)
    return CGRect(
      x: 0, y: extent.lowerBound, width: layer.bounds.width,
      height: extent.upperBound - extent.lowerBound)
  }

  /// Returns the rectangle of a section.
  open func rect(forSection section: Int) -> CGRect {
    let extent = tableLayout.extent(ofSection: section)
    return CGRect(
      x: 0, y: extent.lowerBound, width: layer.bounds.width,
      height: extent.upperBound - extent.lowerBound)
  }

  /// Returns the rectangle of a section header that is not pinned; empty if there is no header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard tableLayout.sections.indices.contains(section) else { return .zero }
    var rect = rect(forSection: section)
    rect.size.height = tableLayout.sections[section].header
    return rect
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let free = bounds.inset(by: adjustedContentInset)
    var y = layer.bounds.minY
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - adjustedContentInset.top
    case .middle: y = rect.midY - free.height / 2 - adjustedContentInset.top
    case .bottom: y = rect.maxY - free.height - adjustedContentInset.top
    }
    let legal = simulation.legalOffsets
    let target = min(max(Double(y), legal.lowerBound), legal.upperBound)
    setContentOffset(CGPoint(x: layer.bounds.minX, y: target), animated: animated)
  }

  /// Selects a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    selected = indexPath
    if let indexPath { cells[indexPath]?.isSelected = true }
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selected == indexPath { selected = nil }
    cells[indexPath]?.isSelected = false
  }

  /// Lays out and measures the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    placeBackground(backgroundView)
  }

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    guard old.width != layer.bounds.width else { return }
    tableLayout.forgetMeasures()
    applyContentSize()
  }

  private func exchange(
    _ old: UIView?, for new: UIView?, _ set: (inout TableLayout, CGFloat) -> Void
  ) {
    if let old, old !== new { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    set(&tableLayout, new?.frame.height ?? 0)
    applyContentSize()
    setNeedsLayout()
  }
}

extension TableLayout {
  /// Discards all measured heights.
  fileprivate mutating func forgetMeasures() {
    for section in sections.indices {
      for row in sections[section].rows.indices { sections[section].rows[row].isMeasured = false }
    }
  }
}
