#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Moves a list by its UIKit scroll view.
  @MainActor
  struct ScrollViewMover: OffsetMover {
    weak var scrollView: UIScrollView?

    func move(to offset: Double, animated isAnimated: Bool) {
      guard let scrollView else { return }
      let inset = scrollView.adjustedContentInset
      let end = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
      let target = max(-inset.top, min(CGFloat(offset), end))
      // A `UIView` animation would hide the rows that are not visible at its end before it starts.
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: target), animated: isAnimated)
    }

    func release() {}
  }
#endif
