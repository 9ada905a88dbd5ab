// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A header with texts, an arrow and a spinner.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshNormalHeader) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshNormalHeader: MJRefreshStateHeader {
    /// The arrow, which turns when a release would refresh.
    public private(set) lazy var arrowView: UIImageView! = makeArrow(Bundle.mj_arrowImage())

    /// The spinner, which is shown during a refresh.
    public private(set) lazy var loadingView: UIActivityIndicatorView! = makeSpinner()

    open override dynamic var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        show(state, arrow: arrowView, spinner: loadingView, turnsWhen: .pulling)
      }
    }

    open override func placeSubviews() {
      super.placeSubviews()
      let center = pictureCenter(
        besideTextOf: stateLabel.isHidden ? 0 : textWidth, gap: labelLeftInset)
      place(arrowView, at: center)
      loadingView.placeCenter(center)
    }
  }
#endif
