import OverscrollCore
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A list whose rows have identities and lengths, and change while it is read.
@MainActor
final class LivingList {
  /// The kind of view, and how its rows are changed.
  enum Kind: CaseIterable, Sendable {
    case reloadedTable, exactTable, batchedTable, diffableTable
    case reloadedGrid, diffableGrid, diffableList, row, mirroredRow
  }

  /// A row that is visible or was, with its position in the viewport.
  struct Row {
    let id: Int
    let place: Double
    let length: Double
  }

  let kind: Kind
  let device: SimulatedDevice
  let view: UIScrollView
  let window: UIWindow
  let finger: Finger
  /// The identities of the rows.
  private(set) var ids: [Int]
  /// The lengths of the rows, by identity.
  private(set) var lengths: [Int: Double]
  /// The number of times that an identity or an index path was requested.
  private(set) var requests = 0
  /// The earlier identities of rows.
  private(set) var replaced: [Int: Int] = [:]
  /// The runs of edges that end in code.
  var runs: [OverscrollRun] = []
  private let rows = Rows()
  private var tableSource: UITableViewDiffableDataSource<Int, Int>?
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(
    _ kind: Kind, lengths: [Double], on device: SimulatedDevice,
    makesTable: () -> UITableView = { UITableView() }
  ) {
    (self.kind, self.device) = (kind, device)
    ids = Array(lengths.indices)
    self.lengths = Dictionary(uniqueKeysWithValues: zip(lengths.indices, lengths))
    finger = Finger(on: device)
    view =
      kind.isTable
      ? makesTable() : UICollectionView(frame: .zero, collectionViewLayout: kind.layout)
    if kind == .mirroredRow { view.semanticContentAttribute = .forceRightToLeft }
    window = device.show(view)
    rows.list = self
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
  static func scrolledTable() -> LivingList {
    let list = LivingList(
      .reloadedTable, lengths: Array(repeating: 90, count: 60), on: SimulatedDevice())
    list.scroll(to: 1_000)
    return list
  }

  // MARK: The reading position

  /// Sets the list's reading position.
  func keepPosition(_ atStart: ReadingPosition.AtStart = .showsNewRows) {
    view.overscroll.readingPosition = position(atStart)
    device.turn()
  }

  /// The identities of the rows.
  func position(_ atStart: ReadingPosition.AtStart = .showsNewRows) -> ReadingPosition {
    ReadingPosition(
      atStart: atStart, replaces: { [weak self] in self?.replaced[$0] },
      id: { [weak self] in self?.id(at: $0) },
      indexPath: { [weak self] in self?.path(of: $0) })
  }

  /// The list as a chat.
  func chat(firstUnread: Int? = nil) -> OverscrollChat {
    OverscrollChat(
      firstUnread: { firstUnread.map { IndexPath(item: $0, section: 0) } },
      replaces: { [weak self] in self?.replaced[$0] },
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
  func change(
    isAnimated: Bool = false, grown: [Int: Double] = [:], _ body: (inout [Int]) -> Void = { _ in }
  ) {
    let old = ids
    body(&ids)
    for id in ids where lengths[id] == nil { lengths[id] = 60 }
    lengths.merge(grown) { $1 }
    show(old: old, isAnimated: isAnimated, grown: ids.filter { grown[$0] != nil })
  }

  /// Gives rows other identities.
  func rename(_ names: [Int: Int]) {
    for (old, new) in names { (replaced[new], lengths[new]) = (old, lengths[old]) }
    change { ids in ids = ids.map { names[$0] ?? $0 } }
  }

  /// Gives the viewport another length.
  func resize(to length: Double) {
    if kind.axis == .vertical {
      view.frame.size.height = length
    } else {
      view.frame.size.width = length
    }
  }

  /// Sets the app's inset at the start or the end, as a bar or a keyboard does.
  func setInset(_ inset: Double, atStart isStart: Bool) {
    let isFirst = isStart != (kind == .mirroredRow)
    let edge: OverscrollEdge =
      kind.axis == .vertical ? (isFirst ? .top : .bottom) : isFirst ? .leading : .trailing
    view.overscroll.contentInset[physical: edge] = inset
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

  /// The offset from the logical start, in points.
  var offset: Double { space.offset }

  /// The offsets at which the list can rest.
  var legalOffsets: ClosedRange<Double> { space.legalOffsets }

  /// The coordinates along the axis.
  var space: ReadingSpace {
    ReadingSpace(scrollView: view, axis: kind.axis, isMirrored: kind == .mirroredRow)
  }

  /// Scrolls to an offset from the logical start.
  func scroll(to offset: Double) {
    view.contentOffset[kind.axis] =
      kind == .mirroredRow ? space.contentLength - space.viewportLength - offset : offset
    device.advance(by: 0.5)
  }

  /// The position of a row in the viewport, in points from the logical start.
  func place(of id: Int) -> Double? { row(id)?.place }

  func row(_ id: Int) -> Row? {
    guard let index = ids.firstIndex(of: id), let list = view as? any ListOfItems,
      let frame = list.knownFrame(of: IndexPath(item: index, section: 0))
    else { return nil }
    let extent = space.extent(of: frame)
    return Row(id: id, place: extent.start - offset, length: extent.end - extent.start)
  }

  /// The rows that are visible, in order.
  var visible: [Row] {
    let paths = (view as? any ListOfItems)?.visiblePaths.sorted() ?? []
    return paths.compactMap { row(ids[$0.item]) }.filter {
      $0.place + $0.length > 0 && $0.place < space.viewportLength
    }
  }

  /// The first row that is wholly visible.
  var read: Row? { firstWhole(in: visible, of: space) }

  /// The first of some rows that is wholly visible in a viewport after a scroll by a distance.
  func firstWhole(
    in rows: [Row], of space: ReadingSpace, scrolledBy distance: Double = 0
  ) -> Row? {
    rows.first {
      let place = $0.place - distance
      return place >= space.startInset - 0.5
        && place + $0.length <= space.viewportLength - space.endInset + 0.5
    } ?? rows.first { $0.place - distance + $0.length > space.startInset - 0.5 }
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
  var isTable: Bool {
    switch self {
    case .reloadedTable, .exactTable, .batchedTable, .diffableTable: true
    case .reloadedGrid, .diffableGrid, .diffableList, .row, .mirroredRow: false
    }
  }

  /// Whether a change lays out the rows at once.
  var appliesAtOnce: Bool {
    switch self {
    case .reloadedTable, .exactTable, .reloadedGrid: false
    case .batchedTable, .diffableTable, .diffableGrid, .diffableList, .row, .mirroredRow: true
    }
  }

  var axis: OverscrollAxis { self == .row || self == .mirroredRow ? .horizontal : .vertical }

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

final class FlippedLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
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
