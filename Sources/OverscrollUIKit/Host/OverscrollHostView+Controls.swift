#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The controls of the edges, and the settings that they share.
  extension OverscrollHostView {
    func setControl(_ control: OverscrollControl?, at edge: OverscrollEdge) {
      guard control !== presenters[edge].control else { return }
      syncFromScrollView()
      changes += 1
      var left: [OverscrollControl] = []
      if let control, let host = control.host {
        hint(.moved(from: control.edge, to: edge))
        host.setControl(nil, at: control.edge)
      }
      if control != nil, runs.hasRun(at: edge) { hint(.replaced(edge)) }
      // Another control has another action, so the old run is cancelled. Its cancel handler may
      // change the control again.
      for _ in 0..<3 where presenters[edge].control != nil { remove(edge, &left) }
      if let control, presenters[edge].control == nil { add(control, at: edge) }
      letBounce()
      changes -= 1
      leaveIfUnused()
      for control in left { control.left() }
      syncPlaceholder()
      refreshIfOld(edge)
    }

    /// Removes the host if no edge has a control, and there is neither a button nor a reading
    /// position.
    func leaveIfUnused() {
      guard changes == 0, backToTop == nil, readingView == nil, placeholders.empty == nil else {
        return
      }
      if OverscrollEdge.allCases.allSatisfy({ presenters[$0].control == nil }) { goAway() }
    }

    /// Removes the control of an edge, and adds it to the removed ones.
    private func remove(_ edge: OverscrollEdge, _ left: inout [OverscrollControl]) {
      guard let control = presenters[edge].control else { return }
      left.append(control)
      presenters[edge].assign(nil)
      control.detach()
      endPreview(at: edge)
      configure(edge)
      showIndicator(at: edge)
      runs.forget(edge)
    }

    private func add(_ control: OverscrollControl, at edge: OverscrollEdge) {
      presenters[edge].assign(control)
      control.attach(to: self, at: edge)
      control.recallUpdate()
      yieldToSystemControl()
      configure(edge)
      showIndicator(at: edge)
      if !control.isEnabled { send(.enabled(edge, false)) }
      if control.isHidden { send(.hidden(edge, true)) }
      if window != nil { hintAtBounces() }
    }

    /// Enables bouncing for content that is too short to scroll, along the axes that have a
    /// control.
    private func letBounce() {
      guard let scrollView else { return }
      for axis in OverscrollAxis.allCases {
        let hasControl =
          presenters[axis.startEdge].control != nil || presenters[axis.endEdge].control != nil
        executor.letBounce(scrollView, along: axis, hasControl)
      }
    }

    /// Restores the scroll view to its original state.
    func goAway() {
      observer.stop()
      freezer.release()
      placeholders.hide()
      scheduler.pause()
      runs.releaseWaiters(always: true)
      scrollView = nil
      removeFromSuperview()
    }

    // MARK: Settings

    /// Sets the times of this scroll view, which then also apply with reduced motion.
    func setTimes(_ times: OverscrollTimes) {
      looks.ownTimes = times
      applyTimes()
    }

    var overlap: OverlapPolicy { engine.overlap }

    func setOverlap(_ overlap: OverlapPolicy) {
      if overlap != engine.overlap { replaceEngine(overlap) }
    }

    /// Replaces the engine with one that has another policy, which cancels the old engine's runs.
    private func replaceEngine(_ overlap: OverlapPolicy) {
      let times = engine.times
      var controls = PerEdge<OverscrollControl?>(repeating: nil)
      for edge in OverscrollEdge.allCases { controls[edge] = presenters[edge].control }
      var left: [OverscrollControl] = []
      changes += 1
      for edge in OverscrollEdge.allCases { remove(edge, &left) }
      engine = OverscrollEngine(
        backToTop: backToTop?.options, times: times, overlap: overlap, isAttached: window != nil)
      observer.forgetPinnedHeaders()
      reportHeaders()
      moveBackToTop(.resting(at: 0))
      syncFromScrollView()
      for edge in OverscrollEdge.allCases {
        if let control = controls[edge] { add(control, at: edge) }
      }
      changes -= 1
      for control in left { control.left() }
    }
  }
#endif
