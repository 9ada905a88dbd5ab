#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// What the app requests of the list and its edges, and the user with their views.
  extension OverscrollHostView {
    // MARK: Controls

    /// Replaces the control of an edge.
    ///
    /// - Parameters:
    ///   - control: The control; nil for none.
    ///   - edge: The edge.
    ///   - change: Changes the control before it gets the edge. With it, the edge begins anew even if it
    ///     has this control.
    func setControl(
      _ control: OverscrollControl?, at edge: OverscrollEdge, after change: (() -> Void)? = nil
    ) {
      let stays = control === edges[edge].control
      guard !stays || change != nil else { return }
      read()
      edges.beginChange()
      var removed: [OverscrollControl] = []
      if !stays, let control, let host = control.host {
        hints.note(.moved(from: control.edge, to: edge))
        host.setControl(nil, at: control.edge)
      }
      if !stays, control != nil, edges[edge].runs.active != nil { hints.note(.replaced(edge)) }
      // Another control has another action, so the old run is cancelled. Its cancel handler may set
      // a control again, which then goes as well; one that does so each time keeps its control.
      for _ in 0..<3 where edges[edge].control != nil { remove(edge, &removed) }
      change?()
      if let control, edges[edge].control == nil { add(control, at: edge) }
      updateBouncing()
      edges.endChange()
      disposeIfUnused()
      for control in removed { control.reportRemoval() }
      syncPlaceholder()
      refreshIfOld(at: edge)
    }

    /// Removes the control of an edge, and adds it to the removed ones.
    private func remove(_ edge: OverscrollEdge, _ removed: inout [OverscrollControl]) {
      guard let control = edges[edge].control else { return }
      removed.append(control)
      edges[edge].assign(nil)
      control.detach()
      endPreview(at: edge)
      configure(edge)
      applyControl(at: edge)
      edges[edge].forget()
    }

    private func add(_ control: OverscrollControl, at edge: OverscrollEdge) {
      edges[edge].assign(control)
      control.attach(to: self, at: edge)
      control.recallUpdate()
      holdTriggers(.settings)
      applyControl(at: edge)
      if !control.isEnabled { send(.enabled(edge, false)) }
      if control.isHidden { send(.hidden(edge, true)) }
      releaseTriggers(.settings)
      if window != nil { hints.noteMissingBounces(of: scrollView, engine) }
    }

    /// Enables bouncing for content that is too short to scroll, along the axes that have a
    /// control.
    func updateBouncing() {
      guard let scrollView else { return }
      for axis in OverscrollAxis.allCases {
        writer.setBouncing(scrollView, along: axis, edges.hasControl(along: axis))
      }
    }

    // MARK: Runs

    /// Requests a run.
    ///
    /// Returns the new run or the one in progress; nil if no run may begin.
    @discardableResult
    func begin(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = edges[edge].runs.latest
      readAndSend(.begin(edge, revealing: revealing))
      if let run = edges.run(at: edge, engine) { return run.handle }
      // The run may already have begun and ended.
      let latest = edges[edge].runs.latest
      return latest == before ? nil : latest
    }

    /// Cancels an edge's run, and requests another one.
    ///
    /// Returns nil if no run may begin.
    func restart(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      readAndSend(.cancel(edge))
      edges[edge].control?.action.interrupt?()
      return begin(at: edge, revealing: revealing)
    }

    /// Ends an edge's run, even if it still waits for a window.
    func end(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = edges.run(at: edge, engine) else {
        let isManual = edges[edge].control?.action.isManual == true
        return hints.note(RunHint.endedNothing(edge, isManual: isManual))
      }
      run.record.end(result)
    }

    /// Begins a refresh at an edge, or at any, if the list is out of date, the view is in a window,
    /// and no run is in progress.
    func refreshIfOld(at place: OverscrollEdge? = nil) {
      for edge in OverscrollEdge.allCases where place == nil || place == edge {
        guard window != nil, let control = edges[edge].control,
          control.isOld(at: environment.surroundings.now()),
          OverscrollEdge.allCases.allSatisfy({ engine.runID(of: $0) == nil })
        else { continue }
        begin(at: edge, revealing: false)
      }
    }

    /// Returns when the list is idle, or after the engine's apply delay.
    ///
    /// A waiting task holds the gate, not the host, so that it does not delay the list's release.
    var idleWaiter: @MainActor @Sendable () async -> Void {
      { [weak self, idleGate] in
        if let limit = self?.idleWaitLimit() { await idleGate.wait(atMost: limit) }
      }
    }

    /// How long to wait for the list at most, in seconds; nil if it is idle.
    private func idleWaitLimit() -> Double? {
      let limit = engine.durations.applyDelay
      guard limit > 0, window != nil, !isIdle else { return nil }
      scheduler.run()
      return limit
    }

    // MARK: Settings

    /// Sets the durations of this scroll view, which then also apply with reduced motion.
    func setDurations(_ durations: OverscrollDurations) {
      environment.ownDurations = durations
      applyDurations()
    }

    /// The insets of the app and the system, without our extra insets.
    var baseInset: UIEdgeInsets { writer.base }

    func setBaseInset(_ inset: UIEdgeInsets) {
      guard let scrollView else { return }
      for edge in OverscrollEdge.allCases where inset[physical: edge] != writer.base(at: edge) {
        keepEdge(at: edge)
      }
      writing { writer.setBase(inset, of: scrollView) }
      // The base may have changed even if the raw value stays the same.
      read()
    }

    /// The app's setting of the button back to the top; nil for no button.
    var backToTop: BackToTop? { backToTopPresenter.setting }

    func setBackToTop(_ setting: BackToTop?) {
      backToTopPresenter.apply(setting)
      configureBackToTop()
      backToTopPresenter.raiseCompanion()
      disposeIfUnused()
    }

    /// Sends the engine the number of items that SwiftUI's rows report.
    func itemsCounted(_ count: Int, towards edge: OverscrollEdge) {
      edges[edge].leaveCounting()
      send(.itemsLeft(count, towards: edge))
    }

    /// Sets the library's views in the content.
    func setOwnContent(_ content: OwnContent) {
      reader.ownContent = content
      content.changed = { [weak self] in self?.lengthsChanged() }
      lengthsChanged()
    }

    /// Notes that a view of the library is in the content, or has another size.
    func noteOwnContent(_ view: UIView) {
      let content = reader.ownContent ?? OwnContent()
      content.note(view, size: view.bounds.size, isRow: false)
      if reader.ownContent == nil { setOwnContent(content) }
    }

    // MARK: Lists without rows

    /// Shows, replaces or hides the placeholder of a list without rows.
    ///
    /// Called after layout, and after an edge's phase has changed.
    func syncPlaceholder() {
      guard let scrollView, placeholders.isConcerned else { return }
      let isRunning = OverscrollEdge.allCases.contains { engine.isRunning($0) }
      placeholders.update(in: scrollView, engine.geometry, isRunning: isRunning) { [weak self] in
        self?.begin(at: $0, revealing: true)
      }
    }

    // MARK: Drawing

    /// Draws an edge in its present state.
    func draw(_ edge: OverscrollEdge) {
      if edge == .top, edges.showInSystemControl(engine), let scrollView {
        writer.scrollToTop(scrollView, isAnimated: !environment.reducesMotion)
      }
      if edges[edge].draw(scene), window != nil { scheduler.run() }
    }

    /// Gives the list the indicator of an edge's control, if it has one, and the engine its options.
    ///
    /// The options come second: an app's own view can be measured only in its box.
    func applyControl(at edge: OverscrollEdge) {
      edges.replaceIndicator(at: edge, in: scene)
      yieldToSystemControl()
      configure(edge)
      draw(edge)
      edges[edge].updateAction(in: scene)
    }

    /// Leaves the pulls at the top to the app's own refresh control, if the app has added one.
    func yieldToSystemControl() {
      guard edges.yieldToSystemControl() else { return }
      configure(.top)
      draw(.top)
    }

    /// Draws the indicator of an edge in the present style of its control.
    func restyle(_ edge: OverscrollEdge) {
      edges[edge].restyle(from: environment, for: traitCollection)
      draw(edge)
    }

    func placeIndicators() {
      updateOptions()
      for edge in OverscrollEdge.allCases where !edges[edge].isEmpty {
        edges[edge].moveBehindContent()
        draw(edge)
        edges[edge].updateAction(in: scene)
      }
      backToTopPresenter.place(in: scrollView, engine, reader.direction)
    }

    /// Redraws everything after fonts, colors or texts have changed.
    func redrawAll() {
      edges.forEach { $0.forgetDrawing(for: traitCollection) }
      placeIndicators()
    }

    /// Updates all texts.
    func wordsChanged() {
      environment.updateLanguage()
      edges.forEach { $0.updateWords(from: environment) }
      backToTopPresenter.updateLabel(from: environment)
      placeholders.hide()
      syncPlaceholder()
      redrawAll()
    }

    // MARK: Requests that come through an edge

    /// Carries out a request; returns whether that had an effect.
    func carryOut(_ request: EdgeRequest) -> Bool {
      switch request {
      case .tap(let edge):
        send(.tapped(edge))
        return true
      case .end(let run, let result):
        // Rows that the app has just set may not be at their places, so the list seems to be at its start.
        if reading != nil, window != nil { scrollView?.layoutIfNeeded() }
        readAndSend(.end(run, result))
        return true
      case .systemPull:
        send(.begin(.top))
        return engine.isRunning(.top)
      case .action(let edge): return begin(at: edge, revealing: true) != nil
      case .scroll(let direction):
        read()
        guard let edge = edges.edge(towards: direction, engine, reader.direction) else {
          return false
        }
        return begin(at: edge, revealing: true) != nil
      }
    }
  }
#endif
