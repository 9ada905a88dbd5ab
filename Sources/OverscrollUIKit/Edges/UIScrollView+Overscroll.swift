#if canImport(UIKit)
  public import UIKit

  extension UIScrollView {
    /// What happens past the edges of this scroll view.
    ///
    /// Nothing is made before a control is given to an edge.
    public var overscroll: OverscrollEdges { OverscrollEdges(scrollView: self) }
  }
#endif
