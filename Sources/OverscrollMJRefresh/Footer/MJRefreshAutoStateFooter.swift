// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// An automatic footer with a text for its state.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshAutoStateFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
    /// The label of the state.
    public private(set) lazy var stateLabel: UILabel! = makeLabel()

    /// The distance between the text and the picture beside it, in points.
    open var labelLeftInset = MJRefreshLabelLeftInset { didSet { setNeedsLayout() } }

    /// Whether the text is hidden while the footer loads; false by default.
    #if canImport(ObjectiveC)
      @objc(refreshingTitleHidden)
    #endif
    open var isRefreshingTitleHidden = false { didSet { showTitle() } }

    private var titles = StateTitles([
      .idle: MJRefreshAutoFooterIdleText, .pulling: MJRefreshAutoFooterIdleText,
      .refreshing: MJRefreshAutoFooterRefreshingText,
      .willRefresh: MJRefreshAutoFooterRefreshingText,
      .noMoreData: MJRefreshAutoFooterNoMoreDataText,
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
      let isSilent = isRefreshingTitleHidden && isRefreshing
      stateLabel.text = isSilent ? nil : titles.title(for: state)
      setNeedsLayout()
    }
  }
#endif
