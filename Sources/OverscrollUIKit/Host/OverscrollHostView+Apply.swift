#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Sends the engine events, and applies its effects: first what is written, then drawing, reports
  /// to the app, and the actions of runs.
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
    func syncAndSend(_ event: OverscrollEvent) {
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

    /// Writes the insets and the offset, and then carries out the effects that call other code.
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
      if hasSkippedLayout {
        hasSkippedLayout = false
        setNeedsLayout()
      }
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
        insets[side(of: edge)] = edges[edge].preview?.part ?? plan.extraInsets[edge]
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

    // MARK: Reports

    /// What an event means for the edges besides insets and offsets.
    struct Reports {
      let changes: PerEdge<EdgeEffects>
      /// The states after the event; nil for edges without observers.
      let states: PerEdge<OverscrollControl.State?>
      let ends: PerEdge<RunEnd?>
    }

    /// Draws and reports the effects of an event, after those of earlier events.
    ///
    /// Runs that have finished are released at once, because an effect may begin a new one.
    func report(_ effects: OverscrollEffects) {
      let isFirst = !isReporting
      isReporting = true
      let ends = finishRuns(effects)
      let reports = Reports(changes: effects.edges, states: states(after: effects), ends: ends)
      guard isFirst else { return pendingReports.append(reports) }
      deliver(reports)
      deliverPendingReports()
    }

    /// Draws and reports a changed pull, while no reports are being delivered.
    func reportPull(at edge: OverscrollEdge) {
      isReporting = true
      let state = observedState(at: edge)
      drawPull(edge)
      if let state { edges[edge].control?.report(state) }
      deliverPendingReports()
    }

    private func deliverPendingReports() {
      while !pendingReports.isEmpty { deliver(pendingReports.removeFirst()) }
      isReporting = false
    }

    private func deliver(_ reports: Reports) {
      for edge in OverscrollEdge.allCases {
        deliver(reports.changes[edge], reports.states[edge], reports.ends[edge], at: edge)
      }
    }

    /// Draws first, and starts the action last, because it may cause further events.
    private func deliver(
      _ changes: EdgeEffects, _ state: OverscrollControl.State?, _ end: RunEnd?,
      at edge: OverscrollEdge
    ) {
      if changes.redraws || changes.extraInset != nil { draw(edge) }
      if !changes.feedback.isEmpty { play(changes.feedback, at: edge) }
      if let announcement = changes.announcement { announce(announcement, at: edge) }
      if changes.phaseChanged || changes.redraws { offerAction(at: edge) }
      if changes.phaseChanged { phaseChanged(at: edge) }
      if let state { edges[edge].control?.report(state) }
      if let end { end.control.report(end: end.result) }
      if changes.asksToArm { answerArming(at: edge) }
      if let run = changes.run { start(run, at: edge) }
    }

    private func play(_ events: OverscrollFeedback, at edge: OverscrollEdge) {
      guard let control = edges[edge].control else { return }
      feedback.play(events.intersection(control.feedback), edges[edge].runs.result?.kind)
    }

    /// Prepares for the feedback that a drag may trigger at the edges that can be pulled.
    func prepareFeedback() {
      for edge in OverscrollEdge.allCases {
        guard let control = edges[edge].control, control.options.trigger.isPull else { continue }
        feedback.prepare(control.feedback)
      }
    }

    /// Updates everything that depends on the phase of an edge.
    private func phaseChanged(at edge: OverscrollEdge) {
      endPreview(at: edge)
      if edge == .top, let scrollView { largeTitle.find(over: scrollView) }
      edges[edge].moveBehindContent()
      syncPlaceholder()
      // The size of an app's own view may depend on the phase.
      if edges[edge].control?.indicator.form.isView == true { updateOptions() }
    }

    // MARK: States

    /// The state of an edge.
    func state(at edge: OverscrollEdge) -> OverscrollControl.State {
      edges[edge].state(
        engine.phase(of: edge), engine.progress(of: edge), isRunning: engine.runID(of: edge) != nil)
    }

    /// The state of an edge whose control has observers; nil otherwise.
    private func observedState(at edge: OverscrollEdge) -> OverscrollControl.State? {
      edges[edge].control?.isObserved == true ? state(at: edge) : nil
    }

    /// The states of the edges that may have changed, and whose controls have observers.
    private func states(after effects: OverscrollEffects) -> PerEdge<OverscrollControl.State?> {
      var states = PerEdge<OverscrollControl.State?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        let changes = effects.edges[edge]
        guard changes.redraws || changes.phaseChanged || changes.finished != nil else { continue }
        states[edge] = observedState(at: edge)
      }
      return states
    }

    private func announce(_ announcement: OverscrollAnnouncement, at edge: OverscrollEdge) {
      guard UIAccessibility.isVoiceOverRunning, let control = edges[edge].control,
        let text = environment.wording(of: control).announcement(
          announcement, for: control.options.purpose, result: edges[edge].runs.result)
      else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
#endif
