#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What other code writes into the insets.
  extension OverscrollHostView {
    /// Finds out what stands in the insets, and puts our extra insets back where they were written over.
    ///
    /// - Parameters:
    ///   - facts: What the scroll view says.
    ///   - isAnswer: Whether our own writes have led to it: then the content may be elsewhere by them.
    /// - Returns: What the scroll view says afterwards.
    func readInsets(_ facts: ScrollFacts, isAnswer: Bool) -> ScrollFacts {
      // What nearly every event finds.
      guard !ledgers.stand(in: facts.inset) else { return facts }
      var inset = facts.inset
      for edge in OverscrollEdge.allCases {
        let reading = ledgers[edge].observed(inset[physical: edge])
        if reading.kind != .ours { keepHeader(at: edge) }
        if let rewrite = reading.rewrite {
          inset[physical: edge] = rewrite
          scheduler.awaitTurn()
        }
        if ledgers[edge].isContested { hint(.contest(edge)) }
      }
      guard inset != facts.inset, let scrollView else { return facts }
      isPerforming = true
      scrollView.contentInset = inset
      if isIdle, !isAnswer { undoClamp(of: scrollView) }
      isPerforming = false
      return ScrollFacts(scrollView)
    }

    /// Puts the content where a write would have left it with our extra insets in place: a system that misses
    /// them for a moment takes what rested in their room away at once.
    private func undoClamp(of scrollView: UIScrollView) {
      var offset = scrollView.contentOffset
      for axis in OverscrollAxis.allCases {
        let before = logical(engine.offset[axis], axis)
        guard abs(before - offset[axis]) > 0.001 else { continue }
        offset[axis] = scrollView.legal(before, along: axis)
      }
      if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }

    // MARK: A header that is held

    /// A header that the content rested at when other code changed the base above it.
    struct KeptHeader {
      /// How far the content lay past the edge, in points.
      let hold: Double
      /// Where that was, as the engine counts.
      let offset: Double
    }

    /// Remembers a header that the content rests at, where other code changes the base above it.
    ///
    /// Whoever changes an inset often moves the content as well: not before that is over is it known
    /// whether the header is still to be shown.
    func keepHeader(at place: OverscrollEdge) {
      let (axis, edge) = (place.axis, place.axis.startEdge)
      let hold = engine.insetMotion(of: edge).target
      guard self.place(of: edge) == place, isOpen(edge), isIdle,
        abs(engine.overscroll(past: edge) - hold) < Self.tolerance
      else { return }
      keptHeaders[axis] = KeptHeader(hold: hold, offset: engine.offset[axis])
      scheduler.awaitTurn()
    }

    /// Shows headers wholly that stand below an inset of other code, if nobody has moved the content.
    func showKeptHeaders() {
      let kept = keptHeaders
      keptHeaders = PerAxis(repeating: nil)
      var landings = Landings()
      for axis in OverscrollAxis.allCases {
        // An extra inset that follows the offset has gone with the edge, and comes back with it.
        guard let header = kept[axis], isIdle,
          abs(engine.offset[axis] - header.offset) < Self.tolerance,
          isOpen(axis.startEdge) || engine.phase(of: axis.startEdge) == .refreshing,
          engine.overscroll(past: axis.startEdge) < header.hold
        else { continue }
        let offset = engine.geometry[axis].firstOffset - header.hold
        landings[axis] = .at(logical(offset, axis))
      }
      move(to: landings, over: engine.times.expand)
    }

    /// Whether an edge holds room open for now, and not as long as it is there.
    private func isOpen(_ edge: OverscrollEdge) -> Bool {
      switch engine.phase(of: edge) {
      case .idle, .pulling, .armed, .waiting, .noMore: false
      case .refreshing, .ending, .failed: engine.insetMotion(of: edge).target > 0
      }
    }

    /// What is nearer than this to its place is there, in points: more than any mark, less than a pixel.
    private static let tolerance = 0.25
  }

  extension PerEdge<InsetLedger> {
    /// Whether what the books want in the insets stands there.
    fileprivate func stand(in inset: UIEdgeInsets) -> Bool {
      top.raw == inset.top && bottom.raw == inset.bottom && leading.raw == inset.left
        && trailing.raw == inset.right
    }
  }
#endif
