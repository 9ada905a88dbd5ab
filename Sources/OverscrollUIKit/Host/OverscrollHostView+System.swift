#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The system's control at the top edge, which shows our runs.
  extension OverscrollHostView {
    /// Adds or removes the system's control.
    func showSystemSign(at edge: OverscrollEdge) {
      guard let control = edges[edge].control, let scrollView,
        case .system = form(of: control, at: edge)
      else {
        if edge == .top {
          looks.system?.remove()
          looks.system = nil
          yieldToSystemControl()
        }
        return
      }
      guard looks.system == nil else { return }
      looks.system = Platform.systemSign(in: scrollView) { [weak self] in
        self?.send(.begin(edge))
        return self?.isSystemSignRunning == true
      }
    }

    /// Leaves the pulls at the top to the app's own refresh control, if the app has added one.
    func yieldToSystemControl() {
      guard let scrollView, let control = edges[.top].control else { return }
      var yieldsToSystemControl =
        control.options.trigger.isPull && Platform.hasSystemControl(scrollView)
      if case .system = form(of: control, at: .top) { yieldsToSystemControl = false }
      if yieldsToSystemControl { hint(.systemControl) }
      guard yieldsToSystemControl != looks.yieldsToSystemControl else { return }
      looks.yieldsToSystemControl = yieldsToSystemControl
      configure(.top)
      draw(.top)
    }

    private var isSystemSignRunning: Bool {
      let phase = engine.phase(of: .top)
      return phase == .refreshing || phase == .waiting
    }

    /// Shows the engine's state in the system's control.
    func syncSystemSign() {
      guard let sign = looks.system, let scrollView else { return }
      let needsScroll = sign.show(
        isRunning: isSystemSignRunning,
        isOffered: engine.isEnabled(.top) && !engine.isHidden(.top))
      if needsScroll { executor.scrollToTop(scrollView, isAnimated: !reducesMotion) }
    }
  }
#endif
