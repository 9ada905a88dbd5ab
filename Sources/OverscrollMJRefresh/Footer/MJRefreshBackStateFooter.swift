// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A footer below the content with a text for its state.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshBackStateFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshBackStateFooter: MJRefreshBackFooter {
    /// The label of the state.
    public private(set) lazy var stateLabel: UILabel! = makeLabel()

    /// The distance between the text and the picture beside it, in points.
    open var labelLeftInset = MJRefreshLabelLeftInset { didSet { setNeedsLayout() } }

    private var titles = StateTitles([
      .idle: MJRefreshBackFooterIdleText, .pulling: MJRefreshBackFooterPullingText,
      .refreshing: MJRefreshBackFooterRefreshingText,
      .willRefresh: MJRefreshBackFooterRefreshingText,
      .noMoreData: MJRefreshBackFooterNoMoreDataText,
    ])

    /// Sets the text of a state.
    ///
    /// - Parameters:
    ///   - title: The text; it may be empty.
    ///   - state: The state.
    /// - Returns: The footer.
    #if canImport(ObjectiveC)
      @objc(setTitle:forState:)
    #endif
    @discardableResult
    open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
      titles[state] = title
      showTitle()
      return self
    }

    /// The text of a state.
    ///
    /// - Parameter state: The state.
    /// - Returns: The text.
    #if canImport(ObjectiveC)
      @objc(titleForState:)
    #endif
    open func title(for state: MJRefreshState) -> String? { titles.title(for: state) }

    open override dynamic var state: MJRefreshState { didSet { showTitle() } }

    open override func i18nDidChange() {
      showTitle()
      super.i18nDidChange()
    }

    open override func placeSubviews() {
      super.placeSubviews()
      stateLabel.place(bounds)
    }

    /// The width of the visible text, in points.
    @nonobjc var textWidth: CGFloat { stateLabel.isHidden ? 0 : stateLabel.mj_textWidth() }

    private func showTitle() {
      stateLabel.text = titles.title(for: state)
      setNeedsLayout()
    }
  }
#endif
