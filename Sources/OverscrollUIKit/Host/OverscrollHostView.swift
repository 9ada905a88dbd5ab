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
    let edges: ListEdges
    /// The times, motion and texts that the user and the app have set.
    let environment = HostEnvironment()
    /// Observes the scroll view.
    let observer = ScrollObserver()
    /// Schedules frames, deadlines and turns.
    let scheduler = FrameScheduler(by: .current)
    var reports = ReportQueue()
    /// Headers and footers whose edges have moved.
    var keptHeaders = KeptHeaders()
    /// Whether the content has its first position; until then, triggers wait.
    var firstPosition = FirstPosition()
    /// Whether a write has laid out the scroll view, after which the host's layout follows.
    var hasSkippedLayout = false
    /// The number of calls in progress that change controls.
    private var changes = 0
    /// Logs warnings for the app's developer.
    let hints = HintLog()
    let backToTopPresenter = BackToTopPresenter()
    /// Keeps the user from scrolling during runs that want it.
    let freezer = ContentFreezer()
    /// Keeps the row being read in place; nil if the app has set no reading position.
    var reading: Reading?
    /// Holds the actions that wait until the list is idle.
    let idleGate = IdleGate(by: .current)
    /// Notices runs that nothing ends.
    private(set) lazy var runWatch = RunWatch(edges, hints, by: idleGate.clock)
    /// The binding of the paginator whose items the list shows, if any.
    var pageBinding: PageBinding?
    /// Shows what the list has instead of rows.
    let placeholders: PlaceholderPresenter
    /// The library's views in the content; nil for none.
    private(set) var ownContent: OwnContent?
    /// What SwiftUI does with the scroll view; nil if the app or UIKit lays out the content.
    var swiftUI: SwiftUILayout?

    /// The scroll view of this host.
    ///
    /// It stays set if other code removes the host from the view.
    private(set) weak var scrollView: UIScrollView?

    private init() {
      edges = ListEdges(environment, hints)
      placeholders = PlaceholderPresenter(edges, environment)
      engine = OverscrollEngine(
        durations: OverscrollDefaults.durations, concurrency: OverscrollDefaults.concurrency,
        isAttached: false)
      super.init(frame: .zero)
      scheduler.connect(to: self)
      // The host has the size of the view, so that its layout reports changes of that size.
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      environment.observe(
        motion: { [weak self] in self?.applyDurations() },
        words: { [weak self] in self?.wordsChanged() },
        foreground: { [weak self] in self?.refreshWhatIsOld() },
        scene: { [weak self] in self?.window?.windowScene })
      applyDurations()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    deinit { idleGate.release() }

    // MARK: The scroll view

    static func host(of scrollView: UIScrollView) -> OverscrollHostView? {
      for case let host as OverscrollHostView in scrollView.subviews { return host }
      return nil
    }

    static func attach(to scrollView: UIScrollView) -> OverscrollHostView {
      let host = OverscrollHostView()
      host.enter(scrollView)
      return host
    }

    /// Creates the host of a SwiftUI list, which has no scroll view yet.
    ///
    /// It is kept by its owner, even without controls, until ``close()``.
    static func ofSwiftUI() -> OverscrollHostView {
      let host = OverscrollHostView()
      host.swiftUI = SwiftUILayout()
      return host
    }

    /// Moves the controls to another scroll view; runs in progress go on there.
    func move(to next: UIScrollView) {
      guard next !== scrollView else { return }
      leave()
      enter(next)
      replaceReading(reading?.position, reading?.chat)
      for edge in OverscrollEdge.allCases {
        guard let control = edges[edge].control else { continue }
        control.attach(to: self, at: edge)
        replaceIndicator(at: edge)
        if engine.isOpen(edge) { keptHeaders.keep(edge, engine, isBySystem: true) }
      }
      enableBouncing()
      setNeedsLayout()
      yieldToSystemControl()
      refreshWhatIsOld()
    }

    /// Waits for a scroll view in another view; until there is one, runs need only a window.
    func wait(in view: UIView) {
      guard superview !== view else { return }
      leave()
      view.addSubview(self)
    }

    /// Ends the host of a SwiftUI list; runs in progress are cancelled.
    func close() {
      removeAll()
      leave()
      end()
    }

    /// Begins to observe a scroll view and to change it.
    private func enter(_ scrollView: UIScrollView) {
      executor = ScrollExecutor()
      executor.adopt(scrollView.contentInset)
      self.scrollView = scrollView
      edges.enter(scrollView)
      frame.size = scrollView.bounds.size
      scrollView.insertSubview(self, at: 0)
      observer.start(scrollView, self)
      awaitFirstPosition()
      syncFromScrollView()
      if scrollView.window != nil { send(.attached) }
      reportTouch()
    }

    /// Removes all controls and the button.
    private func removeAll() {
      for edge in OverscrollEdge.allCases { setControl(nil, at: edge) }
      setBackToTop(nil)
    }

    /// Restores the scroll view, and removes everything that was added to it; runs in progress go on.
    private func leave() {
      observer.stop()
      send(.dragCancelled)
      keptHeaders.removeAll()
      backToTopPresenter.removeButton()
      edges.leave()
      if let scrollView {
        for axis in OverscrollAxis.allCases {
          executor.enableBouncing(scrollView, along: axis, false)
        }
        executor.write { executor.removeExtraInsets(from: scrollView) }
      }
      forgetScrollView()
    }

    /// Ends a host that has no controls any more, and thus has added nothing to the scroll view.
    private func end() {
      scheduler.pause()
      releaseWaiters(always: true)
      forgetScrollView()
    }

    private func forgetScrollView() {
      observer.stop()
      freezer.release()
      placeholders.hide()
      scrollView = nil
      removeFromSuperview()
    }

    // MARK: View callbacks

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil || swiftUI != nil else { return }
      observer.invalidateDirection()
      awaitFirstPosition()
      syncFromScrollView()
      send(window != nil ? .attached : .detached)
      if window == nil {
        releaseWaiters(always: true)
      } else {
        hints.noteMissingBounces(of: scrollView, engine)
      }
      refreshWhatIsOld()
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // Other code has removed all subviews of a scroll view that still exists: undo all changes to
      // it.
      guard superview == nil, scrollView != nil else { return }
      removeAll()
      end()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard !executor.isWriting else {
        hasSkippedLayout = true
        return
      }
      endDrag()
      reportHeaders()
      observer.invalidateDirection()
      syncFromScrollView()
      showKeptHeaders(bySystem: true)
      countItems()
      reading?.view.layoutIfNeeded()
      endLayout()
      placeIndicators()
      syncPlaceholder()
      edges.noteLostViews()
    }

    /// Postpones triggers until the content has its first position, in the turn after the next
    /// layout.
    func awaitFirstPosition() {
      guard window != nil else { return }
      firstPosition.wait()
      send(.layoutBegan)
      setNeedsLayout()
    }

    /// Ends a layout pass, after everything that moves the content in it.
    private func endLayout() {
      if firstPosition.isSettled { return send(.layoutEnded) }
      if firstPosition.layoutEnded() { scheduler.awaitTurn() }
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      syncFromScrollView()
    }

    override func traitsChanged() {
      directionChanged()
      redrawAll()
    }

    // MARK: Controls

    func setControl(_ control: OverscrollControl?, at edge: OverscrollEdge) {
      guard control !== edges[edge].control else { return }
      syncFromScrollView()
      changes += 1
      var left: [OverscrollControl] = []
      if let control, let host = control.host {
        hints.note(.moved(from: control.edge, to: edge))
        host.setControl(nil, at: control.edge)
      }
      if control != nil, edges[edge].runs.active != nil { hints.note(.replaced(edge)) }
      // Another control has another action, so the old run is cancelled. Its cancel handler may
      // change the control again.
      for _ in 0..<3 where edges[edge].control != nil { remove(edge, &left) }
      if let control, edges[edge].control == nil { add(control, at: edge) }
      enableBouncing()
      changes -= 1
      leaveIfUnused()
      for control in left { control.left() }
      syncPlaceholder()
      refreshIfOld(edge)
    }

    /// Removes the control of an edge, and adds it to the removed ones.
    private func remove(_ edge: OverscrollEdge, _ left: inout [OverscrollControl]) {
      guard let control = edges[edge].control else { return }
      left.append(control)
      edges[edge].assign(nil)
      control.detach()
      endPreview(at: edge)
      configure(edge)
      replaceIndicator(at: edge)
      edges[edge].forget()
    }

    private func add(_ control: OverscrollControl, at edge: OverscrollEdge) {
      edges[edge].assign(control)
      control.attach(to: self, at: edge)
      control.recallUpdate()
      yieldToSystemControl()
      configure(edge)
      replaceIndicator(at: edge)
      if !control.isEnabled { send(.enabled(edge, false)) }
      if control.isHidden { send(.hidden(edge, true)) }
      if window != nil { hints.noteMissingBounces(of: scrollView, engine) }
    }

    /// Removes the host if no edge has a control, and there is neither a button, a reading position
    /// nor a setting that the next control needs.
    func leaveIfUnused() {
      guard swiftUI == nil, changes == 0, backToTop == nil, reading == nil,
        placeholders.empty == nil, environment.ownDurations == nil,
        engine.concurrency == OverscrollDefaults.concurrency
      else { return }
      if !edges.hasControls { end() }
    }

    /// Enables bouncing for content that is too short to scroll, along the axes that have a
    /// control.
    private func enableBouncing() {
      guard let scrollView else { return }
      for axis in OverscrollAxis.allCases {
        executor.enableBouncing(scrollView, along: axis, edges.hasControl(along: axis))
      }
    }

    // MARK: Lists without rows

    /// Shows, replaces or hides the placeholder of a list without rows.
    ///
    /// Called after layout, and after an edge's phase has changed.
    func syncPlaceholder() {
      guard let scrollView else { return }
      placeholders.update(
        in: scrollView, engine.geometry,
        isRunning: OverscrollEdge.allCases.contains { engine.isRunning($0) }, pageBinding?.summary
      ) { [weak self] in self?.retry() }
    }

    private func retry() {
      if let edge = placeholders.edgeThatRetries(pageBinding?.summary) {
        begin(at: edge, revealing: true)
      } else {
        pageBinding?.reload()
      }
    }

    /// Sets the library's views in the content.
    func setOwnContent(_ content: OwnContent) {
      ownContent = content
      content.changed = { [weak self] in self?.lengthsChanged() }
      lengthsChanged()
    }

    // MARK: Settings

    /// Sets the durations of this scroll view, which then also apply with reduced motion.
    func setDurations(_ durations: OverscrollDurations) {
      environment.ownDurations = durations
      applyDurations()
    }

    private func applyDurations() { engine.durations = environment.durations }

    /// Checks before each event whether animations are off, because UIKit does not report it.
    func syncReduceMotion() {
      if environment.updateStillness() { applyDurations() }
    }

    /// Sets another policy, which cancels the runs that began with the old one.
    func setConcurrency(_ concurrency: ConcurrentRunPolicy) {
      guard concurrency != engine.concurrency else { return }
      syncFromScrollView()
      // The end of one run must not start another.
      send(.layoutBegan)
      for edge in OverscrollEdge.allCases where engine.runID(of: edge) != nil {
        send(.cancel(edge))
      }
      engine.concurrency = concurrency
      send(.layoutEnded)
    }

    var now: Double { CACurrentMediaTime() }
  }
#endif
