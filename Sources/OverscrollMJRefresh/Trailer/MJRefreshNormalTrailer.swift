// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A trailer with a text and an arrow.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshNormalTrailer) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshNormalTrailer: MJRefreshStateTrailer {
    /// The arrow, which turns when a release would fire.
    public private(set) lazy var arrowView: UIImageView! = makeArrow(Bundle.mj_trailArrowImage())

    open override dynamic var state: MJRefreshState {
      didSet { show(state, arrow: arrowView, spinner: nil, turnsWhen: .pulling) }
    }

    open override func placeSubviews() {
      super.placeSubviews()
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      let width = arrowView.image?.size.width ?? 0
      place(
        arrowView,
        at: stateLabel.isHidden
          ? middle : CGPoint(x: max(width / 2, stateLabel.frame.minX - width / 2 - 4), y: middle.y))
    }
  }
#endif
