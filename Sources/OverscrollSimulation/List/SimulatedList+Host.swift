#if !hasFeature(Embedded)
  public import OverscrollCore

  /// The host: facts of the view to the engine, effects of the engine to the view.
  extension SimulatedList {
    /// Does something to the view, as an app or the system would, and lets the host follow.
    ///
    /// - Parameter body: What is done.
    public mutating func change(_ body: (inout SimulatedScrollView) -> Void) {
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
    public mutating func send(_ event: OverscrollEvent) -> OverscrollEffects {
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
      perform(engine.configure(edge, options, at: view.now), &view)
      check("configure")
      follow(&view)
      self.view = view
    }

    /// Carries everything that happened to the view, also by the host's own writes, and lets time pass.
    mutating func follow(_ view: inout SimulatedScrollView) {
      for edge in OverscrollEdge.allCases { ledgers[edge].turnBegan() }
      giveAnswers(&view)
      view.deliver { event, view in carry(event, &view) }
      handle(.frame, &view)
      view.deliver { event, view in carry(event, &view) }
      if view.isDeliveryCutOff { brokenLaws.append("host and view drive each other in circles") }
    }

    private mutating func carry(_ event: ScrollEvent, _ view: inout SimulatedScrollView) {
      switch event {
      case .willBeginDragging: handle(.dragBegan, &view)
      case .scrolled(let offset, let axis):
        handle(.scrolled(to: logical(offset, axis), along: axis), &view)
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
      case .attached: handle(.attached, &view)
      case .detached: handle(.detached, &view)
      case .willEndDragging, .willBeginDecelerating, .contentLengthAnnounced: break
      }
    }

    /// Takes note of the lengths of an axis, and of what other code wrote into its insets.
    private mutating func learn(_ axis: OverscrollAxis, _ view: inout SimulatedScrollView) {
      readInsets(axis, &view)
      let system = view.effectiveSystemInset
      let lengths = ScrollGeometry(
        contentLength: view.contentLengths[axis], viewportLength: view.viewportLengths[axis],
        startInset: ledgers[axis.startEdge].base + system[axis.startEdge],
        endInset: ledgers[axis.endEdge].base + system[axis.endEdge])
      let logical = isMirrored[axis] ? lengths.mirrored : lengths
      if logical != engine.geometry[axis] { handle(.geometryChanged(logical, along: axis), &view) }
    }

    /// Finds out what stands in the insets, and puts our shares back where they were written over.
    private mutating func readInsets(_ axis: OverscrollAxis, _ view: inout SimulatedScrollView) {
      var inset = view.contentInset
      for edge in [axis.startEdge, axis.endEdge] {
        let reading = ledgers[edge].observed(view.contentInset[edge])
        if let rewrite = reading.rewrite { inset[edge] = rewrite }
        check(ledgers[edge], "a write of \(view.contentInset[edge])")
      }
      write(inset, &view)
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

    /// The one executor: everything that the engine asks for is done here.
    mutating func perform(_ effects: OverscrollEffects, _ view: inout SimulatedScrollView) {
      showShares(effects, &view)
      for axis in OverscrollAxis.allCases {
        switch effects.scroll[axis] {
        case .move(let offset, let duration)?:
          // What is there already needs no animation, and no end of one.
          guard isElsewhere(offset, axis, view) else { continue }
          animate(over: duration, &view) { list, view in
            list.write(offset: offset, axis, .notAnimated, &view)
          }
        case .shift(let distance)?: shift(distance, axis, &view)
        case nil: break
        }
      }
    }

    private mutating func showShares(
      _ effects: OverscrollEffects, _ view: inout SimulatedScrollView
    ) {
      var inset = view.contentInset
      var duration = 0.0
      for edge in OverscrollEdge.allCases {
        let news = effects.edges[edge]
        guard news.share != nil || news.phaseChanged else { continue }
        let place = viewEdge(edge)
        if let raw = ledgers[place].setShare(insetShare(of: edge)) { inset[place] = raw }
        duration = max(duration, news.share?.motion.duration ?? 0)
      }
      animate(over: duration, &view) { list, view in
        list.write(inset, &view)
        for edge in OverscrollEdge.allCases { list.land(effects.edges[edge].share, edge, &view) }
      }
    }

    /// What stands in the view's inset for the share of an edge: past short content, the room as well.
    private func insetShare(of edge: OverscrollEdge) -> Double {
      let share = share(edge)
      return share > 0 && !viewEdge(edge).isStart ? share + engine.gap(before: edge) : share
    }

    /// An animation is begun only where there is one: it tells its end, and is told to the engine.
    private mutating func animate(
      over duration: Double, _ view: inout SimulatedScrollView,
      _ body: (inout SimulatedList, inout SimulatedScrollView) -> Void
    ) {
      guard duration > 0 else { return body(&self, &view) }
      view.animate(over: duration) { body(&self, &$0) }
    }

    /// Moves the content along with a share, unless it springs there by itself.
    private mutating func land(
      _ change: ShareChange?, _ edge: OverscrollEdge, _ view: inout SimulatedScrollView
    ) {
      guard let offset = change?.offset, !view.isDecelerating else { return }
      write(offset: offset, edge.axis, .notAnimated, &view)
    }

    private mutating func shift(
      _ distance: Double, _ axis: OverscrollAxis, _ view: inout SimulatedScrollView
    ) {
      let offset = logical(view.offsets[axis], axis) + distance
      write(offset: offset, axis, .plain, &view)
    }

    private mutating func write(_ inset: PerEdge<Double>, _ view: inout SimulatedScrollView) {
      guard inset != view.contentInset else { return }
      writes.insets += 1
      view.contentInset = inset
    }

    private mutating func write(
      offset: Double, _ axis: OverscrollAxis, _ way: SimulatedScrollView.OffsetWrite,
      _ view: inout SimulatedScrollView
    ) {
      guard isElsewhere(offset, axis, view) else { return }
      var offsets = view.offsets
      offsets[axis] = logical(offset, axis)
      writes.offsets += 1
      view.setOffsets(offsets, way)
    }

    /// Whether the content is not where it is to go; what is off by a mark is no other offset.
    private func isElsewhere(
      _ offset: Double, _ axis: OverscrollAxis, _ view: SimulatedScrollView
    ) -> Bool {
      abs(logical(offset, axis) - view.offsets[axis]) > 0.001
    }

    /// An offset as it counts from the other end where the axis is mirrored; its own inverse.
    ///
    /// By the lengths that the engine knows: with our share in them, short content would lie elsewhere.
    private func logical(_ offset: Double, _ axis: OverscrollAxis) -> Double {
      isMirrored[axis] ? engine.geometry[axis].mirrored(offset) : offset
    }

    // MARK: The logs

    private mutating func note(_ effects: OverscrollEffects) {
      for edge in OverscrollEdge.allCases { note(effects.edges[edge], edge) }
    }

    private mutating func note(_ news: EdgeEffects, _ edge: OverscrollEdge) {
      if let run = news.run { start(run, edge) }
      if let cycle = news.cancelled { log[edge].cancelled.append(cycle) }
      if let outcome = news.finished { log[edge].finished.append(outcome) }
      if news.phaseChanged { log[edge].phases.append(phase(edge)) }
      if news.feedback.contains(.armed) { log[edge].armedCount += 1 }
      if let announcement = news.announcement { log[edge].announcements.append(announcement) }
    }

    private mutating func start(_ cycle: OverscrollCycle, _ edge: OverscrollEdge) {
      log[edge].runs.append(cycle)
      guard let answer = answers[edge] else { return }
      let due = SimulatedAnswer.Due(edge: edge, cycle: cycle, answer: answer)
      wakes.wake(due, at: engine.now + answer.delay)
    }

    private mutating func giveAnswers(_ view: inout SimulatedScrollView) {
      for wake in wakes.takeDue(at: view.now) {
        let (edge, answer) = (wake.tag.edge, wake.tag.answer)
        if engine.isCurrent(wake.tag.cycle) { view.contentLengths[edge.axis] += answer.growth }
        view.deliver { event, view in carry(event, &view) }
        handle(.end(wake.tag.cycle, answer.outcome), &view)
      }
    }

    private mutating func check(_ event: String) {
      guard let broken = engine.checkInvariants() else { return }
      brokenLaws.append("\(broken), after \(event)")
    }

    private mutating func check(_ ledger: InsetLedger, _ event: String) {
      guard let broken = ledger.checkInvariants() else { return }
      brokenLaws.append("\(broken), after \(event)")
    }
  }
#endif
