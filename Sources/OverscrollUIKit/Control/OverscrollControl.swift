#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  /// The action, the indicator and the state of one edge of a scroll view.
  ///
  /// Create a control with one of its static functions and assign it to an edge:
  ///
  /// ```swift
  /// tableView.overscroll.top = .refresh { try await feed.reload() }
  /// tableView.overscroll.bottom = .loadMore { .loaded(hasMore: try await feed.loadNext()) }
  /// ```
  ///
  /// The scroll view owns the control. A control belongs to one edge of one scroll view; assigning it to
  /// another edge removes it from the first.
  @MainActor
  public final class OverscrollControl {
    /// When the action runs and how the indicator takes part in the layout.
    ///
    /// Changes apply immediately, even to a run in progress.
    public var options: EdgeOptions {
      didSet { if options != oldValue { calledHost?.configure(edge) } }
    }

    /// The view that shows the state of the edge.
    ///
    /// A new indicator also changes the length and a refresh's trigger distance, unless you have set
    /// ``/OverscrollCore/EdgeOptions/extent`` or ``/OverscrollCore/EdgeOptions/trigger``.
    public var indicator: OverscrollIndicator {
      didSet {
        var options = options
        if options.extent == oldValue.extent(for: options.purpose) {
          options.extent = indicator.extent(for: options.purpose)
        }
        if options.trigger == .onRelease(past: oldValue.triggerDistance) {
          options.trigger = .onRelease(past: indicator.triggerDistance)
        }
        self.options = options
        calledHost?.applyControl(at: edge)
        followers.rebuild()
      }
    }

    /// Whether the indicator is invisible at rest and fades in with the pull; true by default.
    ///
    /// Navigation bars and toolbars are transparent at the scroll edge, so an indicator at rest
    /// behind them would show through. The indicator is opaque while the action runs, after a
    /// failure, and while a result or message is shown, and fades out as the edge closes.
    /// Indicators in line with the content, and indicators of edges that no pull triggers, never
    /// fade. Corresponds to MJRefresh's `automaticallyChangeAlpha`.
    public var fadesWithPull = true {
      didSet { if fadesWithPull != oldValue { calledHost?.draw(edge) } }
    }

    /// The colors, fonts, pictures, distances and texts of the indicator; by default those of
    /// ``OverscrollDefaults/style``.
    ///
    /// Changes are shown immediately.
    public var style = OverscrollDefaults.style {
      didSet { if style != oldValue { restyle() } }
    }

    /// The opacity of the indicator, from 0 to 1; 1 by default.
    ///
    /// Values outside the range are limited to it, and NaN counts as 1. A pull runs nothing at 0.01
    /// or less, and neither does one in a transparent scroll view.
    public var alpha = 1.0 {
      didSet {
        alpha = alpha.isNaN ? 1 : min(1, max(0, alpha))
        if alpha != oldValue { calledHost?.draw(edge) }
      }
    }

    /// Asked when a pull passes the trigger distance: returns whether it may arm the edge.
    ///
    /// If it returns false, the pull stays unarmed, and releasing it runs nothing. The next time
    /// that the pull passes the distance, the closure is asked again. Taps, requests of the app and
    /// triggers that are no pulls do not ask.
    ///
    /// ```swift
    /// tableView.overscroll.top?.shouldArm = { _ in !editor.hasChanges }
    /// ```
    public var shouldArm: (@MainActor (OverscrollControl) -> Bool)? {
      didSet { calledHost?.configure(edge) }
    }

    /// The haptic feedback; see ``OverscrollDefaults/feedback``.
    public var feedback = OverscrollDefaults.feedback

    /// How often an action that throws is retried before its run fails; never by default.
    ///
    /// Applies to asynchronous actions from the next run on. A `manual:` action does not throw. The action of
    /// a bound paginator is only retried if the paginator itself retries nothing.
    public var retryPolicy = RetryPolicy.never

    /// Returns whether an error means that the work was cancelled; see
    /// ``OverscrollDefaults/isCancellation``.
    ///
    /// Applies to errors that an action throws, and to ``OverscrollCore/RefreshResult/failed(_:)``, from the
    /// next run on. Such a run ends as cancelled, is not retried, and shows nothing. Called on any
    /// thread.
    public var isCancellation: @Sendable (any Error) -> Bool = OverscrollDefaults.isCancellation

    /// Whether runs may begin; a run in progress is not affected.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { calledHost?.send(.enabled(edge, isEnabled)) } }
    }

    /// Whether the indicator is hidden and the edge inactive; Overscroll never changes this value.
    public var isHidden = false {
      didSet { if isHidden != oldValue { calledHost?.send(.hidden(edge, isHidden)) } }
    }

    /// The age at which the list refreshes automatically, in seconds.
    package var maximumAge = Double.infinity

    /// The control's own texts, and the time of its last update.
    var wording = ControlWording()

    /// Called after each change of ``phase``, ``progress`` or ``result``, in order, on the main actor.
    ///
    /// A pull calls it once per frame; see also ``onPhaseChange`` and ``onEnd``.
    public var onChange: (@MainActor (OverscrollControl) -> Void)? {
      willSet { startReporting() }
    }

    /// Called once for each change of ``phase``, in order, on the main actor, with the old and the
    /// new phase.
    ///
    /// ```swift
    /// tableView.overscroll.top?.onPhaseChange = { [weak self] _, phase in
    ///   self?.searchBar.isUserInteractionEnabled = phase != .refreshing
    /// }
    /// ```
    public var onPhaseChange: (@MainActor (OverscrollPhase, OverscrollPhase) -> Void)? {
      willSet { startReporting() }
    }

    /// Called once for each run when it ends, on the main actor, with its result.
    ///
    /// It follows the change of the phase. A run counts once whatever happens: attempts that were
    /// retried do not call it, and a run that was cancelled, overtaken or removed calls it with
    /// ``/OverscrollCore/RefreshResult/cancelled``. It is also called for what ``showsActivity``
    /// showed. Nothing is called once the scroll view has been released.
    ///
    /// ```swift
    /// tableView.overscroll.top?.onEnd = { [weak self] result in
    ///   if result.error is Unauthorized { self?.logIn() }
    /// }
    /// ```
    public var onEnd: (@MainActor (RefreshResult) -> Void)?

    /// The work of a run.
    package var action: OverscrollAction
    /// The host, while the control is assigned to an edge.
    private(set) weak var host: OverscrollHostView?
    /// The edge that the control is or was last assigned to.
    private(set) var edge = OverscrollEdge.top
    let watchers = ControlWatchers()
    /// The views that show the state outside of the scroll view.
    var followers = ControlFollowers()
    /// Whether ``states`` has ever been read.
    ///
    /// If not, a pull need not acquire the lock of the streams.
    var hasStreams = false
    let observation = ControlObservation()
    /// Whether the state was read since the last report; otherwise Observation has no reader.
    var isRead = false
    /// The state that was reported last.
    package var reported = State()
    /// Whether the control is being removed, and has not reported its state yet.
    private var isLeaving = false
    /// The end of a run that the removal has cancelled.
    private var lateEnd: RefreshResult?
    /// Where other threads find the control.
    private var entry: ControlEntry?
    /// Whether a request without an edge was logged.
    private var isLost = false

    package init(
      _ options: EdgeOptions, _ indicator: OverscrollIndicator, action: OverscrollAction
    ) {
      self.options = options
      self.indicator = indicator
      self.action = action
    }

    /// The scroll view that the control belongs to; nil if the control is not assigned to an edge.
    public var scrollView: UIScrollView? { calledHost?.scrollView }

    func attach(to host: OverscrollHostView, at edge: OverscrollEdge) {
      self.host = host
      entry = host.scrollView.map { ControlEntry(self, at: edge, of: $0) }
      self.edge = edge
    }

    func detach() {
      host = nil
      entry = nil
      isLeaving = true
      followers.draw()
    }

    /// Reports the state, and the end of a cancelled run, after the control was removed.
    func reportRemoval() {
      isLeaving = false
      report(state)
      guard let result = lateEnd else { return }
      lateEnd = nil
      onEnd?(result)
    }

    /// Reports the end of a run, after the state that it caused.
    func report(end result: RefreshResult) {
      if isLeaving { lateEnd = result } else { onEnd?(result) }
    }

    /// The host for code of the app, which has to be on the main thread.
    var calledHost: OverscrollHostView? {
      MainQueue.expect()
      return host
    }

    /// Logs once that a request has no effect.
    func hintAtMissingEdge() {
      guard !isLost else { return }
      isLost = true
      OverscrollLog.current.note(
        "begin() was called on a control that is at no edge: assign it first, as in `overscroll.top = control`."
      )
    }

    private func restyle() {
      calledHost?.restyle(edge)
      followers.redraw()
    }

    /// Uses the action of another control from the next run on.
    ///
    /// Everything else stays: the indicator, texts, style, key, options and closures, and a run in
    /// progress. Corresponds to MJRefresh's `setRefreshingTarget`.
    ///
    /// ```swift
    /// tableView.overscroll.top?.useAction(of: .refresh { try await archive.reload() })
    /// ```
    ///
    /// - Parameter other: A control whose action is used; it need not be assigned to an edge.
    public func useAction(of other: OverscrollControl) { action = other.action }
  }
#endif
