#if !hasFeature(Embedded)
  public import OverscrollCore

  /// The host: sends the view's events to the engine, and applies the engine's effects to the view.
  extension SimulatedList {
    /// Changes the view, as an app or the system would, and lets the host react.
    ///
    /// - Parameter body: The changes.
    package mutating func change(_ body: (inout SimulatedScrollView) -> Void) {
      var view = view
      body(&view)
      follow(&view)
      self.view = view
    }

    /// Sends an event from the user or the app to the engine, and applies the effects.
    ///
    /// - Parameter event: The event.
    /// - Returns: The effects that the engine requested.
    @discardableResult
    package mutating func send(_ event: OverscrollEvent) -> OverscrollEffects {
      var view = view
      let effects = handle(event, &view)
      follow(&view)
      self.view = view
      return effects
    }

    /// Changes the options of an edge, or removes its control.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - options: The new options; nil removes the control.
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

    /// Delivers all events of the view, including those that the host's writes cause, and advances
    /// time.
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

    /// Reports the present offsets if a write of the host made pending events obsolete.
    private mutating func catchUp(_ view: inout SimulatedScrollView) {
      for axis in OverscrollAxis.allCases {
        let offset = logical(view.offsets[axis], axis, view)
        if offset != engine.offset[axis] { handle(.scrolled(to: offset, along: axis), &view) }
      }
      view.deliver { event, view in carry(event, &view) }
    }

    private mutating func carry(_ event: ScrollEvent, _ view: inout SimulatedScrollView) {
      report(event, &view)
      if let request = reaction?.request(after: event, &view) { handle(request, &view) }
    }

    private mutating func report(_ event: ScrollEvent, _ view: inout SimulatedScrollView) {
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

    /// Reports lengths and offsets first, so that triggers are evaluated with current values.
    private mutating func attach(_ view: inout SimulatedScrollView) {
      for axis in OverscrollAxis.allCases {
        learn(axis, &view)
        handle(.scrolled(to: logical(view.offsets[axis], axis, view), along: axis), &view)
      }
      handle(.attached, &view)
    }

    /// Reads the lengths of an axis, and the insets that other code wrote.
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

    /// Reads the insets, and adds our extra insets again if other code overwrote them.
    private mutating func readInsets(_ axis: OverscrollAxis, _ view: inout SimulatedScrollView) {
      var inset = view.contentInset
      for edge in [axis.startEdge, axis.endEdge] {
        let reading = ledgers[edge].observed(view.contentInset[edge])
        if let rewrite = reading.rewrite { inset[edge] = rewrite }
        check(ledgers[edge], "a write of \(view.contentInset[edge])")
      }
      write(inset, &view)
    }

    /// Lets short content bounce while the axis has a control; restores the app's setting
    /// afterwards.
    mutating func letBounce(_ view: inout SimulatedScrollView) {
      for axis in OverscrollAxis.allCases {
        let hasControl =
          engine.hasControl(at: axis.startEdge) || engine.hasControl(at: axis.endEdge)
        if hasControl, appBounces[axis] == nil {
          appBounces[axis] = view.alwaysBounce[axis]
          view.alwaysBounce[axis] = true
        } else if !hasControl, let own = appBounces[axis] {
          // If the app has turned bouncing off meanwhile, its value wins.
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

    /// Applies a plan: at most one write of the insets and one of the offset, in one animation.
    mutating func perform(_ effects: OverscrollEffects, _ view: inout SimulatedScrollView) {
      let plan = engine.plan(for: effects, isMirrored: isMirrored)
      for axis in OverscrollAxis.allCases where plan.shifts[axis] != 0 {
        shift(plan.shifts[axis], axis, &view)
      }
      let inset = inset(plan, view)
      let landings = landings(plan, view)
      // Without a write no animation may begin, because its end would reach the engine as an event.
      guard inset != view.contentInset || isElsewhere(landings, view) else { return }
      animate(over: plan.duration, &view) { list, view in
        list.write(inset, &view)
        list.write(landings, &view)
      }
    }

    /// The raw insets that include the plan's extra insets.
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

    /// The plan's landings, as offsets of the view.
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

    /// Begins an animation only if it has a duration, because the view reports its end to the
    /// engine.
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

    /// Whether the view is not at the landings of a plan; differences below a ledger mark do not
    /// count.
    private func isElsewhere(_ landings: PerAxis<ScrollPlan.Landing?>, _ view: SimulatedScrollView)
      -> Bool
    {
      OverscrollAxis.allCases.contains { axis in
        guard let offset = landings[axis]?.offset(along: axis, in: view) else { return false }
        return abs(offset - view.offsets[axis]) > 0.001
      }
    }

    /// Converts between offsets of the view and of the engine, which differ along a mirrored axis.
    private func logical(
      _ offset: Double, _ axis: OverscrollAxis, _ view: SimulatedScrollView
    ) -> Double {
      isMirrored[axis] ? lengths(axis, view).mirrored(offset) : offset
    }

    // MARK: The logs

    private mutating func note(_ effects: OverscrollEffects) {
      for edge in OverscrollEdge.allCases { note(effects.edges[edge], edge) }
    }

    private mutating func note(_ changes: EdgeEffects, _ edge: OverscrollEdge) {
      if let run = changes.run { start(run, edge) }
      if let runID = changes.cancelled { log[edge].cancelled.append(runID) }
      if let result = changes.finished { log[edge].finished.append(result) }
      if changes.phaseChanged { log[edge].phases.append(phase(edge)) }
      if changes.feedback.contains(.armed) { log[edge].armedCount += 1 }
      if let announcement = changes.announcement { log[edge].announcements.append(announcement) }
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
    /// The offset to write; nil while the view bounces back to the edge by itself.
    fileprivate func offset(along axis: OverscrollAxis, in view: SimulatedScrollView) -> Double? {
      switch self {
      case .atEdge where view.isDecelerating: nil
      case .atEdge(let offset): view.legalOffsets(along: axis).nearest(to: offset)
      case .at(let offset): offset
      }
    }
  }
#endif
