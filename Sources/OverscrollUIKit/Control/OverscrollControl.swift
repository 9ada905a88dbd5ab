#if canImport(UIKit)
  public import OverscrollCore
  public import UIKit

  /// What one edge of a scroll view does, how it looks, and where it stands.
  ///
  /// Made by one of its static functions and given to an edge: `scrollView.overscroll.top = .refresh { … }`.
  /// The scroll view owns it. A control stands at one edge of one scroll view: given to another one, it
  /// leaves the first.
  @MainActor
  public final class OverscrollControl {
    /// What the edge is for and how it behaves; a run that is under way goes on with new options.
    public var options: EdgeOptions {
      didSet { if options != oldValue { host?.configure(edge) } }
    }

    /// When the action runs; the same as in ``options``.
    public var trigger: OverscrollTrigger {
      get { options.trigger }
      set { options = options.triggered(newValue) }
    }

    /// What is seen at the edge.
    public var indicator: OverscrollIndicator {
      didSet {
        // The length that the old one had by itself goes with it; one that the app gave stays.
        if options.extent == oldValue.extent(for: options.purpose) {
          options = options.resized(to: indicator.extent(for: options.purpose))
        }
        host?.showIndicator(at: edge)
      }
    }

    /// Whether the indicator is invisible at rest and fades in with the pull; true by default.
    ///
    /// At the scroll edge navigation bars and toolbars are transparent, so an indicator that waits behind them
    /// would show through. It is opaque while the action runs, after a failure, and while a result or message
    /// is shown, and fades out as the edge closes. Indicators in line with the content, and edges that no pull
    /// triggers, never fade. MJRefresh's `automaticallyChangeAlpha`.
    public var fadesWithPull = true {
      didSet { if fadesWithPull != oldValue { host?.draw(edge) } }
    }

    /// What a finger feels; see ``OverscrollDefaults/feedback``.
    public var feedback = OverscrollDefaults.feedback

    /// How often an action that throws is tried again before its run has failed; not at all by default.
    ///
    /// For actions that are asynchronous functions: what is ended by hand is not thrown. Counts from the next
    /// run on.
    public var retries = OverscrollRetries.none

    /// Whether the edge may run; a run that is under way is finished first.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { host?.send(.enabled(edge, isEnabled)) } }
    }

    /// Whether the app hides the edge; the library never writes it.
    public var isHidden = false {
      didSet { if isHidden != oldValue { host?.send(.hidden(edge, isHidden)) } }
    }

    /// How old the list may grow before it is refreshed by itself, in seconds.
    package var maximumAge = Double.infinity

    /// What the control says in words of its own, and when it was last updated.
    var wording = ControlWording()

    /// Called after each change of ``phase``, ``progress`` or ``result``, on the main actor, in their order.
    public var onChange: (@MainActor (OverscrollControl) -> Void)? {
      willSet { beWatched() }
    }

    /// What it does when it runs.
    package private(set) var action: OverscrollAction
    /// The same with what is tried again after an error.
    package var retriedAction: OverscrollAction { action.retried(retries) }
    /// The host, while the control stands at an edge of its scroll view.
    weak var host: OverscrollHostView?
    /// The edge at which it stands, or stood last.
    var edge = OverscrollEdge.top
    let watchers = ControlWatchers()
    /// Whether anybody has ever asked for the states: a lock is too dear for a pull that nobody watches.
    var hasStreams = false
    let observation = ControlObservation()
    /// Whether anybody has read the state since it was told: nobody else wants Observation to tell of the next.
    var isRead = false
    /// What those who watch were told last.
    var told = State()

    init(
      _ options: EdgeOptions, _ indicator: OverscrollIndicator, action: OverscrollAction
    ) {
      self.options = options
      self.indicator = indicator
      self.action = action
    }

    /// The scroll view at whose edge it stands.
    public var scrollView: UIScrollView? { host?.scrollView }

    /// Does from its next run on what another control does; a run that is under way goes on as it began.
    ///
    /// For hosts whose closures are made anew while the control stays.
    package func takeAction(of other: OverscrollControl) {
      action = other.action
      retries = other.retries
    }
  }
#endif
