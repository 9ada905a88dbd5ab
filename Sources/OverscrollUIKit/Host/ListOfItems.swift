#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Items in sections, as a scroll view shows them.
  @MainActor
  protocol ListOfItems: AnyObject {
    var numberOfSections: Int { get }
    /// The index paths of the visible items, in any order.
    var visiblePaths: [IndexPath] { get }

    func itemCount(_ section: Int) -> Int
    /// The frame of an item of the list, in content coordinates; nil if it has none.
    func frame(ofItemAt path: IndexPath) -> CGRect?
  }

  extension ListOfItems {
    /// The number of items beyond the visible ones, towards an edge; nil if none is visible.
    func itemsLeft(towards edge: OverscrollEdge) -> Int? {
      let paths = visiblePaths
      guard edge.isStart else { return paths.max().map(itemsAfter) }
      return paths.min().map(itemsBefore)
    }

    /// The number of items before an item.
    func itemsBefore(_ path: IndexPath) -> Int {
      path.item + (0..<path.section).map(itemCount).reduce(0, +)
    }

    /// The index path of the first item; nil if there are no items.
    var firstPath: IndexPath? {
      (0..<numberOfSections).first { itemCount($0) > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    /// The number of items after an item.
    func itemsAfter(_ path: IndexPath) -> Int {
      let later = (path.section + 1..<max(path.section + 1, numberOfSections)).map(itemCount)
      return later.reduce(itemCount(path.section) - path.item - 1, +)
    }

    /// The index path of the item with a number of items after it; nil if there are fewer items.
    func path(before count: Int) -> IndexPath? {
      var left = count
      for section in (0..<numberOfSections).reversed() {
        let items = itemCount(section)
        if left < items { return IndexPath(item: items - left - 1, section: section) }
        left -= items
      }
      return nil
    }

    /// The frame of an item; nil if the list does not have the item.
    ///
    /// Some layouts throw an exception for an index path that does not exist.
    func knownFrame(of path: IndexPath) -> CGRect? {
      guard (0..<numberOfSections).contains(path.section),
        (0..<itemCount(path.section)).contains(path.item)
      else { return nil }
      return frame(ofItemAt: path)
    }

    /// The item after or before an item; nil at the ends of the list.
    func path(next path: IndexPath, isForward: Bool) -> IndexPath? {
      let item = path.item + (isForward ? 1 : -1)
      if (0..<itemCount(path.section)).contains(item) {
        return IndexPath(item: item, section: path.section)
      }
      var section = path.section + (isForward ? 1 : -1)
      while (0..<numberOfSections).contains(section) {
        let count = itemCount(section)
        if count > 0 { return IndexPath(item: isForward ? 0 : count - 1, section: section) }
        section += isForward ? 1 : -1
      }
      return nil
    }
  }

  extension UITableView: ListOfItems {
    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    func itemCount(_ section: Int) -> Int { numberOfRows(inSection: section) }

    func frame(ofItemAt path: IndexPath) -> CGRect? { rectForRow(at: path) }
  }

  extension UICollectionView: ListOfItems {
    var visiblePaths: [IndexPath] { indexPathsForVisibleItems }

    func itemCount(_ section: Int) -> Int { numberOfItems(inSection: section) }

    func frame(ofItemAt path: IndexPath) -> CGRect? {
      layoutAttributesForItem(at: path)?.frame
    }
  }
#endif
