#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  import OverscrollCore
  import UIKit

  /// The identities of a list's rows, by which the list keeps its reading position.
  ///
  /// While a table or collection view has one, the row being read stays in place whatever changes
  /// the rows: rows that are inserted, removed or moved, rows that change their height, and
  /// estimated heights that are replaced. The row being read is the first wholly visible one; if it
  /// is removed, the next visible row that remains, and otherwise the nearest of the 32 rows before
  /// and after the visible ones. It moves by at most half a point, except where the content ends.
  /// If it becomes so short that its start would put it out of sight, its end stays in place.
  ///
  /// With a diffable data source:
  ///
  /// ```swift
  /// tableView.overscroll.readingPosition = ReadingPosition(
  ///   id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
  /// ```
  ///
  /// Both closures must describe the rows that the list shows: change your model in the same turn
  /// of the run loop in which you change or reload the list. The scroll view retains the closures.
  ///
  /// The position is corrected after the list's layout and before it is displayed. If your code
  /// scrolls the list in the turn in which it changes rows, the list stays where you scrolled it.
  @MainActor
  public struct ReadingPosition {
    /// The reaction of a list that rests at its start to rows that are inserted there.
    public enum AtStart: Equatable, Sendable {
      /// The list stays at its start and shows the new rows.
      ///
      /// An edge that loads pages at the start, and one whose `scrollAnchoring` is `always`, keep
      /// the row nevertheless.
      case showsNewRows
      /// The row being read stays in place.
      case keepsRow
    }

    /// Where a row is after scrolling to it.
    public enum Alignment: Equatable, Sendable {
      /// At the start of the viewport, below the adjusted inset.
      case start
      /// In the middle of the viewport.
      case center
      /// At the end of the viewport, above the adjusted inset.
      case end
      /// Where it is if it is wholly visible, and otherwise at the nearer end of the viewport.
      case nearest
    }

    /// The reaction of a list that rests at its start to rows that are inserted there.
    public var atStart: AtStart
    /// Returns the message of a refresh that has inserted rows before the first one, such as
    /// "12 new"; nil, the default, for no message.
    ///
    /// Called with the number of these rows, at least 1, if the `apply` closure of a refresh at the
    /// start returned ``/OverscrollCore/RefreshResult/updated`` without a message, and so never for a
    /// bound paginator; see ``onNewRowsAboveChange``. The indicator shows the message, and VoiceOver
    /// announces it.
    public var newRowsText: (@MainActor (Int) -> String)?
    /// Called with the number of new rows above the reader after each change, on the main actor,
    /// after a layout of the list; for a text such as "12 new above".
    ///
    /// Rows that are inserted before the first one are new until they have been visible: scrolling up
    /// counts them down to 0. Earlier pages that an edge loads at the start are not among them.
    public var onNewRowsAboveChange: (@MainActor (Int) -> Void)?
    /// Identifies this position and its copies, so that a changed property restarts nothing.
    private let origin = Origin()
    /// Creates the store of the identities and positions of a scroll view's rows.
    let makeRows: @MainActor (UIScrollView) -> any ReadingRows
    /// The rows that SwiftUI lays out; nil for other lists.
    private(set) var hosted: HostedRows?
    /// The place at which a list starts; nil for the usual one.
    var start: RowPlace? { origin.start }
    /// Called with the place of the row being read; nil for no reports.
    private(set) var onPlaceChange: (@MainActor (RowPlace) -> Void)?
    /// Called with the rows that were visible for a second; nil for no reports.
    private(set) var onVisibleRowsChange: (@MainActor ([AnyHashable]) -> Void)?

    /// Creates a reading position from the identities of rows.
    ///
    /// - Parameters:
    ///   - atStart: The reaction of a list that rests at its start to rows that are inserted there.
    ///   - onVisibleRowsChange: Called with the identities of the visible rows when these have been
    ///     visible for a second without a movement by the user, in an active app, on the main actor:
    ///     to mark rows as read. At least half of each is visible, or it fills half of the visible
    ///     part. Rows that a fling passes are not among them.
    ///   - replaces: Returns the identity that a row had before, such as the temporary one of a
    ///     message that the server has confirmed; nil for other rows. The row keeps its place, and
    ///     is not counted as new. All rows may be asked in an update that removes an identity.
    ///   - id: Returns the identity of the row at an index path; nil for a row without one, which
    ///     is never the row being read.
    ///   - indexPath: Returns the index path of the row with an identity; nil if it was removed.
    public init<ID: Hashable>(
      atStart: AtStart = .showsNewRows,
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      replaces: (@MainActor (ID) -> ID?)? = nil,
      id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?
    ) {
      self.init(atStart, id: id, indexPath: indexPath, replaces: replaces, isOwn: nil)
      reportVisibleRows(onVisibleRowsChange)
    }

    /// Creates the reading position of a list that starts at a stored place.
    ///
    /// The list starts there before it is displayed, once it has the row, unless the user or your
    /// code has scrolled before. If its heights are estimates, rows are measured on the way.
    ///
    /// - Parameters:
    ///   - atStart: The reaction of a list that rests at its start to rows that are inserted there.
    ///   - anchor: The place, as `onAnchorChange` reported it earlier; nil for the list's start.
    ///   - onAnchorChange: Called with the place of the row being read if it has changed, on the
    ///     main actor: when the list has rested for at least a quarter of a second, and at once when the list
    ///     leaves its window and when the app enters the background.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second; see ``init(atStart:onVisibleRowsChange:replaces:id:indexPath:)``.
    ///   - replaces: Returns the identity that a row had before; nil for other rows.
    ///   - id: Returns the identity of the row at an index path; nil for a row without one, which
    ///     is never the row being read.
    ///   - indexPath: Returns the index path of the row with an identity; nil if it was removed.
    public init<ID: Hashable & Codable & Sendable>(
      atStart: AtStart = .showsNewRows,
      anchor: ReadingAnchor<ID>?,
      onAnchorChange: (@MainActor (ReadingAnchor<ID>) -> Void)? = nil,
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      replaces: (@MainActor (ID) -> ID?)? = nil,
      id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?
    ) {
      self.init(atStart, id: id, indexPath: indexPath, replaces: replaces, isOwn: nil)
      setStart(anchor, onAnchorChange)
      reportVisibleRows(onVisibleRowsChange)
    }

    /// Sets the reports of the rows that were visible for a second.
    mutating func reportVisibleRows<ID>(_ report: (@MainActor ([ID]) -> Void)?) {
      guard let report else { return }
      onVisibleRowsChange = { rows in report(rows.compactMap { $0.base as? ID }) }
    }

    /// Sets the place at which the list starts, and the reports of the place of the row being read.
    mutating func setStart<ID>(
      _ anchor: ReadingAnchor<ID>?, _ onAnchorChange: (@MainActor (ReadingAnchor<ID>) -> Void)?
    ) {
      origin.start = anchor?.place
      guard let onAnchorChange else { return }
      reportPlaces { place in ReadingAnchor(place).map(onAnchorChange) }
    }

    /// Reports the place of the row being read, at which another list starts.
    private mutating func reportPlaces(_ report: @escaping @MainActor (RowPlace) -> Void) {
      onPlaceChange = { [origin] place in
        origin.start = place
        report(place)
      }
    }

    init<ID: Hashable>(
      _ atStart: AtStart, id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?, replaces: (@MainActor (ID) -> ID?)?,
      isOwn: (@MainActor (ID) -> Bool)?
    ) {
      self.atStart = atStart
      makeRows = {
        IdentifiedRows(
          $0 as? any ListOfItems, id: id, indexPath: indexPath, replaces: replaces, isOwn: isOwn)
      }
    }

    /// Creates the reading position of rows that SwiftUI lays out.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - start: The place at which the list starts; nil for the usual one. A list that replaces it
    ///     starts at the place that was reported last.
    ///   - report: Called with the place of the row being read; nil for no reports.
    ///   - reportRows: Called with the rows that were visible for a second; nil for no reports.
    package init(
      _ rows: HostedRows, startingAt start: RowPlace? = nil,
      _ report: (@MainActor (RowPlace) -> Void)? = nil,
      visible reportRows: (@MainActor ([AnyHashable]) -> Void)? = nil
    ) {
      onVisibleRowsChange = reportRows
      atStart = .keepsRow
      hosted = rows
      makeRows = { scrollView in
        rows.scrollView = scrollView
        return IdentifiedRows(
          rows, id: rows.id(at:), indexPath: rows.path(of:), replaces: rows.formerID(of:),
          isOwn: rows.knowsOwnRows ? rows.isOwn : nil)
      }
      origin.start = start
      if let report { reportPlaces(report) }
    }

    @MainActor
    private final class Origin {
      /// The place at which a list starts, or the one that was reported last.
      var start: RowPlace?
    }

    /// Whether both have the same identities of rows, because one is a copy of the other.
    func isCopy(of other: ReadingPosition) -> Bool { origin === other.origin }

    /// Runs the `apply` closure of a refresh; if the app requests it, adds the number of rows that
    /// it has inserted at the start to its result.
    func countingNewRows(
      of scrollView: UIScrollView, _ body: () -> RefreshResult
    ) -> RefreshResult {
      guard let newRowsText else { return body() }
      let rows = makeRows(scrollView)
      rows.mark(atStart: true)
      let result = body()
      let count = rows.countBeyondMark(atStart: true)
      return result == .updated && count > 0 ? .updated(newRowsText(count)) : result
    }
  }
#endif
