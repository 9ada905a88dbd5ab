#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  extension OverscrollEngine {
    /// Whether assistive technologies offer an edge's action: it may run, and only a pull triggers
    /// it.
    @MainActor
    func offersAction(at edge: OverscrollEdge, of control: OverscrollControl) -> Bool {
      guard isEnabled(edge), !isHidden(edge) else { return false }
      switch phase(of: edge) {
      case .waiting, .refreshing, .ending: return false
      case .noMore: return control.options.purpose == .refresh
      case .idle, .pulling, .armed, .failed:
        return control.options.purpose == .refresh || control.options.trigger.isPull
      }
    }
  }
#endif
