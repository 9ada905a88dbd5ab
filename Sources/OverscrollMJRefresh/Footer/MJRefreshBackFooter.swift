#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A footer below the content that loads when the user releases a pull longer than it.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshBackFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshBackFooter: MJRefreshFooter {}
#endif
