#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Carries the facts of a scroll view to an engine, and its effects back.
  ///
  /// A hidden subview, found by its type: so the scroll view owns it, and it hears of windows, layout
  /// and safe areas as any view does. When the scroll view goes, so does everything of ours.
  @MainActor
  final class OverscrollHostView: TraitView {
    var engine: OverscrollEngine
    /// The one object that writes insets and offsets.
    let executor = ScrollExecutor()
    /// What each edge shows.
    let presenters = PerEdge(
      top: EdgePresenter(.top), bottom: EdgePresenter(.bottom), leading: EdgePresenter(.leading),
      trailing: EdgePresenter(.trailing))
    /// What is kept for what is seen and said.
    var looks = HostLooks()
    /// What the scroll view does.
    let observer = ScrollObserver()
    let dispatcher = EffectDispatcher()
    let feedback = FeedbackPlayer()
    /// Along each axis, a header that the content rested at when other code changed the base above it.
    var keptHeaders = PerAxis<KeptHeader?>(repeating: nil)
    /// How many items are left at the edges whose trigger counts them.
    var items = ItemCounts()
    /// How many calls that change controls are under way.
    var changes = 0
    /// What was said in the log already.
    var hints: Set<OverscrollHint> = []
    let log = OverscrollLog.current
    /// Frames, deadlines and turns.
    let scheduler = FrameScheduler(by: .current)
    let backToTopPresenter = BackToTopPresenter()
    /// The large title above the header.
    let largeTitle = LargeTitle()
    /// The runs of the edges' actions, and their results.
    let runs = RunController(log: .current, clock: .current)
    /// The binding of the paginator whose items the list shows, if any.
    private var pageBinding: PageBinding?

    /// The scroll view that it belongs to, also after other code has taken it out.
    weak var scrollView: UIScrollView?

    init() {
      engine = OverscrollEngine(
        times: OverscrollDefaults.times, overlap: OverscrollDefaults.overlap, isAttached: false)
      super.init(frame: .zero)
      scheduler.connect(to: self)
      runs.connect(to: self)
      // As large as the view, so that its layout tells of a view of another size.
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Keeps the binding of a paginator, in place of an earlier one.
    func keep(_ binding: PageBinding) { pageBinding = binding }

    // MARK: One per scroll view

    static func host(of scrollView: UIScrollView) -> OverscrollHostView? {
      for case let host as OverscrollHostView in scrollView.subviews { return host }
      return nil
    }

    static func attach(to scrollView: UIScrollView) -> OverscrollHostView {
      let host = OverscrollHostView()
      host.executor.adopt(scrollView.contentInset)
      host.scrollView = scrollView
      host.frame.size = scrollView.bounds.size
      scrollView.insertSubview(host, at: 0)
      host.observer.start(scrollView, host)
      host.observeMotion()
      host.observeWords()
      host.observeForeground()
      host.syncFromScrollView()
      if scrollView.window != nil { host.send(.attached) }
      return host
    }

    // MARK: What a view hears

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil else { return }
      observer.invalidateDirection()
      syncFromScrollView()
      send(window != nil ? .attached : .detached)
      if window == nil { runs.releaseWaiters(always: true) } else { hintAtBounces() }
      refreshWhatIsOld()
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // Other code has emptied the scroll view, which is still there: nothing of ours may be left in it.
      guard superview == nil, scrollView != nil else { return }
      for edge in OverscrollEdge.allCases { setControl(nil, at: edge) }
      setBackToTop(nil)
      goAway()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      endDrag()
      reportHeaders()
      observer.invalidateDirection()
      syncFromScrollView()
      countItems()
      send(.layoutEnded)
      placeIndicators()
      hintAtViews()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      syncFromScrollView()
    }

    override func traitsChanged() {
      directionChanged()
      redrawAll()
    }

    // MARK: Time

    var now: Double { CACurrentMediaTime() }
  }
#endif
