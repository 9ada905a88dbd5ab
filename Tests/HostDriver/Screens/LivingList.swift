package import OverscrollCore
package import OverscrollUIKit
package import UIKit

/// A list whose rows have identities and lengths, and change while it is read.
@MainActor
package final class LivingList: ReadList {
  /// The kind of view, and how its rows are changed.
  package enum Kind: CaseIterable, Sendable {
    case reloadedTable, exactTable, batchedTable, diffableTable
    case reloadedGrid, diffableGrid, diffableList, row, mirroredRow
  }

  package let kind: Kind
  package let device: Device
  package let view: UIScrollView
  package let window: UIWindow
  package let finger: Finger
  /// The identities of the rows.
  package private(set) var ids: [Int]
  /// The lengths of the rows, by identity.
  package private(set) var lengths: [Int: Double]
  /// The number of times that an identity or an index path was requested.
  package private(set) var requests = 0
  /// The earlier identities of rows.
  package private(set) var replaced: [Int: Int] = [:]
  /// The reported places of the row being read.
  package private(set) var anchors: [ReadingAnchor<Int>] = []
  /// The reported rows that were visible for a second.
  package private(set) var readRows: [[Int]] = []
  /// The runs of edges that end in code.
  package var runs: [OverscrollRun] = []
  private let rows = Rows()
  private var tableSource: UITableViewDiffableDataSource<Int, Int>?
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  package init(
    _ kind: Kind, lengths: [Double], on device: Device, inset: Double = 0,
    readAt anchor: ReadingAnchor<Int>? = nil, makesTable: () -> UITableView = { DrivenTable() }
  ) {
    (self.kind, self.device) = (kind, device)
    ids = Array(lengths.indices)
    self.lengths = Dictionary(uniqueKeysWithValues: zip(lengths.indices, lengths))
    finger = Finger(on: device)
    view =
      kind.isTable
      ? makesTable() : DrivenCollection(frame: .zero, collectionViewLayout: kind.layout)
    if kind == .mirroredRow { view.semanticContentAttribute = .forceRightToLeft }
    window = device.show(view)
    rows.list = self
    if inset != 0 { setInset(inset, atStart: true) }
    if let anchor { keepPosition(at: anchor) }
    connect()
    if tableSource != nil || source != nil { show(old: []) }
    device.turn()
  }

  private func connect() {
    if let table = view as? UITableView {
      table.estimatedRowHeight = kind == .exactTable ? 0 : 44
      table.delegate = rows
      guard kind == .diffableTable else { return table.dataSource = rows }
      tableSource = UITableViewDiffableDataSource(tableView: table) { _, _, _ in
        UITableViewCell()
      }
    } else if let collection = view as? UICollectionView {
      guard kind != .reloadedGrid else { return collection.dataSource = rows }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        [weak self] _, _, id in self?.cell(id)
      }
    }
  }

  fileprivate func cell(_ id: Int) -> UICollectionViewCell {
    let cell = Cell(frame: .zero)
    let length = lengths[id] ?? 0
    cell.size =
      kind.axis == .vertical
      ? CGSize(width: 390, height: length) : CGSize(width: length, height: 500)
    return cell
  }

  /// A table that is scrolled over rows that it has not measured.
  package static func scrolledTable() -> LivingList {
    let list = LivingList(
      .reloadedTable, lengths: Array(repeating: 90, count: 60), on: Device())
    list.scroll(to: 1_000)
    return list
  }

  // MARK: The reading position

  /// Sets the list's reading position.
  package func keepPosition(_ atStart: ReadingPosition.AtStart = .showsNewRows) {
    view.overscroll.readingPosition = position(atStart)
    device.turn()
  }

  /// Sets a reading position that starts at a place, and stores its reports.
  package func keepPosition(at anchor: ReadingAnchor<Int>?) {
    view.overscroll.readingPosition = ReadingPosition(
      anchor: anchor, onAnchorChange: { [weak self] in self?.anchors.append($0) },
      onVisibleRowsChange: { [weak self] in self?.readRows.append($0) },
      id: { [weak self] in self?.id(at: $0) }, indexPath: { [weak self] in self?.path(of: $0) })
  }

  /// The identities of the rows.
  package func position(_ atStart: ReadingPosition.AtStart = .showsNewRows) -> ReadingPosition {
    ReadingPosition(
      atStart: atStart, replaces: { [weak self] in self?.replaced[$0] },
      id: { [weak self] in self?.id(at: $0) },
      indexPath: { [weak self] in self?.path(of: $0) })
  }

  /// The list as a chat.
  package func chat(
    firstUnread: Int? = nil, isOwn: (@MainActor (Int) -> Bool)? = nil,
    replaces: (@MainActor (Int) -> Int?)? = nil
  ) -> OverscrollChat {
    OverscrollChat(
      firstUnread: { firstUnread.map { IndexPath(item: $0, section: 0) } },
      isOwn: isOwn, replaces: replaces ?? { [weak self] in self?.replaced[$0] },
      id: { [weak self] in self?.id(at: $0) }, indexPath: { [weak self] in self?.path(of: $0) })
  }

  /// Makes the list a chat that starts at a place, and stores its reports.
  package func beginChat(at anchor: ReadingAnchor<Int>) {
    view.overscroll.chat = OverscrollChat(
      anchor: anchor, onAnchorChange: { [weak self] in self?.anchors.append($0) },
      id: { [weak self] in self?.id(at: $0) }, indexPath: { [weak self] in self?.path(of: $0) })
  }

  private func id(at path: IndexPath) -> Int? {
    requests += 1
    return ids.indices.contains(path.item) ? ids[path.item] : nil
  }

  private func path(of id: Int) -> IndexPath? {
    requests += 1
    return ids.firstIndex(of: id).map { IndexPath(item: $0, section: 0) }
  }

  // MARK: Changes

  /// Changes the rows and their lengths, and the list with them.
  package func change(
    isAnimated: Bool = false, grown: [Int: Double] = [:], _ body: (inout [Int]) -> Void = { _ in }
  ) {
    let old = ids
    body(&ids)
    for id in ids where lengths[id] == nil { lengths[id] = 60 }
    lengths.merge(grown) { $1 }
    show(old: old, isAnimated: isAnimated, grown: ids.filter { grown[$0] != nil })
  }

  /// Gives rows other identities.
  package func rename(_ names: [Int: Int]) {
    for (old, new) in names { (replaced[new], lengths[new]) = (old, lengths[old]) }
    change { ids in ids = ids.map { names[$0] ?? $0 } }
  }

  /// Gives the viewport another length.
  package func resize(to length: Double) {
    if kind.axis == .vertical {
      view.frame.size.height = length
    } else {
      view.frame.size.width = length
    }
  }

  /// Sets the app's inset at the start or the end, as a bar or a keyboard does.
  package func setInset(_ inset: Double, atStart isStart: Bool) {
    switch (kind.axis, isStart != (kind == .mirroredRow)) {
    case (.vertical, true): view.overscroll.contentInset.top = inset
    case (.vertical, false): view.overscroll.contentInset.bottom = inset
    case (.horizontal, true): view.overscroll.contentInset.left = inset
    case (.horizontal, false): view.overscroll.contentInset.right = inset
    }
  }

  private func show(old: [Int], isAnimated: Bool = false, grown: [Int] = []) {
    switch kind {
    case .reloadedTable, .exactTable: (view as? UITableView)?.reloadData()
    case .reloadedGrid: (view as? UICollectionView)?.reloadData()
    case .batchedTable: batch(old: old, isAnimated: isAnimated, grown)
    case .diffableTable: tableSource?.apply(snapshot(grown), animatingDifferences: isAnimated)
    case .diffableGrid, .diffableList, .row, .mirroredRow:
      source?.apply(snapshot(grown), animatingDifferences: isAnimated)
    }
  }

  private func snapshot(_ grown: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    snapshot.reconfigureItems(grown)
    return snapshot
  }

  /// Rows whose order has changed are deleted and inserted.
  private func batch(old: [Int], isAnimated: Bool, _ grown: [Int]) {
    guard let table = view as? UITableView else { return }
    let difference = ids.difference(from: old)
    let (removed, inserted) = (difference.removals, difference.insertions)
    let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let renewed = grown.filter { id in
      places[id] != nil && !removed.contains { $0.element == id }
    }
    table.performBatchUpdates {
      table.deleteRows(at: removed.map { IndexPath(row: $0.offset, section: 0) }, with: .none)
      table.insertRows(at: inserted.map { IndexPath(row: $0.offset, section: 0) }, with: .none)
      table.reloadRows(
        at: renewed.compactMap { places[$0] }.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }

  // MARK: Positions

  package var axis: OverscrollAxis { kind.axis }

  package var isMirrored: Bool { kind == .mirroredRow }

  package var appliesAtOnce: Bool { kind.appliesAtOnce }

  package func row(_ id: Int) -> ReadRow? {
    guard let index = ids.firstIndex(of: id),
      let frame = frame(of: IndexPath(item: index, section: 0))
    else { return nil }
    let extent = space.extent(of: frame)
    return ReadRow(id: id, place: extent.start - offset, length: extent.end - extent.start)
  }

  private func frame(of path: IndexPath) -> CGRect? {
    if let table = view as? UITableView {
      return path.row < table.numberOfRows(inSection: 0) ? table.rectForRow(at: path) : nil
    }
    guard let collection = view as? UICollectionView,
      path.item < collection.numberOfItems(inSection: 0)
    else { return nil }
    return collection.layoutAttributesForItem(at: path)?.frame
  }

  private var visiblePaths: [IndexPath] {
    (view as? UITableView)?.indexPathsForVisibleRows
      ?? (view as? UICollectionView)?.indexPathsForVisibleItems ?? []
  }

  /// The rows that are visible, in order.
  package var visible: [ReadRow] {
    visiblePaths.sorted().compactMap { row(ids[$0.item]) }.filter {
      $0.place + $0.length > 0 && $0.place < space.viewportLength
    }
  }

  private final class Cell: UICollectionViewCell {
    var size = CGSize.zero

    override func sizeThatFits(_ available: CGSize) -> CGSize { size }
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    weak var list: LivingList?

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      list?.ids.count ?? 0
    }

    func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      guard let list, list.ids.indices.contains(path.row) else { return 0 }
      return list.lengths[list.ids[path.row]] ?? 0
    }

    func tableView(_ table: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
      table.estimatedRowHeight
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      list?.ids.count ?? 0
    }

    func collectionView(
      _: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      guard let list, list.ids.indices.contains(path.item) else { return UICollectionViewCell() }
      return list.cell(list.ids[path.item])
    }
  }
}

extension LivingList.Kind {
  package var isTable: Bool {
    switch self {
    case .reloadedTable, .exactTable, .batchedTable, .diffableTable: true
    case .reloadedGrid, .diffableGrid, .diffableList, .row, .mirroredRow: false
    }
  }

  /// Whether a change lays out the rows at once.
  package var appliesAtOnce: Bool {
    switch self {
    case .reloadedTable, .exactTable, .reloadedGrid: false
    case .batchedTable, .diffableTable, .diffableGrid, .diffableList, .row, .mirroredRow: true
    }
  }

  package var axis: OverscrollAxis {
    self == .row || self == .mirroredRow ? .horizontal : .vertical
  }

  @MainActor fileprivate var layout: UICollectionViewLayout {
    if self == .diffableList {
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    let layout = self == .mirroredRow ? FlippedLayout() : UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 4
    if axis == .horizontal { layout.scrollDirection = .horizontal }
    layout.estimatedItemSize =
      axis == .horizontal ? CGSize(width: 50, height: 500) : CGSize(width: 390, height: 50)
    return layout
  }
}

package final class FlippedLayout: UICollectionViewFlowLayout {
  package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
