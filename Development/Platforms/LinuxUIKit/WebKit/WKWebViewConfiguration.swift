import Foundation

/// The configuration of a web view; the stand-in ignores it.
@available(tvOS, unavailable)
@MainActor open class WKWebViewConfiguration: NSObject {
  /// Creates the default configuration.
  public override init() { super.init() }
}
