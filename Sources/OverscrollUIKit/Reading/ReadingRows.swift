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

    /// Whether one of the visible rows has moved by a distance in the content since these rows were
    /// recorded; by any distance other than 0 without one.
    func hasMoved(by distance: Double?, in space: ReadingSpace) -> Bool

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
    func countBeyondMark(atStart: Bool) -> Int

    /// Returns the number of rows before the first visible one that were added at the start since
    /// the start was visible, and marks the first row.
    ///
    /// - Parameters:
    ///   - offset: The offset at which the rows were recorded.
    ///   - areNew: Whether the rows that were added at the start since the last time are new.
    /// - Returns: The number of rows.
    func countAbove(readAt offset: Double, areNew: Bool) -> Int

    /// Returns the rows of which at least a half was visible when they were recorded at an offset, or
    /// that filled at least a half of the visible part, in order.
    func visibleRows(readAt offset: Double) -> [AnyHashable]

    /// Returns the identity of the row at an index path; nil if there is none.
    func identity(at path: IndexPath) -> AnyHashable?

    /// Returns the identity that a row has now.
    func presentIdentity(of id: AnyHashable) -> AnyHashable

    /// Returns the identity of the first of the last rows; nil if there are fewer.
    func identity(ofLast count: Int) -> AnyHashable?
  }

  /// Rows without the app's identities.
  extension ReadingRows {
    func hasMoved(by distance: Double?, in space: ReadingSpace) -> Bool { false }

    func place(readAt offset: Double) -> RowPlace? { nil }

    func canIdentify(_ id: AnyHashable) -> Bool { false }

    func path(of id: AnyHashable) -> IndexPath? { nil }

    func startOfLast(in space: ReadingSpace) -> Double? { nil }

    func recordOwn() {}

    func hasNewOwn() -> Bool { false }

    func startOfOwn(in space: ReadingSpace) -> Double? { nil }

    func countAbove(readAt offset: Double, areNew: Bool) -> Int { 0 }

    func visibleRows(readAt offset: Double) -> [AnyHashable] { [] }

    func identity(at path: IndexPath) -> AnyHashable? { nil }

    func presentIdentity(of id: AnyHashable) -> AnyHashable { id }

    func identity(ofLast count: Int) -> AnyHashable? { nil }
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

    func countBeyondMark(atStart: Bool) -> Int { 0 }
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
