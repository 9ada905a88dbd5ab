#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  extension OverscrollEdges {
    /// The first invariant of the engine or of the insets' books that does not hold; nil where all do.
    package var brokenInvariant: String? {
      guard let host = OverscrollHostView.host(of: scrollView) else { return nil }
      if let law = host.engine.checkInvariants() { return "\(law)" }
      return host.executor.brokenInvariant
    }
  }
#endif
