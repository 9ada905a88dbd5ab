#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  public import UIKit

  /// A component at the trailing edge that fires when the user releases a pull longer than it.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshTrailer) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshTrailer: MJRefreshComponent {
    @nonobjc package override class var edge: OverscrollEdge { .trailing }

    /// The distance between the content and the trailer, in points; 0 by default.
    open var ignoredScrollViewContentInsetRight: CGFloat = 0 { didSet { optionsChanged() } }

    open override func prepare() {
      super.prepare()
      autoresizingMask = .flexibleHeight
      mj_w = MJRefreshTrailWidth
    }

    @nonobjc override var ignoredInset: Double { Double(ignoredScrollViewContentInsetRight) }
  }
#endif
