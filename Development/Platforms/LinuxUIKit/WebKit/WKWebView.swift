import Foundation
import UIKit

/// A web view with an empty page, whose length tests set.
@available(tvOS, unavailable)
@MainActor open class WKWebView: UIView {
  /// The scroll view of the page.
  public let scrollView = UIScrollView()
  /// The view that contains the page, at the front of the scroll view.
  private let page = UIView()
  /// The configuration that the view was created with.
  private let settings: WKWebViewConfiguration

  /// Creates a view with a frame and a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration
    super.init(frame: frame)
    begin()
  }

  /// Creates a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view without reading the archive.
  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(page)
    addSubview(scrollView)
  }

  /// The configuration that the view was created with.
  open var configuration: WKWebViewConfiguration { settings }
}
