#if canImport(UIKit)
  package import OverscrollCore

  extension OverscrollEdges {
    /// Says that so many items are left beyond those that are seen, for hosts that count them.
    package func count(_ left: Int, towards edge: OverscrollEdge) {
      OverscrollHostView.host(of: scrollView)?.itemsCounted(left, towards: edge)
    }
  }
#endif
