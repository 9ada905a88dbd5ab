#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  import OverscrollUIKit
  public import UIKit

  /// A component at the bottom that loads more.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshFooter: MJRefreshComponent {
    @nonobjc package override class var edge: OverscrollEdge { .bottom }

    /// The distance between the content and the footer, in points; 0 by default.
    open var ignoredScrollViewContentInsetBottom: CGFloat = 0 { didSet { optionsChanged() } }

    /// Whether a list without rows hides the footer; false by default.
    #if canImport(ObjectiveC)
      @objc(automaticallyHidden)
    #endif
    open var isAutomaticallyHidden = false { didSet { optionsChanged() } }

    open override func prepare() {
      super.prepare()
      mj_h = MJRefreshFooterHeight
    }

    /// Ends the refresh, and shows that there is no more to load.
    open func endRefreshingWithNoMoreData() { onMain { [self] in showNoMoreData() } }

    /// Returns to idle, so that the footer can load again.
    open func resetNoMoreData() { onMain { [self] in reset() } }

    @nonobjc package override var options: EdgeOptions {
      var options = super.options
      if isAutomaticallyHidden { options.visibility = .withContent }
      return options
    }

    @nonobjc override var ignoredInset: Double { Double(ignoredScrollViewContentInsetBottom) }
  }
#endif
