#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIScrollView {
    /// The controls at the edges of this scroll view.
    ///
    /// Reading it creates nothing; assigning a control to an edge does.
    public var overscroll: OverscrollEdges { OverscrollEdges(scrollView: self) }
  }
#endif
