#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Finds the scroll view that shows a list, from a view that stands behind it.
  @MainActor
  enum ScrollViewFinder {
    /// Returns the scroll view that lies where a view lies and is nearest to it in the tree; nil where none does.
    ///
    /// Never one that the view is in: a row would find the list that it is a row of.
    static func scrollView(before view: UIView) -> UIScrollView? {
      var below = view
      while let above = below.superview {
        let others = above.subviews.reversed().filter { $0 !== below }
        for other in others {
          if let found = scrollView(in: other, where: view) { return found }
        }
        if above is UIScrollView { return nil }
        below = above
      }
      return nil
    }

    private static func scrollView(in view: UIView, where marker: UIView) -> UIScrollView? {
      if let scrollView = view as? UIScrollView, covers(scrollView, marker) { return scrollView }
      for subview in view.subviews {
        if let found = scrollView(in: subview, where: marker) { return found }
      }
      return nil
    }

    /// Whether a scroll view lies over most of a marker; a list goes on below bars, and its marker does not.
    private static func covers(_ scrollView: UIScrollView, _ marker: UIView) -> Bool {
      let place = marker.convert(marker.bounds, to: nil)
      let common = scrollView.convert(scrollView.bounds, to: nil).intersection(place)
      guard !common.isNull, place.width > 0, place.height > 0 else { return false }
      return common.width * common.height > place.width * place.height / 2
    }
  }
#endif
