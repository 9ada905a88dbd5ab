#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What is seen first in a scroll view, and where; it is found again when others have come in before it.
  ///
  /// An item of a list is known by how many come after it: that is all that is the same before and after, whatever
  /// makes the cells. Of a view without items it is the end of the content.
  @MainActor
  struct ScrollAnchor {
    /// How many items of the list come after it; nil where there are none.
    private let itemsAfter: Int?
    /// Where it was in sight, in points from the corner of the view.
    private let place: CGPoint

    /// Takes in what a scroll view shows; nil where that is nothing.
    init?(in scrollView: UIScrollView) {
      guard let list = scrollView as? any ListOfItems else {
        guard scrollView.contentSize != .zero else { return nil }
        (itemsAfter, place) = (nil, scrollView.sight(of: scrollView.end))
        return
      }
      guard let path = list.firstSeen, let start = list.start(of: path) else { return nil }
      (itemsAfter, place) = (list.itemsAfter(path), scrollView.sight(of: start))
    }

    /// How far it has moved in sight along an axis since then, in points; 0 where it is not there any more.
    func way(in scrollView: UIScrollView, along axis: OverscrollAxis) -> Double {
      var start: CGPoint? = scrollView.end
      if let itemsAfter, let list = scrollView as? any ListOfItems {
        start = list.path(before: itemsAfter).flatMap { list.start(of: $0) }
      }
      return start.map { scrollView.sight(of: $0)[axis] - place[axis] } ?? 0
    }
  }

  extension UIScrollView {
    /// The end of the content, in its own coordinates.
    fileprivate var end: CGPoint { CGPoint(x: contentSize.width, y: contentSize.height) }

    /// Where a point of the content is in sight.
    fileprivate func sight(of point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }
  }

  /// A scroll view whose content is items in sections.
  @MainActor
  protocol ListOfItems: UIScrollView {
    var numberOfSections: Int { get }
    /// The paths of the items that show, in any order.
    var visiblePaths: [IndexPath] { get }

    func itemCount(_ section: Int) -> Int
    /// Where an item begins, in the content.
    func start(of path: IndexPath) -> CGPoint?
  }

  extension ListOfItems {
    /// The path of the first item that shows.
    fileprivate var firstSeen: IndexPath? { visiblePaths.min() }

    /// The number of items beyond those that show, towards an edge; nil if none shows.
    func itemsLeft(towards edge: OverscrollEdge) -> Int? {
      let paths = visiblePaths
      guard edge.isStart else { return paths.max().map(itemsAfter) }
      return paths.min().map { $0.item + (0..<$0.section).map(itemCount).reduce(0, +) }
    }

    fileprivate func itemsAfter(_ path: IndexPath) -> Int {
      let later = (path.section + 1..<max(path.section + 1, numberOfSections)).map(itemCount)
      return later.reduce(itemCount(path.section) - path.item - 1, +)
    }

    /// The path of the item after which so many come; nil where there are not as many.
    fileprivate func path(before count: Int) -> IndexPath? {
      var left = count
      for section in (0..<numberOfSections).reversed() {
        let items = itemCount(section)
        if left < items { return IndexPath(item: items - left - 1, section: section) }
        left -= items
      }
      return nil
    }
  }

  extension UITableView: ListOfItems {
    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    func itemCount(_ section: Int) -> Int { numberOfRows(inSection: section) }

    func start(of path: IndexPath) -> CGPoint? { rectForRow(at: path).origin }
  }

  extension UICollectionView: ListOfItems {
    var visiblePaths: [IndexPath] { indexPathsForVisibleItems }

    func itemCount(_ section: Int) -> Int { numberOfItems(inSection: section) }

    func start(of path: IndexPath) -> CGPoint? {
      layoutAttributesForItem(at: path)?.frame.origin
    }
  }
#endif
