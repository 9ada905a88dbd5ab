// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A footer below the content with a text, an arrow and a spinner.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshBackNormalFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshBackNormalFooter: MJRefreshBackStateFooter {
    /// The arrow, which points up until a release would load.
    public private(set) lazy var arrowView: UIImageView! = makeArrow(Bundle.mj_arrowImage())

    /// The spinner, which is shown while the footer loads.
    public private(set) lazy var loadingView: UIActivityIndicatorView! = makeSpinner()

    open override dynamic var state: MJRefreshState {
      didSet { show(state, arrow: arrowView, spinner: loadingView, turnsWhen: .idle) }
    }

    open override func placeSubviews() {
      super.placeSubviews()
      let center = pictureCenter(besideTextOf: textWidth, gap: labelLeftInset)
      place(arrowView, at: center)
      loadingView.placeCenter(center)
    }
  }
#endif
