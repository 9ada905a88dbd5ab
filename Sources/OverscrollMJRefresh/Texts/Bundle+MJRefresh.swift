#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  import OverscrollTexts
  public import UIKit

  extension Bundle {
    /// The text for a key in the language of ``MJRefreshConfig``.
    ///
    /// - Parameter key: A key such as ``MJRefreshHeaderIdleText``.
    /// - Returns: The app's own text, otherwise the library's, otherwise the key.
    @MainActor
    public class func mj_localizedString(forKey key: String) -> String {
      mj_localizedString(forKey: key, value: nil)
    }

    /// The text for a key in the language of ``MJRefreshConfig``.
    ///
    /// - Parameters:
    ///   - key: A key such as ``MJRefreshHeaderIdleText``.
    ///   - value: The text for an unknown key; nil for the key itself.
    /// - Returns: The text.
    @MainActor
    public class func mj_localizedString(forKey key: String, value: String?) -> String {
      let config = MJRefreshConfig.default
      return config.ownText(for: key) ?? texts[key].map { config.language[$0] } ?? value ?? key
    }

    /// The bundle of this library, whose texts and pictures are in its code: it has no resources.
    ///
    /// - Returns: The bundle that the library's classes are in.
    public class func mj_refresh() -> Bundle { Bundle(for: MJRefreshComponent.self) }

    /// The arrow of headers and footers, which points down.
    @MainActor
    public class func mj_arrowImage() -> UIImage? { symbol("arrow.down") }

    /// The arrow of trailers, which points to the content.
    @MainActor
    public class func mj_trailArrowImage() -> UIImage? { symbol("arrow.left") }

    private static func symbol(_ name: String) -> UIImage? {
      UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
    }

    private static let texts: [String: OverscrollText] = [
      MJRefreshHeaderIdleText: .pullToRefresh, MJRefreshHeaderPullingText: .releaseToRefresh,
      MJRefreshHeaderRefreshingText: .refreshing,
      MJRefreshAutoFooterIdleText: .loadMore, MJRefreshAutoFooterRefreshingText: .loading,
      MJRefreshAutoFooterNoMoreDataText: .noMore,
      MJRefreshBackFooterIdleText: .pullToLoad, MJRefreshBackFooterPullingText: .releaseToLoad,
      MJRefreshBackFooterRefreshingText: .loading, MJRefreshBackFooterNoMoreDataText: .noMore,
      MJRefreshTrailerIdleText: .pullToLoad, MJRefreshTrailerPullingText: .releaseToLoad,
      MJRefreshHeaderNoneLastDateText: .neverUpdated,
    ]
  }
#endif
