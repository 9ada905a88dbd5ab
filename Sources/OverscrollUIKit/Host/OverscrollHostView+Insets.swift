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
        if report.isContested[edge] {
          hints.note(.contest(edge))
          setNeedsLayout()
        }
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

    // MARK: Headers whose edges move

    /// Remembers a header at which the content rests when other code changes the base inset.
    private func keepHeader(at place: OverscrollEdge) {
      let edge = place.axis.startEdge
      guard side(of: edge) == place, restsAtHeader(edge) else { return }
      keptHeaders.keep(edge, engine, isBySystem: false)
      scheduler.awaitTurn()
    }

    /// Remembers a header or footer at which the content rests when a bar or a safe area moves its
    /// edge.
    func keepHeader(along axis: OverscrollAxis, before facts: ScrollFacts) {
      let moved = [axis.startEdge, axis.endEdge].filter {
        keptHeaders.note(systemInset: facts.systemInset(at: side(of: $0)), at: $0)
      }
      guard !keptHeaders.hasHeader(along: axis), let edge = moved.first(where: restsAtHeader) else {
        return
      }
      keptHeaders.keep(edge, engine, isBySystem: true)
      setNeedsLayout()
    }

    private func restsAtHeader(_ edge: OverscrollEdge) -> Bool {
      isIdle && KeptHeaders.rests(at: edge, engine)
    }

    /// Shows headers again whose edges have moved, if the content has not moved since.
    ///
    /// - Parameter bySystem: Whether the system moved the edges.
    func showKeptHeaders(bySystem: Bool) {
      let headers = keptHeaders.take(bySystem: bySystem, engine, isIdle: isIdle)
      var landings = Landings()
      for axis in OverscrollAxis.allCases {
        landings[axis] = headers.offsets[axis].map { .at(logical($0, axis)) }
      }
      guard let scrollView else { return }
      let duration = window == nil ? 0 : headers.duration
      if executor.move(to: landings, of: scrollView, over: duration) { sync(afterOwnWrite: true) }
    }
  }
#endif
