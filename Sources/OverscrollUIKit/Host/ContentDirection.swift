#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The direction of a scroll view's content.
  struct ContentDirection: Equatable {
    /// Whether the content reads from right to left.
    private(set) var isRightToLeft = false
    /// Whether the content begins at the right side.
    private(set) var isMirrored = false

    init() {}

    @MainActor
    init(of scrollView: UIScrollView) {
      isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      isMirrored = isRightToLeft && scrollView.flipsItsContent
    }

    /// Whether the content of an axis begins at the right side.
    func isMirrored(_ axis: OverscrollAxis) -> Bool { axis == .horizontal && isMirrored }

    /// The side of the view at which a logical edge lies; `leading` is the left one.
    func side(of edge: OverscrollEdge) -> OverscrollEdge {
      isMirrored(edge.axis) ? edge.opposite : edge
    }

    /// Converts an offset from the logical start to one of the scroll view; its own inverse.
    func convert(
      _ offset: Double, along axis: OverscrollAxis, in geometry: PerAxis<AxisGeometry>
    ) -> Double {
      isMirrored(axis) ? geometry[axis].mirrored(offset) : offset
    }

    /// Converts distances from the logical start to those of the scroll view.
    func convert(_ distances: PerAxis<Double>) -> PerAxis<Double> {
      PerAxis(
        vertical: distances.vertical,
        horizontal: isMirrored ? -distances.horizontal : distances.horizontal)
    }
  }

  extension UIScrollView {
    /// Whether content that reads from right to left begins at the right side.
    ///
    /// Content whose layout does not flip begins at the left in every language.
    fileprivate var flipsItsContent: Bool {
      guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return true }
      return layout.flipsHorizontallyInOppositeLayoutDirection
        || layout is UICollectionViewCompositionalLayout
    }
  }
#endif
