#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  extension OverscrollHostView: @preconcurrency ScrollListener, FrameClient {}

  /// Sends the scroll view's changes to the engine.
  extension OverscrollHostView {
    func syncFromScrollView() { sync(afterOwnWrite: false) }

    /// Reads the scroll view, and sends the engine what has changed.
    ///
    /// While effects are being carried out, it only notes that a sync is needed.
    ///
    /// - Parameter afterOwnWrite: Whether our own writes may have caused the change.
    func sync(afterOwnWrite: Bool) {
      sendReading(.moved)
      guard !executor.isWriting else { return executor.deferSync() }
      guard let scrollView else { return }
      if observer.awaitsRelease, !scrollView.isDragging { endDrag() }
      // While the content moves, every frame does this.
      if !observer.isWatching { syncTouchOwnership() }
      let hasTurned = observer.updateDirection(of: scrollView)
      let facts = readInsets(ScrollFacts(scrollView), afterOwnWrite: afterOwnWrite)
      if swiftUI?.isUndone(at: facts.bounds.origin, time: now) == true { scheduler.awaitTurn() }
      // If a bar grew because our own write moved the content, the offset changed first.
      if afterOwnWrite { sendOffsets(facts) }
      for axis in OverscrollAxis.allCases {
        let lengths = lengths(facts, along: axis)
        guard lengths != engine.geometry[axis] else { continue }
        keepHeader(along: axis, before: facts)
        // The first rows have no position yet.
        if engine.geometry[axis].contentLength == 0, lengths.contentLength > 0 {
          awaitFirstPosition()
        }
        send(.geometryChanged(lengths, along: axis))
        placeIndicators()
      }
      sendOffsets(facts)
      if hasTurned { turnSides() }
      edges.placeFloating(engine, observer.direction)
      placeBackToTop()
    }

    private func sendOffsets(_ facts: ScrollFacts) {
      for axis in OverscrollAxis.allCases {
        let offset = logical(facts.offset(along: axis), axis)
        guard offset != engine.offset[axis] else { continue }
        sendScroll(to: offset, along: axis)
        watch()
      }
    }

    func contentSizeWillChange() { sendReading(.lengthBegan) }

    func contentSizeChanged() {
      sendReading(.lengthEnded)
      lengthsChanged()
    }

    /// Opens a layout pass, so that triggers are evaluated with the new lengths.
    func lengthsChanged() {
      guard !executor.isWriting else { return executor.deferSync() }
      if window != nil {
        send(.layoutBegan)
        setNeedsLayout()
      }
      syncFromScrollView()
    }

    /// Opens a layout pass if the content's direction has changed; layout applies the new
    /// direction.
    func directionChanged() {
      guard let scrollView, ContentDirection(of: scrollView) != observer.direction else { return }
      observer.invalidateDirection()
      lengthsChanged()
    }

    /// Moves extra insets and boxes to the new sides of their edges.
    private func turnSides() {
      send(.frame)
      placeIndicators()
    }

    func panChanged() {
      switch scrollView?.panGestureRecognizer.state {
      case .began:
        swiftUI?.touched()
        endDrag()
        yieldToSystemControl()
        endPreviews()
        edges.prepareFeedback()
        send(.dragBegan)
        forbidTransparentPulls()
        hints.noteMissingBounces(of: scrollView, engine)
      case .ended:
        observer.noteRelease()
        setNeedsLayout()
        watch()
      case .cancelled, .failed:
        send(.dragCancelled)
        watch()
      default: break
      }
    }

    /// Tells a new engine of a finger that already holds the content, or of a fling.
    func reportTouch() {
      guard let scrollView else { return }
      switch scrollView.panGestureRecognizer.state {
      case .began, .changed: send(.dragBegan)
      default:
        guard scrollView.isDecelerating else { return }
        send(.dragBegan)
        send(.dragCancelled)
      }
      watch()
    }

    /// Reports the end of a drag to the engine, after the scroll view has released the content.
    ///
    /// If the inset is set in the recognizer's `.ended` callback, the content moves on some
    /// systems, because the scroll view still counts as dragged. The end is therefore reported with
    /// the next offset, or with the layout of the same turn (`Facts.md`, U5d).
    func endDrag() {
      guard observer.takeRelease() else { return }
      forbidTransparentPulls()
      send(.dragEnded)
    }

    /// Pauses the engine during touches that do something other than scroll.
    func syncTouchOwnership() {
      guard let scrollView, observer.updateTouchOwnership(of: scrollView) else { return }
      send(.paused(observer.isTouchTaken))
      if observer.isTouchTaken { watch() }
    }

    /// Reports to the engine whether section headers are pinned to the edge.
    ///
    /// Below an extra inset that does not follow the content, they would float over the rows.
    func reportHeaders() {
      guard let scrollView, observer.updatePinnedHeaders(of: scrollView) else { return }
      send(.pinnedHeaders(observer.hasPinnedHeaders))
    }

    // MARK: Arming

    /// Answers the engine whether a pull may arm an edge.
    func answerArming(at edge: OverscrollEdge) {
      guard let isAllowed = edges[edge].allowsArming(in: scrollView) else { return }
      send(.armingAllowed(edge, isAllowed))
    }

    /// Forbids pulls at an edge if the list, the edge's control or its own view is transparent.
    ///
    /// Called when a drag begins, and before it ends.
    private func forbidTransparentPulls() {
      for edge in OverscrollEdge.allCases where edges[edge].isTransparent(in: scrollView) {
        send(.armingAllowed(edge, false))
      }
    }

    // MARK: Items

    /// Sends the engine the number of items beyond the visible ones, where it has changed.
    func countItems() {
      for edge in OverscrollEdge.allCases {
        guard let count = edges[edge].countItems(in: scrollView) else { continue }
        send(.itemsLeft(count, towards: edge))
      }
    }

    /// Sends the engine the number of items that SwiftUI's rows report.
    func itemsCounted(_ count: Int, towards edge: OverscrollEdge) {
      edges[edge].leaveCounting()
      send(.itemsLeft(count, towards: edge))
    }

    // MARK: Lengths

    /// The lengths of an axis without our extra insets, from its logical start.
    func lengths(_ facts: ScrollFacts, along axis: OverscrollAxis) -> AxisGeometry {
      let lengths = AxisGeometry(
        contentLength: contentLength(facts, along: axis),
        viewportLength: facts.viewportLength(along: axis),
        startInset: executor.base(at: axis.startEdge) + facts.systemInset(at: axis.startEdge),
        endInset: executor.base(at: axis.endEdge) + facts.systemInset(at: axis.endEdge))
      return isMirrored(axis) ? lengths.mirrored : lengths
    }

    /// The length of the app's content.
    private func contentLength(_ facts: ScrollFacts, along axis: OverscrollAxis) -> Double {
      var length = facts.contentLength(along: axis)
      if let filtered = swiftUI?.contentLength(
        length, along: axis, at: now, isMoving: observer.isWatching)
      {
        length = filtered
      }
      return ownContent?.contentLength(length, along: axis, in: scrollView) ?? length
    }

    /// An offset from the logical start; its own inverse.
    func logical(_ offset: Double, _ axis: OverscrollAxis) -> Double {
      isMirrored(axis) ? engine.geometry[axis].mirrored(offset) : offset
    }

    func isMirrored(_ axis: OverscrollAxis) -> Bool {
      axis == .horizontal && observer.direction.isMirrored
    }

    /// The edge of the view at which a logical edge lies; `leading` is the left one.
    func side(of edge: OverscrollEdge) -> OverscrollEdge {
      isMirrored(edge.axis) ? edge.opposite : edge
    }

    // MARK: Frames

    /// Requests frames until the content has come to rest.
    func watch() {
      observer.watch()
      scheduler.run()
    }

    /// Sends the engine the current time, and draws animations.
    func frame() {
      endDrag()
      scheduler.beginTurn()
      syncTouchOwnership()
      syncFromScrollView()
      countItems()
      if observer.isWatching { detectRest() }
      send(.frame)
      releaseWaiters()
      for edge in OverscrollEdge.allCases { draw(edge) }
      if !needsFrames { scheduler.pause() }
    }

    func turnBegan() {
      executor.turnBegan()
      if let jump = swiftUI?.takeRepeatedJump(), let scrollView {
        executor.jump(to: jump, in: scrollView)
      }
      showKeptHeaders(bySystem: false)
      guard firstPosition.turnBegan() else { return }
      syncFromScrollView()
      send(.layoutEnded)
    }

    /// Whether something waits for a frame, or changes with time.
    private var needsFrames: Bool {
      if scheduler.wantsFrames || observer.isWatching || !idleGate.isEmpty { return true }
      return window != nil && OverscrollEdge.allCases.contains(where: edges.isAnimated)
    }

    private func detectRest() {
      guard let scrollView, observer.comesToRest(at: engine.offset, in: scrollView) else { return }
      // Estimated lengths count from now on.
      if swiftUI != nil { syncFromScrollView() }
      if !engine.isHeld { send(.cameToRest) }
      sendReading(.cameToRest)
    }
  }
#endif
