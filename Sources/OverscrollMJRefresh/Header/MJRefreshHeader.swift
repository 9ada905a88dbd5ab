#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  package import OverscrollCore
  import UIKit

  /// A component at the top that refreshes the list when the user releases a pull longer than it.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshHeader) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshHeader: MJRefreshComponent {
    /// The key under which the time of the last refresh is stored, in the standard user defaults.
    open dynamic var lastUpdatedTimeKey: String {
      get { timeKey }
      set { timeKey = newValue }
    }

    /// The time of the last refresh under ``lastUpdatedTimeKey``; nil before the first.
    open var lastUpdatedTime: Date? {
      UserDefaults.standard.object(forKey: lastUpdatedTimeKey) as? Date
    }

    /// The distance between the header and the content, in points; 0 by default.
    open var ignoredScrollViewContentInsetTop: CGFloat = 0 { didSet { optionsChanged() } }

    /// Has no effect: Overscroll does not need it.
    open var isCollectionViewAnimationBug = false

    private var timeKey = MJRefreshHeaderLastUpdatedTimeKey

    open override func prepare() {
      super.prepare()
      mj_h = MJRefreshHeaderHeight
    }

    @nonobjc override func willClose() {
      UserDefaults.standard.set(Date(), forKey: lastUpdatedTimeKey)
    }

    @nonobjc package override var purpose: EdgeOptions.Purpose { .refresh }

    @nonobjc override var ignoredInset: Double { Double(ignoredScrollViewContentInsetTop) }

    /// The footer keeps its state; ``MJRefreshFooter/resetNoMoreData()`` resets it.
    @nonobjc override var endsAs: RefreshResult { .unchanged }
  }
#endif
