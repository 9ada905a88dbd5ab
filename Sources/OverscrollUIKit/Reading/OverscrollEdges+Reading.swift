#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Scrolls to rows and to the end, and reads the state of a chat.
  extension OverscrollEdges {
    /// Whether the reader of the ``chat`` is at most 60 points away from the end, and no pages are
    /// left to load there; false without a chat.
    public var isAtEnd: Bool { host?.reading?.chat != nil && host?.reading?.state.isAtEnd == true }

    /// The number of rows that were added at the end of the ``chat`` since the reader was there; 0
    /// without a chat.
    public var unreadCount: Int { host?.reading?.state.unreadCount ?? 0 }

    /// The identity of the ``chat``'s first unread row, for a divider above it; nil if every row was
    /// read, and without a chat.
    ///
    /// See ``OverscrollChat/State/firstUnread``.
    public var firstUnread: AnyHashable? { host?.reading?.state.firstUnread }

    /// The number of rows that were added above the reader, in a list with a ``readingPosition``; 0
    /// in other lists.
    ///
    /// See ``ReadingPosition/onNewRowsAboveChange``.
    public var newRowsAbove: Int { host?.reading?.newRowsAbove ?? 0 }

    /// Explains why the ``chat`` does not follow its end at the moment, for debugging.
    ///
    /// ```swift
    /// print(chatView.overscroll.explainChat())
    /// // The reader is 900 points above the end, and it is followed within 60.
    /// ```
    ///
    /// It changes nothing. See also ``explain(_:)``.
    ///
    /// - Returns: The reason, and an English sentence.
    public func explainChat() -> OverscrollChat.Explanation {
      host?.explainChat() ?? .withoutChat
    }

    /// Scrolls to the end of any scroll view.
    ///
    /// A ``chat`` follows the end then. Rows that are measured on the way are taken into account.
    ///
    /// - Parameter isAnimated: Whether the content scrolls there; users who prefer reduced motion
    ///   see no animation.
    public func scrollToEnd(animated isAnimated: Bool = true) {
      let host = attachedHost
      defer { host.disposeIfUnused() }
      host.scrollToEnd(isAnimated: isAnimated)
    }

    /// Scrolls to the row with an identity, in a table or collection view with a ``chat`` or a
    /// ``readingPosition``.
    ///
    /// ```swift
    /// chatView.overscroll.scrollTo(message.id, at: .center)
    /// ```
    ///
    /// If no row has the identity, the list does not scroll. The same applies if the identities
    /// of its rows have another type, or if it has none; a line in the log says so.
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - alignment: Where the row is then, as far as the content reaches.
    ///   - isAnimated: Whether the content scrolls there; users who prefer reduced motion see no
    ///     animation.
    public func scrollTo(
      _ id: some Hashable, at alignment: ReadingPosition.Alignment = .start,
      animated isAnimated: Bool = true
    ) {
      let host = attachedHost
      defer { host.disposeIfUnused() }
      host.scroll(toRow: AnyHashable(id), at: alignment, isAnimated: isAnimated)
    }
  }
#endif
