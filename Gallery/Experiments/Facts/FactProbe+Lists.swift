import UIKit

/// Tables and collections.
extension FactProbe {
  @MainActor static let lists = [
    FactProbe(id: "U3", title: "An animated scroll removes rows at its start") { stage in
      let (table, rows) = (UITableView(), Rows())
      table.dataSource = rows
      stage.show(table, content: nil)
      let first = table.visibleCells.first
      UIView.animate(withDuration: 0.3) {
        table.contentOffset.y = 4_000
        table.layoutIfNeeded()
      }
      let isGone = first.map { !table.visibleCells.contains($0) } ?? false
      return Reading(holds: isGone, "the first row is \(isGone ? "gone" : "still shown")")
    },
    FactProbe(id: "U4", title: "The cells of a collection move with an animated inset") { stage in
      let grid = Grid(on: stage)
      UIView.animate(withDuration: 0.3) { grid.view.contentInset.top = 50 }
      let moving = grid.view.visibleCells.filter {
        $0.layer.animationKeys()?.contains { $0.hasPrefix("position") } == true
      }
      return Reading(holds: !moving.isEmpty, "\(moving.count) cells are animated")
    },
    FactProbe(id: "U10", title: "zIndex is the depth of a cell's layer") { stage in
      let depths = Set(Grid(on: stage).view.visibleCells.map(\.layer.zPosition))
      return Reading(holds: depths == [7], "\(depths.sorted())")
    },
    FactProbe(id: "U32", title: "A table moves its offset when it measures a row above") { stage in
      let (table, rows) = (UITableView(), TallRows())
      table.estimatedRowHeight = 44
      (table.dataSource, table.delegate) = (rows, rows)
      stage.show(table, content: nil)
      table.contentOffset.y = 1_000
      table.layoutIfNeeded()
      guard let path = table.indexPathsForVisibleRows?.first else { return nil }
      let place = table.rectForRow(at: path).minY - table.contentOffset.y
      for _ in 0..<20 {
        table.contentOffset.y -= 10
        table.layoutIfNeeded()
      }
      let way = table.rectForRow(at: path).minY - table.contentOffset.y - place
      return Reading(holds: abs(way - 200) < 1, "200 pt of scrolling moved a row by \(way)")
    },
  ]
}

/// A hundred rows.
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A hundred rows that are higher than their estimate.
private final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }
}

/// A collection of three items at depth 7.
@MainActor private struct Grid {
  let view = UICollectionView(frame: .zero, collectionViewLayout: DeepLayout())
  private let items = Items()

  init(on stage: ProbeStage) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    stage.show(view, content: nil)
  }
}

private final class DeepLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    found?.forEach { $0.zIndex = 7 }
    return found
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
