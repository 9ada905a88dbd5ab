#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  import UIKit

  /// The distance between a label and the picture beside it, in points.
  public let MJRefreshLabelLeftInset: CGFloat = 25
  /// The height of a header, in points.
  public let MJRefreshHeaderHeight: CGFloat = 54
  /// The height of a footer, in points.
  public let MJRefreshFooterHeight: CGFloat = 44
  /// The width of a trailer, in points.
  public let MJRefreshTrailWidth: CGFloat = 60
  /// The duration of an opening, in seconds.
  public let MJRefreshFastAnimationDuration: TimeInterval = 0.25
  /// The duration of a closing, in seconds.
  public let MJRefreshSlowAnimationDuration: TimeInterval = 0.4

  /// The key path of a scroll view's offset.
  public let MJRefreshKeyPathContentOffset = "contentOffset"
  /// The key path of a scroll view's insets.
  public let MJRefreshKeyPathContentInset = "contentInset"
  /// The key path of a scroll view's content size.
  public let MJRefreshKeyPathContentSize = "contentSize"
  /// The key path of the state of a scroll view's pan.
  public let MJRefreshKeyPathPanState = "state"

  /// The default key under which the time of the last refresh is stored.
  public let MJRefreshHeaderLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"

  /// The key of a header's text while it is idle.
  public let MJRefreshHeaderIdleText = "MJRefreshHeaderIdleText"
  /// The key of a header's text while a release would refresh.
  public let MJRefreshHeaderPullingText = "MJRefreshHeaderPullingText"
  /// The key of a header's text while it refreshes.
  public let MJRefreshHeaderRefreshingText = "MJRefreshHeaderRefreshingText"
  /// The key of an automatic footer's text while it is idle.
  public let MJRefreshAutoFooterIdleText = "MJRefreshAutoFooterIdleText"
  /// The key of an automatic footer's text while it loads.
  public let MJRefreshAutoFooterRefreshingText = "MJRefreshAutoFooterRefreshingText"
  /// The key of an automatic footer's text when there is no more to load.
  public let MJRefreshAutoFooterNoMoreDataText = "MJRefreshAutoFooterNoMoreDataText"
  /// The key of a footer's text while it is idle.
  public let MJRefreshBackFooterIdleText = "MJRefreshBackFooterIdleText"
  /// The key of a footer's text while a release would load.
  public let MJRefreshBackFooterPullingText = "MJRefreshBackFooterPullingText"
  /// The key of a footer's text while it loads.
  public let MJRefreshBackFooterRefreshingText = "MJRefreshBackFooterRefreshingText"
  /// The key of a footer's text when there is no more to load.
  public let MJRefreshBackFooterNoMoreDataText = "MJRefreshBackFooterNoMoreDataText"
  /// The key of a trailer's text while it is idle.
  public let MJRefreshTrailerIdleText = "MJRefreshTrailerIdleText"
  /// The key of a trailer's text while a release would fire.
  public let MJRefreshTrailerPullingText = "MJRefreshTrailerPullingText"
  /// The key of the word before the time of the last refresh.
  public let MJRefreshHeaderLastTimeText = "MJRefreshHeaderLastTimeText"
  /// The key of the word for today.
  public let MJRefreshHeaderDateTodayText = "MJRefreshHeaderDateTodayText"
  /// The key of the text of a list that was never refreshed.
  public let MJRefreshHeaderNoneLastDateText = "MJRefreshHeaderNoneLastDateText"

  /// The name of the notification that ``MJRefreshConfig`` posts when its language has changed.
  public let MJRefreshDidChangeLanguageNotification = "MJRefreshDidChangeLanguageNotification"

  extension NSNotification.Name {
    /// Posted by ``MJRefreshConfig`` when its language has changed.
    public static let MJRefreshDidChangeLanguage = NSNotification.Name(
      MJRefreshDidChangeLanguageNotification)
  }
#endif
