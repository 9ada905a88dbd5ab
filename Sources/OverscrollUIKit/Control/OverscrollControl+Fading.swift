#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  extension OverscrollControl {
    /// The opacity of the indicator, from 0 to 1; see ``fadesWithPull``.
    ///
    /// - Parameters:
    ///   - engine: The engine of the scroll view.
    ///   - edge: The edge of this control.
    /// - Returns: The opacity.
    package func opacity(in engine: OverscrollEngine, at edge: OverscrollEdge) -> Double {
      guard fades else { return 1 }
      switch engine.phase(of: edge) {
      case .idle, .pulling, .armed: return min(1, max(0, engine.progress(of: edge)))
      case .ending: return closingOpacity(in: engine, at: edge)
      case .waiting, .refreshing, .noMore, .failed: return 1
      }
    }

    /// Whether the indicator can fade.
    private var fades: Bool {
      fadesWithPull && options.trigger.isPull && options.placement != .inline
    }

    /// Opaque while a result is held; fades out with the extra inset as the edge closes.
    private func closingOpacity(in engine: OverscrollEngine, at edge: OverscrollEdge) -> Double {
      guard let options = engine.options(of: edge), options.placement != .over, options.hold > 0,
        engine.insetMotion(of: edge).target < options.hold
      else { return 1 }
      return min(1, max(0, engine.overscroll(past: edge) / options.hold))
    }
  }
#endif
