@_spi(Simulation) import UIKit

/// The rows that a list reports to UIKit.
///
/// Their cells are empty: the content lies over them, so that `ScrollView` and `List` share its
/// layout.
@MainActor private final class ReportedRows: NSObject {
  private(set) var lengths: [CGFloat] = []

  /// Takes the rows' starts, and the end of the last one; returns whether a length has changed.
  func take(_ starts: [CGFloat], length: CGFloat) -> Bool {
    // The content may be shorter than its rows, or longer, because its length is an estimate.
    let bounds = starts.dropLast().map { min($0, length) } + [length]
    let next = starts.isEmpty ? [] : zip(bounds, bounds.dropFirst()).map { $1 - $0 }
    defer { lengths = next }
    return next != lengths
  }
}

extension ReportedRows: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lengths.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lengths[indexPath.row]
  }
}

extension ReportedRows: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    lengths.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }
}

/// The table behind a `List`, up to iOS 15 and on tvOS (`Facts.md`, S10a).
@MainActor final class HostedTableView: UITableView, HostedScroller {
  private(set) lazy var scroll = HostedScroll(self, isAcross: false, isList: true)
  private let rows = ReportedRows()

  init() {
    super.init(frame: .zero, style: .plain)
    _ = scroll
    estimatedRowHeight = 0
    delegate = rows
    dataSource = rows
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  func showRows(_ starts: [CGFloat], length: CGFloat) {
    if rows.take(starts, length: length) { reloadData() }
  }

  override func layoutSubviews() {
    scroll.layOut()
    super.layoutSubviews()
  }
}

/// The collection behind a `List`, from iOS 16 (`Facts.md`, S10a).
@MainActor final class HostedCollectionView: UICollectionView, HostedScroller {
  private(set) lazy var scroll = HostedScroll(self, isAcross: false, isList: true)
  private let rows = ReportedRows()

  init() {
    super.init(frame: .zero, collectionViewLayout: RowLayout(rows))
    _ = scroll
    dataSource = rows
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  func showRows(_ starts: [CGFloat], length: CGFloat) {
    if rows.take(starts, length: length) { reloadData() }
  }

  override func layoutSubviews() {
    scroll.layOut()
    super.layoutSubviews()
  }
}

/// Arranges the items of a list below each other.
private final class RowLayout: UICollectionViewLayout {
  private let rows: ReportedRows

  init(_ rows: ReportedRows) {
    self.rows = rows
    super.init()
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: rows.lengths.reduce(0, +))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var start: CGFloat = 0
    return rows.lengths.enumerated().compactMap { item, length in
      defer { start += length }
      guard start < rect.maxY, start + length > rect.minY else { return nil }
      return attributes(of: item, from: start)
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard rows.lengths.indices.contains(indexPath.item) else { return nil }
    return attributes(of: indexPath.item, from: rows.lengths[..<indexPath.item].reduce(0, +))
  }

  private func attributes(of item: Int, from start: CGFloat) -> UICollectionViewLayoutAttributes {
    let found = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    found.frame = CGRect(x: 0, y: start, width: width, height: rows.lengths[item])
    return found
  }
}
