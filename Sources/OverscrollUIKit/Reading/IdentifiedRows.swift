#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Rows of a list, with the app's identities.
  @MainActor
  final class IdentifiedRows<ID: Hashable>: ReadingRows {
    private struct Row {
      let id: ID
      let start: Double
      let end: Double
    }

    /// The rows at an end of the list, beyond which rows are counted.
    private struct Mark {
      /// The identities, the outermost first.
      var rows: [ID] = []
      /// The number of rows in the list when they were marked.
      var total = 0
      /// The number of new rows that are not beyond the mark.
      var counted = 0
      /// The number of new rows when they were last counted.
      var count = 0
    }

    /// The number of rows before the visible ones, and after them, that are stored.
    private let reach = 32
    /// The list; nil if the scroll view has no items.
    private weak var list: (any ListOfItems)?
    private let id: @MainActor (IndexPath) -> ID?
    private let indexPath: @MainActor (ID) -> IndexPath?
    private let replaces: (@MainActor (ID) -> ID?)?
    private let isOwn: (@MainActor (ID) -> Bool)?
    /// The visible rows, in the order of the list.
    private var visible: [Row] = []
    /// The place of the content when the rows were recorded: a bar that appears since does not
    /// change what was read.
    private var space: ReadingSpace?
    /// The rows before the visible ones, the nearest first.
    private var earlier: [Row] = []
    /// The rows after the visible ones, the nearest first.
    private var later: [Row] = []
    /// The first and the last visible index path.
    private var ends: (first: IndexPath, last: IndexPath)?
    private var marks = (start: Mark(), end: Mark())
    /// The newest row of the reader's own.
    private var own: ID?
    /// The last row when rows of the reader's own were last looked for.
    private var lastSearched: ID?
    /// The row for whose present identity was last looked in vain.
    private var lost: ID?

    init(
      _ list: (any ListOfItems)?, id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?,
      replaces: (@MainActor (ID) -> ID?)? = nil, isOwn: (@MainActor (ID) -> Bool)? = nil
    ) {
      self.list = list
      (self.id, self.indexPath, self.replaces, self.isOwn) = (id, indexPath, replaces, isOwn)
    }

    var areVisible: Bool { ends != nil }

    func extent(of path: IndexPath, in space: ReadingSpace) -> (start: Double, end: Double)? {
      list?.knownFrame(of: path).map(space.extent)
    }

    func canIdentify(_ id: AnyHashable) -> Bool { id.base is ID }

    func path(of id: AnyHashable) -> IndexPath? {
      guard let id = id.base as? ID, let list else { return nil }
      return path(of: id, in: list)
    }

    func identity(at path: IndexPath) -> AnyHashable? { id(path).map { AnyHashable($0) } }

    func identity(ofLast count: Int) -> AnyHashable? {
      list?.path(before: count - 1).flatMap(identity)
    }

    func startOfLast(in space: ReadingSpace) -> Double? {
      list?.path(before: 0).flatMap { extent(of: $0, in: space)?.start }
    }

    func record(_ space: ReadingSpace, hasChanged: Bool) {
      visible.removeAll(keepingCapacity: true)
      self.space = space
      guard let list else { return }
      let paths = list.visiblePaths.sorted()
      guard let first = paths.first, let last = paths.last else { return forgetNeighbours() }
      for path in paths {
        if let row = row(at: path, in: list, space) { visible.append(row) }
      }
      guard hasChanged || ends?.first != first || ends?.last != last else { return }
      ends = (first, last)
      recordNeighbours(of: first, isForward: false, in: list, space, &earlier)
      recordNeighbours(of: last, isForward: true, in: list, space, &later)
    }

    func movement(readAt offset: Double, in space: ReadingSpace) -> Double? {
      guard let list else { return nil }
      let read = indexOfRowBeingRead(at: offset, in: self.space ?? space)
      if visible.indices.contains(read) {
        let row = visible[read]
        if let distance = movement(of: row, readAt: offset, in: list, space) { return distance }
        rename(ifGone: row.id, in: list)
      }
      // Not all rows that were visible when they were recorded are visible at another offset.
      let end = offset + (self.space ?? space).viewportLength - 0.01
      let next = visible[read...].firstIndex { $0.start >= end } ?? visible.endIndex
      for row in visible[read..<next] + visible[..<read].reversed() + visible[next...] {
        if let distance = movement(of: row, readAt: offset, in: list, space) { return distance }
      }
      for step in 0..<max(earlier.count, later.count) {
        if step < later.count, let distance = movement(of: later[step], in: list, space) {
          return distance
        }
        if step < earlier.count, let distance = movement(of: earlier[step], in: list, space) {
          return distance
        }
      }
      return nil
    }

    func hasMoved(by distance: Double?, in space: ReadingSpace) -> Bool {
      guard let list, let first = visible.first, let last = visible.last else { return false }
      // A list that has moved to keep a row has moved the first or the last visible one.
      func isInPlace(_ row: Row) -> Bool { abs(movement(of: row, in: list, space) ?? 1) <= 0.01 }
      if distance != nil, isInPlace(first), isInPlace(last) { return false }
      return visible.contains { row in
        guard let movement = movement(of: row, in: list, space), abs(movement) > 0.01 else {
          return false
        }
        return distance.map { abs(movement - $0) <= 0.5 } ?? true
      }
    }

    func place(readAt offset: Double) -> RowPlace? {
      guard let space, !visible.isEmpty else { return nil }
      let row = visible[indexOfRowBeingRead(at: offset, in: space)]
      let start = max(offset + space.startInset, 0)
      return RowPlace(id: AnyHashable(row.id), offset: row.start - start)
    }

    func visibleRows(readAt offset: Double) -> [AnyHashable] {
      guard let space else { return [] }
      let start = offset + space.startInset
      let end = offset + space.viewportLength - space.endInset
      return visible.filter {
        min($0.end, end) - max($0.start, start) >= min($0.end - $0.start, end - start) / 2 - 0.5
      }.map { AnyHashable($0.id) }
    }

    // MARK: New rows

    func mark(atStart isAtStart: Bool) { setMark(atStart: isAtStart, count: 0) }

    func countBeyondMark(atStart isAtStart: Bool) -> Int {
      let marked = self[isAtStart].rows
      guard let list, let outermost = marked.first else { return 0 }
      rename(ifGone: outermost, in: list)
      let mark = self[isAtStart]
      guard let kept = mark.rows.firstIndex(where: { path(of: $0, in: list) != nil }),
        let path = path(of: mark.rows[kept], in: list)
      else {
        // If all marked rows were removed, the rows that were counted so far stay counted.
        setMark(atStart: isAtStart, count: mark.count)
        return mark.count
      }
      let beyond = isAtStart ? list.itemsBefore(path) : list.itemsAfter(path)
      // A single row that disappears while others appear got another identity, as a message does
      // when the server confirms it.
      let isRenamed = kept == 1 && beyond > mark.count - mark.counted
      let count = mark.counted + beyond - (isRenamed ? 1 : 0)
      self[isAtStart].count = count
      if kept > 0 { setMark(atStart: isAtStart, count: count) }
      return count
    }

    func countAbove(readAt offset: Double, areNew: Bool) -> Int {
      guard let list, let space, !marks.start.rows.isEmpty else {
        mark(atStart: true)
        return 0
      }
      let before = marks.start.count
      var count = countBeyondMark(atStart: true)
      if !areNew { count = min(before, count) }
      let start = offset + space.startInset - 0.5
      if let seen = visible.first(where: { $0.start >= start }),
        let path = path(of: seen.id, in: list)
      {
        count = min(count, list.itemsBefore(path))
      }
      if count != marks.start.count { setMark(atStart: true, count: count) }
      return count
    }

    private subscript(isAtStart: Bool) -> Mark {
      get { isAtStart ? marks.start : marks.end }
      set { if isAtStart { marks.start = newValue } else { marks.end = newValue } }
    }

    /// The number of rows at the marked end that are remembered.
    private let memory = 8

    private func setMark(atStart isAtStart: Bool, count: Int) {
      var mark = self[isAtStart]
      defer { self[isAtStart] = mark }
      (mark.count, mark.counted) = (count, count)
      guard let list else { return mark.rows = [] }
      var path = isAtStart ? list.firstPath : list.path(before: 0)
      let total = path.map { list.itemsBefore($0) + list.itemsAfter($0) + 1 } ?? 0
      let outermost = path.flatMap(id)
      // Every scroll event marks the end of a chat that is read there.
      if let outermost, mark.rows.first == outermost, total == mark.total { return }
      mark.total = total
      mark.rows = outermost.map { [$0] } ?? []
      while let last = path, mark.rows.count < memory, !mark.rows.isEmpty {
        path = list.path(next: last, isForward: isAtStart)
        guard let path else { break }
        if let id = id(path) { mark.rows.append(id) }
      }
    }

    // MARK: Rows of the reader's own

    func recordOwn() {
      lastSearched = list?.path(before: 0).flatMap(id)
      own = newestOwn(in: reach)
    }

    func hasNewOwn() -> Bool {
      guard isOwn != nil, let list, let last = list.path(before: 0).flatMap(id),
        last != lastSearched
      else { return false }
      lastSearched = last
      guard let outermost = marks.end.rows.first else { return false }
      rename(ifGone: outermost, in: list)
      for id in marks.end.rows {
        guard let path = path(of: id, in: list) else { continue }
        guard let newest = newestOwn(in: list.itemsAfter(path)), newest != own else { break }
        own = newest
        return true
      }
      return false
    }

    func startOfOwn(in space: ReadingSpace) -> Double? {
      guard let list, let own else { return nil }
      rename(ifGone: own, in: list)
      return self.own.flatMap { path(of: $0, in: list) }.flatMap {
        extent(of: $0, in: space)?.start
      }
    }

    /// The newest of the last rows that is the reader's own.
    private func newestOwn(in count: Int) -> ID? {
      guard let list, let isOwn else { return nil }
      var path = list.path(before: 0)
      for _ in 0..<count {
        guard let last = path else { return nil }
        if let id = id(last), isOwn(id) { return id }
        path = list.path(next: last, isForward: false)
      }
      return nil
    }

    // MARK: Identities

    /// Gives the stored rows the identities that they have now, if a row is no longer found.
    private func rename(ifGone id: ID, in list: any ListOfItems) {
      guard replaces != nil, path(of: id, in: list) == nil else { return }
      let stored = Set(
        (visible + earlier + later).map(\.id) + marks.start.rows + marks.end.rows
          + [own].compactMap { $0 })
      let names = names(of: stored.filter { self.path(of: $0, in: list) == nil }, in: list)
      guard !names.isEmpty else { return }
      func renamed(_ row: Row) -> Row {
        Row(id: names[row.id] ?? row.id, start: row.start, end: row.end)
      }
      (visible, earlier, later) = (
        visible.map(renamed), earlier.map(renamed), later.map(renamed)
      )
      marks.start.rows = marks.start.rows.map { names[$0] ?? $0 }
      marks.end.rows = marks.end.rows.map { names[$0] ?? $0 }
      own = own.map { names[$0] ?? $0 }
      lastSearched = lastSearched.map { names[$0] ?? $0 }
    }

    /// Returns the present identities of rows that are no longer found, by the earlier ones.
    private func names(of gone: Set<ID>, in list: any ListOfItems) -> [ID: ID] {
      var (gone, names) = (gone, [ID: ID]())
      var path = list.path(before: 0)
      while let last = path, !gone.isEmpty {
        if let id = id(last), let old = replaces?(id), gone.remove(old) != nil { names[old] = id }
        path = list.path(next: last, isForward: false)
      }
      return names
    }

    func presentIdentity(of id: AnyHashable) -> AnyHashable {
      guard replaces != nil, let list, let old = id.base as? ID, old != lost,
        indexPath(old) == nil
      else { return id }
      let name = names(of: [old], in: list)[old]
      // A removed row is looked for once, not in each layout.
      if name == nil { lost = old }
      return name.map { AnyHashable($0) } ?? id
    }

    private func path(of id: ID, in list: any ListOfItems) -> IndexPath? {
      guard let path = indexPath(id), list.knownFrame(of: path) != nil else { return nil }
      return path
    }

    /// The first row that is wholly visible at an offset, or otherwise the first visible one.
    private func indexOfRowBeingRead(at offset: Double, in space: ReadingSpace) -> Int {
      let start = offset + space.startInset - 0.5
      let end = offset + space.viewportLength - space.endInset + 0.5
      if let whole = visible.firstIndex(where: { $0.start >= start && $0.end <= end }) {
        return whole
      }
      return visible.firstIndex { $0.end > start } ?? visible.startIndex
    }

    /// Returns how far a row that was visible at an offset, or at any, has moved.
    ///
    /// Lists estimate the lengths of rows that are out of sight. If the start of a shorter row would
    /// put all of it there, its end keeps its place, or stays at the end of the viewport, so that the
    /// list shows the row and measures it.
    private func movement(
      of row: Row, readAt offset: Double? = nil, in list: any ListOfItems, _ space: ReadingSpace
    ) -> Double? {
      guard let path = indexPath(row.id), let frame = list.knownFrame(of: path) else { return nil }
      let extent = space.extent(of: frame)
      if let offset, row.end > offset + 1, row.start + extent.end - extent.start < offset + 1 {
        return extent.end - min(row.end, offset + space.viewportLength)
      }
      return extent.start - row.start
    }

    private func row(at path: IndexPath, in list: any ListOfItems, _ space: ReadingSpace) -> Row? {
      guard let id = id(path), let frame = list.knownFrame(of: path) else { return nil }
      let extent = space.extent(of: frame)
      return Row(id: id, start: extent.start, end: extent.end)
    }

    private func forgetNeighbours() {
      earlier.removeAll(keepingCapacity: true)
      later.removeAll(keepingCapacity: true)
      ends = nil
    }

    private func recordNeighbours(
      of path: IndexPath, isForward: Bool, in list: any ListOfItems, _ space: ReadingSpace,
      _ rows: inout [Row]
    ) {
      rows.removeAll(keepingCapacity: true)
      var path = path
      for _ in 0..<reach {
        guard let next = list.path(next: path, isForward: isForward) else { return }
        if let row = row(at: next, in: list, space) { rows.append(row) }
        path = next
      }
    }
  }
#endif
