#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  extension OverscrollEdges {
    /// The first violated invariant of the engine or of the inset ledgers; nil if all hold.
    package var brokenInvariant: String? {
      guard let host = OverscrollHostView.host(of: scrollView) else { return nil }
      if let law = host.engine.checkInvariants() { return "\(law)" }
      return host.executor.brokenInvariant
    }
  }
#endif
