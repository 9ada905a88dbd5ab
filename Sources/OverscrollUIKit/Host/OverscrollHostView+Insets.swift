#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Insets that other code writes.
  extension OverscrollHostView {
    /// Works out what other code has written to the insets, and restores our extra insets if they
    /// were lost.
    ///
    /// - Parameters:
    ///   - facts: The current values of the scroll view.
    ///   - afterOwnWrite: Whether our own writes may have moved the content.
    /// - Returns: The values afterwards.
    func readInsets(_ facts: ScrollFacts, afterOwnWrite: Bool) -> ScrollFacts {
      guard let report = executor.report(on: facts.inset) else { return facts }
      for edge in OverscrollEdge.allCases {
        if report.isExternal[edge] { keepHeader(at: edge) }
        if report.isContested[edge] { hint(.contest(edge)) }
      }
      if report.needsRewrite { scheduler.awaitTurn() }
      guard report.inset != facts.inset, let scrollView else { return facts }
      let offset = CGPoint(
        x: logical(engine.offset.horizontal, .horizontal),
        y: logical(engine.offset.vertical, .vertical))
      executor.restore(
        report.inset, in: scrollView, undoingClampOf: afterOwnWrite ? nil : offset)
      return ScrollFacts(scrollView)
    }

    /// The insets of the app and the system, without our extra insets.
    var baseInset: UIEdgeInsets { executor.base }

    func setBaseInset(_ inset: UIEdgeInsets) {
      guard let scrollView else { return }
      for edge in OverscrollEdge.allCases where inset[physical: edge] != executor.base(at: edge) {
        keepHeader(at: edge)
      }
      executor.setBase(inset, of: scrollView)
      // A sync is needed even if the raw value stays the same, because the base may have changed.
      syncFromScrollView()
    }

    // MARK: A header that is held

    /// A header at which the content rested when other code changed the base inset.
    struct KeptHeader {
      /// How far the content was past the edge, in points.
      let hold: Double
      /// The engine's offset at that time.
      let offset: Double
    }

    /// Remembers a header at which the content rests when other code changes the base inset.
    ///
    /// Code that changes an inset often moves the content as well, so the next turn decides whether
    /// to show the header again.
    func keepHeader(at place: OverscrollEdge) {
      let (axis, edge) = (place.axis, place.axis.startEdge)
      let hold = engine.insetMotion(of: edge).target
      guard self.place(of: edge) == place, isOpen(edge), isIdle,
        abs(engine.overscroll(past: edge) - hold) < Self.tolerance
      else { return }
      keptHeaders[axis] = KeptHeader(hold: hold, offset: engine.offset[axis])
      scheduler.awaitTurn()
    }

    /// Shows headers again that an external inset covers, if the content has not moved since.
    func showKeptHeaders() {
      let kept = keptHeaders
      keptHeaders = PerAxis(repeating: nil)
      var landings = Landings()
      for axis in OverscrollAxis.allCases {
        // An extra inset that follows the offset disappears with the edge, and reappears with it.
        guard let header = kept[axis], isIdle,
          abs(engine.offset[axis] - header.offset) < Self.tolerance,
          isOpen(axis.startEdge) || engine.phase(of: axis.startEdge) == .refreshing,
          engine.overscroll(past: axis.startEdge) < header.hold
        else { continue }
        let offset = engine.geometry[axis].firstOffset - header.hold
        landings[axis] = .at(logical(offset, axis))
      }
      guard let scrollView else { return }
      let duration = window == nil ? 0 : engine.times.expand
      if executor.move(to: landings, of: scrollView, over: duration) { sync(afterOwnWrite: true) }
    }

    /// Whether an edge holds an extra inset for a run or its result.
    private func isOpen(_ edge: OverscrollEdge) -> Bool {
      switch engine.phase(of: edge) {
      case .idle, .pulling, .armed, .waiting, .noMore: false
      case .refreshing, .ending, .failed: engine.insetMotion(of: edge).target > 0
      }
    }

    /// Offsets within this distance count as equal, in points: more than any mark, less than a
    /// pixel.
    private static let tolerance = 0.25
  }
#endif
