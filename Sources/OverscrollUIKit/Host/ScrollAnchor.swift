#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The first visible item of a scroll view and its position; the item can be found again after
  /// insertions before it.
  ///
  /// An item of a list is identified by the number of items after it: the only value that
  /// insertions before it do not change, whatever creates the cells. In a view without items, the
  /// anchor is the end of the content.
  @MainActor
  struct ScrollAnchor {
    /// The number of items after it; nil if the view has no items.
    private let itemsAfter: Int?
    /// Its position in the viewport, in points.
    private let place: CGPoint

    /// Records the first visible item of a scroll view; nil if nothing is visible.
    init?(in scrollView: UIScrollView) {
      guard let list = scrollView as? any ListOfItems else {
        guard scrollView.contentSize != .zero else { return nil }
        (itemsAfter, place) = (nil, scrollView.sight(of: scrollView.end))
        return
      }
      guard let path = list.firstSeen, let start = list.start(of: path) else { return nil }
      (itemsAfter, place) = (list.itemsAfter(path), scrollView.sight(of: start))
    }

    /// How far the item has moved in the viewport along an axis since then, in points; 0 if it no
    /// longer exists.
    func way(in scrollView: UIScrollView, along axis: OverscrollAxis) -> Double {
      var start: CGPoint? = scrollView.end
      if let itemsAfter, let list = scrollView as? any ListOfItems {
        start = list.path(before: itemsAfter).flatMap { list.start(of: $0) }
      }
      return start.map { scrollView.sight(of: $0)[axis] - place[axis] } ?? 0
    }
  }

  extension UIScrollView {
    /// The end of the content, in content coordinates.
    fileprivate var end: CGPoint { CGPoint(x: contentSize.width, y: contentSize.height) }

    /// The position in the viewport of a point of the content.
    fileprivate func sight(of point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }
  }

  /// A scroll view whose content is items in sections.
  @MainActor
  protocol ListOfItems: UIScrollView {
    var numberOfSections: Int { get }
    /// The index paths of the visible items, in any order.
    var visiblePaths: [IndexPath] { get }

    func itemCount(_ section: Int) -> Int
    /// The origin of an item, in content coordinates.
    func start(of path: IndexPath) -> CGPoint?
  }

  extension ListOfItems {
    /// The index path of the first visible item.
    fileprivate var firstSeen: IndexPath? { visiblePaths.min() }

    /// The number of items beyond the visible ones, towards an edge; nil if none is visible.
    func itemsLeft(towards edge: OverscrollEdge) -> Int? {
      let paths = visiblePaths
      guard edge.isStart else { return paths.max().map(itemsAfter) }
      return paths.min().map { $0.item + (0..<$0.section).map(itemCount).reduce(0, +) }
    }

    fileprivate func itemsAfter(_ path: IndexPath) -> Int {
      let later = (path.section + 1..<max(path.section + 1, numberOfSections)).map(itemCount)
      return later.reduce(itemCount(path.section) - path.item - 1, +)
    }

    /// The index path of the item with a number of items after it; nil if there are fewer items.
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
