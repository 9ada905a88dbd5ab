#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Reports changes of a scroll view to an engine, and applies the engine's results to the scroll
  /// view.
  ///
  /// It is a hidden subview that is found by its type. The scroll view therefore owns it, and it is
  /// notified of windows and layout like any view. When the scroll view is released, so
  /// are all objects of the host.
  @MainActor
  final class OverscrollHostView: TraitView {
    // The engine calls no other code, so accesses cannot overlap; a scroll event makes nine of them.
    @exclusivity(unchecked) private(set) var engine: OverscrollEngine
    /// The controls of the edges, with their runs and indicators.
    let edges: ListEdges
    /// The durations, motion and texts that the user and the app have set.
    let environment = HostEnvironment()
    /// Observes the scroll view, and reads it.
    let reader: ScrollReader
    /// The only object that writes the insets and the offset.
    let writer: ScrollWriter
    /// Schedules frames, deadlines and turns.
    let scheduler = FrameScheduler(by: .current)
    /// Logs warnings for the app's developer.
    let hints = HintLog()
    let backToTopPresenter = BackToTopPresenter()
    /// Holds the actions that wait until the list is idle.
    let idleGate = IdleGate(by: .current)
    /// What has to wait for the end of a write or of a report; it calls no other code either.
    @exclusivity(unchecked) private(set) var reentrancy = Reentrancy()
    /// Open edges that have moved.
    private var keptEdges = KeptEdges()
    /// Why triggers wait; empty if they do not.
    private var triggerHold: TriggerHold = []
    /// Whether SwiftUI lays out the content, and another object keeps the host.
    let isSwiftUI: Bool
    /// Keeps the row being read in place; nil if the app has set no reading position.
    var reading: Reading?
    /// Shows what the list has instead of rows.
    let placeholders: PlaceholderPresenter

    /// The scroll view of this host.
    ///
    /// It stays set if other code removes the host from the view.
    private(set) weak var scrollView: UIScrollView?

    /// Creates a host without a scroll view.
    ///
    /// The host of a SwiftUI list is kept by its owner, even without controls, until ``close()``.
    init(isSwiftUI: Bool) {
      self.isSwiftUI = isSwiftUI
      edges = ListEdges(environment, hints, isSwiftUI: isSwiftUI)
      placeholders = PlaceholderPresenter(edges, environment)
      reader = ScrollReader(filtersLengths: isSwiftUI)
      writer = ScrollWriter(isSwiftUI: isSwiftUI)
      engine = OverscrollEngine(
        durations: environment.durations, concurrency: OverscrollDefaults.concurrency,
        isAttached: false)
      super.init(frame: .zero)
      scheduler.connect(to: self)
      edges.connect { [weak self] in self?.carryOut($0) == true }
      // The host has the size of the view, so that its layout reports changes of that size.
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      environment.observe(
        motion: { [weak self] in self?.applyDurations() },
        words: { [weak self] in self?.wordsChanged() },
        foreground: { [weak self] in self?.refreshIfOld() },
        windowScene: { [weak self] in self?.window?.windowScene })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    deinit { idleGate.release() }

    var now: Double { CACurrentMediaTime() }

    /// What the edges are drawn with now.
    var scene: EdgeScene {
      EdgeScene(engine: engine, direction: reader.direction, time: now, edges: edges)
    }

    // MARK: The scroll view

    static func host(of scrollView: UIScrollView) -> OverscrollHostView? {
      for case let host as OverscrollHostView in scrollView.subviews { return host }
      return nil
    }

    static func attach(to scrollView: UIScrollView) -> OverscrollHostView {
      let host = OverscrollHostView(isSwiftUI: false)
      host.enter(scrollView)
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
        applyControl(at: edge)
        if engine.isOpen(edge) { keptEdges.keep(edge, engine, isBySystem: true) }
      }
      updateBouncing()
      setNeedsLayout()
      refreshIfOld()
    }

    /// Waits for a scroll view in another view; until there is one, runs need only a window.
    func wait(in view: UIView) {
      guard superview !== view else { return }
      leave()
      view.addSubview(self)
    }

    /// Removes everything; runs in progress are cancelled.
    func close() {
      replaceReading(nil, nil)
      for edge in OverscrollEdge.allCases { setControl(nil, at: edge) }
      setBackToTop(nil)
      dispose()
    }

    /// Disposes of the host if no edge has a control, and there is neither a button, a reading
    /// position nor a setting that the next control needs.
    func disposeIfUnused() {
      guard !isSwiftUI, edges.areUnused, backToTop == nil, reading == nil,
        placeholders.empty == nil, environment.ownDurations == nil,
        engine.concurrency == OverscrollDefaults.concurrency
      else { return }
      dispose()
    }

    private func dispose() {
      leave()
      scheduler.pause()
      idleGate.release()
    }

    /// Begins to observe a scroll view and to change it.
    private func enter(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
      writer.enter(scrollView)
      edges.enter(scrollView)
      frame.size = scrollView.bounds.size
      reader.start(scrollView, self)
      // In a window, `didMoveToWindow` reads, and attaches the engine.
      scrollView.insertSubview(self, at: 0)
      if window == nil { read() }
      sendTouch(of: scrollView)
    }

    /// Restores the scroll view, and removes everything that was added to it; controls and runs stay.
    private func leave() {
      reader.stop()
      send(.dragCancelled)
      keptEdges.removeAll()
      backToTopPresenter.removeButton()
      placeholders.hide()
      edges.leave()
      if let scrollView { writing { writer.leave(scrollView) } }
      scrollView = nil
      removeFromSuperview()
    }

    // MARK: View callbacks

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil || isSwiftUI else { return }
      reader.invalidateDirection()
      awaitLayout(.firstLayout)
      read()
      send(window != nil ? .attached : .detached)
      if window == nil {
        reading?.leave()
        idleGate.release()
      } else {
        hints.noteMissingBounces(of: scrollView, engine)
      }
      refreshIfOld()
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // Other code has removed all subviews of a scroll view that still exists: undo all changes to
      // it.
      guard superview == nil, scrollView != nil else { return }
      close()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard !reentrancy.defersLayout() else { return }
      endDrag()
      if let scrollView, reader.updatePinnedHeaders(of: scrollView) {
        // Below an extra inset that does not follow the content, they would float over the rows.
        send(.pinnedHeaders(reader.hasPinnedHeaders))
      }
      reader.invalidateDirection()
      read()
      showKeptEdges(bySystem: true)
      countItems()
      reading?.view.layoutIfNeeded()
      // Everything that moves the content in a layout pass has done so.
      if triggerHold.remove(.firstLayout) != nil {
        triggerHold.insert(.firstTurn)
        scheduler.awaitTurn()
      }
      releaseTriggers(.layout)
      placeIndicators()
      syncPlaceholder()
      edges.noteLostViews()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      read()
    }

    override func traitsChanged() {
      scrollViewChanged(.direction)
      redrawAll()
    }

    /// Holds the triggers until the next layout, or for the first position until the turn after it.
    func awaitLayout(_ reason: TriggerHold = .layout) {
      guard window != nil else { return }
      holdTriggers(reason)
      setNeedsLayout()
    }

    /// Holds the triggers while the list waits for the row at which it starts.
    func holdTriggers(whileWaiting isWaiting: Bool) {
      guard isWaiting != triggerHold.contains(.startingRow) else { return }
      guard isWaiting else { return releaseTriggers(.startingRow) }
      holdTriggers(.startingRow)
    }

    /// Evaluates no trigger until the reason is gone.
    func holdTriggers(_ reason: TriggerHold) {
      triggerHold.insert(reason)
      send(.triggersHeld)
    }

    /// Evaluates the triggers, unless another reason is left.
    func releaseTriggers(_ reason: TriggerHold) {
      triggerHold.remove(reason)
      if triggerHold.isEmpty { send(.triggersReleased) }
    }

    /// Explains why an edge runs nothing at the moment.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - isPageLimitReached: Whether a tap replaces the trigger of the app, after a number of pages.
    /// - Returns: The explanation.
    func explain(_ edge: OverscrollEdge, isPageLimitReached: Bool) -> EdgeExplanation {
      var facts = EdgeExplanation.HostFacts()
      facts.hasScrollView = scrollView != nil
      facts.bounces = scrollView?.bounces(along: edge.axis) ?? true
      facts.isTransparent = edges[edge].isTransparent(in: scrollView)
      facts.systemTakesPulls = edges.systemTakesPulls(at: edge)
      facts.isPageLimitReached = isPageLimitReached
      facts.awaitsStartingRow = triggerHold.contains(.startingRow)
      return engine.explain(edge, facts)
    }

    // MARK: Read

    func scrollViewChanged(_ change: ScrollViewChange) {
      switch change {
      case .position: read()
      case .contentSizeSoon: notifyReadingPosition(.lengthBegan)
      case .contentSize:
        notifyReadingPosition(.lengthEnded)
        lengthsChanged()
      case .direction:
        guard let scrollView, ContentDirection(of: scrollView) != reader.direction else { return }
        reader.invalidateDirection()
        // The layout applies the new direction.
        lengthsChanged()
      case .pan: panChanged()
      }
    }

    /// Reads the scroll view, and sends the engine what has changed.
    ///
    /// During a write of the host, the engine learns of it afterwards; the reading position does at
    /// once.
    ///
    /// - Parameter afterOwnWrite: Whether our own writes may have caused the change.
    func read(afterOwnWrite: Bool = false) {
      notifyReadingPosition(.moved)
      guard !reentrancy.defersReading() else { return }
      guard let scrollView else { return }
      endDrag(unlessDragged: scrollView)
      // While the content moves, every frame does this.
      if !reader.isWatching { sendTouchOwnership() }
      let directionChanged = reader.updateDirection(of: scrollView)
      let facts = readInsets(ScrollFacts(scrollView), afterOwnWrite: afterOwnWrite)
      if writer.isUndone(at: facts.bounds.origin) { scheduler.awaitTurn() }
      // If a bar grew because our own write moved the content, the offset changed first.
      if afterOwnWrite { sendOffsets(facts) }
      for axis in OverscrollAxis.allCases { sendLengths(facts, along: axis) }
      sendOffsets(facts)
      if directionChanged {
        // Extra insets and boxes move to the new sides of their edges.
        send(.frame)
        placeIndicators()
      }
      for edge in OverscrollEdge.allCases {
        let placement = edges[edge].placement
        guard placement.mayFloat, engine.isFloating(edge, placement) else { continue }
        edges[edge].place(scene)
      }
      backToTopPresenter.place(in: scrollView, engine, reader.direction)
    }

    /// Works out what other code has written to the insets, and restores our extra insets if they
    /// were lost.
    ///
    /// - Parameters:
    ///   - facts: The current values of the scroll view.
    ///   - afterOwnWrite: Whether our own writes may have moved the content.
    /// - Returns: The values afterwards.
    private func readInsets(_ facts: ScrollFacts, afterOwnWrite: Bool) -> ScrollFacts {
      guard let insetReading = writer.read(facts.inset) else { return facts }
      for edge in OverscrollEdge.allCases {
        if insetReading.isExternal[edge] { keepEdge(at: edge) }
        if insetReading.isContested[edge] {
          hints.note(.contest(edge))
          setNeedsLayout()
        }
      }
      if insetReading.needsRewrite { scheduler.awaitTurn() }
      guard insetReading.inset != facts.inset, let scrollView else { return facts }
      let known = engine.bounds(isMirrored: reader.direction.isMirrored).origin
      writing {
        writer.restore(
          insetReading.inset, in: scrollView, undoingClampOf: afterOwnWrite ? nil : known)
      }
      return ScrollFacts(scrollView)
    }

    private func sendLengths(_ facts: ScrollFacts, along axis: OverscrollAxis) {
      let lengths = reader.lengths(
        facts, along: axis, base: writer.baseWithChatRoom, of: scrollView)
      guard lengths != engine.geometry[axis] else { return }
      if keptEdges.lengthsChange(
        to: facts, along: axis, engine, reader.direction, isIdle: isIdle)
      {
        setNeedsLayout()
      }
      // The first rows have no position yet.
      if !engine.geometry[axis].hasRows, lengths.hasRows {
        awaitLayout(.firstLayout)
      }
      send(.geometryChanged(lengths, along: axis))
      placeIndicators()
    }

    private func sendOffsets(_ facts: ScrollFacts) {
      for axis in OverscrollAxis.allCases {
        let offset = reader.direction.convert(
          facts.offset(along: axis), along: axis, in: engine.geometry)
        guard offset != engine.offset[axis] else { continue }
        send(.scrolled(to: offset, along: axis))
        watch()
      }
    }

    /// Reads new lengths, which are not final before the next layout.
    func lengthsChanged() {
      guard !reentrancy.defersReading() else { return }
      awaitLayout()
      read()
    }

    private func panChanged() {
      switch scrollView?.panGestureRecognizer.state {
      case .began:
        writer.touched()
        endDrag()
        yieldToSystemControl()
        endPreviews()
        edges.prepareFeedback()
        send(.dragBegan)
        forbidTransparentPulls()
        hints.noteMissingBounces(of: scrollView, engine)
      case .ended:
        // `endDrag` reports it, at the latest in the layout of this turn.
        reader.noteRelease()
        setNeedsLayout()
        watch()
      case .cancelled, .failed:
        send(.dragCancelled)
        watch()
      default: break
      }
    }

    /// Tells a new engine of a finger that already holds the content, or of a fling.
    private func sendTouch(of scrollView: UIScrollView) {
      switch scrollView.panGestureRecognizer.state {
      case .began, .changed: send(.dragBegan)
      default:
        guard scrollView.isDecelerating else { return }
        send(.dragBegan)
        send(.dragCancelled)
      }
      watch()
    }

    /// Sends the engine the end of a drag; called first by layouts, frames, touches and readings.
    ///
    /// In the recognizer's `.ended` callback, the scroll view still counts as dragged, and on some
    /// systems the content moves if the inset is set then (`Facts.md`, U5d). An offset may be
    /// reported in this callback, so reading waits until the content is not dragged any more. The
    /// layout of the same turn, a frame and the next touch come later in any case.
    ///
    /// - Parameter scrollView: The scroll view that may still be dragged; nil if it cannot be.
    private func endDrag(unlessDragged scrollView: UIScrollView? = nil) {
      guard reader.takeRelease(unlessDragged: scrollView) else { return }
      forbidTransparentPulls()
      send(.dragEnded)
    }

    /// Pauses the engine during touches that do something other than scroll.
    private func sendTouchOwnership() {
      guard let scrollView, reader.updateTouchOwnership(of: scrollView) else { return }
      send(.paused(reader.isTouchTaken))
      if reader.isTouchTaken { watch() }
    }

    /// Forbids pulls at an edge if the list, the edge's control or its own view is transparent.
    ///
    /// Called when a drag begins, and before it ends.
    private func forbidTransparentPulls() {
      for edge in OverscrollEdge.allCases where edges[edge].isTransparent(in: scrollView) {
        send(.armingAllowed(edge, false))
      }
    }

    /// Sends the engine the number of items beyond the visible ones, where it has changed.
    private func countItems() {
      for edge in OverscrollEdge.allCases {
        guard let count = edges[edge].countItems(in: scrollView) else { continue }
        send(.itemsLeft(count, towards: edge))
      }
    }

    var isIdle: Bool { scrollView?.isIdle ?? true }

    // MARK: Open edges that move

    /// Remembers an edge at whose indicator the content rests when other code changes the base inset.
    func keepEdge(at side: OverscrollEdge) {
      if keptEdges.baseChanges(at: side, engine, reader.direction, isIdle: isIdle) {
        scheduler.awaitTurn()
      }
    }

    /// Shows the indicators of moved edges again, if the content has not moved since.
    ///
    /// - Parameter bySystem: Whether the system moved the edges.
    private func showKeptEdges(bySystem: Bool) {
      let moved = keptEdges.take(bySystem: bySystem, engine, isIdle: isIdle)
      guard let scrollView else { return }
      let landings = Landings(moved.landings, reader.direction, in: engine.geometry)
      let duration = window == nil ? 0 : moved.duration
      let isMoved = writing { writer.move(to: landings, of: scrollView, over: duration) }
      if isMoved { read(afterOwnWrite: true) }
    }

    // MARK: Frames and turns

    /// Requests frames until the content has come to rest.
    func watch() {
      reader.watch()
      scheduler.run()
    }

    /// Sends the engine the current time, and draws animations.
    func tick() {
      endDrag()
      scheduler.beginTurn()
      sendTouchOwnership()
      read()
      countItems()
      if let scrollView, reader.comesToRest(at: engine.offset, in: scrollView) {
        // Estimated lengths count from now on.
        if isSwiftUI { read() }
        if !engine.isHeld { send(.cameToRest) }
        notifyReadingPosition(.cameToRest)
      }
      send(.frame)
      if !idleGate.isEmpty, isIdle { idleGate.release() }
      for edge in OverscrollEdge.allCases where !edges[edge].isEmpty { draw(edge) }
      if !needsFrames { scheduler.pause() }
    }

    func turnBegan() {
      writer.turnBegan(in: scrollView)
      showKeptEdges(bySystem: false)
      guard triggerHold.contains(.firstTurn) else { return }
      read()
      releaseTriggers(.firstTurn)
    }

    /// Whether something waits for a frame, or changes with time.
    private var needsFrames: Bool {
      if scheduler.wantsFrames || reader.isWatching || !idleGate.isEmpty { return true }
      guard window != nil else { return false }
      let scene = scene
      return OverscrollEdge.allCases.contains { edges[$0].isAnimated(in: scene) }
    }

    // MARK: Handle

    /// Sends the engine an event, and carries out its effects.
    func send(_ event: OverscrollEvent) {
      updateStillness()
      let isScroll = if case .scrolled = event { true } else { false }
      deliver(engine.handle(event, at: now), ofScroll: isScroll)
    }

    /// Sends the engine a request of the app after reading, because UIKit does not report all
    /// changes immediately.
    func readAndSend(_ event: OverscrollEvent) {
      read()
      send(event)
    }

    /// Sends the engine the options of an edge's control, or removes them.
    func configure(_ edge: OverscrollEdge) {
      updateStillness()
      // The engine may have discarded the number with the old options.
      edges[edge].forgetItems()
      deliver(engine.configure(edge, engineOptions(at: edge), at: now))
      if case .within(.items)? = engine.options(of: edge)?.trigger { setNeedsLayout() }
    }

    /// The options of a control, with the length of its indicator in this view.
    func engineOptions(at edge: OverscrollEdge) -> EdgeOptions? {
      edges[edge].engineOptions(
        in: scene, traitCollection,
        isContested: writer.isContested(at: reader.direction.side(of: edge)))
    }

    /// Sends the engine the options of edges whose lengths have changed.
    func updateOptions() {
      for edge in OverscrollEdge.allCases where edges[edge].control != nil {
        if engineOptions(at: edge) != engine.options(of: edge) { configure(edge) }
      }
    }

    /// Checks before each event whether animations are off, because UIKit does not report it.
    private func updateStillness() {
      if environment.updateStillness() { applyDurations() }
    }

    func applyDurations() { engine.durations = environment.durations }

    /// Sends the engine the distance from which the button back to the top is shown.
    func configureBackToTop() {
      deliver(engine.configure(backToTop: backToTop?.options, at: now))
    }

    /// Sets another policy, which cancels the runs that began with the old one.
    func setConcurrency(_ concurrency: ConcurrentRunPolicy) {
      guard concurrency != engine.concurrency else { return }
      read()
      holdTriggers(.settings)
      for edge in OverscrollEdge.allCases where engine.runID(of: edge) != nil {
        send(.cancel(edge))
      }
      engine.concurrency = concurrency
      releaseTriggers(.settings)
    }

    // MARK: Deliver

    /// Carries out the effects of an event: the writes first, then what draws and calls other code.
    ///
    /// A scroll event that changes only pulls, as most do, writes nothing and needs no report; it
    /// allocates nothing.
    private func deliver(_ effects: OverscrollEffects, ofScroll isScroll: Bool = false) {
      scheduler.keep(
        effects.wakeTime, at: engine.now, isMoving: effects.movesUntil > engine.now,
        isInWindow: window != nil)
      let isFirst = reentrancy.beginDelivery()
      if isFirst, isScroll, effects.onlyPullChanged { return followPulls(effects) }
      let isOutsideWrite = !reentrancy.isWriting
      writing { write(effects) }
      // Runs that have finished are released at once, because an effect may begin a new one.
      let ends = edges.finishRuns(effects)
      let report = EventReport(
        changes: effects.edges, states: edges.states(after: effects, engine), ends: ends)
      reentrancy.add(report, isFirst: isFirst)
      if isFirst { reportWaiting() }
      if let motion = effects.backToTop {
        backToTopPresenter.move(motion, in: scene, isAnimated: window != nil) { [weak self] in
          self?.send(.backToTopTapped)
        }
      }
      if isOutsideWrite { readOwnWrites() }
    }

    private func write(_ effects: OverscrollEffects) {
      guard let scrollView else { return }
      let direction = reader.direction
      let plan = engine.plan(
        for: effects, isMirrored: PerAxis(vertical: false, horizontal: direction.isMirrored))
      writer.shift(scrollView, by: direction.convert(plan.shifts))
      let change = writer.change(
        to: edges.extraInsets(plan.extraInsets, direction),
        Landings(plan.landings, direction, in: engine.geometry), in: scrollView)
      if let change {
        let duration = window == nil ? 0 : plan.duration
        // The indicators fade on the way to the landing.
        let scene = scene.landed(at: plan.landings)
        writer.write(change, to: scrollView, over: duration, at: engine.now) {
          self.edges.forEach { $0.fade(scene) }
          self.backToTopPresenter.place(
            in: scrollView, at: scrollView.bounds, self.engine, direction)
        }
      }
      // Comes last, because it may cancel a drag, whose event writes as well.
      writer.setFrozen(engine.isContentFrozen, scrollView)
    }

    /// Runs a body that writes to the scroll view; what the writes cause is only noted.
    func writing<Result>(_ body: () -> Result) -> Result {
      let isPart = reentrancy.beginWrite()
      defer { reentrancy.endWrite(isPart: isPart) }
      return body()
    }

    /// Reads the changes that our own writes caused, until there are no more.
    private func readOwnWrites() {
      if reentrancy.takeLayout() { setNeedsLayout() }
      var rounds = 0
      while rounds < 16, reentrancy.takeReading() {
        rounds += 1
        read(afterOwnWrite: true)
      }
    }

    // MARK: Reports

    /// Draws and reports changed pulls, and then what this has caused.
    private func followPulls(_ effects: OverscrollEffects) {
      for edge in OverscrollEdge.allCases where effects.edges[edge].redraws {
        let scene = scene
        let state = edges[edge].observedState(scene.engine)
        edges[edge].drawPull(scene)
        if let state { edges[edge].control?.report(state) }
      }
      reportWaiting()
    }

    private func reportWaiting() {
      while let next = reentrancy.nextReportOrEnd() { report(next) }
    }

    /// Draws each edge first, and starts its action last, because it may cause further events.
    private func report(_ report: EventReport) {
      for edge in OverscrollEdge.allCases {
        let changes = report.changes[edge]
        if changes.redraws || changes.extraInset != nil { draw(edge) }
        edges.play(changes.feedback, at: edge)
        if let announcement = changes.announcement { edges.announce(announcement, at: edge) }
        if changes.phaseChanged || changes.redraws {
          edges[edge].updateAction(in: scene)
        }
        if changes.phaseChanged { phaseChanged(at: edge) }
        if let state = report.states[edge] { edges[edge].control?.report(state) }
        if let end = report.ends[edge] { end.control.report(end: end.result) }
        if changes.asksToArm, let isAllowed = edges[edge].allowsArming(in: scrollView) {
          send(.armingAllowed(edge, isAllowed))
        }
        if let run = changes.run {
          edges.start(
            run, at: edge, isAsked: changes.isRunAsked, engine, waitUntilIdle: idleWaiter
          ) { [weak self] body in self?.applyResult(at: edge, body) ?? body() }
        }
      }
    }

    /// Updates everything that depends on the phase of an edge.
    private func phaseChanged(at edge: OverscrollEdge) {
      endPreview(at: edge)
      edges[edge].phaseChanged(scene)
      syncPlaceholder()
      // The size of an app's own view may depend on the phase.
      if edges[edge].control?.indicator.form.isView == true { updateOptions() }
    }
  }

  extension OverscrollHostView: @preconcurrency ScrollListener, FrameClient {}
#endif
