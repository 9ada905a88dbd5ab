#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// From the scroll view to the engine.
  extension OverscrollHostView {
    func observe(_ scrollView: UIScrollView) {
      observations = [
        scrollView.observe(\.contentOffset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.look() }
        },
        scrollView.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.lengthsChanged() }
        },
        scrollView.observe(\.contentInset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.look() }
        },
        scrollView.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.panChanged() }
        },
      ]
    }

    /// Looks at everything that counts, and tells the engine what is new.
    ///
    /// What is heard of while effects are carried out is looked at when that is done.
    func look() {
      guard !isPerforming else { return hasNews = true }
      guard let scrollView else { return }
      let facts = ScrollFacts(scrollView)
      readInsets(facts)
      for axis in OverscrollAxis.allCases {
        let lengths = lengths(facts, along: axis)
        guard lengths != engine.geometry[axis] else { continue }
        send(.geometryChanged(lengths, along: axis))
        placeIndicators()
      }
      for axis in OverscrollAxis.allCases {
        let offset = logical(facts.offset(along: axis), axis)
        guard offset != engine.offset[axis] else { continue }
        send(.scrolled(to: offset, along: axis))
        watch()
      }
      placeBackToTop()
    }

    /// The content has another size: nothing is judged before the layout that brought it is over.
    private func lengthsChanged() {
      guard !isPerforming else { return hasNews = true }
      if window != nil {
        send(.layoutBegan)
        setNeedsLayout()
      }
      look()
    }

    private func panChanged() {
      switch scrollView?.panGestureRecognizer.state {
      case .began:
        send(.dragBegan)
        hintAtBounces()
      case .ended:
        send(.dragEnded)
        watch()
      case .cancelled, .failed:
        send(.dragCancelled)
        watch()
      default: break
      }
    }

    /// Finds out what stands in the insets, and puts our shares back where they were written over.
    private func readInsets(_ facts: ScrollFacts) {
      var inset = facts.inset
      for edge in OverscrollEdge.allCases {
        let reading = ledgers[edge].observed(inset[physical: edge])
        if let rewrite = reading.rewrite {
          inset[physical: edge] = rewrite
          awaitTurn()
        }
        if ledgers[edge].isContested { hint(.contest(edge)) }
      }
      guard inset != facts.inset else { return }
      isPerforming = true
      scrollView?.contentInset = inset
      isPerforming = false
    }

    // MARK: Lengths

    /// The lengths of an axis without our shares, as they read from its logical start.
    func lengths(_ facts: ScrollFacts, along axis: OverscrollAxis) -> ScrollGeometry {
      let lengths = ScrollGeometry(
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
      axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The edge of the view at which a logical edge lies; `leading` is the left one.
    func place(of edge: OverscrollEdge) -> OverscrollEdge {
      isMirrored(edge.axis) ? edge.opposite : edge
    }

    // MARK: Frames

    /// Asks for frames until the content has come to rest.
    func watch() {
      isWatching = true
      clock.run()
    }

    func frame() {
      turnBegan()
      look()
      if isWatching { lookForRest() }
      send(.frame)
      releaseCalm()
      drawAll()
      if !needsFrames { clock.pause() }
    }

    /// Whether anybody waits for a frame, or moves with time.
    private var needsFrames: Bool {
      if wantsFrames || isWatching || !calmRoom.isEmpty { return true }
      return OverscrollEdge.allCases.contains { isAnimatedInSight($0) }
    }

    private func lookForRest() {
      guard let scrollView else { return }
      let offset = scrollView.contentOffset
      defer { lastFrameOffset = offset }
      guard !scrollView.isTracking, !scrollView.isDecelerating, offset == lastFrameOffset else {
        return
      }
      isWatching = false
      if !engine.isHeld { send(.cameToRest) }
    }
  }
#endif
