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
      guard effects.onlyPullChanged, !reports.isDelivering else { return perform(effects) }
      keepTime(effects)
      for edge in OverscrollEdge.allCases where effects.edges[edge].redraws {
        deliverPull(at: edge)
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

    /// The options of a control, with the length of its indicator in this view.
    func engineOptions(at edge: OverscrollEdge) -> EdgeOptions? {
      edges.options(
        at: edge, engine, in: traitCollection, isContested: executor.isContested(at: side(of: edge))
      )
    }

    /// Sends the engine the options of edges whose lengths have changed.
    func updateOptions() {
      for edge in OverscrollEdge.allCases where engineOptions(at: edge) != engine.options(of: edge)
      {
        configure(edge)
      }
    }

    /// The app's setting of the button back to the top; nil for no button.
    var backToTop: BackToTop? { backToTopPresenter.setting }

    func setBackToTop(_ setting: BackToTop?) {
      backToTopPresenter.apply(setting)
      perform(engine.configure(backToTop: setting?.options, at: now))
      backToTopPresenter.raiseCompanion()
      leaveIfUnused()
    }

    /// Writes the insets and the offset, and then carries out the effects that call other code.
    private func perform(_ effects: OverscrollEffects) {
      let isOutermost = !executor.isWriting
      executor.write { write(effects) }
      keepTime(effects)
      deliver(effects)
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
        self.edges.fade(self.engine, self.observer.direction)
        if self.backToTopPresenter.button != nil {
          self.backToTopPresenter.place(
            in: scrollView, at: scrollView.bounds, self.engine, self.observer.direction)
        }
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

    /// Draws and reports the effects of an event, after those of earlier events.
    ///
    /// Runs that have finished are released at once, because an effect may begin a new one.
    private func deliver(_ effects: OverscrollEffects) {
      let isFirst = reports.begin()
      let ends = finishRuns(effects)
      let report = EventReport(
        changes: effects.edges, states: states(after: effects), ends: ends)
      guard isFirst else { return reports.add(report) }
      deliver(report)
      deliverWaitingReports()
    }

    /// Draws and reports a changed pull, while no reports are being delivered.
    private func deliverPull(at edge: OverscrollEdge) {
      _ = reports.begin()
      let state = observedState(at: edge)
      edges.drawPull(edge, engine, observer.direction, at: now)
      if let state { edges[edge].control?.report(state) }
      deliverWaitingReports()
    }

    private func deliverWaitingReports() {
      while let report = reports.next() { deliver(report) }
    }

    /// Draws first, and starts the action last, because it may cause further events.
    private func deliver(_ report: EventReport) {
      for edge in OverscrollEdge.allCases {
        let changes = report.changes[edge]
        if changes.redraws || changes.extraInset != nil { draw(edge) }
        edges.play(changes.feedback, at: edge)
        if let announcement = changes.announcement { edges.announce(announcement, at: edge) }
        if changes.phaseChanged || changes.redraws { updateAction(at: edge) }
        if changes.phaseChanged { phaseChanged(at: edge) }
        if let state = report.states[edge] { edges[edge].control?.report(state) }
        if let end = report.ends[edge] { end.control.report(end: end.result) }
        if changes.asksToArm { answerArming(at: edge) }
        if let run = changes.run { start(run, at: edge) }
      }
    }

    /// Updates everything that depends on the phase of an edge.
    private func phaseChanged(at edge: OverscrollEdge) {
      endPreview(at: edge)
      edges.phaseChanged(at: edge)
      syncPlaceholder()
      // The size of an app's own view may depend on the phase.
      if edges[edge].control?.indicator.form.isView == true { updateOptions() }
    }

    // MARK: Drawing

    /// Draws an edge in its present state.
    func draw(_ edge: OverscrollEdge) {
      if edge == .top, edges.showInSystemControl(engine), let scrollView {
        executor.scrollToTop(scrollView, isAnimated: !environment.reducesMotion)
      }
      if edges.draw(edge, engine, observer.direction, at: now), window != nil { scheduler.run() }
    }

    /// Replaces the indicator of an edge by that of its control, if it has one.
    func replaceIndicator(at edge: OverscrollEdge) {
      edges[edge].removeIndicator()
      let isSystems = edges.updateSystemControl(at: edge) { [weak self] in
        self?.send(.begin(edge))
        return self?.engine.isRunning(edge) == true
      }
      if edge == .top, !isSystems { yieldToSystemControl() }
      let hasBox = edges.addIndicator(
        at: edge, tapped: { [weak self] in self?.send(.tapped(edge)) },
        scrolled: { [weak self] in self?.accessibilityScrolled($0) == true })
      // An app's own view can be measured only in its box.
      if hasBox { configure(edge) }
      draw(edge)
      updateAction(at: edge)
    }

    /// Leaves the pulls at the top to the app's own refresh control, if the app has added one.
    func yieldToSystemControl() {
      guard edges.yieldToSystemControl() else { return }
      configure(.top)
      draw(.top)
    }

    /// Draws the indicator of an edge in the present style of its control.
    func restyle(_ edge: OverscrollEdge) {
      edges.restyle(edge, for: traitCollection)
      draw(edge)
    }

    func placeIndicators() {
      updateOptions()
      for edge in OverscrollEdge.allCases {
        edges[edge].moveBehindContent()
        draw(edge)
        updateAction(at: edge)
      }
      placeBackToTop()
    }

    /// Redraws everything after fonts, colors or texts have changed.
    func redrawAll() {
      for edge in OverscrollEdge.allCases { edges[edge].forgetDrawing(for: traitCollection) }
      updateOptions()
      for edge in OverscrollEdge.allCases { draw(edge) }
      placeBackToTop()
    }

    /// Updates all texts.
    func wordsChanged() {
      environment.updateLanguage()
      edges.updateWords()
      backToTopPresenter.updateLabel(from: environment)
      placeholders.hide()
      syncPlaceholder()
      redrawAll()
    }

    /// Raises or lowers the button back to the top as the engine requires.
    private func moveBackToTop(_ motion: SettleMotion) {
      guard backToTop != nil, let scrollView else { return }
      let isNew = backToTopPresenter.addButton(to: scrollView) { [weak self] in
        self?.send(.backToTopTapped)
      }
      if isNew { backToTopPresenter.updateLabel(from: environment) }
      let duration = window == nil ? 0 : motion.end - now
      backToTopPresenter.move(rises: motion.target > 0, over: duration) { placeBackToTop() }
    }

    /// Keeps the button back to the top in its corner.
    func placeBackToTop() {
      guard backToTopPresenter.button != nil, let scrollView else { return }
      backToTopPresenter.place(in: scrollView, engine, observer.direction)
    }

    // MARK: Assistive technologies

    /// Offers the accessibility action of an edge while it may run, and withdraws it otherwise.
    private func updateAction(at edge: OverscrollEdge) {
      guard swiftUI == nil || !SwiftUILayout.offersActions, edges.lacksAction(at: edge, engine)
      else { return }
      edges.offerAction(at: edge) { [weak self] _ in
        self?.begin(at: edge, revealing: true) != nil
      }
    }

    /// Runs the action of the edge in the direction of a scroll; returns whether it did.
    func accessibilityScrolled(_ direction: UIAccessibilityScrollDirection) -> Bool {
      syncFromScrollView()
      guard let edge = edges.edge(towards: direction, engine, observer.direction) else {
        return false
      }
      return begin(at: edge, revealing: true) != nil
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
  }
#endif
