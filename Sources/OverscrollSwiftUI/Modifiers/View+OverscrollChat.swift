#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Reads the list in this view at its end, where new rows appear.
    ///
    /// ```swift
    /// List(messages) { MessageRow($0) }
    ///   .overscrollChat(chat, messages)
    /// ```
    ///
    /// The list starts at its end and follows it while the reader is there; otherwise the row being
    /// read stays in place, and a button counts the rows that were added at the end. See
    /// `OverscrollChat`, which does the same in UIKit. Older rows are loaded at the top, with
    /// `overscroll(edge: .top, for: .load)`.
    ///
    /// A `List` shows one row for each message. In a `ScrollView`, and in a list that also has other
    /// rows, apply ``overscrollItem(id:)`` to each row.
    ///
    /// - Parameters:
    ///   - chat: The state of the chat, which also scrolls it.
    ///   - messages: The messages, in the order of the rows.
    ///   - follow: What the list moves to when rows are added at its end. Values other than the
    ///     default need `isOwn`.
    ///   - keyboard: What an on-screen keyboard does to rows that are read above the end.
    ///   - firstUnread: The message at which the list starts; nil to start at its end.
    ///   - onVisibleRowsChange: Called with the identities of the visible rows when these have been
    ///     visible for a second without a movement by the user, in an active app: to mark messages as
    ///     read. At least half of each is visible, or it fills half of the visible part. Rows that a
    ///     fling passes are not among them.
    ///   - isOwn: Whether a message is the reader's own; nil if none is known to be.
    ///   - replaces: Returns the identity that a message had before, such as the temporary one of a
    ///     message that the server has confirmed; nil for other messages. The row keeps its place,
    ///     and is not counted as new.
    ///   - newRowsText: Returns the text of the button, which VoiceOver reads as well; by default
    ///     such as "3 new", in the language of the list. Called with the number of new rows, which is
    ///     at least 1. An empty text shows no button, for one of your own.
    /// - Returns: A view whose list is a chat.
    public func overscrollChat<Messages: RandomAccessCollection>(
      _ chat: OverscrollChatModel, _ messages: Messages, follow: OverscrollChat.Follow = .atEnd,
      keyboard: OverscrollChat.Keyboard = .movesRows, firstUnread: Messages.Element.ID? = nil,
      onVisibleRowsChange: (@MainActor ([Messages.Element.ID]) -> Void)? = nil,
      isOwn: (@MainActor (Messages.Element) -> Bool)? = nil,
      replaces: (@MainActor (Messages.Element) -> Messages.Element.ID?)? = nil,
      newRowsText: (@MainActor (Int) -> String)? = nil
    ) -> some View where Messages.Element: Identifiable {
      overscrollChat(
        chat, messages, id: \.id, follow: follow, keyboard: keyboard, firstUnread: firstUnread,
        onVisibleRowsChange: onVisibleRowsChange, isOwn: isOwn, replaces: replaces,
        newRowsText: newRowsText)
    }

    /// Reads the list in this view at its end, with a key path to the identity of a message.
    ///
    /// See
    /// ``overscrollChat(_:_:follow:keyboard:firstUnread:onVisibleRowsChange:isOwn:replaces:newRowsText:)``.
    ///
    /// - Parameters:
    ///   - chat: The state of the chat, which also scrolls it.
    ///   - messages: The messages, in the order of the rows.
    ///   - id: The key path to the identity, which the rows report as well.
    ///   - follow: What the list moves to when rows are added at its end.
    ///   - keyboard: What an on-screen keyboard does to rows that are read above the end.
    ///   - firstUnread: The message at which the list starts; nil to start at its end.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second.
    ///   - isOwn: Whether a message is the reader's own; nil if none is known to be.
    ///   - replaces: Returns the identity that a message had before; nil for other messages.
    ///   - newRowsText: Returns the text of the button; by default such as "3 new", in the language
    ///     of the list. An empty text shows no button.
    /// - Returns: A view whose list is a chat.
    public func overscrollChat<Messages: RandomAccessCollection, ID: Hashable>(
      _ chat: OverscrollChatModel, _ messages: Messages, id: KeyPath<Messages.Element, ID>,
      follow: OverscrollChat.Follow = .atEnd,
      keyboard: OverscrollChat.Keyboard = .movesRows, firstUnread: ID? = nil,
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      isOwn: (@MainActor (Messages.Element) -> Bool)? = nil,
      replaces: (@MainActor (Messages.Element) -> ID?)? = nil,
      newRowsText: (@MainActor (Int) -> String)? = nil
    ) -> some View {
      var setup = ReadingSetup(
        chat, messages, id, follow, firstUnread: firstUnread, isOwn: isOwn, replaces: replaces,
        newRowsText: newRowsText)
      setup.keyboard = keyboard
      setup.report(onVisibleRowsChange)
      return OverscrolledView(self, .reading(setup))
    }

    /// Reads the list in this view at its end, after it has started at a stored place.
    ///
    /// ```swift
    /// List(messages) { MessageRow($0) }
    ///   .overscrollChat(chat, messages, anchor: $anchor)
    /// ```
    ///
    /// See
    /// ``overscrollChat(_:_:follow:keyboard:firstUnread:onVisibleRowsChange:isOwn:replaces:newRowsText:)``.
    ///
    /// - Parameters:
    ///   - chat: The state of the chat, which also scrolls it.
    ///   - messages: The messages, in the order of the rows.
    ///   - anchor: The place of the message being read, at which the list starts, and which it
    ///     stores when it rests. If it is nil, or its message is not among the first ones, the chat
    ///     starts as without it. Another place that your code stores is where the list moves.
    ///   - follow: What the list moves to when rows are added at its end.
    ///   - keyboard: What an on-screen keyboard does to rows that are read above the end.
    ///   - firstUnread: The message at which the list starts otherwise; nil to start at its end.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second.
    ///   - isOwn: Whether a message is the reader's own; nil if none is known to be.
    ///   - replaces: Returns the identity that a message had before; nil for other messages.
    ///   - newRowsText: Returns the text of the button; by default such as "3 new", in the language
    ///     of the list. An empty text shows no button.
    /// - Returns: A view whose list is a chat.
    public func overscrollChat<Messages: RandomAccessCollection>(
      _ chat: OverscrollChatModel, _ messages: Messages,
      anchor: Binding<ReadingAnchor<Messages.Element.ID>?>,
      follow: OverscrollChat.Follow = .atEnd,
      keyboard: OverscrollChat.Keyboard = .movesRows, firstUnread: Messages.Element.ID? = nil,
      onVisibleRowsChange: (@MainActor ([Messages.Element.ID]) -> Void)? = nil,
      isOwn: (@MainActor (Messages.Element) -> Bool)? = nil,
      replaces: (@MainActor (Messages.Element) -> Messages.Element.ID?)? = nil,
      newRowsText: (@MainActor (Int) -> String)? = nil
    ) -> some View where Messages.Element: Identifiable, Messages.Element.ID: Codable & Sendable {
      overscrollChat(
        chat, messages, id: \.id, anchor: anchor, follow: follow, keyboard: keyboard,
        firstUnread: firstUnread, onVisibleRowsChange: onVisibleRowsChange, isOwn: isOwn,
        replaces: replaces, newRowsText: newRowsText)
    }

    /// Reads the list in this view at its end, after it has started at a stored place, with a key
    /// path to the identity of a message.
    ///
    /// See
    /// ``overscrollChat(_:_:anchor:follow:keyboard:firstUnread:onVisibleRowsChange:isOwn:replaces:newRowsText:)``.
    ///
    /// - Parameters:
    ///   - chat: The state of the chat, which also scrolls it.
    ///   - messages: The messages, in the order of the rows.
    ///   - id: The key path to the identity, which the rows report as well.
    ///   - anchor: The place of the message being read; nil to start as without it.
    ///   - follow: What the list moves to when rows are added at its end.
    ///   - keyboard: What an on-screen keyboard does to rows that are read above the end.
    ///   - firstUnread: The message at which the list starts otherwise; nil to start at its end.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second.
    ///   - isOwn: Whether a message is the reader's own; nil if none is known to be.
    ///   - replaces: Returns the identity that a message had before; nil for other messages.
    ///   - newRowsText: Returns the text of the button; by default such as "3 new", in the language
    ///     of the list. An empty text shows no button.
    /// - Returns: A view whose list is a chat.
    public func overscrollChat<
      Messages: RandomAccessCollection, ID: Hashable & Codable & Sendable
    >(
      _ chat: OverscrollChatModel, _ messages: Messages, id: KeyPath<Messages.Element, ID>,
      anchor: Binding<ReadingAnchor<ID>?>,
      follow: OverscrollChat.Follow = .atEnd,
      keyboard: OverscrollChat.Keyboard = .movesRows, firstUnread: ID? = nil,
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      isOwn: (@MainActor (Messages.Element) -> Bool)? = nil,
      replaces: (@MainActor (Messages.Element) -> ID?)? = nil,
      newRowsText: (@MainActor (Int) -> String)? = nil
    ) -> some View {
      var setup = ReadingSetup(
        chat, messages, id, follow, firstUnread: firstUnread, isOwn: isOwn, replaces: replaces,
        newRowsText: newRowsText)
      setup.keyboard = keyboard
      setup.report(onVisibleRowsChange)
      setup.store(in: anchor)
      return OverscrolledView(self, .reading(setup))
    }
  }

  extension ReadingSetup {
    /// Describes a chat.
    fileprivate init<Messages: RandomAccessCollection, ID: Hashable>(
      _ chat: OverscrollChatModel, _ messages: Messages, _ id: KeyPath<Messages.Element, ID>,
      _ follow: OverscrollChat.Follow, firstUnread: ID?,
      isOwn: (@MainActor (Messages.Element) -> Bool)?,
      replaces: (@MainActor (Messages.Element) -> ID?)?, newRowsText: (@MainActor (Int) -> String)?
    ) {
      var rows = HostedRows.Description(messages, id, replaces: replaces)
      if let firstUnread { rows.firstUnread = AnyHashable(firstUnread) }
      if let isOwn { rows.isOwn = { isOwn(messages.element(at: $0)) } }
      self.init(model: chat, rows: rows, follow: follow, newRowsText: newRowsText)
    }
  }
#endif
