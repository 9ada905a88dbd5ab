#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Section headers that stay at the edge: below a hold that stays as it is they would hang in the air.
  extension OverscrollHostView {
    /// Tells the engine whether there are any; asked after a layout, when the list knows its sections.
    func reportHeaders() {
      guard let scrollView, scrollView.pinsHeaders != hasPinnedHeaders else { return }
      hasPinnedHeaders.toggle()
      send(.pinnedHeaders(hasPinnedHeaders))
    }
  }

  extension UIScrollView {
    fileprivate var pinsHeaders: Bool {
      if let table = self as? UITableView { return table.style == .plain && table.hasHeaders }
      let layout = (self as? UICollectionView)?.collectionViewLayout
      return (layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds ?? false
    }
  }

  extension UITableView {
    fileprivate var hasHeaders: Bool {
      (0..<numberOfSections).contains { rectForHeader(inSection: $0).height > 0 }
    }
  }
#endif
