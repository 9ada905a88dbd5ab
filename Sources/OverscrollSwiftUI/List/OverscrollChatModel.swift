#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Combine
  public import OverscrollUIKit
  public import SwiftUI

  /// The state of a chat in SwiftUI, and what an app can ask of it.
  ///
  /// ```swift
  /// struct ChatScreen: View {
  ///   @StateObject private var chat = OverscrollChatModel()
  ///   let messages: [Message]
  ///
  ///   var body: some View {
  ///     List(messages) { MessageRow($0) }
  ///       .overscrollChat(chat, messages, newRowsText: { _ in "" })
  ///       .overlay(alignment: .bottom) {
  ///         if !chat.isAtEnd { Button(action: { chat.scrollToEnd() }) { Text("Newest") } }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// Each list needs its own model.
  @MainActor
  public final class OverscrollChatModel: ObservableObject {
    /// Whether the reader is at most 60 points away from the end, and no pages are left to load
    /// there.
    public var isAtEnd: Bool { state.isAtEnd }
    /// The number of rows that were added at the end since the reader was there.
    public var unreadCount: Int { state.unreadCount }
    /// The identity of the first unread row, for a divider above it; nil if every row was read.
    ///
    /// It is the `firstUnread` of the modifier, and stays the same while the chat is read, also at
    /// its end. When rows are added after that while the reader is elsewhere, it is the first of
    /// these.
    public var firstUnread: AnyHashable? { state.firstUnread }
    private var state = OverscrollChat.State() { willSet { objectWillChange.send() } }
    /// The rows of the list.
    let rows = HostedRows()
    /// The reading position of the list; nil before the first description.
    private(set) var position: ReadingPosition?
    /// The chat with the values of the last description; nil for other lists.
    private(set) var chat: OverscrollChat?
    /// Stores a place in the app; nil if the app stores none.
    private var writeAnchor: (@MainActor (RowPlace) -> Void)?
    /// Reports the rows that were visible for a second; nil if the app does not ask for them.
    private var reportRows: (@MainActor ([AnyHashable]) -> Void)?
    /// Stores the number of new rows above the reader in the app; nil if the app stores none.
    private var writeRowsAbove: (@MainActor (Int) -> Void)?
    /// The place that the app stored when it described the list last.
    private var described: RowPlace?
    /// The place that was written last.
    private var written: RowPlace?
    /// The place that is written next.
    private var unwritten: RowPlace?
    /// The number of places to which the app has moved the list.
    private var jumpCount = 0
    private weak var session: ListSession?
    /// The list that described the model before the present one.
    private weak var formerSession: ListSession?
    private var isShared = false
    private let log = OverscrollLog.current
    /// A row to which the list scrolls when it is described.
    private var awaited: Request?
    /// The state that is published next.
    private var reported: OverscrollChat.State?
    private var isScheduled = false

    private struct Request {
      let id: AnyHashable
      let anchor: UnitPoint?
      let isAnimated: Bool
    }

    /// Creates the model of a list that is not shown yet.
    public init() {}

    /// Explains why the chat does not follow its end at the moment, for debugging.
    ///
    /// It changes nothing, and is not an observed state. A model without a list has no chat.
    public func explain() -> OverscrollChat.Explanation { session?.explainChat() ?? .withoutChat }

    // MARK: Requests

    /// Scrolls to the end, which the list follows then.
    ///
    /// - Parameter isAnimated: Whether the content scrolls there; users who prefer reduced motion
    ///   see no animation.
    public func scrollToEnd(animated isAnimated: Bool = true) {
      session?.scrollToEnd(isAnimated: isAnimated)
    }

    /// Scrolls to the row with an identity, which may also be a row that your state has just got.
    ///
    /// An identity that no row has waits for the next description of the list, also if that comes
    /// later; if no row has it then, the list does not scroll.
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - anchor: Where the row is then, as far as the content reaches: at the start of the
    ///     viewport, in its middle, or at its end, whichever is nearest. Without an anchor, the
    ///     list scrolls no farther than necessary.
    ///   - isAnimated: Whether the content scrolls there; users who prefer reduced motion see no
    ///     animation.
    public func scrollTo(
      _ id: some Hashable, anchor: UnitPoint? = nil, animated isAnimated: Bool = true
    ) {
      let request = Request(id: AnyHashable(id), anchor: anchor, isAnimated: isAnimated)
      if rows.describes(request.id) { scroll(to: request) } else { awaited = request }
    }

    private func scroll(to request: Request) {
      awaited = nil
      session?.scroll(toRow: request.id, at: request.anchor, isAnimated: request.isAnimated)
    }

    // MARK: The list

    /// Applies a description.
    func update(_ setup: ReadingSetup, in session: ListSession) {
      if session !== self.session { noteOther(session) }
      rows.update(setup.rows)
      updatePosition(setup)
      if setup.model != nil {
        var chat = self.chat ?? OverscrollChat(rows)
        (chat.follow, chat.keyboard) = (setup.follow, setup.keyboard)
        chat.newRowsText = setup.newRowsText
        chat.onChange = { [weak self] in self?.report($0) }
        self.chat = chat
      }
      // The list shows the new rows in its next layout.
      if awaited != nil { Task { [weak self] in self?.scrollToAwaited() } }
    }

    /// Applies the stored place: at first, and when the app has stored another one, the list starts
    /// there.
    private func updatePosition(_ setup: ReadingSetup) {
      writeAnchor = setup.anchor?.write
      (reportRows, writeRowsAbove) = (setup.reportRows, setup.writeRowsAbove)
      let place = setup.anchor?.place
      let isKnown =
        place == nil || place?.isNear(described) == true || place?.isNear(written) == true
      described = place
      if position == nil || !isKnown {
        jumpCount += 1
        // A place that was written before may be where the app leads back to.
        (unwritten, written) = (nil, nil)
        let report: @MainActor (RowPlace) -> Void = { [weak self, jumpCount] place in
          // The old place is reported once more after a jump.
          if self?.jumpCount == jumpCount { self?.schedule(place) }
        }
        let reports = setup.model == nil || setup.anchor != nil
        let reportRows: @MainActor ([AnyHashable]) -> Void = { [weak self] in
          self?.reportRows?($0)
        }
        position = ReadingPosition(
          rows, startingAt: place, reports ? report : nil,
          visible: setup.reportRows == nil ? nil : reportRows)
      }
      position?.atStart = setup.atStart
      // The number changes in layouts, as the state of a chat does.
      position?.onNewRowsAboveChange = { [weak self] count in
        Task { self?.writeRowsAbove?(count) }
      }
    }

    /// Writes a place in the next turn, because the list may be in a layout.
    private func schedule(_ place: RowPlace) {
      if unwritten == nil { Task { [weak self] in self?.write() } }
      unwritten = place
    }

    private func write() {
      guard let place = unwritten else { return }
      (unwritten, written) = (nil, place)
      writeAnchor?(place)
    }

    /// Moves to another list; logs a line if it is one of two.
    private func noteOther(_ session: ListSession) {
      if session === formerSession, self.session != nil, !isShared {
        isShared = true
        log.note("Two lists share an OverscrollChatModel: only the last one is a chat.")
      }
      (formerSession, self.session) = (self.session, session)
    }

    private func scrollToAwaited() { if let awaited { scroll(to: awaited) } }

    /// Leaves a session that has another chat now, or none.
    func leave(_ session: ListSession) {
      if formerSession === session { formerSession = nil }
      guard self.session === session else { return }
      (self.session, awaited) = (nil, nil)
    }

    /// Publishes a state in the next turn.
    ///
    /// It changes in layouts, in which SwiftUI may drop a change (`Facts.md`, S11).
    func report(_ state: OverscrollChat.State) {
      reported = state
      guard !isScheduled, state != self.state else { return }
      isScheduled = true
      Task { [weak self] in self?.publish() }
    }

    private func publish() {
      isScheduled = false
      if let reported, reported != state { state = reported }
    }
  }

  /// The description of a list that keeps its reading position.
  @MainActor
  struct ReadingSetup {
    /// The model of a chat; nil for other lists.
    var model: OverscrollChatModel?
    let rows: HostedRows.Description
    var atStart = ReadingPosition.AtStart.keepsRow
    /// The place that the app stores, and what stores another one; nil if it stores none.
    var anchor: (place: RowPlace?, write: @MainActor (RowPlace) -> Void)?
    var follow = OverscrollChat.Follow.atEnd
    var keyboard = OverscrollChat.Keyboard.movesRows
    var newRowsText: (@MainActor (Int) -> String)?
    /// Reports the rows that were visible for a second; nil for no reports.
    var reportRows: (@MainActor ([AnyHashable]) -> Void)?
    /// Stores the number of new rows above the reader; nil to store none.
    var writeRowsAbove: (@MainActor (Int) -> Void)?

    /// Reports the identities of the rows that were visible for a second.
    mutating func report<ID: Hashable>(_ report: (@MainActor ([ID]) -> Void)?) {
      if let report { reportRows = { report($0.compactMap { $0.base as? ID }) } }
    }

    /// Lets the app store the number of new rows above the reader.
    mutating func count(in number: Binding<Int>?) {
      if let number { writeRowsAbove = { number.wrappedValue = $0 } }
    }

    /// Lets the app store the place.
    mutating func store<ID>(in anchor: Binding<ReadingAnchor<ID>?>) {
      self.anchor = (
        anchor.wrappedValue?.place, { place in anchor.wrappedValue = ReadingAnchor(place) }
      )
    }
  }

  @MainActor
  extension HostedRows.Description {
    /// Describes the elements of a collection, which may replace other ones.
    init<Rows: RandomAccessCollection, ID: Hashable>(
      _ rows: Rows, _ id: KeyPath<Rows.Element, ID>, replaces: (@MainActor (Rows.Element) -> ID?)?
    ) {
      self.init(count: rows.count) { AnyHashable(rows.element(at: $0)[keyPath: id]) }
      if let replaces {
        formerID = { position in replaces(rows.element(at: position)).map { AnyHashable($0) } }
      }
    }
  }

  extension RandomAccessCollection {
    func element(at position: Int) -> Element { self[index(startIndex, offsetBy: position)] }
  }
#endif
