#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// What the reader of a chat has seen of its end, and what the chat follows.
  @MainActor
  struct ChatState {
    /// What the list moves to when rows are added at its end.
    var follow: OverscrollChat.Follow
    /// Whether the content is at its first position.
    private(set) var hasStarted = false
    /// The state that the app can read.
    private(set) var reported = OverscrollChat.State()
    /// Whether the list stays at its end, or at the newest row of the reader's own.
    private(set) var isFollowing = false
    /// Whether the list is at what it follows, and not only near its end.
    private var isAtTarget = false
    /// The offset of what the list followed at the last update.
    private var lastTarget = 0.0
    /// Whether the newest row of the reader's own stays at the top of the viewport.
    private(set) var keepsOwnAtTop = false
    /// Whether the reader has been at the end since the first unread row was determined.
    private var hasReadAll = false
    /// Whether there is room below the newest row of the reader's own.
    private var hasRoom = false

    init(follow: OverscrollChat.Follow) { self.follow = follow }

    // MARK: Goals

    /// Whether the list moves to its end, or to the newest row of the reader's own.
    ///
    /// A list near its end stays there until the end moves.
    func follows(_ facts: ReadingFacts, hasScrolled: Bool, _ rows: any ReadingRows) -> Bool {
      isFollowing && !hasScrolled && facts.isIdle && !facts.hasMoreAtEnd
        && (isAtTarget || abs(target(in: facts.space, rows) - lastTarget) > 0.5)
    }

    /// Returns the offset of what the list follows.
    func target(in space: ReadingSpace, _ rows: any ReadingRows) -> Double {
      guard keepsOwnAtTop, let start = rows.startOfOwn(in: space) else {
        return space.legalOffsets.upperBound
      }
      return space.offset(withStart: start)
    }

    /// Returns the length of the room at the end if it must change; nil if it is right.
    func changedRoom(_ facts: ReadingFacts, _ rows: any ReadingRows) -> Double? {
      guard let room = facts.room else { return nil }
      let needed = neededRoom(in: facts.space, without: room, rows)
      // Views may round insets to pixels.
      return abs(needed - room) > 0.25 || (needed == 0 && room != 0) ? needed : nil
    }

    /// The room with which the newest row of the reader's own can be at the top of the viewport.
    private func neededRoom(
      in space: ReadingSpace, without room: Double, _ rows: any ReadingRows
    ) -> Double {
      guard hasRoom, follow == .newestOwnAtTop, let start = rows.startOfOwn(in: space) else {
        return 0
      }
      let visible =
        space.viewportLength - space.startInset - (space.endInset + space.endSpace - room)
      return max(0, visible - (space.contentLength - start))
    }

    // MARK: Changes

    /// The content is at its first position, and the app may know the first unread row.
    mutating func start(
      _ facts: ReadingFacts, firstUnread: IndexPath?, _ rows: any ReadingRows
    ) {
      hasStarted = true
      reported.firstUnread = firstUnread.flatMap(rows.identity)
      rows.mark(atStart: false)
      rows.recordOwn()
      let place = rows.startOfOwn(in: facts.space).map { $0 - facts.space.offset }
      // A conversation that begins with a question has it at the top.
      keepsOwnAtTop =
        follow == .newestOwnAtTop && place.map { abs($0 - facts.space.startInset) < 1 } == true
      hasRoom = keepsOwnAtTop
      isFollowing = isNearEnd(facts) && (keepsOwnAtTop || isPastOwn(facts, rows))
      // An earlier layout, with shorter rows, may have been at its end.
      isAtTarget = false
    }

    /// The content is on its way to the end.
    mutating func goToEnd() {
      (isFollowing, isAtTarget) = (true, true)
      keepsOwnAtTop = false
    }

    /// Follows rows of the reader's own that were added; returns whether the list must move to what
    /// it follows.
    mutating func followOwn(_ facts: ReadingFacts, _ rows: any ReadingRows) -> Bool {
      // Rows that are added while the list follows only its end lead nowhere later.
      guard hasStarted, rows.hasNewOwn(), follow != .atEnd else { return false }
      isFollowing = !facts.hasMoreAtEnd
      keepsOwnAtTop = follow == .newestOwnAtTop
      if keepsOwnAtTop { hasRoom = true }
      isAtTarget = isFollowing
      return isFollowing && facts.travel == nil
    }

    /// Updates what the reader has seen.
    ///
    /// - Parameters:
    ///   - facts: The list after a layout.
    ///   - hasScrolled: Whether the content was scrolled since the layout before.
    ///   - isDisplayed: Whether no further layout is expected before the list is displayed.
    ///   - rows: The rows of the list.
    mutating func update(
      _ facts: ReadingFacts, hasScrolled: Bool, isDisplayed: Bool, _ rows: any ReadingRows
    ) {
      if hasScrolled {
        let isAtOwn = keepsOwnAtTop && abs(target(in: facts.space, rows) - facts.space.offset) < 1
        isFollowing = isAtOwn || (isNearEnd(facts) && isPastOwn(facts, rows))
        if isFollowing, !isAtOwn { keepsOwnAtTop = false }
      } else if !isFollowing, isDisplayed {
        // The end may also reach the reader, when the last rows are removed or no page follows.
        isFollowing = isNearEnd(facts, within: 0.5) && isPastOwn(facts, rows)
      }
      lastTarget = target(in: facts.space, rows)
      if hasScrolled || !isFollowing { isAtTarget = false }
      if abs(lastTarget - facts.space.offset) <= 0.5 { isAtTarget = true }
      let readsEnd = isFollowing && seesLastRow(facts, rows)
      if readsEnd { hasReadAll = true }
      if facts.hasMoreAtEnd || readsEnd { rows.mark(atStart: false) }
      reported.unreadCount = rows.countBeyondMark(atStart: false)
      reported.firstUnread = reported.firstUnread.map(rows.presentIdentity)
      if reported.unreadCount > 0, hasReadAll || reported.firstUnread == nil {
        hasReadAll = false
        reported.firstUnread = rows.identity(ofLast: reported.unreadCount)
      }
      reported.isAtEnd = isNearEnd(facts)
    }

    private func isNearEnd(
      _ facts: ReadingFacts, within limit: Double = OverscrollChat.followDistance
    ) -> Bool {
      facts.space.legalOffsets.upperBound - facts.space.offset <= limit && !facts.hasMoreAtEnd
    }

    /// Whether the newest row of the reader's own may leave the viewport.
    func isPastOwn(_ facts: ReadingFacts, _ rows: any ReadingRows) -> Bool {
      guard follow == .newestOwnAtTop, let start = rows.startOfOwn(in: facts.space) else {
        return true
      }
      return facts.space.offset + facts.space.startInset > start + 1
    }

    /// Whether the last row has begun to be visible.
    private func seesLastRow(_ facts: ReadingFacts, _ rows: any ReadingRows) -> Bool {
      guard keepsOwnAtTop, let start = rows.startOfLast(in: facts.space) else { return true }
      let space = facts.space
      return start < space.offset + space.viewportLength - space.endInset
    }
  }
#endif
