#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  import UIKit

  /// A list of messages that is read at its end, where new messages appear.
  ///
  /// ```swift
  /// tableView.overscroll.chat = OverscrollChat(
  ///   id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
  /// ```
  ///
  /// * The list starts at its end, or at the first unread row, before it is displayed.
  /// * While the reader is at the end, the list follows it: new rows, rows that grow, and the
  ///   keyboard leave the last row visible. At the end means at most 60 points away from
  ///   it, without a finger on the list, and without further pages to load there.
  /// * Otherwise the row being read stays in place (see ``ReadingPosition``), and a button counts
  ///   the rows that have been added at the end since. It leads there. VoiceOver announces its text,
  ///   and the focus of a keyboard or a remote reaches it.
  ///
  /// The list is not turned upside down, and older rows are loaded at its top or leading edge.
  @MainActor
  public struct OverscrollChat {
    /// The distance from the end within which the list follows its end, in points: about one line
    /// of text and a half.
    nonisolated static let followDistance = 60.0

    /// What a chat moves to when rows are added at its end.
    public enum Follow: Equatable, Sendable {
      /// The end, if the reader is there.
      case atEnd
      /// Also the end after each row of the reader's own.
      case ownRows
      /// A row of the reader's own, which stays at the top of the viewport while an answer appears
      /// below it.
      ///
      /// There is room for that below the row, however few rows follow it: a part of the content
      /// inset that shrinks while the answer grows. The end is followed again when the reader
      /// scrolls to it.
      case newestOwnAtTop
    }

    /// What an on-screen keyboard does to rows that are read above the end.
    public enum Keyboard: Equatable, Sendable {
      /// The rows move by the length that the keyboard covers, as in apps for messages.
      case movesRows
      /// The rows stay in place, and the keyboard covers some of them.
      case coversRows
    }

    /// The state of a chat.
    public struct State: Equatable {
      /// Whether the reader is at most 60 points away from the end, and no pages are left to load
      /// there.
      public internal(set) var isAtEnd = true
      /// The number of rows that were added at the end since the reader was there.
      public internal(set) var unreadCount = 0
      /// The identity of the first unread row, for a divider above it; nil if every row was read.
      ///
      /// It is the row of the initializer's `firstUnread`, and stays the same while the chat is
      /// read, also at its end. When rows are added after that while the reader is elsewhere, it is
      /// the first of these.
      public internal(set) var firstUnread: AnyHashable?

      /// Creates the state of a chat without rows, before its first layout.
      package init() {}
    }

    /// What the list moves to when rows are added at its end; ``Follow/atEnd`` by default.
    ///
    /// The other values need the `isOwn` of the initializer.
    public var follow = Follow.atEnd
    /// What an on-screen keyboard does to rows that are read above the end; ``Keyboard/movesRows``
    /// by default.
    ///
    /// The app, SwiftUI or a keyboard layout guide makes the visible part of the list shorter. What
    /// becomes visible or covered at its end within half a second after the keyboard's notification
    /// is treated as the keyboard's; other changes there, such as those of a composer that grows,
    /// leave the rows in place. At the end of the list, the last row stays visible in any case.
    public var keyboard = Keyboard.movesRows
    /// Called after each change of the state, on the main actor, after a layout of the list.
    ///
    /// The first call is the one after the list has started, if it starts at its end or at an
    /// unread row.
    public var onChange: (@MainActor (State) -> Void)?
    /// Returns the text of the button, which VoiceOver reads as well; nil, the default, for the
    /// library's `OverscrollText.newRows`, such as "3 new", in the language of the list.
    ///
    /// Called with the number of new rows, at least 1. An empty text shows no button, for a view of
    /// your own.
    public var newRowsText: (@MainActor (Int) -> String)?
    /// The identities of the rows.
    private(set) var position: ReadingPosition
    /// Whether the app says which rows are the reader's own.
    let knowsOwnRows: Bool
    /// Returns the row at which the list starts.
    let firstUnread: @MainActor () -> IndexPath?

    /// Creates a chat from the identities of rows.
    ///
    /// - Parameters:
    ///   - firstUnread: Returns the index path of the row at which the list starts, once, when it
    ///     has rows; nil to start at its end.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second; see ``ReadingPosition/init(atStart:onVisibleRowsChange:replaces:id:indexPath:)``.
    ///   - isOwn: Whether a row is the reader's own, such as a message that they have sent; nil if
    ///     ``follow`` is ``Follow/atEnd``.
    ///   - replaces: Returns the identity that a row had before, such as the temporary one of a
    ///     message that the server has confirmed; nil for other rows. The row keeps its place, and
    ///     is not counted as new.
    ///   - id: Returns the identity of the row at an index path.
    ///   - indexPath: Returns the index path of the row with an identity; nil if it was removed.
    public init<ID: Hashable>(
      firstUnread: @escaping @MainActor () -> IndexPath? = { nil },
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      isOwn: (@MainActor (ID) -> Bool)? = nil,
      replaces: (@MainActor (ID) -> ID?)? = nil,
      id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?
    ) {
      self.firstUnread = firstUnread
      knowsOwnRows = isOwn != nil
      position = ReadingPosition(
        .keepsRow, id: id, indexPath: indexPath, replaces: replaces, isOwn: isOwn)
      position.reportVisibleRows(onVisibleRowsChange)
    }

    /// Creates a chat that starts at a stored place.
    ///
    /// - Parameters:
    ///   - anchor: The place, as `onAnchorChange` reported it earlier. If it is nil, or its row is not
    ///     among the first rows, the chat starts at its first unread row or its end.
    ///   - onAnchorChange: Called with the place of the row being read if it has changed, on the
    ///     main actor: when the list has rested for at least a quarter of a second, and at once when
    ///     the list leaves its window and when the app enters the background.
    ///   - firstUnread: Returns the index path of the row at which the list starts otherwise.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second; see ``ReadingPosition/init(atStart:onVisibleRowsChange:replaces:id:indexPath:)``.
    ///   - isOwn: Whether a row is the reader's own; nil if ``follow`` is ``Follow/atEnd``.
    ///   - replaces: Returns the identity that a row had before; nil for other rows.
    ///   - id: Returns the identity of the row at an index path.
    ///   - indexPath: Returns the index path of the row with an identity; nil if it was removed.
    public init<ID: Hashable & Codable & Sendable>(
      anchor: ReadingAnchor<ID>?,
      onAnchorChange: (@MainActor (ReadingAnchor<ID>) -> Void)? = nil,
      firstUnread: @escaping @MainActor () -> IndexPath? = { nil },
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      isOwn: (@MainActor (ID) -> Bool)? = nil,
      replaces: (@MainActor (ID) -> ID?)? = nil,
      id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?
    ) {
      self.init(
        firstUnread: firstUnread, onVisibleRowsChange: onVisibleRowsChange, isOwn: isOwn,
        replaces: replaces, id: id, indexPath: indexPath)
      position.setStart(anchor, onAnchorChange)
    }

    /// Creates a chat of rows that SwiftUI lays out.
    package init(_ rows: HostedRows) {
      firstUnread = { rows.firstUnread }
      knowsOwnRows = rows.knowsOwnRows
      position = ReadingPosition(rows)
    }
  }
#endif
