#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Controls that come and go, and what they extra inset.
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
      // Another control has another action: nothing of the one before goes on. Whoever hears of that may
      // change the control as well.
      for _ in 0..<3 where presenters[edge].control != nil { remove(edge, &left) }
      if let control, presenters[edge].control == nil { take(control, at: edge) }
      letBounce()
      changes -= 1
      leaveIfUnused()
      for control in left { control.report(control.state) }
      refreshIfOld(edge)
    }

    /// Takes the host away where nobody wants anything of it any more.
    func leaveIfUnused() {
      guard changes == 0, backToTop == nil else { return }
      if OverscrollEdge.allCases.allSatisfy({ presenters[$0].control == nil }) { goAway() }
    }

    /// Takes a control away; it is among those that left.
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

    private func take(_ control: OverscrollControl, at edge: OverscrollEdge) {
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

    /// Lets content bounce that is too short to scroll, along the axes that have a control.
    private func letBounce() {
      guard let scrollView else { return }
      for axis in OverscrollAxis.allCases {
        let edges = [axis.startEdge, axis.endEdge]
        let hasControl = edges.contains { presenters[$0].control != nil }
        executor.letBounce(scrollView, along: axis, hasControl)
      }
    }

    /// Leaves the scroll view as it was.
    func goAway() {
      observer.stop()
      scheduler.pause()
      runs.releaseWaiters(always: true)
      scrollView = nil
      removeFromSuperview()
    }

    // MARK: Settings

    var times: OverscrollTimes {
      get { wantedTimes }
      set {
        looks.ownTimes = newValue
        applyTimes()
      }
    }

    var overlap: OverlapPolicy {
      get { engine.overlap }
      set { if newValue != engine.overlap { startAnew(with: newValue) } }
    }

    /// Another policy is another engine: what runs under the old one is given up.
    private func startAnew(with overlap: OverlapPolicy) {
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
        if let control = controls[edge] { take(control, at: edge) }
      }
      changes -= 1
      for control in left { control.report(control.state) }
    }
  }
#endif
