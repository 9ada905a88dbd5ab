#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Finds the scroll view of a list from a view behind it.
  @MainActor
  enum ScrollViewFinder {
    /// Returns the nearest scroll view in the hierarchy that lies over a view; nil if there is
    /// none.
    ///
    /// It never returns an ancestor of the view: from a row, that would be the list of the row. And
    /// it never returns a scroll view of another screen, such as one in a sheet over the view.
    static func scrollView(before view: UIView) -> UIScrollView? {
      var below = view
      while let above = below.superview {
        let others = above.subviews.reversed().filter { $0 !== below }
        for other in others {
          if let found = scrollView(in: other, where: view) { return found }
        }
        if above is UIScrollView || above.next is UIViewController { return nil }
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

    /// Returns whether a scroll view covers most of a marker; a list extends below bars, its marker
    /// not.
    private static func covers(_ scrollView: UIScrollView, _ marker: UIView) -> Bool {
      let place = marker.convert(marker.bounds, to: nil)
      let common = scrollView.convert(scrollView.bounds, to: nil).intersection(place)
      guard !common.isNull, place.width > 0, place.height > 0 else { return false }
      return common.width * common.height > place.width * place.height / 2
    }
  }
#endif
