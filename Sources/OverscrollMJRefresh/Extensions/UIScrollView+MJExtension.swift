#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Short names for a scroll view's insets, offset and content size, in points.
  extension UIScrollView {
    /// The adjusted insets, with bars and everything else.
    public var mj_inset: UIEdgeInsets { adjustedContentInset }

    /// The adjusted inset at the top; setting it changes `contentInset`.
    public var mj_insetT: CGFloat {
      get { mj_inset.top }
      set { contentInset.top += newValue - mj_inset.top }
    }

    /// The adjusted inset at the bottom; setting it changes `contentInset`.
    public var mj_insetB: CGFloat {
      get { mj_inset.bottom }
      set { contentInset.bottom += newValue - mj_inset.bottom }
    }

    /// The adjusted inset at the left; setting it changes `contentInset`.
    public var mj_insetL: CGFloat {
      get { mj_inset.left }
      set { contentInset.left += newValue - mj_inset.left }
    }

    /// The adjusted inset at the right; setting it changes `contentInset`.
    public var mj_insetR: CGFloat {
      get { mj_inset.right }
      set { contentInset.right += newValue - mj_inset.right }
    }

    /// The horizontal offset.
    public var mj_offsetX: CGFloat {
      get { contentOffset.x }
      set { contentOffset.x = newValue }
    }

    /// The vertical offset.
    public var mj_offsetY: CGFloat {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    /// The width of the content.
    public var mj_contentW: CGFloat {
      get { contentSize.width }
      set { contentSize.width = newValue }
    }

    /// The height of the content.
    public var mj_contentH: CGFloat {
      get { contentSize.height }
      set { contentSize.height = newValue }
    }
  }
#endif
