import Foundation

/// How a web view is made; nothing of it is needed here.
@available(tvOS, unavailable)
@MainActor open class WKWebViewConfiguration: NSObject {
  /// Creates the usual settings.
  public override init() { super.init() }
}
