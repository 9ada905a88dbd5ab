#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  extension OverscrollControl {
    /// The opacity of the indicator, from 0 to 1; see ``fadesWithPull``.
    ///
    /// - Parameter pull: The pull at the edge of this control; nil before the engine knows the edge.
    /// - Returns: The opacity.
    package func opacity(at pull: PullReading?) -> Double {
      alpha * (fades ? pull?.opacity ?? 0 : 1)
    }

    /// Whether the indicator can fade.
    private var fades: Bool {
      fadesWithPull && options.trigger.isPull && options.placement != .inline
    }
  }
#endif
