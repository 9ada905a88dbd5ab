#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Whom observation tells, on the main thread, which only the runtime can check.
  ///
  /// A conformance that is checked asks for no memory in every scroll event, and a closure that is does.
  private protocol ScrollListener: AnyObject, Sendable {
    func syncFromScrollView()
    func lengthsChanged()
    func directionChanged()
    func panChanged()
  }

  extension OverscrollHostView: @preconcurrency ScrollListener, FrameClient {}

  /// From the scroll view to the engine.
  extension OverscrollHostView {
    func observe(_ scrollView: UIScrollView) {
      let listener: any ScrollListener = self
      observations = [
        scrollView.observe(\.contentOffset) { [weak listener] _, _ in listener?.syncFromScrollView()
        },
        scrollView.observe(\.contentSize) { [weak listener] _, _ in listener?.lengthsChanged() },
        scrollView.observe(\.contentInset) { [weak listener] _, _ in listener?.syncFromScrollView()
        },
        // Bars tell a view that scrolls below them, and not what is in it.
        scrollView.observe(\.safeAreaInsets) { [weak listener] _, _ in
          listener?.syncFromScrollView()
        },
        scrollView.observe(\.contentInsetAdjustmentBehavior) { [weak listener] _, _ in
          listener?.syncFromScrollView()
        },
        scrollView.observe(\.semanticContentAttribute) { [weak listener] _, _ in
          listener?.directionChanged()
        },
        scrollView.panGestureRecognizer.observe(\.state) { [weak listener] _, _ in
          listener?.panChanged()
        },
      ]
    }

    func syncFromScrollView() { look(isAnswer: false) }

    /// Looks at everything that counts, and tells the engine what is new.
    ///
    /// What is heard of while effects are carried out is looked at when that is done.
    ///
    /// - Parameter isAnswer: Whether our own writes have led to it.
    func look(isAnswer: Bool) {
      guard !isPerforming else { return needsSync = true }
      guard let scrollView else { return }
      if awaitsRelease, !scrollView.isDragging { endDrag() }
      // While the content moves, every frame asks that.
      if !isWatching { syncTouchOwnership() }
      let hasTurned = readDirection(of: scrollView)
      let facts = readInsets(ScrollFacts(scrollView), isAnswer: isAnswer)
      // A bar may have grown because our own write has moved the content: then that came first.
      if isAnswer { tellOffsets(facts) }
      for axis in OverscrollAxis.allCases {
        let lengths = lengths(facts, along: axis)
        guard lengths != engine.geometry[axis] else { continue }
        send(.geometryChanged(lengths, along: axis))
        placeIndicators()
      }
      tellOffsets(facts)
      if hasTurned { turnSides() }
      placeFloating()
      placeBackToTop()
    }

    private func tellOffsets(_ facts: ScrollFacts) {
      for axis in OverscrollAxis.allCases {
        let offset = logical(facts.offset(along: axis), axis)
        guard offset != engine.offset[axis] else { continue }
        sendScroll(to: offset, along: axis)
        watch()
      }
    }

    /// The content has another size: nothing is judged before the layout that brought it is over.
    func lengthsChanged() {
      guard !isPerforming else { return needsSync = true }
      if window != nil {
        send(.layoutBegan)
        setNeedsLayout()
      }
      syncFromScrollView()
    }

    func panChanged() {
      switch scrollView?.panGestureRecognizer.state {
      case .began:
        endDrag()
        yieldToSystemControl()
        endPreviews()
        send(.dragBegan)
        hintAtBounces()
      case .ended:
        awaitsRelease = true
        setNeedsLayout()
        watch()
      case .cancelled, .failed:
        send(.dragCancelled)
        watch()
      default: break
      }
    }

    /// Reports the end of a drag to the engine, after the scroll view has released the content.
    ///
    /// An inset that is set in the recognizer's notification of `.ended` moves the content on some
    /// systems: there the scroll view still counts as dragged. So the end is reported with the first
    /// offset afterwards, or with the layout of the same turn (`Facts.md`, U5d).
    func endDrag() {
      guard awaitsRelease else { return }
      awaitsRelease = false
      send(.dragEnded)
    }

    // MARK: Lengths

    /// The lengths of an axis without our extra insets, as they read from its logical start.
    func lengths(_ facts: ScrollFacts, along axis: OverscrollAxis) -> AxisGeometry {
      let lengths = AxisGeometry(
        contentLength: facts.contentLength(along: axis),
        viewportLength: facts.viewportLength(along: axis),
        startInset: ledgers[axis.startEdge].base + facts.systemInset(at: axis.startEdge),
        endInset: ledgers[axis.endEdge].base + facts.systemInset(at: axis.endEdge))
      return isMirrored(axis) ? lengths.mirrored : lengths
    }

    /// An offset as it counts from the logical start; its own inverse.
    func logical(_ offset: Double, _ axis: OverscrollAxis) -> Double {
      isMirrored(axis) ? engine.geometry[axis].mirrored(offset) : offset
    }

    func isMirrored(_ axis: OverscrollAxis) -> Bool {
      axis == .horizontal && direction.isMirrored
    }

    /// The edge of the view at which a logical edge lies; `leading` is the left one.
    func place(of edge: OverscrollEdge) -> OverscrollEdge {
      isMirrored(edge.axis) ? edge.opposite : edge
    }

    // MARK: Frames

    /// Asks for frames until the content has come to rest.
    func watch() {
      isWatching = true
      scheduler.run()
    }

    /// Reports the current time to the engine, and draws what time changes.
    func frame() {
      endDrag()
      scheduler.beginTurn()
      syncTouchOwnership()
      syncFromScrollView()
      countItems()
      if isWatching { lookForRest() }
      send(.frame)
      runs.releaseWaiters()
      drawAll()
      if !needsFrames { scheduler.pause() }
    }

    /// Called by the scheduler, after which inset ledgers count the writes of a new turn.
    func turnBegan() {
      for edge in OverscrollEdge.allCases { ledgers[edge].turnBegan() }
      showKeptHeaders()
    }

    /// Whether something waits for a frame, or moves with time.
    private var needsFrames: Bool {
      if scheduler.wantsFrames || isWatching || runs.hasWaiters { return true }
      return OverscrollEdge.allCases.contains { isAnimatedInSight($0) }
    }

    private func lookForRest() {
      guard let scrollView else { return }
      let isStill = engine.offset == lastFrameOffset
      lastFrameOffset = engine.offset
      guard isStill, !isTouchTaken, !scrollView.isTracking, !scrollView.isDecelerating else {
        return
      }
      isWatching = false
      if !engine.isHeld { send(.cameToRest) }
    }
  }
#endif
