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

    /// The text of the button, which VoiceOver reads as well; "3 new" by default, in English.
    ///
    /// Called with the number of new rows, at least 1.
    public var newRowsText: @MainActor (Int) -> String = { "\($0) new" }
    /// The identities of the rows.
    let position: ReadingPosition
    /// Returns the row at which the list starts.
    let firstUnread: @MainActor () -> IndexPath?

    /// Creates a chat from the identities of rows.
    ///
    /// - Parameters:
    ///   - firstUnread: Returns the index path of the row at which the list starts, once, when it
    ///     has rows; nil to start at its end.
    ///   - id: Returns the identity of the row at an index path.
    ///   - indexPath: Returns the index path of the row with an identity; nil if it was removed.
    public init<ID: Hashable>(
      firstUnread: @escaping @MainActor () -> IndexPath? = { nil },
      id: @escaping @MainActor (IndexPath) -> ID?,
      indexPath: @escaping @MainActor (ID) -> IndexPath?
    ) {
      self.firstUnread = firstUnread
      position = ReadingPosition(atStart: .keepsRow, id: id, indexPath: indexPath)
    }
  }
#endif
