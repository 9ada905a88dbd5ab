#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// The nearest scroll view around the view.
    var enclosingScrollView: UIScrollView? {
      var above = superview
      while let view = above {
        if let scrollView = view as? UIScrollView { return scrollView }
        above = view.superview
      }
      return nil
    }
  }

  extension UIScrollView {
    /// The number of rows of a list without headers and footers; nil if the view is no list.
    var rowCount: Int? {
      switch self {
      case let table as UITableView:
        (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      case let collection as UICollectionView:
        (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
      default: nil
      }
    }

    /// Whether a list has rows, whatever its headers and footers; nil if the view is no list.
    ///
    /// Scroll events ask, so counting ends at the first row.
    var hasListRows: Bool? {
      switch self {
      case let table as UITableView: table.firstPath != nil
      case let collection as UICollectionView: collection.firstPath != nil
      default: nil
      }
    }
  }
#endif
