#if !hasFeature(Embedded)
  public import OverscrollCore

  /// The host: facts of the view to the engine, effects of the engine to the view.
  extension SimulatedList {
    /// Does something to the view, as an app or the system would, and lets the host follow.
    ///
    /// - Parameter body: What is done.
    package mutating func change(_ body: (inout SimulatedScrollView) -> Void) {
      var view = view
      body(&view)
      follow(&view)
      self.view = view
    }

    /// Tells the engine something of the user or the app, and does what it asks for.
    ///
    /// - Parameter event: What happened.
    /// - Returns: What the engine asked for.
    @discardableResult
    package mutating func send(_ event: OverscrollEvent) -> OverscrollEffects {
      var view = view
      let effects = handle(event, &view)
      follow(&view)
      self.view = view
      return effects
    }

    /// Gives an edge other options, or takes its control away.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - options: What it does from now on; nothing when nil.
    public mutating func configure(_ edge: OverscrollEdge, _ options: EdgeOptions?) {
      var view = view
      let effects = engine.configure(edge, options, at: view.now)
      note(effects)
      perform(effects, &view)
      letBounce(&view)
      check("configure")
      follow(&view)
      self.view = view
    }

    /// Carries everything that happened to the view, also by the host's own writes, and lets time pass.
    mutating func follow(_ view: inout SimulatedScrollView) {
      for edge in OverscrollEdge.allCases { ledgers[edge].turnBegan() }
      giveAnswers(&view)
      view.deliver { event, view in carry(event, &view) }
      catchUp(&view)
      handle(.frame, &view)
      view.deliver { event, view in carry(event, &view) }
      if view.isDeliveryCutOff {
        brokenInvariants.append("host and view drive each other in circles")
      }
    }

    /// Tells where the content is, where a write of the host has overtaken what was to be told.
    private mutating func catchUp(_ view: inout SimulatedScrollView) {
      for axis in OverscrollAxis.allCases {
        let offset = logical(view.offsets[axis], axis, view)
        if offset != engine.offset[axis] { handle(.scrolled(to: offset, along: axis), &view) }
      }
      view.deliver { event, view in carry(event, &view) }
    }

    private mutating func carry(_ event: ScrollEvent, _ view: inout SimulatedScrollView) {
      tell(event, &view)
      if let request = reaction?.request(after: event, &view) { handle(request, &view) }
    }

    private mutating func tell(_ event: ScrollEvent, _ view: inout SimulatedScrollView) {
      switch event {
      case .willBeginDragging: handle(.dragBegan, &view)
      case .scrolled(let offset, let axis):
        handle(.scrolled(to: logical(offset, axis, view), along: axis), &view)
      case .touchCancelled: handle(.dragCancelled, &view)
      case .didEndDragging(let willDecelerate):
        handle(.dragEnded, &view)
        if !willDecelerate { handle(.cameToRest, &view) }
      case .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop:
        handle(.cameToRest, &view)
      case .geometryChanged(let axis): learn(axis, &view)
      case .layoutBegan: handle(.layoutBegan, &view)
      case .layoutEnded:
        for axis in OverscrollAxis.allCases { learn(axis, &view) }
        handle(.layoutEnded, &view)
      case .attached: attach(&view)
      case .detached: handle(.detached, &view)
      case .willEndDragging, .willBeginDecelerating, .contentLengthAnnounced: break
      }
    }

    /// What is shown in a window is judged by the lengths and the offsets that came with it.
    private mutating func attach(_ view: inout SimulatedScrollView) {
      for axis in OverscrollAxis.allCases {
        learn(axis, &view)
        handle(.scrolled(to: logical(view.offsets[axis], axis, view), along: axis), &view)
      }
      handle(.attached, &view)
    }

    /// Takes note of the lengths of an axis, and of what other code wrote into its insets.
    private mutating func learn(_ axis: OverscrollAxis, _ view: inout SimulatedScrollView) {
      readInsets(axis, &view)
      let lengths = lengths(axis, view)
      let logical = isMirrored[axis] ? lengths.mirrored : lengths
      if logical != engine.geometry[axis] { handle(.geometryChanged(logical, along: axis), &view) }
    }

    /// The lengths of an axis of the view, without our extra insets.
    private func lengths(_ axis: OverscrollAxis, _ view: SimulatedScrollView) -> AxisGeometry {
      let system = view.effectiveSystemInset
      return AxisGeometry(
        contentLength: view.contentLengths[axis], viewportLength: view.viewportLengths[axis],
        startInset: ledgers[axis.startEdge].base + system[axis.startEdge],
        endInset: ledgers[axis.endEdge].base + system[axis.endEdge])
    }

    /// Finds out what stands in the insets, and puts our extra insets back where they were written over.
    private mutating func readInsets(_ axis: OverscrollAxis, _ view: inout SimulatedScrollView) {
      var inset = view.contentInset
      for edge in [axis.startEdge, axis.endEdge] {
        let reading = ledgers[edge].observed(view.contentInset[edge])
        if let rewrite = reading.rewrite { inset[edge] = rewrite }
        check(ledgers[edge], "a write of \(view.contentInset[edge])")
      }
      write(inset, &view)
    }

    /// Lets content be pulled that is too short to scroll, and gives the app its own way back.
    mutating func letBounce(_ view: inout SimulatedScrollView) {
      for axis in OverscrollAxis.allCases {
        let hasControl =
          engine.hasControl(at: axis.startEdge) || engine.hasControl(at: axis.endEdge)
        if hasControl, appBounces[axis] == nil {
          appBounces[axis] = view.alwaysBounce[axis]
          view.alwaysBounce[axis] = true
        } else if !hasControl, let own = appBounces[axis] {
          // Where the app has turned it off meanwhile, that is what it wants.
          if !own { view.alwaysBounce[axis] = false }
          appBounces[axis] = nil
        }
      }
    }

    // MARK: Effects

    @discardableResult
    mutating func handle(
      _ event: OverscrollEvent, _ view: inout SimulatedScrollView
    ) -> OverscrollEffects {
      let effects = engine.handle(event, at: view.now)
      let before = writes
      note(effects)
      perform(effects, &view)
      writes.mostInsets = max(writes.mostInsets, writes.insets - before.insets)
      writes.mostOffsets = max(writes.mostOffsets, writes.offsets - before.offsets)
      check("\(event)")
      return effects
    }

    /// Carries a plan out: one write of the insets and one of the offset, in one animation.
    mutating func perform(_ effects: OverscrollEffects, _ view: inout SimulatedScrollView) {
      let plan = engine.plan(for: effects, isMirrored: isMirrored)
      for axis in OverscrollAxis.allCases where plan.shifts[axis] != 0 {
        shift(plan.shifts[axis], axis, &view)
      }
      let inset = inset(plan, view)
      let landings = landings(plan, view)
      // Without a write no animation may begin: its end would reach the engine as an event.
      guard inset != view.contentInset || isElsewhere(landings, view) else { return }
      animate(over: plan.duration, &view) { list, view in
        list.write(inset, &view)
        list.write(landings, &view)
      }
    }

    /// The raw insets that show the plan's extra insets.
    private mutating func inset(
      _ plan: ScrollPlan, _ view: SimulatedScrollView
    ) -> PerEdge<Double> {
      var inset = view.contentInset
      for edge in OverscrollEdge.allCases {
        let place = viewEdge(edge)
        if let raw = ledgers[place].setExtraInset(plan.extraInsets[edge]) { inset[place] = raw }
      }
      return inset
    }

    /// The plan's landings, in the view's own offsets.
    private func landings(
      _ plan: ScrollPlan, _ view: SimulatedScrollView
    ) -> PerAxis<ScrollPlan.Landing?> {
      var landings = plan.landings
      for axis in OverscrollAxis.allCases {
        switch plan.landings[axis] {
        case .atEdge(let offset)?: landings[axis] = .atEdge(logical(offset, axis, view))
        case .at(let offset)?: landings[axis] = .at(logical(offset, axis, view))
        case nil: break
        }
      }
      return landings
    }

    /// An animation is begun only where there is one: it tells its end, and is told to the engine.
    private mutating func animate(
      over duration: Double, _ view: inout SimulatedScrollView,
      _ body: (inout SimulatedList, inout SimulatedScrollView) -> Void
    ) {
      guard duration > 0 else { return body(&self, &view) }
      view.animate(over: duration) { body(&self, &$0) }
    }

    private mutating func shift(
      _ distance: Double, _ axis: OverscrollAxis, _ view: inout SimulatedScrollView
    ) {
      var offsets = view.offsets
      offsets[axis] = logical(logical(offsets[axis], axis, view) + distance, axis, view)
      writes.offsets += 1
      view.setOffsets(offsets, .plain)
    }

    private mutating func write(_ inset: PerEdge<Double>, _ view: inout SimulatedScrollView) {
      guard inset != view.contentInset else { return }
      writes.insets += 1
      view.contentInset = inset
    }

    private mutating func write(
      _ landings: PerAxis<ScrollPlan.Landing?>, _ view: inout SimulatedScrollView
    ) {
      guard isElsewhere(landings, view) else { return }
      var offsets = view.offsets
      for axis in OverscrollAxis.allCases {
        offsets[axis] = landings[axis]?.offset(along: axis, in: view) ?? offsets[axis]
      }
      writes.offsets += 1
      view.setOffsets(offsets, .notAnimated)
    }

    /// Whether the view stands somewhere else along an axis; what is off by a mark is nothing.
    private func isElsewhere(_ landings: PerAxis<ScrollPlan.Landing?>, _ view: SimulatedScrollView)
      -> Bool
    {
      OverscrollAxis.allCases.contains { axis in
        guard let offset = landings[axis]?.offset(along: axis, in: view) else { return false }
        return abs(offset - view.offsets[axis]) > 0.001
      }
    }

    /// An offset as it counts from the other end where the axis is mirrored; its own inverse.
    private func logical(
      _ offset: Double, _ axis: OverscrollAxis, _ view: SimulatedScrollView
    ) -> Double {
      isMirrored[axis] ? lengths(axis, view).mirrored(offset) : offset
    }

    // MARK: The logs

    private mutating func note(_ effects: OverscrollEffects) {
      for edge in OverscrollEdge.allCases { note(effects.edges[edge], edge) }
    }

    private mutating func note(_ news: EdgeEffects, _ edge: OverscrollEdge) {
      if let run = news.run { start(run, edge) }
      if let runID = news.cancelled { log[edge].cancelled.append(runID) }
      if let result = news.finished { log[edge].finished.append(result) }
      if news.phaseChanged { log[edge].phases.append(phase(edge)) }
      if news.feedback.contains(.armed) { log[edge].armedCount += 1 }
      if let announcement = news.announcement { log[edge].announcements.append(announcement) }
    }

    private mutating func start(_ runID: RunID, _ edge: OverscrollEdge) {
      log[edge].runs.append(runID)
      guard let answer = answers[edge] else { return }
      let due = SimulatedAnswer.Due(edge: edge, runID: runID, answer: answer)
      wakes.wake(due, at: engine.now + answer.delay)
    }

    private mutating func giveAnswers(_ view: inout SimulatedScrollView) {
      for wake in wakes.takeDue(at: view.now) {
        let (edge, answer) = (wake.tag.edge, wake.tag.answer)
        if engine.isCurrent(wake.tag.runID) { view.contentLengths[edge.axis] += answer.growth }
        view.deliver { event, view in carry(event, &view) }
        handle(.end(wake.tag.runID, answer.result), &view)
      }
    }

    private mutating func check(_ event: String) {
      guard let broken = engine.checkInvariants() else { return }
      brokenInvariants.append("\(broken), after \(event)")
    }

    private mutating func check(_ ledger: InsetLedger, _ event: String) {
      guard let broken = ledger.checkInvariants() else { return }
      brokenInvariants.append("\(broken), after \(event)")
    }
  }

  extension ScrollPlan.Landing {
    /// The offset to write; nil while the view springs back to the edge by itself.
    fileprivate func offset(along axis: OverscrollAxis, in view: SimulatedScrollView) -> Double? {
      switch self {
      case .atEdge where view.isDecelerating: nil
      case .atEdge(let offset): view.legalOffsets(along: axis).nearest(to: offset)
      case .at(let offset): offset
      }
    }
  }
#endif
