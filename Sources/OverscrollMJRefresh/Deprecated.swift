// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  // Names of older versions, which code may still use.

  /// The work of a refresh.
  @available(*, deprecated, renamed: "MJRefreshComponentAction")
  public typealias MJRefreshComponentRefreshingBlock = MJRefreshComponentAction
  /// What is called after a refresh has started.
  @available(*, deprecated, renamed: "MJRefreshComponentAction")
  public typealias MJRefreshComponentBeginRefreshingCompletionBlock = MJRefreshComponentAction
  /// What is called when the edge has closed.
  @available(*, deprecated, renamed: "MJRefreshComponentAction")
  public typealias MJRefreshComponentEndRefreshingCompletionBlock = MJRefreshComponentAction

  extension MJRefreshState {
    /// The component waits for a pull.
    @available(*, deprecated, renamed: "idle")
    public static var Idle: MJRefreshState { .idle }
    /// A release would start a refresh.
    @available(*, deprecated, renamed: "pulling")
    public static var Pulling: MJRefreshState { .pulling }
    /// A refresh is in progress.
    @available(*, deprecated, renamed: "refreshing")
    public static var Refreshing: MJRefreshState { .refreshing }
    /// A refresh starts as soon as the scroll view is in a window.
    @available(*, deprecated, renamed: "willRefresh")
    public static var WillRefresh: MJRefreshState { .willRefresh }
    /// There is no more to load.
    @available(*, deprecated, renamed: "noMoreData")
    public static var NoMoreData: MJRefreshState { .noMoreData }
  }

  /// The component waits for a pull.
  @available(*, deprecated, renamed: "MJRefreshState.idle")
  public var MJRefreshStateIdle: MJRefreshState { .idle }
  /// A release would start a refresh.
  @available(*, deprecated, renamed: "MJRefreshState.pulling")
  public var MJRefreshStatePulling: MJRefreshState { .pulling }
  /// A refresh is in progress.
  @available(*, deprecated, renamed: "MJRefreshState.refreshing")
  public var MJRefreshStateRefreshing: MJRefreshState { .refreshing }
  /// A refresh starts as soon as the scroll view is in a window.
  @available(*, deprecated, renamed: "MJRefreshState.willRefresh")
  public var MJRefreshStateWillRefresh: MJRefreshState { .willRefresh }
  /// There is no more to load.
  @available(*, deprecated, renamed: "MJRefreshState.noMoreData")
  public var MJRefreshStateNoMoreData: MJRefreshState { .noMoreData }

  /// The old names of methods and properties.
  ///
  /// They are a protocol's, so that classes of an app can have properties of the same names.
  @preconcurrency @MainActor
  public protocol MJRefreshOldNames: UIView {}

  extension MJRefreshComponent: MJRefreshOldNames {}
  extension UILabel: MJRefreshOldNames {}

  /// The old names of a list's components.
  @preconcurrency @MainActor
  public protocol MJRefreshOldListNames: UIScrollView {}

  extension UIScrollView: MJRefreshOldListNames {}

  extension MJRefreshComponent {
    /// Creates a component that runs a block, which takes a value of no meaning.
    @available(*, deprecated, message: "The block takes no value.")
    @_disfavoredOverload
    @nonobjc public convenience init(refreshingBlock: @escaping (()) -> Void) {
      self.init(refreshingBlock: { refreshingBlock(()) } as MJRefreshComponentAction?)
    }
  }

  extension MJRefreshOldNames {
    /// Whether the view is hidden.
    @available(*, deprecated, renamed: "isHidden")
    public var hidden: Bool {
      get { isHidden }
      set { isHidden = newValue }
    }
  }

  extension MJRefreshOldListNames {
    /// The header.
    @available(*, deprecated, renamed: "mj_header")
    public var header: MJRefreshHeader! {
      get { mj_header }
      set { mj_header = newValue }
    }

    /// The footer.
    @available(*, deprecated, renamed: "mj_footer")
    public var footer: MJRefreshFooter! {
      get { mj_footer }
      set { mj_footer = newValue }
    }

    /// The header.
    @available(*, deprecated, renamed: "mj_header")
    public var legendHeader: MJRefreshHeader! { mj_header }

    /// The footer.
    @available(*, deprecated, renamed: "mj_footer")
    public var legendFooter: MJRefreshFooter! { mj_footer }
  }

  extension MJRefreshOldNames where Self: MJRefreshComponent {
    /// Whether the component fades in with the pull.
    @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
    public var automaticallyChangeAlpha: Bool {
      get { isAutomaticallyChangeAlpha }
      set { isAutomaticallyChangeAlpha = newValue }
    }

    /// Whether the component fades in with the pull.
    @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
    public var isAutoChangeAlpha: Bool {
      get { isAutomaticallyChangeAlpha }
      set { isAutomaticallyChangeAlpha = newValue }
    }

    /// Called when the edge begins to close.
    @available(*, deprecated, renamed: "endRefreshingAnimationBeginAction")
    public var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction? {
      get { endRefreshingAnimationBeginAction }
      set { endRefreshingAnimationBeginAction = newValue }
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshComponent {
    /// Whether a refresh is in progress.
    @available(*, deprecated, message: "It is a property.")
    @_disfavoredOverload
    public func isRefreshing() -> Bool { isRefreshing }

    /// Starts a refresh, and calls a block, which takes a value of no meaning.
    @available(*, deprecated, message: "The block takes no value.")
    @_disfavoredOverload
    public func beginRefreshing(completionBlock: @escaping (()) -> Void) {
      beginRefreshing(completionBlock: { completionBlock(()) } as MJRefreshComponentAction)
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshStateHeader {
    /// Sets the text of a state.
    @available(*, deprecated, renamed: "setTitle(_:for:)")
    @discardableResult
    public func setTitle(_ title: String, forState state: MJRefreshState) -> Self {
      setTitle(title, for: state)
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshGifHeader {
    /// Sets the pictures of a state.
    @available(*, deprecated, renamed: "setImages(_:for:)")
    public func setImages(_ images: [Any], forState state: MJRefreshState) {
      setImages(images, for: state) as Void
    }

    /// Sets the pictures of a state.
    @available(*, deprecated, renamed: "setImages(_:duration:for:)")
    public func setImages(
      _ images: [Any], duration: TimeInterval, forState state: MJRefreshState
    ) {
      setImages(images, duration: duration, for: state) as Void
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshFooter {
    /// Shows that there is no more to load.
    @available(*, deprecated, renamed: "endRefreshingWithNoMoreData")
    public func noticeNoMoreData() { endRefreshingWithNoMoreData() }

    /// Whether a list without rows hides the footer.
    @available(*, deprecated, renamed: "isAutomaticallyHidden")
    public var automaticallyHidden: Bool {
      get { isAutomaticallyHidden }
      set { isAutomaticallyHidden = newValue }
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshAutoFooter {
    /// The fraction of the footer that has to be visible.
    @available(*, deprecated, renamed: "triggerAutomaticallyRefreshPercent")
    public var appearencePercentTriggerAutoRefresh: CGFloat {
      get { triggerAutomaticallyRefreshPercent }
      set { triggerAutomaticallyRefreshPercent = newValue }
    }

    /// Whether one drag loads at most once; otherwise any number of times.
    @available(*, deprecated, message: "Use autoTriggerTimes.")
    public var isOnlyRefreshPerDrag: Bool {
      get { autoTriggerTimes == 1 }
      set { autoTriggerTimes = newValue ? 1 : -1 }
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshAutoStateFooter {
    /// Sets the text of a state.
    @available(*, deprecated, renamed: "setTitle(_:for:)")
    @discardableResult
    public func setTitle(_ title: String, forState state: MJRefreshState) -> Self {
      setTitle(title, for: state)
    }
  }

  extension MJRefreshOldNames where Self: MJRefreshBackStateFooter {
    /// Sets the text of a state.
    @available(*, deprecated, renamed: "setTitle(_:for:)")
    @discardableResult
    public func setTitle(_ title: String, forState state: MJRefreshState) -> Self {
      setTitle(title, for: state)
    }
  }

  /// An old name of components with a spinner.
  @preconcurrency @MainActor
  public protocol MJRefreshOldSpinnerNames: UIView {
    /// The spinner.
    var loadingView: UIActivityIndicatorView! { get }
  }

  extension MJRefreshNormalHeader: MJRefreshOldSpinnerNames {}
  extension MJRefreshAutoNormalFooter: MJRefreshOldSpinnerNames {}
  extension MJRefreshBackNormalFooter: MJRefreshOldSpinnerNames {}

  extension MJRefreshOldSpinnerNames {
    /// The style of the spinner.
    @available(*, deprecated, message: "Use the style of loadingView.")
    public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
      get { loadingView.style }
      set { loadingView.style = newValue }
    }
  }
#endif
