import Foundation
import Testing
@_spi(Simulation) import UIKit

@MainActor @Suite struct ListTests {
  /// Rows whose real heights differ from the table's estimates.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat]
    var hasHeader = false

    init(_ heights: [CGFloat]) { self.heights = heights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      44
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasHeader ? "Header" : nil
    }
  }

  private func table(_ rows: Rows) -> (Stage, UITableView) {
    let table = UITableView()
    let stage = Stage(table, content: nil)
    table.delegate = rows
    table.dataSource = rows
    return (stage, table)
  }

  @Test func aBackgroundStaysBehindTheRowsAndDoesNotScroll() {
    let rows = Rows(Array(repeating: 100, count: 50))
    let (stage, table) = table(rows)
    let back = UIView()
    table.backgroundView = back
    for offset in [0.0, 500, 2_000] {
      table.contentOffset.y = offset
      stage.device.turn()
      #expect(table.subviews.first === back)
      #expect(back.frame == table.bounds)
    }
    table.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test func aScrollOfVoiceOverIsAnsweredByTheFirstWhoWantsTo() {
    final class Page: UIView {
      var asked: [UIAccessibilityScrollDirection] = []
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        asked.append(direction)
        return direction == .up
      }
    }
    let (page, inner) = (Page(), UIView())
    page.addSubview(inner)
    let device = SimulatedDevice()
    #expect(device.scroll(.up, from: inner))
    #expect(!device.scroll(.down, from: inner))
    #expect(page.asked == [.up, .down])
  }

  @Test("U16: row heights are estimates until the rows are visible")
  func sizesAreGuessedUntilRowsShow() {
    let rows = Rows(Array(repeating: 100, count: 50))
    let (stage, table) = table(rows)
    #expect(table.contentSize.height == 2_200)
    stage.device.turn()
    // Six measured rows of 100 points fill 600 points; the other 44 heights are estimates.
    #expect(table.contentSize.height == 2_536)
    #expect(table.indexPathsForVisibleRows?.count == 6)
    table.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
    stage.device.turn()
    #expect(table.contentSize.height > 2_536)
  }

  @Test func rowsAboveThatTurnOutHigherDoNotMoveTheOnesThatShow() {
    let rows = Rows(Array(repeating: 100, count: 50))
    let (stage, table) = table(rows)
    table.setContentOffset(CGPoint(x: 0, y: 1_320), animated: false)
    stage.device.turn()
    let seen = table.rectForRow(at: IndexPath(row: 31, section: 0)).minY - table.contentOffset.y
    table.contentOffset.y -= 30
    stage.device.turn()
    let now = table.rectForRow(at: IndexPath(row: 31, section: 0)).minY - table.contentOffset.y
    #expect(now == seen + 30)
  }

  @Test func insertsAndDeletesMoveTheContentSizeAndTellTheirEnd() {
    let rows = Rows(Array(repeating: 60, count: 5))
    let (stage, table) = table(rows)
    stage.device.turn()
    #expect(table.contentSize.height == 300)
    rows.heights += [60, 60]
    var ended = false
    table.performBatchUpdates {
      table.insertRows(
        at: [IndexPath(row: 5, section: 0), IndexPath(row: 6, section: 0)], with: .automatic)
    } completion: { _ in
      ended = true
    }
    #expect(table.contentSize.height == 420 && !ended)
    stage.device.advance(by: 0.4)
    #expect(ended)
    rows.heights.removeFirst(3)
    table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    #expect(table.contentSize.height == 240)
  }

  @Test("U17: section headers stay at the edge of a plain table")
  func sectionHeadersStayAtTheEdgeOfAPlainTable() {
    let rows = Rows(Array(repeating: 60, count: 30))
    rows.hasHeader = true
    let (stage, table) = table(rows)
    table.contentInset.top = 50
    table.contentOffset.y = 300
    stage.device.turn()
    #expect(table.headerView(forSection: 0)?.frame.minY == 350)
    table.contentOffset.y = -50
    stage.device.turn()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test func diffableUpdatesKeepTheHeightsOfRowsThatStay() {
    let table = UITableView()
    let stage = Stage(table, content: nil)
    table.rowHeight = 90
    table.estimatedRowHeight = 10
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    stage.device.turn()
    #expect(table.contentSize.height == 180)
    snapshot.insertItems(["new"], beforeItem: "a")
    var ended = false
    source.apply(snapshot) { ended = true }
    stage.device.advance(by: 0.4)
    #expect(ended && table.contentSize.height == 270)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "new")
  }

  @Test func collectionsCorrectTheirGuessesInOneTurn() {
    /// Cells that are 80 points high.
    final class Cell: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 80)
      }
    }
    /// Twenty items.
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 20 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { Cell(frame: .zero) }
    }
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let stage = Stage(view, content: nil)
    let items = Items()
    let heard = Heard()
    let observation = view.observe(\.contentSize, options: .new) { _, change in
      heard.lines.append("\(change.newValue?.height ?? 0)")
    }
    view.dataSource = items
    stage.device.turn()
    #expect(heard.lines.first == "880.0")
    #expect(view.contentSize.height > 1_000 && heard.lines.count > 1)
    #expect(view.visibleCells.count == 8)
    observation.invalidate()
  }

  @Test func aTableControllerAsksItselfAndHearsOfLayout() {
    /// A screen of three rows.
    final class Screen: UITableViewController {
      var layouts = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let device = SimulatedDevice()
    let screen = Screen(style: .plain)
    let window = device.show(screen)
    #expect(screen.tableView.visibleCells.count == 3)
    #expect(screen.layouts > 0 && window.rootViewController === screen)
  }
}
