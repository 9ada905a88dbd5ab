#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// From the engine to the scroll view.
  extension OverscrollHostView {
    /// Sends the engine an event, and performs its effects.
    func send(_ event: OverscrollEvent) {
      syncReduceMotion()
      perform(engine.handle(event, at: now))
    }

    /// Sends the engine an offset: the most frequent event, which mostly has no effects.
    func sendScroll(to offset: Double, along axis: OverscrollAxis) {
      syncReduceMotion()
      let effects = engine.handle(.scrolled(to: offset, along: axis), at: now)
      // A pull waits until earlier effects are dispatched.
      guard effects.onlyPullChanged, !dispatcher.isDispatching else { return perform(effects) }
      keepTime(effects)
      for edge in OverscrollEdge.allCases where effects.edges[edge].redraws {
        dispatcher.dispatchPull(at: edge, observedState(at: edge), to: self)
      }
    }

    /// Sends the engine a request of the app, after a sync: systems do not report all changes at once.
    func ask(_ event: OverscrollEvent) {
      syncFromScrollView()
      send(event)
    }

    /// Sends the engine the options of an edge's control, or that it has none.
    func configure(_ edge: OverscrollEdge) {
      syncReduceMotion()
      // The engine may have forgotten the number with the old options.
      items.forget(edge)
      perform(engine.configure(edge, engineOptions(at: edge), at: now))
      if case .within(.items)? = engine.options(of: edge)?.trigger { setNeedsLayout() }
    }

    /// Sends the engine the distance from which the button back to the top is shown.
    func configureBackToTop() {
      perform(engine.configure(backToTop: backToTop?.options, at: now))
    }

    /// Writes the insets and the offset at most once each, and then performs what calls other code.
    private func perform(_ effects: OverscrollEffects) {
      let isOutermost = !executor.isWriting
      executor.write { write(effects) }
      keepTime(effects)
      dispatcher.dispatch(effects, to: self)
      if let motion = effects.backToTop { moveBackToTop(motion) }
      if isOutermost { syncAfterWrite() }
    }

    private func keepTime(_ effects: OverscrollEffects) {
      scheduler.keep(
        effects.wakeTime, at: engine.now, isMoving: effects.movesUntil > engine.now,
        isInWindow: window != nil)
    }

    /// Reads what our own writes have changed, until they change nothing more.
    private func syncAfterWrite() {
      var rounds = 0
      while rounds < 16, executor.takeDeferredSync() {
        rounds += 1
        sync(afterOwnWrite: true)
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
      executor.prepare(&change, in: scrollView, isAnimated: duration > 0)
      UIView.animate(over: duration) { [change] in
        self.executor.apply(change, to: scrollView)
        self.fadeIndicators()
        self.placeBackToTop(in: scrollView.bounds)
      }
    }

    /// The plan's extra insets, or those of previews, by the edges of the view.
    private func extraInsets(_ plan: ScrollPlan) -> PerEdge<Double> {
      var insets = PerEdge(repeating: 0.0)
      for edge in OverscrollEdge.allCases {
        insets[place(of: edge)] = presenters[edge].preview?.part ?? plan.extraInsets[edge]
      }
      return insets
    }

    /// The plan's landings, in the scroll view's own offsets.
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
