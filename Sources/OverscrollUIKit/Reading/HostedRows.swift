#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  package import UIKit

  /// The rows of a list that SwiftUI lays out, in one section.
  ///
  /// The list behind a `List` with the described rows, and no others, knows the frames of all of
  /// them. In other scroll views, rows have markers while they exist, and the frames of other rows
  /// are estimates, which are corrected when these rows become visible.
  @MainActor
  package final class HostedRows: ListOfItems {
    /// The rows, as the app describes them.
    package struct Description {
      fileprivate let count: Int
      /// Returns the identity of the row at a position, from 0.
      fileprivate let id: @MainActor (Int) -> AnyHashable
      /// The identity of the row at which a chat starts.
      package var firstUnread: AnyHashable?
      /// Whether the row at a position is the reader's own.
      package var isOwn: (@MainActor (Int) -> Bool)?
      /// Returns the identity that the row at a position had before; nil for other rows.
      package var formerID: (@MainActor (Int) -> AnyHashable?)?

      package init(count: Int, id: @escaping @MainActor (Int) -> AnyHashable) {
        (self.count, self.id) = (count, id)
      }
    }

    /// The scroll view that shows the rows.
    weak var scrollView: UIScrollView?
    private var shown = Description(count: 0) { AnyHashable($0) }
    /// Rows that the list does not show yet; nil if it shows what is described.
    private var awaited: Description?
    /// The positions of identities, which may have changed since.
    private var positions: [AnyHashable: Int] = [:]
    /// Whether ``positions`` has all identities of the shown rows.
    private var isIndexed = false
    private var markers: [AnyHashable: RowMarker] = [:]

    /// Creates rows that are not described yet.
    package init() {}

    // MARK: The description

    /// Applies the rows; a list shows them in its next layout.
    package func update(_ next: Description) {
      let total = (scrollView as? any ListOfItems)?.total
      if let total, total == current.count, total != next.count {
        awaited = next
      } else {
        show(next)
      }
    }

    private func show(_ next: Description) {
      (shown, awaited, isIndexed) = (next, nil, false)
    }

    /// The rows that the list shows: the described ones once it has another number of rows.
    private var current: Description {
      if let awaited, (scrollView as? any ListOfItems)?.total != shown.count { show(awaited) }
      return shown
    }

    /// Whether the app describes a row with an identity, whether or not the list shows it yet.
    package func describes(_ id: AnyHashable) -> Bool {
      if let awaited { return (0..<awaited.count).contains { awaited.id($0) == id } }
      return position(of: id) != nil
    }

    private func position(of id: AnyHashable) -> Int? {
      let rows = current
      // Most rows keep their positions, and streams of text describe a list often.
      if let known = positions[id], known < rows.count, rows.id(known) == id { return known }
      guard !isIndexed else { return nil }
      isIndexed = true
      positions = Dictionary((0..<rows.count).map { (rows.id($0), $0) }) { first, _ in first }
      return positions[id]
    }

    // MARK: Identities

    func id(at path: IndexPath) -> AnyHashable? {
      let rows = current
      return (0..<rows.count).contains(path.item) ? rows.id(path.item) : nil
    }

    func path(of id: AnyHashable) -> IndexPath? {
      position(of: id).map { IndexPath(item: $0, section: 0) }
    }

    /// The row at which a chat starts; nil to start at its end.
    var firstUnread: IndexPath? { current.firstUnread.flatMap(path(of:)) }

    var knowsOwnRows: Bool { current.isOwn != nil }

    func isOwn(_ id: AnyHashable) -> Bool {
      position(of: id).flatMap { current.isOwn?($0) } == true
    }

    /// The identity that a row had before; nil for other rows.
    func formerID(of id: AnyHashable) -> AnyHashable? {
      position(of: id).flatMap { current.formerID?($0) }
    }

    // MARK: Items

    var numberOfSections: Int { 1 }

    func itemCount(_ section: Int) -> Int { current.count }

    var visiblePaths: [IndexPath] {
      if let list {
        return list.visiblePaths.map { IndexPath(item: list.itemsBefore($0), section: 0) }
      }
      guard let scrollView else { return [] }
      return markedRows.filter { $0.frame.intersects(scrollView.bounds) }.map {
        IndexPath(item: $0.position, section: 0)
      }
    }

    func frame(ofItemAt path: IndexPath) -> CGRect? {
      let rows = current
      guard let list else {
        return markers[rows.id(path.item)].flatMap(frame(of:)) ?? estimatedFrame(at: path.item)
      }
      return list.path(before: rows.count - 1 - path.item).flatMap { list.knownFrame(of: $0) }
    }

    /// The list with a cell for each row; nil for other scroll views.
    private var list: (any ListOfItems)? {
      let rows = current
      return (scrollView as? any ListOfItems).flatMap { $0.total == rows.count ? $0 : nil }
    }

    // MARK: Markers

    /// Whether the list may show rows, but none can be found in it.
    var areMissing: Bool { markers.isEmpty && list == nil && current.count > 0 }

    fileprivate func add(_ marker: RowMarker, _ id: AnyHashable) { markers[id] = marker }

    fileprivate func remove(_ marker: RowMarker, _ id: AnyHashable) {
      // SwiftUI may create the new view of a row before it removes the old one.
      if markers[id] === marker { markers[id] = nil }
    }

    private func frame(of marker: RowMarker) -> CGRect? {
      guard let scrollView, marker.isDescendant(of: scrollView) else { return nil }
      return marker.convert(marker.bounds, to: scrollView)
    }

    /// The rows that have markers, in order.
    private var markedRows: [(position: Int, frame: CGRect)] {
      var rows: [(position: Int, frame: CGRect)] = []
      for (id, marker) in markers {
        guard let position = position(of: id), let frame = frame(of: marker) else { continue }
        rows.append((position, frame))
      }
      return rows.sorted { $0.position < $1.position }
    }

    /// The likely frame of a row without a marker, as if all rows between the nearest ones with
    /// markers, or an end of the content, had the same length.
    ///
    /// The length of the content may be a far too long estimate (`Facts.md`, S8): rows at the end are
    /// not longer than those with markers.
    private func estimatedFrame(at position: Int) -> CGRect? {
      let rows = markedRows
      guard let scrollView, let first = rows.first, let last = rows.last else { return nil }
      let space = scrollView.readingSpace
      func extent(_ row: (position: Int, frame: CGRect)) -> (start: Double, end: Double) {
        space.extent(of: row.frame)
      }
      let (before, after) = (
        rows.last { $0.position < position }, rows.first { $0.position > position }
      )
      let firstMissing = before.map { $0.position + 1 } ?? 0
      let gapStart = before.map { extent($0).end } ?? 0
      let gapEnd = after.map { extent($0).start } ?? space.contentLength
      let count = (after?.position ?? current.count) - firstMissing
      var length = max(0, gapEnd - gapStart) / Double(max(1, count))
      if after == nil {
        let marked = extent(last).end - extent(first).start
        length = min(length, marked / Double(last.position - first.position + 1))
      }
      let start = gapStart + length * Double(position - firstMissing)
      let origin = space.isMirrored ? space.contentLength - start - length : start
      return space.axis == .vertical
        ? CGRect(x: 0, y: origin, width: scrollView.bounds.width, height: length)
        : CGRect(x: origin, y: 0, width: length, height: scrollView.bounds.height)
    }
  }

  /// An invisible view in a row that SwiftUI lays out, with the frame of the row.
  @MainActor
  package final class RowMarker: UIView {
    private var id: AnyHashable?
    private weak var rows: HostedRows?

    /// Creates a marker without a row.
    package init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Applies the identity of the row, and the rows of its list.
    package func update(_ id: AnyHashable, in rows: HostedRows) {
      guard id != self.id || rows !== self.rows else { return }
      if let old = self.id { self.rows?.remove(self, old) }
      (self.id, self.rows) = (id, rows)
      if window != nil { rows.add(self, id) }
    }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let id else { return }
      if window == nil { rows?.remove(self, id) } else { rows?.add(self, id) }
    }
  }

  extension ListOfItems {
    /// The number of items in all sections.
    fileprivate var total: Int { (0..<numberOfSections).map(itemCount).reduce(0, +) }
  }
#endif
