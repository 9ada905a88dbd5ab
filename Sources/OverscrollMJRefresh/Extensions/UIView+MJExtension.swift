#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Short names for a view's frame, in points.
  extension UIView {
    /// The left edge of the frame.
    public var mj_x: CGFloat {
      get { frame.origin.x }
      set { frame.origin.x = newValue }
    }

    /// The top edge of the frame.
    public var mj_y: CGFloat {
      get { frame.origin.y }
      set { frame.origin.y = newValue }
    }

    /// The width of the frame.
    public var mj_w: CGFloat {
      get { frame.width }
      set { frame.size.width = newValue }
    }

    /// The height of the frame.
    public var mj_h: CGFloat {
      get { frame.height }
      set { frame.size.height = newValue }
    }

    /// The size of the frame.
    public var mj_size: CGSize {
      get { frame.size }
      set { frame.size = newValue }
    }

    /// The origin of the frame.
    public var mj_origin: CGPoint {
      get { frame.origin }
      set { frame.origin = newValue }
    }
  }
#endif
