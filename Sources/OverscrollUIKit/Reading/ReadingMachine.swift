#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// Keeps the row being read in place, or a chat at its end.
  ///
  /// The host reports each event with the facts of that moment, and moves the content to the goal
  /// that it gets as the answer. After each movement, rows that became visible are measured, which
  /// may move the goal; the host therefore asks for the next one until there is none.
  @MainActor
  final class ReadingMachine {
    enum Event: Equatable {
      /// The content may be at another offset.
      case moved
      /// The length of the content is being set.
      case lengthBegan
      /// The length of the content was set.
      case lengthEnded
      /// The list begins its layout.
      case layoutBegan
      /// The list has ended its layout.
      case layoutEnded
      /// The content has come to rest.
      case cameToRest
      /// A turn of the run loop ends.
      case turnEnded
      /// The layouts of a turn have ended, and their result is displayed.
      case displayed
      /// The user or the app wants to see the end.
      case endRequested(isAnimated: Bool)
      /// The app wants to see a row.
      case rowRequested(AnyHashable, ReadingPosition.Alignment, isAnimated: Bool)
      /// The app changes rows.
      case rowsBegan
      /// The app has changed rows, and the list has laid them out.
      case rowsEnded
    }

    enum Goal: Equatable {
      /// Lay out the list, which reports the beginning and the end.
      case layOut
      /// Give the room at the end a length, and ask for the next goal.
      case makeRoom(Double)
      /// Scroll to an offset at the pace of edges, lay out the rows there, and ask for the next goal.
      case scroll(to: Double)
      /// Move to an offset immediately, lay out the rows there, and ask for the next goal.
      case move(to: Double)
    }

    /// What the content moves for.
    private enum Aim {
      /// Nothing, because no row has moved, or because the app scrolls.
      case rest
      /// An offset to which the user has scrolled.
      case offset(Double)
      /// The place of the row that was read at an offset; the user has scrolled to `base` since.
      case row(readAt: Double, base: Double, staysInside: Bool)
      /// The end of a chat or a list, or what else the chat follows.
      case end
      /// A row that the app wants to see.
      case place(IndexPath, ReadingPosition.Alignment)
      /// The place at which the list starts.
      case start(RowPlace)
      /// The first unread row of a chat, or otherwise its end.
      case unread(IndexPath?)
    }

    /// The axis at the last recording; nil before the first one.
    private(set) var axis: OverscrollAxis?
    /// The state of a chat; nil for other lists.
    private(set) var chat: ChatState?
    /// The number of new rows above the reader; 0 in a chat.
    private(set) var newRowsAbove = 0
    private let rows: any ReadingRows
    private let firstUnread: (@MainActor () -> IndexPath?)?
    private var motion = ReadingMotion(at: 0)
    /// The offset at the last recording, with the remainder of a correction that was rounded.
    private var offset = 0.0
    /// The inset and the open space at the start at the last recording.
    private var startLengths = (inset: 0.0, space: 0.0)
    /// The length and the breadth of the visible part at the last recording.
    private var visible = (length: 0.0, breadth: 0.0)
    /// The offsets at which the content could rest when it was last seen to move.
    private var limits = 0.0...0.0
    /// The length of the viewport at the last event, in points.
    private var viewportLength = 0.0
    /// The travel of the finger at the last change of the length, and after movements since.
    private var travel: Double?
    /// Whether a turn of the run loop has ended and its changes are laid out: neither a finger nor a
    /// deceleration moves the content then, but SwiftUI may.
    private var isCommitting = false
    /// What the content moves for; nil while it is in place.
    private var aim: Aim?
    /// Whether the first movement for the aim is animated.
    private var isAnimated = false
    /// The number of movements for the aim.
    private var rounds = 0
    /// The part of a correction that was rounded.
    private var remainder = 0.0
    /// Whether the content was scrolled before the layout that has ended.
    private var hasScrolled = false
    /// How far the row being read has moved since the last recording, after the last of the layouts
    /// that are not displayed yet; nil if there were none.
    ///
    /// A list may measure changed rows in a second layout. The row being read is the one that was
    /// read before the first, wherever a user has scrolled since.
    private var undisplayed: (readAt: Double, movement: Double)?
    /// Whether the recorded rows are displayed; a further layout may move those that are not yet.
    private var isRecordDisplayed = true
    /// Whether rows may have changed in the layouts that are not displayed yet.
    private var hasNewRows = false
    /// Whether SwiftUI may measure rows after the last layout, and lay them out again: it has changed
    /// rows, or was the first since they were displayed.
    private(set) var mayChangeAgain = false
    /// The place at which the list starts, until it is displayed there or scrolled.
    private var start: RowPlace?
    /// Whether the list is at its start.
    private var hasStarted = false
    /// Whether the list has other rows than the one at which it starts, and can be scrolled.
    private(set) var awaitsRow = false

    /// Whether a list that rests at its start shows rows that are inserted there.
    var showsNewRows: Bool

    /// Creates a machine for the rows of a chat or another list.
    init(
      _ rows: any ReadingRows, showsNewRows: Bool = false, start: RowPlace? = nil,
      _ chat: OverscrollChat? = nil
    ) {
      (self.rows, self.showsNewRows, self.start) = (rows, showsNewRows, start)
      firstUnread = chat?.firstUnread
      self.chat = chat.map { ChatState(follow: $0.follow) }
    }

    /// Sets what a chat follows.
    func setFollow(_ follow: OverscrollChat.Follow) { chat?.follow = follow }

    /// Whether rows have identities of the type of another identity.
    func canIdentify(_ id: AnyHashable) -> Bool { rows.canIdentify(id) }

    /// The place of the row being read; nil without rows, and while the list waits for the row at
    /// which it starts.
    var place: RowPlace? { start == nil || hasStarted ? rows.place(readAt: offset) : nil }

    /// Whether the row being read was in its place after the last layout, which is not displayed yet.
    var isRowInPlace: Bool { undisplayed != nil }

    /// The rows that are visible, or at least half of each.
    var visibleRows: [AnyHashable] { rows.visibleRows(readAt: offset) }

    /// Explains why a chat does not follow its end at the moment.
    func explainChat(_ facts: ReadingFacts) -> OverscrollChat.Explanation {
      chat?.explanation(facts, rows) ?? .withoutChat
    }

    // MARK: Events

    /// Returns the goal after an event; nil if the content is in place.
    func handle(_ event: Event, _ facts: ReadingFacts) -> Goal? {
      // Measured rows and movements to the goal cause events as well.
      guard aim == nil else { return nil }
      noteViewport(facts.space)
      switch event {
      case .layoutBegan:
        motion.beginLayout()
        return nil
      case .layoutEnded: return settle(facts)
      case .rowsBegan:
        record(facts, isDisplayed: true)
        return nil
      case .rowsEnded:
        aim = .row(readAt: offset, base: offset, staysInside: false)
        return next(facts)
      case .endRequested(let isAnimated):
        chat?.goToEnd()
        start = nil
        return begin(.end, isAnimated: isAnimated, isScroll: false, facts)
      case .rowRequested(let id, let alignment, let isAnimated):
        guard let path = rows.path(of: id) else { return nil }
        start = nil
        return begin(.place(path, alignment), isAnimated: isAnimated, isScroll: true, facts)
      case _ where axis == nil: return nil
      case .moved: noteOffset(facts)
      case .lengthBegan:
        motion.beginLength(facts.space.contentLength)
        return nil
      case .lengthEnded:
        travel = facts.travel
        motion.noteLength(
          facts.space.contentLength, at: facts.space.offset, isMirrored: facts.space.isMirrored)
      case .turnEnded:
        isCommitting = true
        motion.endTurn()
        // A movement has requested a layout.
        guard motion.likelyDistance == 0 else { break }
        // UIKit does not report rows that change without a change of the content's length.
        let haveRowsMoved = undisplayed == nil && rows.hasMoved(by: nil, in: facts.space)
        guard haveRowsMoved || abs(newMovement(facts) ?? 0) > 0.01 else { return nil }
      case .displayed:
        isCommitting = false
        if hasStarted { start = nil }
        // Rows that were not displayed where they were recorded have no place to keep.
        let isInPlace = undisplayed != nil && abs(newMovement(facts) ?? 0) <= 0.01
        if isInPlace || !isRecordDisplayed { noteDisplay(facts) }
        return nil
      case .cameToRest: break
      }
      return motion.isLayingOut ? nil : .layOut
    }

    /// Mirrored content is measured from its end: another viewport has another offset.
    private func noteViewport(_ space: ReadingSpace) {
      let growth = space.viewportLength - viewportLength
      if space.isMirrored, axis != nil, growth != 0 {
        motion.noteViewport(growth: growth)
      }
      viewportLength = space.viewportLength
    }

    /// The offset at which the recorded row is the one being read.
    private var readAt: Double { undisplayed?.readAt ?? offset + motion.likelyDistance }

    /// Returns how far the row being read has moved since the last layout.
    private func newMovement(_ facts: ReadingFacts) -> Double? {
      rows.movement(readAt: readAt, in: facts.space).map { $0 - (undisplayed?.movement ?? 0) }
    }

    /// Records the rows that are displayed.
    private func noteDisplay(_ facts: ReadingFacts) {
      motion.forgetOwnMovements { rows.hasMoved(by: $0, in: facts.space) }
      hasScrolled = motion.wasScrolled
      record(facts, isDisplayed: true)
      chat?.update(facts, hasScrolled: hasScrolled, isDisplayed: true, rows)
    }

    private func noteOffset(_ facts: ReadingFacts) {
      guard facts.space.offset != motion.offset else { return }
      motion.noteOffset(facts.space.offset, by: cause(facts))
      limits = facts.space.legalOffsets
    }

    /// The cause of a movement.
    ///
    /// A list may also move its content itself while a finger is down, for changed rows; then the
    /// finger has not moved.
    private func cause(_ facts: ReadingFacts) -> ReadingMotion.Cause {
      if facts.isUndone, !facts.isWriting { return .undoing }
      if isKeptInside(facts) { return .system }
      if facts.isWriting { return .host }
      if isCommitting {
        // SwiftUI follows a row that is moved to the end even past the end; no app scrolls there.
        return facts.space.legalOffsets.isNear(facts.space.offset) ? .code : .system
      }
      guard facts.travel != nil, motion.hasNewLength else {
        return facts.isIdle && !interruptsBounce(facts.space) ? .code : .user
      }
      defer { travel = facts.travel }
      return facts.travel == travel ?? 0 ? .code : .user
    }

    /// Whether the content has moved because the view, an inset or a length has changed: to the
    /// nearest offset that is possible now, or with its start.
    ///
    /// Rotations, keyboards and split views do this. Nobody scrolled.
    private func isKeptInside(_ facts: ReadingFacts) -> Bool {
      let (space, before) = (facts.space, motion.offset)
      let legal = space.legalOffsets
      guard facts.isIdle, legal != limits else { return false }
      if !legal.isNear(before) { return abs(space.offset - space.legal(before)) <= 0.5 }
      guard limits.isNear(before) else { return false }
      let startStep = legal.lowerBound - limits.lowerBound
      // The start of an edge's own inset moves with it.
      return !facts.isWriting && startStep != 0 && abs(space.offset - before - startStep) <= 0.5
    }

    /// Whether the content has moved from past its end to the end.
    ///
    /// A touch that interrupts a bounce does this, before the view is tracking (`Facts.md`, U27).
    private func interruptsBounce(_ space: ReadingSpace) -> Bool {
      let end = space.legal(motion.offset)
      return !motion.hasNewLength && motion.offset != end && abs(space.offset - end) <= 0.5
    }

    // MARK: Goals

    /// Begins to move the content for a request.
    private func begin(
      _ aim: Aim, isAnimated: Bool, isScroll: Bool, _ facts: ReadingFacts
    ) -> Goal? {
      (self.aim, self.isAnimated, hasScrolled) = (aim, isAnimated, isScroll)
      return next(facts)
    }

    /// Begins to move the row being read back to its place, or a chat to its end, after a layout.
    private func settle(_ facts: ReadingFacts) -> Goal? {
      motion.forgetOwnMovements { rows.hasMoved(by: $0, in: facts.space) }
      (hasScrolled, mayChangeAgain) = (motion.wasScrolled, false)
      if hasScrolled { start = nil }
      remainder = 0
      aim = .rest
      if facts.space.axis == axis, !facts.carriesRows {
        if chat?.followOwn(facts, rows) == true {
          return begin(.end, isAnimated: true, isScroll: false, facts)
        }
        let follows = chat?.follows(facts, hasScrolled: hasScrolled, rows) == true
        aim = follows ? .end : rowBeingRead(facts)
      }
      return next(facts)
    }

    private func rowBeingRead(_ facts: ReadingFacts) -> Aim {
      let (space, before) = (facts.space, readAt)
      guard let movement = newMovement(facts),
        let distance = motion.distance(rowMovedBy: movement)
      else { return .rest }
      let keyboard = keyboardStep(facts)
      let base = offset + distance + keyboard
      let isChanged =
        hasNewRows || motion.hasNewLength || motion.isUndone || keyboard != 0
        || abs(movement) > 0.01
      guard isChanged || (abs(space.offset - base) > 0.5 && rows.hasMoved(by: nil, in: space))
      else {
        // The rows may be laid out only after this layout.
        return .row(
          readAt: before, base: space.isAt(base) ? base : space.offset, staysInside: false)
      }
      let isAtStart = showsNewRows && !facts.keepsRowAtStart && base <= -startLengths.inset + 0.5
      // Content that moves may be past its ends.
      guard isAtStart else { return .row(readAt: before, base: base, staysInside: facts.isIdle) }
      return startLengths == (space.startInset, space.startSpace) ? .offset(base) : .rest
    }

    /// Returns how far a keyboard moves the rows.
    private func keyboardStep(_ facts: ReadingFacts) -> Double {
      guard facts.movesWithKeyboard, facts.isIdle, facts.space.axis == .vertical,
        facts.space.breadth == visible.breadth
      else { return 0 }
      return visible.length - facts.visibleLength
    }

    /// Returns the next goal of the aim; nil once the content is in place.
    func next(_ facts: ReadingFacts) -> Goal? {
      while let aim {
        if rounds < maximumRounds(of: aim), let goal = nextGoal(of: aim, facts) {
          rounds += 1
          return goal
        }
        (rounds, isAnimated) = (0, false)
        self.aim = end(aim, facts)
      }
      return nil
    }

    /// The number of movements after which a list whose rows never keep a length stays where it is.
    ///
    /// A row that is kept may be far away once all rows have other lengths.
    private func maximumRounds(of aim: Aim) -> Int { if case .row = aim { 32 } else { 8 } }

    private func nextGoal(of aim: Aim, _ facts: ReadingFacts) -> Goal? {
      if let room = chat?.changedRoom(facts, rows) { return .makeRoom(room) }
      guard let goal = goal(of: aim, facts), !facts.space.isAt(goal) else { return nil }
      defer { isAnimated = false }
      return isAnimated ? .scroll(to: goal) : .move(to: goal)
    }

    /// Returns the offset that the content must have; nil if it stays.
    private func goal(of aim: Aim, _ facts: ReadingFacts) -> Double? {
      let space = facts.space
      switch aim {
      case .rest: return nil
      case .offset(let offset): return offset
      case .row(let before, let base, let staysInside):
        guard let movement = rows.movement(readAt: before, in: space) else { return nil }
        noteRemainder(of: base + movement, space)
        return staysInside ? space.legal(base + movement) : base + movement
      case .end: return chat?.target(in: space, rows) ?? space.legalOffsets.upperBound
      case .place(let path, let alignment): return goal(of: path, at: alignment, facts)
      case .start(let place):
        return rows.path(of: place.id).flatMap { rows.extent(of: $0, in: space) }.map {
          space.offset(withStart: $0.start - place.offset)
        }
      case .unread(let path):
        return path.flatMap { goal(of: $0, at: .start, facts) } ?? space.legalOffsets.upperBound
      }
    }

    private func goal(
      of path: IndexPath, at alignment: ReadingPosition.Alignment, _ facts: ReadingFacts
    ) -> Double? {
      rows.extent(of: path, in: facts.space).map {
        facts.space.offset(showing: $0, at: alignment, room: facts.room ?? 0)
      }
    }

    private func noteRemainder(of goal: Double, _ space: ReadingSpace) {
      let rest = goal - space.offset
      remainder = abs(rest) < 0.5 ? rest : 0
    }

    /// Records the rows and their places; returns the next aim.
    private func end(_ aim: Aim, _ facts: ReadingFacts) -> Aim? {
      if case .row(let before, let base, let staysInside) = aim,
        let movement = rows.movement(readAt: before, in: facts.space),
        facts.space.isAt(staysInside ? facts.space.legal(base + movement) : base + movement)
      {
        let hasChanged =
          motion.hasNewLength || abs(movement - (undisplayed?.movement ?? 0)) > 0.01
        mayChangeAgain = hasChanged || undisplayed == nil
        hasNewRows = hasNewRows || hasChanged
        undisplayed = (before, movement)
        limits = facts.space.legalOffsets
        visible = (facts.visibleLength, facts.space.breadth)
        motion.settle(at: facts.space.offset, scrolled: base - offset, hasScrolled: hasScrolled)
      } else {
        record(facts, isDisplayed: false)
      }
      let hasRows = facts.space.viewportLength > 0 && rows.areVisible
      if case .start = aim {
        hasStarted = true
      } else if let start, hasRows {
        if rows.path(of: start.id) != nil { return .start(start) }
        // A chat without the row starts elsewhere.
        if chat != nil { self.start = nil }
      }
      let legal = facts.space.legalOffsets
      awaitsRow = start != nil && !hasStarted && legal.upperBound > legal.lowerBound
      guard var chat else { return nil }
      switch aim {
      case .unread(let path): chat.start(facts, firstUnread: path, rows)
      case .start: chat.start(facts, firstUnread: firstUnread?(), rows)
      case _ where !chat.hasStarted && hasRows: return .unread(firstUnread?())
      default: break
      }
      chat.update(facts, hasScrolled: hasScrolled, isDisplayed: undisplayed == nil, rows)
      self.chat = chat
      return nil
    }

    private func record(_ facts: ReadingFacts, isDisplayed: Bool) {
      let space = facts.space
      let hasChanged = hasNewRows || motion.hasNewLength || space.axis != axis
      rows.record(space, hasChanged: hasChanged)
      (axis, limits) = (space.axis, space.legalOffsets)
      startLengths = (space.startInset, space.startSpace)
      visible = (facts.visibleLength, space.breadth)
      offset = space.offset + remainder
      if chat == nil, hasChanged || newRowsAbove > 0 {
        newRowsAbove = rows.countAbove(readAt: offset, areNew: !facts.loadsAtStart)
      }
      (remainder, undisplayed) = (0, nil)
      (isRecordDisplayed, hasNewRows) = (isDisplayed, hasChanged && !isDisplayed)
      motion.restart(at: space.offset)
    }
  }

  extension ClosedRange<Double> {
    /// Whether an offset is in the range, with a tolerance for rounding to pixels.
    fileprivate func isNear(_ offset: Double) -> Bool {
      offset >= lowerBound - 0.5 && offset <= upperBound + 0.5
    }
  }
#endif
