#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// Controls that come and go, and what they share.
  extension OverscrollHostView {
    func setControl(_ control: OverscrollControl?, at edge: OverscrollEdge) {
      guard control !== controls[edge] else { return }
      look()
      control?.leave()
      // Another control has another action: nothing of the one before goes on.
      take(nil, at: edge)
      if let control { take(control, at: edge) }
      letBounce()
      leaveIfUnused()
    }

    /// Takes the host away where nobody wants anything of it any more.
    func leaveIfUnused() {
      if backToTop == nil, OverscrollEdge.allCases.allSatisfy({ controls[$0] == nil }) { goAway() }
    }

    private func take(_ control: OverscrollControl?, at edge: OverscrollEdge) {
      let former = controls[edge]
      former?.host = nil
      controls[edge] = control
      control?.host = self
      control?.edge = edge
      // It may keep the run that ends here, which is not to be dropped before.
      withExtendedLifetime(former) { configure(edge) }
      showIndicator(at: edge)
      guard let control else { return }
      if !control.isEnabled { send(.enabled(edge, false)) }
      if control.isHidden { send(.hidden(edge, true)) }
    }

    /// Lets content be pulled that is too short to scroll, and gives the app its own way back.
    private func letBounce() {
      guard let scrollView else { return }
      for axis in OverscrollAxis.allCases {
        let hasControl = controls[axis.startEdge] != nil || controls[axis.endEdge] != nil
        if hasControl, appBounces[axis] == nil {
          appBounces[axis] = scrollView[alwaysBounceAlong: axis]
          scrollView[alwaysBounceAlong: axis] = true
        } else if !hasControl, let own = appBounces[axis] {
          // Where the app has turned it off meanwhile, that is what it wants.
          if !own { scrollView[alwaysBounceAlong: axis] = false }
          appBounces[axis] = nil
        }
      }
    }

    private func goAway() {
      observations = []
      clock.pause()
      removeFromSuperview()
    }

    // MARK: Settings

    var times: OverscrollTimes {
      get { engine.times }
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
      let controls = controls
      for edge in OverscrollEdge.allCases { take(nil, at: edge) }
      engine = OverscrollEngine(
        backToTop: backToTop?.options, times: times, overlap: overlap, isAttached: window != nil)
      moveBackToTop(.resting(at: 0))
      look()
      for edge in OverscrollEdge.allCases {
        if let control = controls[edge] { take(control, at: edge) }
      }
    }

    /// Everybody's part of the insets but ours.
    var baseInset: UIEdgeInsets {
      get {
        var inset = UIEdgeInsets.zero
        for edge in OverscrollEdge.allCases { inset[physical: edge] = ledgers[edge].base }
        return inset
      }
      set {
        guard let scrollView else { return }
        var inset = scrollView.contentInset
        for edge in OverscrollEdge.allCases {
          if let raw = ledgers[edge].setBase(newValue[physical: edge]) {
            inset[physical: edge] = raw
          }
        }
        if inset != scrollView.contentInset { scrollView.contentInset = inset }
        // Looked at also where the raw value stays, because the base may be another one.
        look()
      }
    }
  }

  extension OverscrollControl {
    /// Leaves the edge at which it stands.
    fileprivate func leave() { host?.setControl(nil, at: edge) }
  }

  extension UIScrollView {
    /// Whether content that is too short to scroll bounces along an axis.
    fileprivate subscript(alwaysBounceAlong axis: OverscrollAxis) -> Bool {
      get { axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal }
      set {
        if axis == .vertical {
          alwaysBounceVertical = newValue
        } else {
          alwaysBounceHorizontal = newValue
        }
      }
    }
  }
#endif
