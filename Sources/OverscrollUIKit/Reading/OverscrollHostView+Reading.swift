#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Keeps rows in place while other rows change.
  extension OverscrollHostView {
    // MARK: The reading position

    /// Sets the identities of the rows, and a chat; nil for neither.
    func setReading(_ position: ReadingPosition?, _ chat: OverscrollChat? = nil) {
      if let chat, chat.follow != .atEnd, !chat.knowsOwnRows { hints.note(.ownRowsUnknown) }
      if let position, reading?.update(position, chat) == true {
        // SwiftUI may have other rows of the same length.
        if isSwiftUI { reading?.view.request() }
        return
      }
      replaceReading(position, chat)
      if reading != nil { awaitLayout(.firstLayout) }
      disposeIfUnused()
    }

    /// Replaces what belongs to the old identities of the rows, or to another scroll view.
    func replaceReading(_ position: ReadingPosition?, _ chat: OverscrollChat?) {
      reading?.end()
      reading = nil
      holdTriggers(whileWaiting: false)
      guard let scrollView else { return }
      makeRoom(0, along: .vertical, in: scrollView)
      guard let position else { return }
      reading = Reading(position, chat, of: scrollView, in: self, by: scheduler) { [weak self] in
        self?.notifyReadingPosition($0)
      }
    }

    /// Reports an event to the reading position, and moves the content to its goals.
    func notifyReadingPosition(_ event: ReadingMachine.Event) {
      guard let reading, let scrollView else { return }
      // SwiftUI's rows may be laid out after this view.
      if event == .layoutEnded, isSwiftUI { scrollView.layoutIfNeeded() }
      let long = scrollView.readingAxis
      let axis = event == .layoutEnded ? long : reading.machine.axis ?? long
      pursue(reading.machine, event, along: axis, in: scrollView)
      if event == .layoutEnded, reading.machine.isRowInPlace { writer.settled() }
      if event == .layoutEnded, isSwiftUI, reading.machine.mayChangeAgain { reading.view.request() }
      switch event {
      case .displayed: if reading.areRowsMissing(in: scrollView) { hints.note(.rowsUnmarked) }
      case .layoutEnded, .endRequested, .rowRequested: reading.placeChanged()
      default: return
      }
      holdTriggers(whileWaiting: reading.machine.awaitsRow)
      reading.showNewRows(in: scrollView, environment.wording(of: nil))
      reading.reportState()
    }

    // MARK: Requests

    /// Scrolls to the end; a chat follows it then.
    func scrollToEnd(isAnimated: Bool) {
      read()
      let event = ReadingMachine.Event.endRequested(isAnimated: isAnimated)
      guard reading == nil, let scrollView else { return notifyReadingPosition(event) }
      let machine = ReadingMachine(scrollView.rowsCountedFromEnd())
      pursue(machine, event, along: scrollView.readingAxis, in: scrollView)
    }

    /// Scrolls to the row with an identity.
    func scroll(
      toRow id: AnyHashable, at alignment: ReadingPosition.Alignment, isAnimated: Bool
    ) {
      read()
      guard reading?.machine.canIdentify(id) == true else { return hints.note(.rowsUnknown) }
      notifyReadingPosition(.rowRequested(id, alignment, isAnimated: isAnimated))
    }

    /// Explains why a chat does not follow its end at the moment.
    func explainChat() -> OverscrollChat.Explanation {
      guard let reading, reading.chat != nil, let scrollView else { return .withoutChat }
      guard window != nil else { return .init(.outsideWindow, "The list is not in a window.") }
      let axis = reading.machine.axis ?? scrollView.readingAxis
      return reading.machine.explainChat(readingFacts(along: axis, of: scrollView))
    }

    // MARK: Changes of rows

    /// Applies a result; preserves the scroll position if the edge loads and content begins at it.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult) -> RefreshResult {
      guard edge.isStart, let options = engine.options(of: edge), let scrollView else {
        return body()
      }
      guard options.purpose == .refresh, let position = reading?.position else {
        return preservingScrollPosition(at: edge, body)
      }
      return position.countingNewRows(of: scrollView) {
        preservingScrollPosition(at: edge, body)
      }
    }

    /// Runs a body that changes rows, and moves the content with the row being read in the same
    /// turn.
    ///
    /// - Parameters:
    ///   - edge: The edge whose options decide whether the content moves.
    ///   - position: The identities of the rows; nil for those of the scroll view. Without these,
    ///     rows are identified by the number of rows after them.
    ///   - body: Changes the rows.
    /// - Returns: The value that `body` returns.
    /// - Throws: The error that `body` throws.
    func preservingScrollPosition<Value>(
      at edge: OverscrollEdge, of position: ReadingPosition? = nil, _ body: () throws -> Value
    ) rethrows -> Value {
      read()
      guard let scrollView, engine.anchorsScroll(at: edge) else { return try body() }
      let rows =
        (position ?? reading?.position)?.makeRows(scrollView) ?? scrollView.rowsCountedFromEnd()
      let machine = ReadingMachine(rows)
      pursue(machine, .rowsBegan, along: edge.axis, in: scrollView)
      let value = try body()
      // Without a window no list performs layout, but it still knows where its rows will be.
      if window != nil { scrollView.layoutIfNeeded() }
      read()
      pursue(machine, .rowsEnded, along: edge.axis, in: scrollView)
      return value
    }

    // MARK: Goals

    /// Reports an event to a machine, and moves the content until the machine has no further goal.
    private func pursue(
      _ machine: ReadingMachine, _ event: ReadingMachine.Event, along axis: OverscrollAxis,
      in scrollView: UIScrollView
    ) {
      var goal = machine.handle(event, readingFacts(along: axis, of: scrollView))
      while let next = goal {
        switch next {
        case .layOut:
          reading?.requestLayout(of: scrollView)
          return
        case .makeRoom(let length): makeRoom(length, along: axis, in: scrollView)
        case .scroll(let offset): scroll(to: offset, along: axis, in: scrollView)
        case .move(let offset): move(to: offset, along: axis, in: scrollView)
        }
        goal = machine.next(readingFacts(along: axis, of: scrollView))
      }
    }

    private func readingFacts(along axis: OverscrollAxis, of scrollView: UIScrollView)
      -> ReadingFacts
    {
      let start = engine.options(of: axis.startEdge)
      let travel = scrollView.panGestureRecognizer.translation(in: scrollView.superview)
      return ReadingFacts(
        space: readingSpace(along: axis, of: scrollView), isWriting: reentrancy.isWriting,
        isUndone: writer.undoes(scrollView.contentOffset),
        isIdle: isIdle, travel: scrollView.isTracking ? travel[axis] : nil,
        carriesRows: Platform.carriesRows(scrollView),
        keepsRowAtStart: start?.purpose == .load || start?.scrollAnchoring == .always,
        loadsAtStart: loads(at: axis.startEdge), hasMoreAtEnd: loads(at: axis.endEdge),
        room: writer.chatRoom(at: reader.direction.side(of: axis.endEdge)),
        movesWithKeyboard: reading?.movesWithKeyboard == true)
    }

    /// Whether an edge loads more rows.
    private func loads(at edge: OverscrollEdge) -> Bool {
      guard let control = edges[edge].control else { return false }
      return control.options.purpose == .load && control.isEnabled && !control.isHidden
        && engine.phase(of: edge) != .noMore
    }

    private func readingSpace(along axis: OverscrollAxis, of scrollView: UIScrollView)
      -> ReadingSpace
    {
      ReadingSpace(
        scrollView: scrollView, axis: axis, isMirrored: reader.direction.isMirrored(axis),
        base: writer.baseWithChatRoom)
    }

    /// Gives the room at the end a length, as a part of the inset there.
    private func makeRoom(_ length: Double, along axis: OverscrollAxis, in scrollView: UIScrollView)
    {
      let side = reader.direction.side(of: axis.endEdge)
      let isChanged = writing { writer.setChatRoom(length, at: side, of: scrollView) }
      if isChanged { read(afterOwnWrite: true) }
    }

    /// Moves the content to an offset from the logical start, and lays out the rows there.
    private func move(to goal: Double, along axis: OverscrollAxis, in scrollView: UIScrollView) {
      read()
      let distance = goal - readingSpace(along: axis, of: scrollView).offset
      send(.scrollAnchorMoved(by: distance, at: axis.startEdge))
      // The options of the edge may leave the offset to the app.
      let space = readingSpace(along: axis, of: scrollView)
      if !space.isAt(goal) {
        var distances = PerAxis(repeating: 0.0)
        distances[axis] = space.distance(to: goal)
        writing { writer.shift(scrollView, by: distances) }
        read(afterOwnWrite: true)
      }
      if window != nil { scrollView.layoutIfNeeded() }
    }

    /// Scrolls to an offset from the logical start, at the pace of edges, and lays out the rows
    /// there.
    private func scroll(to goal: Double, along axis: OverscrollAxis, in scrollView: UIScrollView) {
      let distance = readingSpace(along: axis, of: scrollView).distance(to: goal)
      var landings = Landings()
      landings[axis] = .at(scrollView.contentOffset[axis] + distance)
      let duration = window == nil || environment.reducesMotion ? 0 : engine.durations.expand
      let isMoved = writing { writer.move(to: landings, of: scrollView, over: duration) }
      if isMoved { read(afterOwnWrite: true) }
      if window != nil { scrollView.layoutIfNeeded() }
    }
  }
#endif
