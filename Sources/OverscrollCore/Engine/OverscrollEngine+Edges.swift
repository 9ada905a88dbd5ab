extension OverscrollEngine {
  /// The machine of an edge; nil if the edge has no control.
  ///
  /// This is not a `PerEdge`, because modifying a value through two accessors needs a coroutine
  /// frame on the heap.
  subscript(edge: OverscrollEdge) -> EdgeMachine? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    _modify {
      switch edge {
      case .top: yield &top
      case .bottom: yield &bottom
      case .leading: yield &leading
      case .trailing: yield &trailing
      }
    }
  }

  /// Changes the machine of an edge in place, with one copy of the code for all edges.
  @inline(never)
  mutating func modify(_ edge: OverscrollEdge, _ body: (inout EdgeMachine?) -> Void) {
    switch edge {
    case .top: body(&top)
    case .bottom: body(&bottom)
    case .leading: body(&leading)
    case .trailing: body(&trailing)
    }
  }

  /// The summary of an edge; nil if the edge has no control.
  @inline(never)
  func summary(at edge: OverscrollEdge) -> EdgeSummary? {
    switch edge {
    case .top: top?.summary
    case .bottom: bottom?.summary
    case .leading: leading?.summary
    case .trailing: trailing?.summary
    }
  }

  /// Whether an edge with the given purpose has a run in progress.
  func isRunning(_ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose) -> Bool {
    guard let summary = summary(at: edge) else { return false }
    return summary.purpose == purpose && summary.runID != nil
  }

  /// Applies an event to the machine of an edge; does nothing if the edge has no control.
  ///
  /// Never inlined, because copies in its callers would double the size of the module for the
  /// browser.
  ///
  /// - Returns: The result of the run that the event ended; nil if the event ended no run. A caller
  ///   whose event can end a run passes the result to ``runEnded(at:with:_:)``.
  @inline(never) @discardableResult
  mutating func step(
    _ event: EdgeEvent, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) -> RefreshResult.Summary? {
    var step = EdgeStep(
      time: now, durations: durations, surroundings: surroundings(of: edge),
      effects: effects.edges[edge])
    // A switch changes the machine in place, whereas the subscript would copy it back and forth.
    switch edge {
    case .top: top?.apply(event, &step)
    case .bottom: bottom?.apply(event, &step)
    case .leading: leading?.apply(event, &step)
    case .trailing: trailing?.apply(event, &step)
    }
    effects.record(step.effects, at: edge)
    if let offset = step.destination {
      effects.scroll(.move(to: offset, over: durations.expand), along: edge.axis)
    }
    // If only the length of a pull changes, no deadline and no motion changes.
    if !event.isScroll || !step.effects.onlyPullChanged { needsDeadline = true }
    if step.requestsRun { requestRun(edge, by: .finger, &effects) }
    if step.settledRun?.isDone == true { listLoaded(&effects) }
    if step.needsEvaluation { evaluation.request() }
    return step.endedRun
  }

  /// Applies an event that can end the run of an edge.
  @inline(never)
  mutating func stepToEnd(
    _ event: EdgeEvent, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    if let result = step(event, at: edge, &effects) { runEnded(at: edge, with: result, &effects) }
  }

  /// Applies an event that cannot end a run to every edge.
  @inline(never)
  mutating func stepEverywhere(_ event: EdgeEvent, _ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases { step(event, at: edge, &effects) }
  }

  func surroundings(of edge: OverscrollEdge) -> EdgeSurroundings {
    let lengths = geometry[edge.axis]
    let offset = offset[edge.axis]
    return EdgeSurroundings(
      isHeld: isHeld, isFlinging: isFlinging, isAttached: isAttached, isPaused: isPaused,
      hasPinnedHeaders: hasPinnedHeaders, isBlocked: isBlocked(edge),
      lengths: lengths, overscroll: lengths.overscroll(past: edge, at: offset),
      edgeOffset: edge.isStart ? lengths.firstOffset : lengths.lastOffset,
      sign: edge.isStart ? -1 : 1,
      isVisible: lengths.shows(edge, at: offset))
  }

  // MARK: Controls

  /// Sets the first options of an edge, or other options for the same purpose.
  mutating func adopt(
    _ options: EdgeOptions, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    let hasRows = geometry[edge.axis].hasRows
    modify(edge) { machine in
      if case .none = machine {
        machine = EdgeMachine(edge: edge, options: options)
        // For a new control, existing content counts as the first version.
        if hasRows { machine?.contentChanged(by: 1, isThere: true) }
      }
      machine?.adopt(options)
    }
    step(.adopted, at: edge, &effects)
    step(.lengthsChanged(keepsInset: false), at: edge, &effects)
  }

  mutating func remove(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    stepToEnd(.removed, at: edge, &effects)
    modify(edge) { $0 = nil }
    needsDeadline = true
  }
}
