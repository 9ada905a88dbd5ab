// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  /// A header with a text for its state and one for the time of the last refresh.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshStateHeader) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshStateHeader: MJRefreshHeader {
    /// Returns the text for the time of the last refresh; nil for the library's own.
    open var lastUpdatedTimeText: ((Date?) -> String)? { didSet { showTime() } }

    /// The label of the time of the last refresh.
    public private(set) lazy var lastUpdatedTimeLabel: UILabel! = makeLabel()

    /// The label of the state.
    public private(set) lazy var stateLabel: UILabel! = makeLabel()

    /// The distance between the texts and the picture beside them, in points.
    open var labelLeftInset = MJRefreshLabelLeftInset { didSet { setNeedsLayout() } }

    private var titles = StateTitles([
      .idle: MJRefreshHeaderIdleText, .pulling: MJRefreshHeaderPullingText,
      .refreshing: MJRefreshHeaderRefreshingText, .willRefresh: MJRefreshHeaderRefreshingText,
    ])

    /// Sets the text of a state.
    ///
    /// - Parameters:
    ///   - title: The text; it may be empty.
    ///   - state: The state.
    /// - Returns: The header.
    #if canImport(ObjectiveC)
      @objc(setTitle:forState:)
    #endif
    @discardableResult
    open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
      titles[state] = title
      showTitle()
      return self
    }

    /// Sets ``lastUpdatedTimeText``.
    ///
    /// - Parameter lastUpdatedTimeText: Returns the text.
    /// - Returns: The header.
    @discardableResult
    open func modifyLastUpdatedTimeText(_ lastUpdatedTimeText: @escaping (Date?) -> String)
      -> Self
    {
      self.lastUpdatedTimeText = lastUpdatedTimeText
      return self
    }

    open override dynamic var lastUpdatedTimeKey: String { didSet { showTime() } }

    open override dynamic var state: MJRefreshState {
      didSet {
        showTitle()
        showTime()
      }
    }

    open override func i18nDidChange() {
      showTitle()
      showTime()
      super.i18nDidChange()
    }

    open override func placeSubviews() {
      super.placeSubviews()
      guard !stateLabel.isHidden else { return }
      let isAlone = lastUpdatedTimeLabel.isHidden
      let height = isAlone ? bounds.height : bounds.height / 2
      stateLabel.place(CGRect(x: 0, y: 0, width: bounds.width, height: height))
      guard !isAlone else { return }
      lastUpdatedTimeLabel.place(
        CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height))
    }

    /// The width of the texts, in points.
    @nonobjc var textWidth: CGFloat {
      [stateLabel, lastUpdatedTimeLabel].compactMap { $0 }.filter { !$0.isHidden }
        .map { $0.mj_textWidth() }.max() ?? 0
    }

    private func showTitle() { stateLabel.text = titles.title(for: state) }

    private func showTime() {
      guard !lastUpdatedTimeLabel.isHidden else { return }
      lastUpdatedTimeLabel.text =
        lastUpdatedTimeText?(lastUpdatedTime) ?? UpdateTimeText.text(for: lastUpdatedTime)
    }
  }
#endif
