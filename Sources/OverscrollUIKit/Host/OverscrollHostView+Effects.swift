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
      // While others are told, a pull waits for its turn, too.
      guard effects.onlyPullChanged, !isTelling else { return perform(effects) }
      keepTime(effects)
      for edge in OverscrollEdge.allCases where effects.edges[edge].redraws { tellPull(at: edge) }
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
      tell(effects)
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
          looks.previews[edge]?.part ?? plan.extraInsets[edge])
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

    // MARK: Everything else

    /// Effects that are still to be told, and what they led to where somebody wants to hear of it.
    struct Told {
      let edges: PerEdge<EdgeEffects>
      let states: PerEdge<OverscrollControl.State?>
    }

    /// Tells everybody, in the order of the events, also where what is told leads to other events.
    ///
    /// Only the runs are put away at once: how they stand is asked for by whoever begins another one.
    private func tell(_ effects: OverscrollEffects) {
      let isFirst = !isTelling
      isTelling = true
      runs.release(effects)
      let told = Told(edges: effects.edges, states: news(effects))
      guard isFirst else { return untold.append(told) }
      tell(told)
      tellUntold()
    }

    /// Tells those of a pull who follow it; nothing else is other than before.
    private func tellPull(at edge: OverscrollEdge) {
      isTelling = true
      let state = controls[edge]?.isObserved == true ? state(at: edge) : nil
      drawPull(edge)
      if let state { controls[edge]?.report(state) }
      tellUntold()
    }

    /// Tells what has come up while others were told.
    private func tellUntold() {
      while !untold.isEmpty { tell(untold.removeFirst()) }
      isTelling = false
    }

    /// The states of the edges where there may be another one, and somebody watches.
    private func news(_ effects: OverscrollEffects) -> PerEdge<OverscrollControl.State?> {
      var states = PerEdge<OverscrollControl.State?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        let news = effects.edges[edge]
        guard news.redraws || news.phaseChanged || news.finished != nil else { continue }
        if controls[edge]?.isObserved == true { states[edge] = state(at: edge) }
      }
      return states
    }

    /// What there is to be seen of an edge.
    func state(at edge: OverscrollEdge) -> OverscrollControl.State {
      OverscrollControl.State(
        phase: engine.phase(of: edge), progress: engine.progress(of: edge),
        result: engine.runID(of: edge) == nil ? runs.result(at: edge) : nil)
    }

    private func tell(_ told: Told) {
      for edge in OverscrollEdge.allCases {
        tell(told.edges[edge], at: edge, told.states[edge])
      }
    }

    private func tell(
      _ news: EdgeEffects, at edge: OverscrollEdge, _ state: OverscrollControl.State?
    ) {
      if news.redraws || news.extraInset != nil { draw(edge) }
      if !news.feedback.isEmpty { feel(news.feedback, at: edge) }
      if let announcement = news.announcement { announce(announcement, at: edge) }
      if news.phaseChanged || news.redraws { offerAction(at: edge) }
      if news.phaseChanged {
        endPreview(at: edge)
        sinkIndicator(at: edge)
      }
      // What an app's own view has made of the state may be of another size.
      if news.phaseChanged, controls[edge]?.indicator.form.isView == true { refit() }
      if let state { controls[edge]?.report(state) }
      if let runID = news.run { runs.start(runID, at: edge) }
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
