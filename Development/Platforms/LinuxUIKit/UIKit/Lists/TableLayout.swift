import Foundation

/// The positions of a table's rows, estimated or measured.
struct TableLayout {
  /// A row with its height, estimated or measured.
  struct Row {
    var height: CGFloat
    var isMeasured: Bool
  }

  /// A section.
  struct Section {
    var header: CGFloat
    var rows: [Row]
    var footer: CGFloat

    var height: CGFloat { rows.reduce(header + footer) { $0 + $1.height } }
  }

  var sections: [Section] = []
  var header: CGFloat = 0
  var footer: CGFloat = 0

  var height: CGFloat { sections.reduce(header + footer) { $0 + $1.height } }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Returns the top and the bottom of a section.
  func extent(ofSection section: Int) -> ClosedRange<CGFloat> {
    let top = sections.prefix(section).reduce(header) { $0 + $1.height }
    return top...(top + sections[section].height)
  }

  /// Returns the top and the bottom of a row.
  func extent(of path: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[path.section]
    let top = section.rows.prefix(path.row).reduce(
      extent(ofSection: path.section).lowerBound + section.header
    ) { $0 + $1.height }
    return top...(top + section.rows[path.row].height)
  }

  /// Returns the rows that are visible between two positions.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    var place = header
    for (number, section) in sections.enumerated() {
      var y = place + section.header
      place += section.height
      guard place >= top, y <= bottom else { continue }
      for (index, row) in section.rows.enumerated() {
        if y >= bottom { break }
        if y + row.height > top { found.append(IndexPath(row: index, section: number)) }
        y += row.height
      }
    }
    return found
  }
}
