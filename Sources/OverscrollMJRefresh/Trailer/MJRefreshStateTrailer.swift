// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A trailer with a text for its state, one character per line.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshStateTrailer) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshStateTrailer: MJRefreshTrailer {
    /// The label of the state.
    public private(set) lazy var stateLabel: UILabel! = makeTrailerLabel()

    private var titles = StateTitles([
      .idle: MJRefreshTrailerIdleText, .pulling: MJRefreshTrailerPullingText,
      .refreshing: MJRefreshTrailerPullingText, .willRefresh: MJRefreshTrailerPullingText,
    ])

    /// Sets the text of a state.
    ///
    /// - Parameters:
    ///   - title: The text; it may be empty.
    ///   - state: The state.
    /// - Returns: The trailer.
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
      guard !stateLabel.isHidden else { return }
      let width = UIFont.boldSystemFont(ofSize: 14).pointSize
      stateLabel.place(
        CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height))
    }

    private func showTitle() { stateLabel.text = titles.title(for: state) }

    private func makeTrailerLabel() -> UILabel {
      let label = makeLabel()
      label.numberOfLines = 0
      return label
    }
  }
#endif
