#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The axis along which a scroll view is read, with coordinates from the logical start.
  @MainActor
  struct ReadingSpace {
    let scrollView: UIScrollView
    let axis: OverscrollAxis
    /// Whether the content starts at the right.
    let isMirrored: Bool

    /// The offset, in points.
    var offset: Double {
      let offset = scrollView.contentOffset[axis]
      return isMirrored ? contentLength - viewportLength - offset : offset
    }

    var viewportLength: Double {
      axis == .vertical ? scrollView.bounds.height : scrollView.bounds.width
    }

    var contentLength: Double {
      axis == .vertical ? scrollView.contentSize.height : scrollView.contentSize.width
    }

    /// The inset at the start, in points, with the parts of the system and of Overscroll.
    var startInset: Double {
      let inset = scrollView.adjustedContentInset
      return axis == .vertical ? inset.top : isMirrored ? inset.right : inset.left
    }

    /// The inset at the end, in points, with the parts of the system and of Overscroll.
    var endInset: Double {
      let inset = scrollView.adjustedContentInset
      return axis == .vertical ? inset.bottom : isMirrored ? inset.left : inset.right
    }

    /// The offsets at which the content can rest.
    var legalOffsets: ClosedRange<Double> {
      -startInset...max(-startInset, contentLength + endInset - viewportLength)
    }

    /// The start and the end of a frame in the content.
    func extent(of frame: CGRect) -> (start: Double, end: Double) {
      guard axis == .horizontal else { return (frame.minY, frame.maxY) }
      guard isMirrored else { return (frame.minX, frame.maxX) }
      return (contentLength - frame.maxX, contentLength - frame.minX)
    }
  }

  extension UIScrollView {
    /// The axis along which the content is longer than the view, or otherwise the vertical one.
    var readingAxis: OverscrollAxis {
      let (content, view) = (contentSize, bounds.size)
      let isHorizontal =
        content.width > view.width + 0.5 && content.height <= view.height + 0.5
      return isHorizontal ? .horizontal : .vertical
    }
  }
#endif
