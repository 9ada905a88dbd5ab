import Foundation
import OverscrollCore
import ScrollPhysics

extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Returns the number of rows in each section of the data source.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Creates a section from rows of an older layout and new rows.
  func makeSection(
    _ section: Int, origins: [IndexPath?], from old: TableLayout
  ) -> TableLayout.Section {
    let rows = origins.enumerated().map { row, origin in
      if let origin, old.contains(origin) { return old.sections[origin.section].rows[origin.row] }
      return guessedRow(IndexPath(row: row, section: section))
    }
    return TableLayout.Section(
      header: headerHeight(section), rows: rows, footer: footerHeight(section))
  }

  private func guessedRow(_ path: IndexPath) -> TableLayout.Row {
    let guess =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if guess > 0 { return TableLayout.Row(height: guess, isMeasured: false) }
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 {
      // Without an estimate, all heights are requested at once.
      return TableLayout.Row(height: height, isMeasured: guess == 0)
    }
    return TableLayout.Row(height: 44, isMeasured: false)
  }

  /// Lays out the visible rows; measured heights move the rows below and change the content size.
  func layOutRows() {
    for _ in 0..<8 {
      let anchor = facts.measuredRowsMoveOffset ? firstKnownRow() : nil
      var hasChanged = false
      while measureNextRow() { hasChanged = true }
      guard hasChanged else { break }
      applyContentSize()
      keep(anchor)
    }
    placeVisibleRows()
    placeSectionViews()
    placeEnds()
  }

  /// Updates the size of the content if it has changed.
  func applyContentSize() {
    let size = CGSize(width: layer.bounds.width, height: tableLayout.height)
    let lengths = simulation.contentLengths
    if lengths.vertical != Double(size.height) || lengths.horizontal != Double(size.width) {
      contentSize = size
    }
  }

  private var visibleRows: [IndexPath] {
    tableLayout.rows(from: layer.bounds.minY, to: layer.bounds.maxY)
  }

  /// Returns the first visible measured row and its position; nil at the top, where the offset
  /// stays.
  private func firstKnownRow() -> (path: IndexPath, top: CGFloat)? {
    guard Double(layer.bounds.minY) > simulation.legalOffsets.lowerBound else { return nil }
    let known = visibleRows.first { tableLayout.sections[$0.section].rows[$0.row].isMeasured }
    return known.map { ($0, tableLayout.extent(of: $0).lowerBound) }
  }

  /// Moves the content with a row that was pushed down by rows that appeared above it.
  private func keep(_ anchor: (path: IndexPath, top: CGFloat)?) {
    guard let anchor, tableLayout.contains(anchor.path) else { return }
    let moved = tableLayout.extent(of: anchor.path).lowerBound - anchor.top
    guard moved != 0 else { return }
    contentOffset.y += moved
  }

  /// Measures the first visible row that is estimated, so that only visible rows are measured.
  private func measureNextRow() -> Bool {
    let guessed = visibleRows.first { !tableLayout.sections[$0.section].rows[$0.row].isMeasured }
    guard let path = guessed else { return false }
    tableLayout.sections[path.section].rows[path.row] = TableLayout.Row(
      height: measuredHeight(path), isMeasured: true)
    return true
  }

  private func measuredHeight(_ path: IndexPath) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    let cell = cells[path] ?? makeCell(path)
    let size = CGSize(width: layer.bounds.width, height: 0)
    return cell?.sizeThatFits(size).height ?? 44
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    insertSubview(cell, at: 0)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func placeVisibleRows() {
    let rows = visibleRows
    for path in Set(cells.keys).subtracting(rows) { drop(path) }
    for path in rows {
      guard let cell = cells[path] ?? makeCell(path) else { continue }
      let rect = rectForRow(at: path)
      if cell.frame != rect { cell.frame = rect }
    }
  }

  func drop(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
  }

  private func placeEnds() {
    let width = layer.bounds.width
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: tableLayout.header)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: tableLayout.height - tableLayout.footer, width: width, height: tableLayout.footer)
    }
  }
}
