#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// From the engine to the scroll view: the one executor.
  extension OverscrollHostView {
    /// Sends the engine an event, and performs its effects.
    func send(_ event: OverscrollEvent) {
      syncReduceMotion()
      perform(engine.handle(event, at: now))
    }

    /// Tells the engine where the content is: what most events come to, and most ask for nothing.
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

    /// Tells the engine what the app asks for, which is judged by what stands now: not everything that a
    /// system does to its insets is told at once.
    func ask(_ event: OverscrollEvent) {
      syncFromScrollView()
      send(event)
    }

    /// Gives an edge the options that its control has now, or takes them away.
    func configure(_ edge: OverscrollEdge) {
      syncReduceMotion()
      // The engine may have forgotten the number with the old options.
      items.forget(edge)
      perform(engine.configure(edge, engineOptions(at: edge), at: now))
      if case .within(.items)? = engine.options(of: edge)?.trigger { setNeedsLayout() }
    }

    /// Tells the engine when the button back to the top is wanted.
    func configureBackToTop() {
      perform(engine.configure(backToTop: backToTop?.options, at: now))
    }

    /// One write of the insets and one of the offset, in one animation, whatever comes together; then
    /// everything that calls other code.
    private func perform(_ effects: OverscrollEffects) {
      let isOutermost = !isPerforming
      isPerforming = true
      write(effects)
      if isOutermost { isPerforming = false }
      keepTime(effects)
      dispatcher.dispatch(effects, to: self)
      if let motion = effects.backToTop { moveBackToTop(motion) }
      if isOutermost { catchUp() }
    }

    private func keepTime(_ effects: OverscrollEffects) {
      scheduler.keep(
        effects.wakeTime, isMoving: effects.movesUntil > engine.now, isInWindow: window != nil)
    }

    /// Looks at what our own writes have led to.
    private func catchUp() {
      var rounds = 0
      while needsSync, rounds < 16 {
        needsSync = false
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
      shift(scrollView, by: plan)
      let raw = rawInsets(plan)
      let landings = landings(plan)
      // Most events ask for nothing, and for nothing the scroll view is not asked either.
      guard raw != nil || !landings.isEmpty else { return }
      let present = scrollView.contentInset
      let inset = raw.map { present.replaced(by: $0) } ?? present
      guard inset != present || landings.isElsewhere(in: scrollView) else { return }
      let isSet = setInsetInBounce(inset, from: present, of: scrollView)
      if plan.duration > 0, window != nil { landings.approach(in: scrollView) }
      UIView.animate(over: window == nil ? 0 : plan.duration) {
        if !isSet, inset != present { scrollView.change(to: inset) }
        landings.lead(scrollView)
        self.fadeIndicators()
        self.placeBackToTop(in: scrollView.bounds)
      }
    }

    /// Sets a larger inset at once while the content bounces; returns whether it did.
    ///
    /// An inset that is animated during a bounce moves the content on some systems. Set at once, it
    /// only gives the bounce another edge (`Facts.md`, U5a). A smaller inset ends a bounce at its
    /// edge, so that the edge closes in its own time.
    private func setInsetInBounce(
      _ inset: UIEdgeInsets, from present: UIEdgeInsets, of scrollView: UIScrollView
    ) -> Bool {
      guard scrollView.isDecelerating, inset != present else { return false }
      if OverscrollEdge.allCases.allSatisfy({ inset[physical: $0] >= present[physical: $0] }) {
        UIView.performWithoutAnimation { scrollView.contentInset = inset }
        return true
      }
      let isAtEdge = OverscrollEdge.allCases.contains {
        inset[physical: $0] < present[physical: $0] && scrollView.isAt($0)
      }
      if isAtEdge { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
      return false
    }

    /// Leads the content somewhere, where it is elsewhere.
    func move(to landings: Landings, over duration: Double) {
      guard let scrollView, landings.isElsewhere(in: scrollView) else { return }
      isPerforming = true
      UIView.animate(over: window == nil ? 0 : duration) { landings.lead(scrollView) }
      isPerforming = false
      sync(afterOwnWrite: true)
    }

    /// The raw insets that show the plan's extra insets, for edges where they differ; nil for none.
    private func rawInsets(_ plan: ScrollPlan) -> PerEdge<Double?>? {
      var raw = PerEdge<Double?>(repeating: nil)
      var hasChange = false
      for edge in OverscrollEdge.allCases {
        let place = place(of: edge)
        raw[place] = ledgers[place].setExtraInset(
          presenters[edge].preview?.part ?? plan.extraInsets[edge])
        if raw[place] != nil { hasChange = true }
      }
      return hasChange ? raw : nil
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

  extension UIEdgeInsets {
    /// The insets with others at some edges.
    fileprivate func replaced(by raw: PerEdge<Double?>) -> UIEdgeInsets {
      var inset = self
      for edge in OverscrollEdge.allCases {
        if let raw = raw[edge] { inset[physical: edge] = raw }
      }
      return inset
    }
  }
#endif
