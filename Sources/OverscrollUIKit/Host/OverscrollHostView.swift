#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Reports changes of a scroll view to an engine, and applies the engine's results to the scroll
  /// view.
  ///
  /// It is a hidden subview that is found by its type. The scroll view therefore owns it, and it is
  /// notified of windows, layout and safe areas like any view. When the scroll view is released, so
  /// are all objects of the host.
  @MainActor
  final class OverscrollHostView: TraitView {
    // The engine calls no other code, so accesses cannot overlap; a scroll event makes nine of them.
    @exclusivity(unchecked) var engine: OverscrollEngine
    /// The only object that writes insets and offsets.
    private(set) var executor = ScrollExecutor()
    /// The controls of the edges, with their runs and indicators.
    let edges = PerEdge(
      top: EdgeController(.top), bottom: EdgeController(.bottom),
      leading: EdgeController(.leading), trailing: EdgeController(.trailing))
    /// The environment: times, motion, texts, and the system's refresh control.
    var looks = HostLooks()
    /// Observes the scroll view.
    let observer = ScrollObserver()
    /// The reports of later events, while those of an event are being delivered.
    var pendingReports: [Reports] = []
    /// Whether reports are being delivered.
    var isReporting = false
    let feedback = FeedbackPlayer()
    /// For each axis, a header or footer at which the content rested when its edge moved.
    var keptHeaders = PerAxis<KeptHeader?>(repeating: nil)
    /// The insets that bars and safe areas had when the lengths were last sent.
    var systemInsets = PerEdge(repeating: 0.0)
    /// Whether the content has its first position; until then, triggers wait.
    var placing = Placing.done
    /// The number of calls in progress that change controls.
    var changes = 0
    /// The hints that were logged already.
    var hints: Set<String> = []
    let log = OverscrollLog.current
    /// Schedules frames, deadlines and turns.
    let scheduler = FrameScheduler(by: .current)
    let backToTopPresenter = BackToTopPresenter()
    /// The large title above the header.
    let largeTitle = LargeTitle()
    /// Keeps the user from scrolling during runs that want it.
    let freezer = ContentFreezer()
    /// Keeps the row being read in place; nil if the app has set no reading position.
    var readingView: ReadingView?
    /// Holds the actions that wait until the list is idle.
    let idleGate = IdleGate(by: .current)
    /// Notices runs that nothing ends; nil while none is watched.
    var patience: Alarm?
    /// The binding of the paginator whose items the list shows, if any.
    private(set) var pageBinding: PageBinding?
    /// Shows what the list has instead of rows.
    let placeholders = PlaceholderPresenter()
    /// The library's views in the content; nil for none.
    var ownContent: OwnContent?
    /// What SwiftUI does with the scroll view; nil if the app or UIKit lays out the content.
    var swiftUI: SwiftUILayout?
    /// The offset to which the next turn moves the content again; nil for none.
    var repeatedJump: CGPoint?

    /// The scroll view of this host.
    ///
    /// It stays set if other code removes the host from the view.
    weak var scrollView: UIScrollView?

    init() {
      engine = OverscrollEngine(
        times: OverscrollDefaults.times, overlap: OverscrollDefaults.overlap, isAttached: false)
      super.init(frame: .zero)
      scheduler.connect(to: self)
      // The host has the size of the view, so that its layout reports changes of that size.
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Keeps the binding of a paginator, and replaces an earlier one.
    func keep(_ binding: PageBinding) { pageBinding = binding }

    deinit { idleGate.release() }

    // MARK: One per scroll view

    static func host(of scrollView: UIScrollView) -> OverscrollHostView? {
      for case let host as OverscrollHostView in scrollView.subviews { return host }
      return nil
    }

    static func attach(to scrollView: UIScrollView) -> OverscrollHostView {
      let host = OverscrollHostView()
      host.observeSurroundings()
      host.enter(scrollView)
      return host
    }

    /// Observes the user's settings and the app.
    func observeSurroundings() {
      observeMotion()
      observeWords()
      looks.foreground = NotificationToken.foreground(of: { [weak self] in
        self?.window?.windowScene
      }) { [weak self] in self?.refreshWhatIsOld() }
    }

    /// Begins to observe a scroll view and to change it.
    func enter(_ scrollView: UIScrollView) {
      executor = ScrollExecutor()
      executor.adopt(scrollView.contentInset)
      self.scrollView = scrollView
      frame.size = scrollView.bounds.size
      scrollView.insertSubview(self, at: 0)
      observer.start(scrollView, self)
      place()
      syncFromScrollView()
      if scrollView.window != nil { send(.attached) }
      reportTouch()
    }

    // MARK: View callbacks

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil || swiftUI != nil else { return }
      observer.invalidateDirection()
      place()
      syncFromScrollView()
      send(window != nil ? .attached : .detached)
      if window == nil { releaseWaiters(always: true) } else { hintAtBounces() }
      refreshWhatIsOld()
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // Other code has removed all subviews of a scroll view that still exists: undo all changes to
      // it.
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
      showKeptHeaders(bySystem: true)
      countItems()
      readingView?.layoutIfNeeded()
      endLayout()
      placeIndicators()
      syncPlaceholder()
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
