package import OverscrollCore
package import UIKit

/// A table whose rows have an estimated height of 44 points and other actual heights, alone or
/// above tabs.
@MainActor
package final class GuessedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  package let device: Device
  package let table: UITableView = DrivenTable()
  package let window: UIWindow
  package let finger: Finger
  /// The actual heights of the rows.
  package var heights: [CGFloat]
  /// Called whenever the table reads the number of rows.
  package var asked: (() -> Void)?

  package init(_ heights: [CGFloat], hasTabs: Bool = false, on device: Device) {
    (self.device, self.heights) = (device, heights)
    finger = Finger(on: device)
    let screen = UIViewController()
    screen.view = table
    let tabs = UITabBarController()
    if hasTabs { tabs.viewControllers = [screen] }
    window = device.show(hasTabs ? tabs : screen)
    super.init()
    table.estimatedRowHeight = 44
    table.delegate = self
    table.dataSource = self
    device.turn()
  }

  package convenience init(rows: Int, of height: CGFloat = 90, on device: Device) {
    self.init(Array(repeating: height, count: rows), on: device)
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asked?()
    return heights.count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell()
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row]
  }

  package func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  /// The first visible row, and its position in the viewport.
  package var firstSeen: (row: Int, place: Double) {
    guard let path = table.indexPathsForVisibleRows?.min() else { return (-1, .nan) }
    return (path.row, Double(table.rectForRow(at: path).minY - table.contentOffset.y))
  }

  /// Scrolls to the end row by row, so that all heights are known.
  package func scrollToTheEnd() {
    for _ in 0..<100 {
      let end = table.watched.legalOffsets.upperBound
      if abs(Double(table.contentOffset.y) - end) < 0.01 { return }
      table.contentOffset.y = min(table.contentOffset.y + 300, end)
      device.advance(by: 0.05)
    }
  }

  /// Appends rows at the end.
  package func append(_ page: [CGFloat], reloads: Bool) {
    let first = heights.count
    heights += page
    if reloads { return table.reloadData() }
    table.insertRows(
      at: page.indices.map { IndexPath(row: first + $0, section: 0) }, with: .none)
  }

  /// The position of a row, in points below the top of the table.
  package func place(ofRow row: Int) -> Double {
    Double(table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y)
  }

  /// The visible offset in each frame from now on.
  package func trace(for seconds: Double) -> [Double] { device.trace(of: table, for: seconds) }
}

/// Items of a diffable data source that size themselves: 80 points, estimated as 50.
@MainActor
package final class Tiles {
  package let device: Device
  package let view: UICollectionView
  package let window: UIWindow
  package let finger: Finger
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  package init(_ count: Int, on device: Device) {
    self.device = device
    finger = Finger(on: device)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    view = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    view.alwaysBounceVertical = true
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      Tile(frame: .zero)
    }
    window = device.show(view)
    show(count)
    device.turn()
  }

  /// Shows a number of items.
  package func show(_ count: Int, isAnimated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: isAnimated)
  }

  /// Shows a number of items, whose cells appear with the next layout.
  package func reload(_ count: Int) {
    show(count)
    view.reloadData()
  }

  /// The running animations of the cells, by the keys of their layers.
  package var animations: [String] { view.visibleCells.flatMap { $0.layer.animationKeys() ?? [] } }

  private final class Tile: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 390, height: 80) }
  }
}

extension EdgeOptions {
  /// A footer of 44 points.
  package static func footer(
    _ trigger: OverscrollTrigger, _ placement: Placement, _ visibility: Visibility = .withContent
  ) -> EdgeOptions {
    var options = EdgeOptions(purpose: .load, trigger: trigger, extent: 44, placement: placement)
    options.visibility = visibility
    options.maximumPagesToFillViewport = 0
    return options
  }
}
