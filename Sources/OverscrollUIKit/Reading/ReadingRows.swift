#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import UIKit

  /// The rows of a scroll view, which allow a position in its content to be found again after
  /// changes.
  @MainActor
  protocol ReadingRows: AnyObject {
    /// Stores the visible rows and their positions.
    ///
    /// - Parameters:
    ///   - space: The place of the content.
    ///   - hasChanged: Whether rows may have changed since the last time.
    func record(_ space: ReadingSpace, hasChanged: Bool)

    /// Returns the distance, in points, that the row at the reading position has moved in the
    /// content since these rows were recorded; nil if none of them exists any more.
    func movement(readAt offset: Double, in space: ReadingSpace) -> Double?

    /// Returns the place of the row being read when the content was recorded at an offset; nil if no
    /// row was visible.
    func place(readAt offset: Double) -> RowPlace?

    /// Whether rows were visible when these rows were recorded.
    var areVisible: Bool { get }

    /// Returns the extent of a row in the content, in points; nil if the list does not have the row.
    func extent(of path: IndexPath, in space: ReadingSpace) -> (start: Double, end: Double)?

    /// Whether rows have identities of the type of another identity.
    func canIdentify(_ id: AnyHashable) -> Bool

    /// Returns the index path of the row with an identity; nil if there is none.
    func path(of id: AnyHashable) -> IndexPath?

    /// Returns the start of the last row in the content, in points; nil if there is none.
    func startOfLast(in space: ReadingSpace) -> Double?

    /// Stores the newest row of the reader's own.
    func recordOwn()

    /// Returns whether a row of the reader's own was added beyond the marked row, and stores it.
    func hasNewOwn() -> Bool

    /// Returns the start of the stored row of the reader's own in the content, in points; nil if
    /// there is none.
    func startOfOwn(in space: ReadingSpace) -> Double?

    /// Marks the first or the last row.
    func mark(atStart: Bool)

    /// Returns the number of rows that were added beyond the marked row.
    func countBeyondMark() -> Int
  }

  /// Rows without the app's identities.
  extension ReadingRows {
    func place(readAt offset: Double) -> RowPlace? { nil }

    func canIdentify(_ id: AnyHashable) -> Bool { false }

    func path(of id: AnyHashable) -> IndexPath? { nil }

    func startOfLast(in space: ReadingSpace) -> Double? { nil }

    func recordOwn() {}

    func hasNewOwn() -> Bool { false }

    func startOfOwn(in space: ReadingSpace) -> Double? { nil }
  }

  /// Rows of a list, with the app's identities.
  @MainActor
  final class IdentifiedRows<ID: Hashable>: ReadingRows {
    private struct Row {
      let id: ID
      let start: Double
      let end: Double
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
    /// The rows at the marked end, the outermost first.
    private var marked: [ID] = []
    /// The number of rows in the list when they were marked.
    private var markedTotal = 0
    private var isMarkedAtStart = false
    /// The number of new rows that are not beyond the mark.
    private var counted = 0
    /// The number of new rows when they were last counted.
    private var count = 0
    /// The newest row of the reader's own.
    private var own: ID?
    /// The last row when rows of the reader's own were last looked for.
    private var lastSearched: ID?

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
      if visible.indices.contains(read) { rename(ifGone: visible[read].id, in: list) }
      for row in visible[read...] {
        if let distance = movement(of: row, in: list, space) { return distance }
      }
      for row in visible[..<read].reversed() {
        if let distance = movement(of: row, in: list, space) { return distance }
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

    func place(readAt offset: Double) -> RowPlace? {
      guard let space, !visible.isEmpty else { return nil }
      let row = visible[indexOfRowBeingRead(at: offset, in: space)]
      return RowPlace(id: AnyHashable(row.id), offset: row.start - offset - space.startInset)
    }

    func mark(atStart: Bool) {
      isMarkedAtStart = atStart
      setMark(count: 0)
    }

    func countBeyondMark() -> Int {
      guard let list, let outermost = marked.first else { return 0 }
      rename(ifGone: outermost, in: list)
      guard let kept = marked.firstIndex(where: { path(of: $0, in: list) != nil }),
        let path = path(of: marked[kept], in: list)
      else {
        // If all marked rows were removed, the rows that were counted so far stay counted.
        setMark(count: count)
        return count
      }
      let beyond = isMarkedAtStart ? list.itemsBefore(path) : list.itemsAfter(path)
      // A single row that disappears while others appear got another identity, as a message does
      // when the server confirms it.
      let isRenamed = kept == 1 && beyond > count - counted
      count = counted + beyond - (isRenamed ? 1 : 0)
      if kept > 0 { setMark(count: count) }
      return count
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
      guard let outermost = marked.first else { return false }
      rename(ifGone: outermost, in: list)
      for id in marked {
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
      guard let replaces, path(of: id, in: list) == nil else { return }
      let stored = Set((visible + earlier + later).map(\.id) + marked + [own].compactMap { $0 })
      var gone = stored.filter { self.path(of: $0, in: list) == nil }
      var names: [ID: ID] = [:]
      var path = list.path(before: 0)
      while let last = path, !gone.isEmpty {
        if let id = self.id(last), let old = replaces(id), gone.remove(old) != nil {
          names[old] = id
        }
        path = list.path(next: last, isForward: false)
      }
      guard !names.isEmpty else { return }
      func renamed(_ row: Row) -> Row {
        Row(id: names[row.id] ?? row.id, start: row.start, end: row.end)
      }
      (visible, earlier, later) = (
        visible.map(renamed), earlier.map(renamed), later.map(renamed)
      )
      marked = marked.map { names[$0] ?? $0 }
      own = own.map { names[$0] ?? $0 }
      lastSearched = lastSearched.map { names[$0] ?? $0 }
    }

    private func path(of id: ID, in list: any ListOfItems) -> IndexPath? {
      guard let path = indexPath(id), list.knownFrame(of: path) != nil else { return nil }
      return path
    }

    /// The number of rows at the marked end that are remembered.
    private let memory = 8

    private func setMark(count: Int) {
      (self.count, counted) = (count, count)
      guard let list else { return marked = [] }
      var path = isMarkedAtStart ? list.firstPath : list.path(before: 0)
      let total = path.map { list.itemsBefore($0) + list.itemsAfter($0) + 1 } ?? 0
      let outermost = path.flatMap(id)
      // Every scroll event marks the end of a chat that is read there.
      if let outermost, marked.first == outermost, total == markedTotal { return }
      markedTotal = total
      marked = outermost.map { [$0] } ?? []
      while let last = path, marked.count < memory, !marked.isEmpty {
        path = list.path(next: last, isForward: isMarkedAtStart)
        guard let path else { break }
        if let id = id(path) { marked.append(id) }
      }
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

    private func movement(
      of row: Row, in list: any ListOfItems, _ space: ReadingSpace
    ) -> Double? {
      guard let path = indexPath(row.id), let frame = list.knownFrame(of: path) else { return nil }
      return space.extent(of: frame).start - row.start
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

  /// The end of the content, for a scroll view that has no rows.
  @MainActor
  final class EndOfContent: ReadingRows {
    private var length: Double?

    func record(_ space: ReadingSpace, hasChanged: Bool) {
      length = space.contentLength == 0 ? nil : space.contentLength
    }

    func movement(readAt offset: Double, in space: ReadingSpace) -> Double? {
      length.map { space.contentLength - $0 }
    }

    var areVisible: Bool { false }

    func extent(of path: IndexPath, in space: ReadingSpace) -> (start: Double, end: Double)? { nil }

    func mark(atStart: Bool) {}

    func countBeyondMark() -> Int { 0 }
  }

  extension UIScrollView {
    /// Rows that are identified by the number of rows after them.
    ///
    /// Every list can provide this number, and insertions before a row do not change it.
    func rowsCountedFromEnd() -> any ReadingRows {
      guard let list = self as? any ListOfItems else { return EndOfContent() }
      return IdentifiedRows(
        list, id: { [weak list] in list?.itemsAfter($0) },
        indexPath: { [weak list] in list?.path(before: $0) })
    }
  }
#endif
