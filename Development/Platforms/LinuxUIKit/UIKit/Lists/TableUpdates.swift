import Foundation

/// A group of changes of a table.
struct TableUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Returns the old index path of each row after the changes; nil for a new row.
  ///
  /// Index paths of removed rows refer to the table before all changes, those of inserted rows to
  /// the table after them.
  func origins(of counts: [Int], newCounts: [Int]) -> [[IndexPath?]] {
    var sections: [[IndexPath?]] = []
    for (section, count) in counts.enumerated() where !deletedSections.contains(section) {
      let gone = Set(deletedRows + movedRows.map(\.from))
      let renewed = Set(reloadedRows)
      let isNew = reloadedSections.contains(section)
      sections.append(
        (0..<count).map { IndexPath(row: $0, section: section) }.filter { !gone.contains($0) }
          .map { isNew || renewed.contains($0) ? nil : $0 })
    }
    for section in insertedSections {
      let count = newCounts.indices.contains(section) ? newCounts[section] : 0
      sections.insert(Array(repeating: nil, count: count), at: min(section, sections.count))
    }
    let coming =
      insertedRows.map { (path: $0, origin: IndexPath?.none) }
      + movedRows.map { (path: $0.to, origin: Optional($0.from)) }
    for each in coming.sorted(by: { $0.path < $1.path })
    where sections.indices.contains(each.path.section) {
      guard !insertedSections.contains(each.path.section) else { continue }
      let row = min(each.path.row, sections[each.path.section].count)
      sections[each.path.section].insert(each.origin, at: row)
    }
    for section in sections.indices where newCounts.indices.contains(section) {
      guard reloadedSections.contains(section) else { continue }
      sections[section] = Array(repeating: nil, count: newCounts[section])
    }
    return sections
  }
}
