#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Insets that other code writes.
  extension OverscrollHostView {
    /// Works out what other code has written into the insets, and adds our extra insets again if it lost them.
    ///
    /// - Parameters:
    ///   - facts: What the scroll view reports.
    ///   - afterOwnWrite: Whether our own writes may have moved the content.
    /// - Returns: What the scroll view reports afterwards.
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
      // Also if the raw value stays, because the base may be another one.
      syncFromScrollView()
    }

    // MARK: A header that is held

    /// A header that the content rested at when other code changed the base above it.
    struct KeptHeader {
      /// How far the content lay past the edge, in points.
      let hold: Double
      /// The engine's offset at that time.
      let offset: Double
    }

    /// Keeps a header that the content rests at, when other code changes the base above it.
    ///
    /// Code that changes an inset often moves the content as well, so the next turn decides whether the
    /// header is shown again.
    func keepHeader(at place: OverscrollEdge) {
      let (axis, edge) = (place.axis, place.axis.startEdge)
      let hold = engine.insetMotion(of: edge).target
      guard self.place(of: edge) == place, isOpen(edge), isIdle,
        abs(engine.overscroll(past: edge) - hold) < Self.tolerance
      else { return }
      keptHeaders[axis] = KeptHeader(hold: hold, offset: engine.offset[axis])
      scheduler.awaitTurn()
    }

    /// Shows headers that an external inset covers, if the content has not moved since.
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
      guard let scrollView else { return }
      let duration = window == nil ? 0 : engine.times.expand
      if executor.move(to: landings, of: scrollView, over: duration) { sync(afterOwnWrite: true) }
    }

    /// Whether an edge shows an extra inset that a run or its result needs.
    private func isOpen(_ edge: OverscrollEdge) -> Bool {
      switch engine.phase(of: edge) {
      case .idle, .pulling, .armed, .waiting, .noMore: false
      case .refreshing, .ending, .failed: engine.insetMotion(of: edge).target > 0
      }
    }

    /// Offsets that are nearer than this count as equal, in points: more than any mark, less than a pixel.
    private static let tolerance = 0.25
  }
#endif
