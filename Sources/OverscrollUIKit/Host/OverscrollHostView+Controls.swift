#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The controls of the edges, and the settings that they share.
  extension OverscrollHostView {
    func setControl(_ control: OverscrollControl?, at edge: OverscrollEdge) {
      guard control !== edges[edge].control else { return }
      syncFromScrollView()
      changes += 1
      var left: [OverscrollControl] = []
      if let control, let host = control.host {
        hint(.moved(from: control.edge, to: edge))
        host.setControl(nil, at: control.edge)
      }
      if control != nil, edges[edge].runs.active != nil { hint(.replaced(edge)) }
      // Another control has another action, so the old run is cancelled. Its cancel handler may
      // change the control again.
      for _ in 0..<3 where edges[edge].control != nil { remove(edge, &left) }
      if let control, edges[edge].control == nil { add(control, at: edge) }
      letBounce()
      changes -= 1
      leaveIfUnused()
      for control in left { control.left() }
      syncPlaceholder()
      refreshIfOld(edge)
    }

    /// Removes the host if no edge has a control, and there is neither a button, a reading position
    /// nor a setting that the next control needs.
    func leaveIfUnused() {
      guard swiftUI == nil, changes == 0, backToTop == nil, readingView == nil,
        placeholders.empty == nil,
        looks.ownTimes == nil, engine.overlap == OverscrollDefaults.overlap
      else { return }
      if OverscrollEdge.allCases.allSatisfy({ edges[$0].control == nil }) { goAway() }
    }

    /// Removes the control of an edge, and adds it to the removed ones.
    private func remove(_ edge: OverscrollEdge, _ left: inout [OverscrollControl]) {
      guard let control = edges[edge].control else { return }
      left.append(control)
      edges[edge].assign(nil)
      control.detach()
      endPreview(at: edge)
      configure(edge)
      showIndicator(at: edge)
      edges[edge].forget()
    }

    private func add(_ control: OverscrollControl, at edge: OverscrollEdge) {
      edges[edge].assign(control)
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
    func letBounce() {
      guard let scrollView else { return }
      for axis in OverscrollAxis.allCases {
        let hasControl =
          edges[axis.startEdge].control != nil || edges[axis.endEdge].control != nil
        executor.letBounce(scrollView, along: axis, hasControl)
      }
    }

    /// Restores the scroll view to its original state.
    func goAway() {
      observer.stop()
      freezer.release()
      placeholders.hide()
      scheduler.pause()
      releaseWaiters(always: true)
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

    /// Sets another policy, which cancels the runs that began with the old one.
    func setOverlap(_ overlap: OverlapPolicy) {
      guard overlap != engine.overlap else { return }
      syncFromScrollView()
      // The end of one run must not start another.
      send(.layoutBegan)
      for edge in OverscrollEdge.allCases where engine.runID(of: edge) != nil {
        send(.cancel(edge))
      }
      engine.overlap = overlap
      send(.layoutEnded)
    }
  }
#endif
