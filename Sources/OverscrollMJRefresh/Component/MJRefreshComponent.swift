// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  import Foundation
  package import OverscrollCore
  import OverscrollUIKit
  public import UIKit

  /// The work of a refresh, and everything else that a component calls.
  public typealias MJRefreshComponentAction = () -> Void

  /// The base class of headers, footers and trailers: a view at an edge of a scroll view, and the
  /// state of that edge.
  ///
  /// Overscroll moves the content, and the component follows: it has the length of the edge's box,
  /// and receives its state. Subclasses override ``prepare()``, ``placeSubviews()`` and ``state``.
  ///
  /// Use it on the main thread. ``beginRefreshing()``, ``endRefreshing()`` and their variants may be
  /// called on any thread, and take effect as soon as the main thread is free.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshComponent) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshComponent: UIView {
    // What is not public is hidden from Objective-C, where a subclass's method of the same name would
    // replace it.

    // MARK: The action

    /// The work of a refresh.
    open var refreshingBlock: MJRefreshComponentAction?
    /// The object whose ``refreshingAction`` is called when a refresh starts, held weakly.
    open weak var refreshingTarget: AnyObject?
    /// The method of ``refreshingTarget``; it may take the component.
    open var refreshingAction: Selector?
    /// Called after each refresh has started.
    open var beginRefreshingCompletionBlock: MJRefreshComponentAction?
    /// Called when an edge begins to close after a refresh.
    open var endRefreshingAnimationBeginAction: MJRefreshComponentAction?
    /// Called when an edge has closed after a refresh.
    open var endRefreshingCompletionBlock: MJRefreshComponentAction?

    /// Sets the target and the method to call when a refresh starts.
    ///
    /// - Parameters:
    ///   - target: The target, held weakly.
    ///   - action: The method; it may take the component.
    open func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      refreshingTarget = target as AnyObject
      refreshingAction = action
    }

    /// Runs the block and the target's method; called when a refresh starts.
    open dynamic func executeRefreshingCallback() {
      refreshingBlock?()
      #if canImport(ObjectiveC)
        if let target = refreshingTarget as? any NSObjectProtocol, let action = refreshingAction,
          target.responds(to: action)
        {
          _ = target.perform(action, with: self)
        }
      #endif
      beginRefreshingCompletionBlock?()
    }

    // MARK: The state

    /// The state; setting it begins or ends a refresh, as the methods do.
    ///
    /// Overscroll sets it when the edge changes, so overrides observe every change.
    open dynamic var state: MJRefreshState {
      get { shownState }
      set {
        let before = shownState
        shownState = newValue
        setNeedsLayout()
        if !isFollowing, newValue != before { request(newValue) }
      }
    }

    /// The pull as a fraction of the component's length; 1 during a refresh.
    open dynamic var pullingPercent: CGFloat {
      get { shownPercent }
      set { shownPercent = newValue }
    }

    /// Whether a refresh is in progress, or starts as soon as the scroll view is in a window.
    open var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

    /// Not idle before the component is set up, so that overrides observe the first state as a change.
    private var shownState = MJRefreshState.pulling
    private var shownPercent: CGFloat = 0
    /// Whether the state is being set by the edge.
    private var isFollowing = false
    /// The phase that was followed last.
    private var phase = OverscrollPhase.idle
    /// Whether a refresh begins as soon as the component is in a scroll view.
    private var beginsWhenAttached = false
    /// Whether the component is hidden as soon as its refresh has ended.
    private var hidesAfterRun = false

    // MARK: Begin and end

    /// Starts a refresh; does nothing while one is in progress.
    ///
    /// Also starts one after ``MJRefreshState/noMoreData``. Pulls do not call this method.
    ///
    /// Scrolls to the component, unless it is in line with the content. Before the component is in a
    /// scroll view, the refresh waits for one.
    open func beginRefreshing() { onMain { [self] in begin() } }

    /// Starts a refresh, and calls a block when it has started.
    ///
    /// - Parameter completionBlock: Replaces ``beginRefreshingCompletionBlock``.
    open func beginRefreshing(completionBlock: @escaping MJRefreshComponentAction) {
      beginRefreshingCompletionBlock = completionBlock
      beginRefreshing()
    }

    /// Ends the refresh; without one, the component returns to idle.
    open func endRefreshing() { onMain { [self] in end() } }

    /// Ends the refresh, and calls a block when the edge has closed.
    ///
    /// - Parameter completionBlock: Replaces ``endRefreshingCompletionBlock``.
    open func endRefreshing(completionBlock: @escaping MJRefreshComponentAction) {
      endRefreshingCompletionBlock = completionBlock
      endRefreshing()
    }

    private func request(_ state: MJRefreshState) {
      switch state {
      case .idle: end()
      case .pulling: break
      case .refreshing, .willRefresh: begin()
      case .noMoreData: showNoMoreData()
      }
    }

    private func begin() {
      guard let control else {
        beginsWhenAttached = true
        follow(.willRefresh)
        return
      }
      if control.phase == .noMore { control.reset() }
      control.begin(revealing: placement != .inline)
    }

    private func end() {
      guard let control else {
        beginsWhenAttached = false
        follow(.idle)
        return
      }
      switch control.phase {
      case .refreshing, .waiting: control.end(endsAs)
      case .noMore: control.reset()
      case .idle, .pulling, .armed, .ending, .failed: resetPull()
      }
    }

    /// Shows that there is no more to load; a refresh in progress ends.
    @nonobjc func showNoMoreData() {
      guard let control else { return follow(.noMoreData) }
      control.setNoMore()
    }

    /// Returns from ``MJRefreshState/noMoreData`` to idle.
    @nonobjc func reset() {
      guard let control else { return follow(.idle) }
      control.reset()
    }

    /// Forgets a pull in progress: the finger has to move to pull again.
    private func resetPull() {
      control?.cancel()
      control?.isEnabled = false
      control?.isEnabled = true
    }

    // MARK: Following the edge

    private func follow(_ control: OverscrollControl) {
      let before = phase
      phase = control.phase
      let wasRunning = before == .refreshing || before == .waiting
      let isRunning = phase == .refreshing || phase == .waiting
      let percent = isRunning ? 1 : CGFloat(control.progress)
      if percent != pullingPercent { pullingPercent = percent }
      if wasRunning, !isRunning { willClose() }
      follow(MJRefreshState(phase))
      if wasRunning, !isRunning { endRefreshingAnimationBeginAction?() }
      let isOpen = isRunning || phase == .ending
      if wasRunning || before == .ending, !isOpen { closed() }
    }

    private func follow(_ next: MJRefreshState) {
      guard next != state else { return }
      isFollowing = true
      defer { isFollowing = false }
      state = next
    }

    private func closed() {
      if hidesAfterRun {
        hidesAfterRun = false
        control?.isHidden = true
      }
      endRefreshingCompletionBlock?()
    }

    /// Called when a refresh has ended, before the state changes.
    @nonobjc func willClose() {}

    // MARK: The scroll view

    /// The scroll view that the component was assigned to; nil before.
    public private(set) weak var scrollView: UIScrollView!

    /// The insets of the scroll view without Overscroll's.
    open var scrollViewOriginalInset: UIEdgeInsets {
      guard let scrollView else { return .zero }
      var insets = scrollView.adjustedContentInset
      let (all, own) = (scrollView.contentInset, scrollView.overscroll.contentInset)
      insets.top -= all.top - own.top
      insets.left -= all.left - own.left
      insets.bottom -= all.bottom - own.bottom
      insets.right -= all.right - own.right
      return insets
    }

    /// The control of the edge; the scroll view owns it, and it owns the component.
    private weak var control: OverscrollControl?
    private var observations: [NSKeyValueObservation] = []

    /// The edge of the component.
    @nonobjc package class var edge: OverscrollEdge { .top }

    private var edge: OverscrollEdge { Self.edge }

    /// Adds the component at its edge of a scroll view.
    ///
    /// It leaves the scroll view that it was in.
    @nonobjc package func attach(to scrollView: UIScrollView) {
      if let before = self.scrollView, before.overscroll[edge] === control {
        before.overscroll[edge] = nil
        detach()
      }
      self.scrollView = scrollView
      let next = OverscrollControl(
        options, .view(self), action: .manual { [weak self] _ in self?.executeRefreshingCallback() }
      )
      next.fadesWithPull = isAutomaticallyChangeAlpha
      next.feedback = []
      next.isHidden = isHidden
      next.onChange = { [weak self] in self?.follow($0) }
      scrollView.overscroll[edge] = next
      control = next
      // Each component decides by itself, and nothing is shown after a refresh.
      scrollView.overscroll.concurrency = .independent
      setDurations()
      observe(scrollView)
      if state == .noMoreData { next.setNoMore() }
      if beginsWhenAttached {
        beginsWhenAttached = false
        begin()
      }
    }

    /// Ends everything at the edge; the component may be added again.
    @nonobjc package func detach() {
      observations = []
      control?.onChange = nil
      control = nil
      scrollView = nil
      phase = .idle
      if isRefreshing || state == .pulling { follow(.idle) }
    }

    private func observe(_ scrollView: UIScrollView) {
      observations = [
        scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] _, change in
          let values = (change.oldValue, change.newValue)
          MainActor.assumeIsolated {
            guard let self, self.isObserving, !self.isHidden else { return }
            self.scrollViewContentOffsetDidChange(Self.change(values.0, values.1))
          }
        },
        scrollView.observe(\.contentSize, options: [.old, .new]) { [weak self] _, change in
          let values = (change.oldValue, change.newValue)
          MainActor.assumeIsolated {
            guard let self, self.isObserving else { return }
            self.scrollViewContentSizeDidChange(Self.change(values.0, values.1))
            self.scrollView?.reportDataCount()
          }
        },
        scrollView.panGestureRecognizer.observe(\.state, options: [.new]) { [weak self] pan, _ in
          MainActor.assumeIsolated {
            guard let self, self.isObserving, !self.isHidden else { return }
            self.scrollViewPanStateDidChange(Self.change(nil, pan.state.rawValue))
          }
        },
      ]
    }

    /// Whether the scroll view's changes are reported.
    private var isObserving: Bool { scrollView != nil && isUserInteractionEnabled }

    private static func change(_ old: Any?, _ new: Any?) -> [AnyHashable: Any] {
      // The keys of key-value observation.
      var change: [AnyHashable: Any] = [:]
      change["old"] = old
      change["new"] = new
      return change
    }

    // MARK: For subclasses

    /// Adds subviews and sets the length; called once, when the component is created.
    open func prepare() {
      autoresizingMask = .flexibleWidth
      backgroundColor = .clear
    }

    /// Sets the frames of the subviews; called in every layout.
    open func placeSubviews() {}

    /// Called after each change of the scroll view's offset, unless the component is hidden.
    ///
    /// - Parameter change: The old and the new value.
    open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}

    /// Called after each change of the scroll view's content size.
    ///
    /// - Parameter change: The old and the new value.
    open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {}

    /// Called after each change of the state of the scroll view's pan, unless the component is hidden.
    ///
    /// - Parameter change: The new value.
    open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {}

    /// Shows the texts of another language; called after ``MJRefreshConfig`` has changed.
    open func i18nDidChange() {}

    // MARK: Looks

    /// Whether the component fades in with the pull; false by default.
    #if canImport(ObjectiveC)
      @objc(automaticallyChangeAlpha)
    #endif
    open var isAutomaticallyChangeAlpha = false {
      didSet { control?.fadesWithPull = isAutomaticallyChangeAlpha }
    }

    /// The duration of the opening, in seconds; 0.25 by default.
    open var fastAnimationDuration = MJRefreshFastAnimationDuration { didSet { setDurations() } }

    /// The duration of the closing, in seconds; 0.4 by default.
    open var slowAnimationDuration = MJRefreshSlowAnimationDuration { didSet { setDurations() } }

    /// Opens and closes the edge without an animation.
    ///
    /// - Returns: The component.
    @discardableResult
    open func setAnimationDisabled() -> Self {
      fastAnimationDuration = 0
      slowAnimationDuration = 0
      return self
    }

    /// The durations belong to all edges of a list; the component that was set last decides.
    private func setDurations() {
      guard let scrollView else { return }
      var durations = OverscrollDurations()
      durations.expand = fastAnimationDuration
      durations.collapse = slowAnimationDuration
      durations.minimumVisible = 0
      durations.messageDuration = 0
      durations.resultDuration = 0
      durations.failureDuration = 0
      scrollView.overscroll.durations = durations
    }

    /// Whether the component is hidden; a footer in line with the content then takes no space, and
    /// may load again after ``MJRefreshState/noMoreData``.
    ///
    /// A component that is hidden while it refreshes stays until the refresh has ended.
    open override var isHidden: Bool {
      didSet { if isHidden != oldValue { hide(isHidden) } }
    }

    private func hide(_ isHidden: Bool) {
      guard let control else { return }
      if isHidden, placement == .inline {
        resetPull()
        if state == .noMoreData { control.reset() }
      }
      hidesAfterRun = isHidden && control.isRefreshing
      if !hidesAfterRun { control.isHidden = isHidden }
    }

    // MARK: The edge's options

    /// The behaviour of the edge.
    @nonobjc package var options: EdgeOptions {
      var options = EdgeOptions(
        purpose: purpose, trigger: trigger, extent: length, placement: placement,
        ignoredInset: ignoredInset)
      options.visibility = .always
      options.maximumPagesToFillViewport = 0
      options.following = purpose == .refresh ? .always : .never
      return options
    }

    /// The effect of a refresh on the list.
    @nonobjc package var purpose: EdgeOptions.Purpose { .load }

    /// When a refresh starts.
    @nonobjc package var trigger: OverscrollTrigger { .onRelease(past: length) }

    /// The placement of the component.
    @nonobjc package var placement: EdgeOptions.Placement { .outside }

    /// The length that is left free between the content and the component, in points.
    @nonobjc var ignoredInset: Double { 0 }

    /// How a refresh ends: a footer's has loaded a page.
    @nonobjc var endsAs: RefreshResult { .updated }

    /// The length along the edge's axis, in points.
    private var length: Double { Double(edge.axis == .vertical ? bounds.height : bounds.width) }

    /// Applies changed options.
    @nonobjc func optionsChanged() { control?.options = options }

    open override var frame: CGRect { didSet { sizeChanged(from: oldValue.size) } }

    open override var bounds: CGRect { didSet { sizeChanged(from: oldValue.size) } }

    private func sizeChanged(from size: CGSize) {
      guard size != bounds.size, let control, control.options.extent != length else { return }
      optionsChanged()
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
      placeSubviews()
      // Subclasses also place themselves, as in a list; the box places the component.
      if frame.origin != .zero { frame.origin = .zero }
      super.layoutSubviews()
    }

    /// Leaves touches to the list and to the edge's own tap, except those of subviews and of
    /// gesture recognizers that the app has added.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self && (gestureRecognizers ?? []).isEmpty ? nil : hit
    }

    // MARK: Creating

    /// Creates a component with a frame; its length is that of its kind.
    ///
    /// - Parameter frame: The frame.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      start()
    }

    /// Creates a component from an archive.
    ///
    /// - Parameter coder: The decoder.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      start()
    }

    /// Creates a component that runs a block.
    ///
    /// It is required, so that it can be called through a class. The block may be nil, so that a
    /// subclass can declare an initializer of the same name whose block may not.
    ///
    /// - Parameter refreshingBlock: The work of a refresh; nil to set it later.
    public required convenience init(refreshingBlock: MJRefreshComponentAction?) {
      self.init(frame: .zero)
      self.refreshingBlock = refreshingBlock
    }

    /// Creates a component that calls a method.
    ///
    /// - Parameters:
    ///   - refreshingTarget: The target, held weakly.
    ///   - refreshingAction: The method; it may take the component.
    public required convenience init(refreshingTarget: Any, refreshingAction: Selector) {
      self.init(frame: .zero)
      setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
    }

    #if !canImport(ObjectiveC)
      /// Creates a component of the usual length.
      ///
      /// With Objective-C, every class has this initializer already.
      public required convenience init() { self.init(frame: .zero) }
    #endif

    private func start() {
      prepare()
      state = .idle
      MJRefreshConfig.default.add(self)
    }
  }
#endif
