import Foundation
import UIKit

/// A view that shows a web page; here an empty one, whose length tests set.
@available(tvOS, unavailable)
@MainActor open class WKWebView: UIView {
  /// What scrolls the page.
  public let scrollView = UIScrollView()
  /// What the page is drawn in, at the front of the scroll view.
  private let page = UIView()
  /// What it was made with.
  private let settings: WKWebViewConfiguration

  /// Creates a view with a frame and settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration
    super.init(frame: frame)
    begin()
  }

  /// Creates a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view as from an archive, of which nothing is read.
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

  /// What it was made with.
  open var configuration: WKWebViewConfiguration { settings }
}
