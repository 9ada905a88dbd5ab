#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Keeps rows in place while other rows change.
  extension OverscrollHostView {
    /// Applies a result; preserves the scroll position if the edge loads and content begins at it.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    {
      guard edge.isStart, engine.options(of: edge) != nil else { return body() }
      syncFromScrollView()
      guard engine.anchorsScroll(at: edge) else { return countingNewRows(at: edge, body) }
      return countingNewRows(at: edge) { preservingScrollPosition(at: edge, body) }
    }

    /// If the app requests it, adds the number of rows that a refresh has inserted at the start to
    /// its result.
    private func countingNewRows(
      at edge: OverscrollEdge, _ body: () -> RefreshResult
    ) -> RefreshResult {
      guard let scrollView, let position = readingPosition, let text = position.newRowsText,
        engine.options(of: edge)?.purpose == .refresh
      else { return body() }
      let space = ReadingSpace(
        scrollView: scrollView, axis: edge.axis, isMirrored: isMirrored(edge.axis))
      let rows = position.makeRows()
      rows.mark(atStart: true, in: space)
      let result = body()
      let count = rows.countBeyondMark(in: space)
      return result == .updated && count > 0 ? .updated(text(count)) : result
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
      guard let scrollView else { return try body() }
      let space = ReadingSpace(
        scrollView: scrollView, axis: edge.axis, isMirrored: isMirrored(edge.axis))
      let rows =
        (position ?? readingPosition)?.makeRows() ?? scrollView.rowsCountedFromEnd()
      rows.record(space, hasChanged: true)
      let before = space.offset
      let value = try body()
      // Rows with estimated sizes are measured when they become visible, which may move the visible
      // rows again.
      for _ in 0..<3 {
        // Without a window no list performs layout, but it still knows where its rows will be.
        if window != nil { scrollView.layoutIfNeeded() }
        syncFromScrollView()
        guard let movement = rows.movement(readAt: before, in: space) else { break }
        let distance = before + movement - space.offset
        guard abs(distance) > 0.01 else { break }
        send(.scrollAnchorMoved(by: distance, at: edge))
      }
      return value
    }

    // MARK: The reading position

    /// The identities of the rows, if the app has set them.
    var readingPosition: ReadingPosition? { readingView?.position }

    func setReadingPosition(_ position: ReadingPosition?) { setReading(position, nil) }

    /// The chat that the app has set.
    var chat: OverscrollChat? { readingView?.follower?.chat }

    func setChat(_ chat: OverscrollChat?) { setReading(chat?.position, chat) }

    private func setReading(_ position: ReadingPosition?, _ chat: OverscrollChat?) {
      if let position, readingView?.update(position, chat) == true { return }
      readingView?.follower?.end()
      readingView?.removeFromSuperview()
      readingView = position.map { ReadingView($0, chat, of: self) }
      if readingView != nil { awaitFirstPosition() }
      leaveIfUnused()
    }

    /// Moves the content to an offset from the logical start, and lays out the rows there.
    ///
    /// - Returns: Whether the content was more than a pixel's half away.
    @discardableResult
    func moveReading(to goal: Double, in space: ReadingSpace) -> Bool {
      guard abs(goal - space.offset) > Self.halfPixel else { return false }
      syncFromScrollView()
      send(.scrollAnchorMoved(by: goal - space.offset, at: space.axis.startEdge))
      // The options of the edge may leave the offset to the app.
      let rest = goal - space.offset
      if abs(rest) > Self.halfPixel {
        executor.write {
          var distances = PerAxis(repeating: 0.0)
          distances[space.axis] = space.isMirrored ? -rest : rest
          executor.shift(space.scrollView, by: distances)
        }
        sync(afterOwnWrite: true)
      }
      if window != nil { space.scrollView.layoutIfNeeded() }
      return true
    }

    /// Scrolls to an offset from the logical start, at the pace of edges.
    func scrollReading(to goal: Double, in space: ReadingSpace) {
      var landings = Landings()
      let offset = space.scrollView.contentOffset[space.axis]
      let distance = goal - space.offset
      landings[space.axis] = .at(offset + (space.isMirrored ? -distance : distance))
      let duration = window == nil || environment.reducesMotion ? 0 : engine.durations.expand
      if duration > 0 { executor.write { landings.approach(in: space.scrollView) } }
      if executor.move(to: landings, of: space.scrollView, over: duration) {
        sync(afterOwnWrite: true)
      }
    }

    /// Half a pixel of a screen with two pixels per point, and some rounding.
    private static let halfPixel = 0.26
  }
#endif
