// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// An automatic footer with a text and a spinner.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshAutoNormalFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
    /// The spinner, which is shown while the footer loads.
    public private(set) lazy var loadingView: UIActivityIndicatorView! = makeSpinner()

    open override dynamic var state: MJRefreshState {
      didSet { isRefreshing ? loadingView.startAnimating() : loadingView.stopAnimating() }
    }

    open override func placeSubviews() {
      super.placeSubviews()
      loadingView.placeCenter(pictureCenter(besideTextOf: textWidth, gap: labelLeftInset))
    }
  }
#endif
