#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  extension OverscrollEdges {
    /// Reports how many items follow the last visible one, for hosts that count items.
    package func count(_ left: Int, towards edge: OverscrollEdge) {
      OverscrollHostView.host(of: scrollView)?.itemsCounted(left, towards: edge)
    }

    /// Returns when the scroll view is idle, or after the apply delay.
    package var idleWaiter: @MainActor @Sendable () async -> Void { attachedHost.runs.idleWaiter }

    /// Reports that the app itself loaded the list, so that one without rows may load the next page.
    package func reportLoaded() { host?.send(.loaded) }
  }
#endif
