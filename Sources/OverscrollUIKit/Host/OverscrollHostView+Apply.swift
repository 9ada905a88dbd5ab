#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Applies the engine's results to the scroll view.
  extension OverscrollHostView {
    /// Sends the engine an event, and carries out its effects.
    func send(_ event: OverscrollEvent) {
      syncReduceMotion()
      perform(engine.handle(event, at: now))
    }

    /// Reports an offset to the engine.
    ///
    /// This is the most frequent event, and it usually has no effects.
    func sendScroll(to offset: Double, along axis: OverscrollAxis) {
      syncReduceMotion()
      let effects = engine.handle(.scrolled(to: offset, along: axis), at: now)
      // The drawing of a pull waits until earlier effects are dispatched.
      guard effects.onlyPullChanged, !isReporting else { return perform(effects) }
      keepTime(effects)
      for edge in OverscrollEdge.allCases where effects.edges[edge].redraws {
        reportPull(at: edge)
      }
    }

    /// Sends the engine a request of the app after syncing, because UIKit does not report all
    /// changes immediately.
    func ask(_ event: OverscrollEvent) {
      syncFromScrollView()
      send(event)
    }

    /// Sends the engine the options of an edge's control, or removes them.
    func configure(_ edge: OverscrollEdge) {
      syncReduceMotion()
      // The engine may have discarded the number with the old options.
      edges[edge].forgetItems()
      perform(engine.configure(edge, engineOptions(at: edge), at: now))
      if case .within(.items)? = engine.options(of: edge)?.trigger { setNeedsLayout() }
    }

    /// Sends the engine the distance from which the back-to-top button is shown.
    func configureBackToTop() {
      perform(engine.configure(backToTop: backToTop?.options, at: now))
    }

    /// Writes the insets and the offset at most once each, and then carries out the effects that
    /// call other code.
    private func perform(_ effects: OverscrollEffects) {
      let isOutermost = !executor.isWriting
      executor.write { write(effects) }
      keepTime(effects)
      report(effects)
      freeze()
      if let motion = effects.backToTop { moveBackToTop(motion) }
      if isOutermost { syncAfterWrite() }
    }

    private func keepTime(_ effects: OverscrollEffects) {
      scheduler.keep(
        effects.wakeTime, at: engine.now, isMoving: effects.movesUntil > engine.now,
        isInWindow: window != nil)
    }

    /// Reads the changes that our own writes caused, until there are no more.
    private func syncAfterWrite() {
      var rounds = 0
      while rounds < 16, executor.takeDeferredSync() {
        rounds += 1
        sync(afterOwnWrite: true)
      }
    }

    /// Keeps the user from scrolling while the engine wants it, and no longer.
    private func freeze() {
      if engine.isContentFrozen, let scrollView {
        freezer.freeze(scrollView)
      } else {
        freezer.release()
      }
    }

    // MARK: Insets and offsets

    private func write(_ effects: OverscrollEffects) {
      guard let scrollView else { return }
      let plan = engine.plan(
        for: effects,
        isMirrored: PerAxis(vertical: false, horizontal: isMirrored(.horizontal)))
      executor.shift(
        scrollView,
        by: PerAxis(
          vertical: plan.shifts.vertical,
          horizontal: isMirrored(.horizontal) ? -plan.shifts.horizontal : plan.shifts.horizontal))
      guard var change = executor.change(to: extraInsets(plan), landings(plan), in: scrollView)
      else { return }
      let duration = window == nil ? 0 : plan.duration
      let origin = swiftUI == nil ? nil : scrollView.contentOffset
      executor.prepare(&change, in: scrollView, isAnimated: duration > 0)
      UIView.animate(over: duration) { [change] in
        self.executor.apply(change, to: scrollView)
        self.fadeIndicators()
        self.placeBackToTop(in: scrollView.bounds)
      }
      if let origin {
        swiftUI?.moved(
          from: origin, to: scrollView.contentOffset, isAnimated: duration > 0, at: engine.now)
      }
    }

    /// The extra insets of the plan or of previews, for the edges of the view.
    private func extraInsets(_ plan: ScrollPlan) -> PerEdge<Double> {
      var insets = PerEdge(repeating: 0.0)
      for edge in OverscrollEdge.allCases {
        insets[place(of: edge)] = edges[edge].preview?.part ?? plan.extraInsets[edge]
      }
      return insets
    }

    /// The plan's landings, in the scroll view's own coordinates.
    private func landings(_ plan: ScrollPlan) -> Landings {
      var landings = Landings()
      for axis in OverscrollAxis.allCases {
        switch plan.landings[axis] {
        case .atEdge(let offset)?: landings[axis] = .atEdge(logical(offset, axis))
        case .at(let offset)?: landings[axis] = .at(logical(offset, axis))
        case nil: break
        }
      }
      return landings
    }
  }
#endif
