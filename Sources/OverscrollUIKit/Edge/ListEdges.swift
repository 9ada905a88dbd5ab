#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The edges of a list, with what they share when they are shown: the scroll view, texts, feedback,
  /// a large title, and the system's refresh control.
  ///
  /// The engine is a parameter, because drawing only reads it. What the host has to do is returned.
  @MainActor
  final class ListEdges {
    private let controllers = PerEdge(
      top: EdgeController(.top), bottom: EdgeController(.bottom),
      leading: EdgeController(.leading), trailing: EdgeController(.trailing))
    private let environment: HostEnvironment
    private let hints: HintLog
    private let feedback = FeedbackPlayer()
    private let largeTitle = LargeTitle()
    private var systemControl = SystemControl()
    private let clock = Alarm.Clock.current
    private lazy var runWatch = RunWatch(controllers, hints, by: clock)
    /// The number of calls in progress that change controls.
    private var changes = 0
    private weak var scrollView: UIScrollView?

    /// Whether the scroll view offers the actions that replace a pull.
    ///
    /// SwiftUI's lists have no accessibility elements of UIKit, so a modifier offers them if it can.
    private let offersActions: Bool

    init(_ environment: HostEnvironment, _ hints: HintLog, isSwiftUI: Bool) {
      (self.environment, self.hints) = (environment, hints)
      offersActions =
        if #available(iOS 16, tvOS 16, visionOS 1, *) { !isSwiftUI } else { true }
    }

    subscript(edge: OverscrollEdge) -> EdgeController { controllers[edge] }

    /// Whether no edge has a control, nor gets one in a call in progress.
    var areUnused: Bool { changes == 0 && !OverscrollAxis.allCases.contains(where: hasControl) }

    func beginChange() { changes += 1 }

    func endChange() { changes -= 1 }

    func hasControl(along axis: OverscrollAxis) -> Bool {
      controllers[axis.startEdge].control != nil || controllers[axis.endEdge].control != nil
    }

    /// Shows the edges in a scroll view from now on.
    func enter(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Removes what the edges have added to the scroll view; their controls and runs stay.
    func leave() {
      systemControl.remove()
      for edge in OverscrollEdge.allCases {
        controllers[edge].forgetItems()
        controllers[edge].withdrawAction(in: scrollView)
        controllers[edge].removeIndicator()
      }
      scrollView = nil
    }

    // MARK: Options

    /// The options of an edge's control, with the length of its indicator in this list; nil without
    /// a control.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - engine: The engine of the list.
    ///   - traits: The traits of the boxes.
    ///   - isContested: Whether other code keeps writing the inset of the edge.
    /// - Returns: The options.
    func options(
      at edge: OverscrollEdge, _ engine: OverscrollEngine, in traits: UITraitCollection,
      isContested: Bool
    ) -> EdgeOptions? {
      controllers[edge].engineOptions(
        in: EdgeController.Surroundings(
          room: engine.geometry[edge.axis == .vertical ? .horizontal : .vertical].viewportLength,
          traits: traits, scrollView: scrollView, isContested: isContested,
          systemTakesPulls: systemControl.takesPulls))
    }

    // MARK: The system's control

    /// Whether the system's control shows the runs of an edge.
    func isShownBySystem(_ edge: OverscrollEdge) -> Bool {
      scrollView.map { isShownBySystem(edge, in: $0) } == true
    }

    /// Adds the system's control.
    ///
    /// - Parameter pulled: Begins a run, and returns whether one is in progress.
    func addSystemControl(pulled: @escaping @MainActor () -> Bool) {
      if let scrollView { systemControl.add(to: scrollView, pulled: pulled) }
    }

    func removeSystemControl() { systemControl.remove() }

    /// Leaves the pulls at the top to the app's own refresh control, if the app has added one.
    ///
    /// - Returns: Whether that changes the options and the drawing of the top edge.
    func yieldToSystemControl() -> Bool {
      guard let scrollView, let control = controllers[.top].control else { return false }
      let takesPulls =
        control.options.trigger.isPull && Platform.hasSystemControl(scrollView)
        && !isShownBySystem(.top, in: scrollView)
      if takesPulls { hints.note(.systemControl) }
      return systemControl.update(takesPulls: takesPulls)
    }

    /// Shows the state of the top edge in the system's control, if there is one.
    ///
    /// - Returns: Whether the list has to scroll to its top to show a run that code began.
    func showInSystemControl(_ engine: OverscrollEngine) -> Bool {
      guard scrollView != nil else { return false }
      return systemControl.show(
        isRunning: engine.isRunning(.top),
        isOffered: engine.isEnabled(.top) && !engine.isHidden(.top))
    }

    private func isShownBySystem(_ edge: OverscrollEdge, in scrollView: UIScrollView) -> Bool {
      if case .system? = controllers[edge].form(in: scrollView.traitCollection) {
        true
      } else {
        false
      }
    }

    // MARK: Boxes

    /// Adds the box of an edge's control, unless the system shows the edge.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - tapped: Called when the user taps the box.
    ///   - scrolled: Called when VoiceOver scrolls from the box; returns whether that had an effect.
    /// - Returns: Whether there is a box, whose length is known only now.
    func addIndicator(
      at edge: OverscrollEdge, tapped: @escaping @MainActor () -> Void,
      scrolled: @escaping @MainActor (UIAccessibilityScrollDirection) -> Bool
    ) -> Bool {
      let controller = controllers[edge]
      guard let scrollView, let control = controller.control,
        let form = controller.form(in: scrollView.traitCollection),
        !isShownBySystem(edge, in: scrollView)
      else { return false }
      controller.addIndicator(
        form, pictures: control.indicator.pictures, to: scrollView, log: hints.log,
        tapped: tapped, scrolled: scrolled)
      controller.updateWords(from: environment)
      controller.restyle()
      controller.moveBehindContent()
      return true
    }

    /// Uses the present style of a control for the next drawing.
    func restyle(_ edge: OverscrollEdge, for traits: UITraitCollection) {
      controllers[edge].updateWords(from: environment)
      controllers[edge].restyle()
      controllers[edge].forgetDrawing(for: traits)
    }

    /// Draws all edges in any case, because fonts, colors or texts have changed.
    func forgetDrawings(for traits: UITraitCollection) {
      for edge in OverscrollEdge.allCases { controllers[edge].forgetDrawing(for: traits) }
    }

    /// Uses the present texts for the next drawing.
    func updateWords() {
      for edge in OverscrollEdge.allCases { controllers[edge].updateWords(from: environment) }
    }

    /// Places the boxes that stay at the edge of the viewport while the content scrolls.
    func placeFloating(_ engine: OverscrollEngine, _ direction: ContentDirection) {
      for edge in OverscrollEdge.allCases
      where engine.isFloating(edge, controllers[edge].placement) {
        controllers[edge].place(engine, scene(direction))
      }
    }

    /// Updates what depends on the phase of an edge, before the phase is drawn.
    func phaseChanged(at edge: OverscrollEdge) {
      if edge == .top, let scrollView { largeTitle.find(over: scrollView) }
      controllers[edge].moveBehindContent()
    }

    /// Logs a hint for each edge whose control has a view that is now in another view.
    func noteLostViews() {
      for edge in OverscrollEdge.allCases
      where controllers[edge].indicator?.hasLostItsView == true {
        hints.note(.viewElsewhere(edge))
      }
    }

    private func scene(_ direction: ContentDirection) -> EdgeController.Scene {
      EdgeController.Scene(
        direction: direction, titleClearance: largeTitle.clearance,
        systemTakesPulls: systemControl.takesPulls)
    }

    /// Reads the large title above the header.
    ///
    /// - Returns: Whether the header has moved.
    private func updateLargeTitle(_ engine: OverscrollEngine) -> Bool {
      guard largeTitle.isPossible, let scrollView else { return false }
      return largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }

    // MARK: Drawing

    /// Places and draws an edge.
    ///
    /// - Returns: Whether an animated drawing is visible, so that frames are needed.
    func draw(
      _ edge: OverscrollEdge, _ engine: OverscrollEngine, _ direction: ContentDirection,
      at time: Double
    ) -> Bool {
      let controller = controllers[edge]
      controller.control?.followers.draw()
      if controller.indicator != nil {
        if edge == .top { _ = updateLargeTitle(engine) }
        controller.place(engine, scene(direction))
        drawState(of: edge, engine, direction, at: time)
      }
      return isAnimated(edge)
    }

    /// Draws a changed pull, which moves no indicator except one below a large title.
    func drawPull(
      _ edge: OverscrollEdge, _ engine: OverscrollEngine, _ direction: ContentDirection,
      at time: Double
    ) {
      let controller = controllers[edge]
      controller.control?.followers.draw()
      if edge == .top, updateLargeTitle(engine) { controller.place(engine, scene(direction)) }
      if !controller.drawPull(engine, scene(direction)) {
        drawState(of: edge, engine, direction, at: time)
      }
    }

    private func drawState(
      of edge: OverscrollEdge, _ engine: OverscrollEngine, _ direction: ContentDirection,
      at time: Double
    ) {
      controllers[edge].draw(
        engine, scene(direction), at: time, reducesMotion: environment.reducesMotion)
    }

    /// Sets the opacity of all indicators for the engine's state; call it inside the animation, if
    /// there is one.
    func fade(_ engine: OverscrollEngine, _ direction: ContentDirection) {
      for edge in OverscrollEdge.allCases { controllers[edge].fade(engine, scene(direction)) }
    }

    /// Whether an animated drawing of an edge is visible, if the list is in a window.
    func isAnimated(_ edge: OverscrollEdge) -> Bool {
      guard !environment.isStill, let scrollView else { return false }
      return controllers[edge].isAnimated(in: scrollView)
    }

    /// The state that an indicator of an edge shows: the preview's, or the real one.
    func indicatorState(
      of edge: OverscrollEdge, _ engine: OverscrollEngine, at time: Double
    ) -> IndicatorState? {
      controllers[edge].indicatorState(engine, at: time, reducesMotion: environment.reducesMotion)
    }

    // MARK: Runs and states

    /// The record of a run that the engine has begun at an edge; made when it is first needed.
    ///
    /// - Parameters:
    ///   - id: The engine's run; nil for none.
    ///   - edge: The edge.
    ///   - ended: Called when the app has ended the run.
    /// - Returns: The run; nil for none.
    func run(
      _ id: RunID?, at edge: OverscrollEdge,
      ended: @escaping @MainActor @Sendable (RunID, RefreshResult.Summary) -> Void
    ) -> ActiveRun? {
      let controller = controllers[edge]
      guard let id else { return nil }
      if let run = controller.runs.active, run.id == id { return run }
      let record = RunRecord(
        log: hints.log,
        isCancellation: controller.control?.isCancellation ?? OverscrollDefaults.isCancellation
      ) { [weak controller] record, result in
        if let id = controller?.runs.ended(record, result) { ended(id, result.summary) }
      }
      let run = ActiveRun(record, of: controller.control, edge: edge, id: id)
      controller.runs.add(run)
      return run
    }

    /// Keeps the task of a run's action.
    func keep(_ task: Task<Void, Never>?, of run: ActiveRun, at edge: OverscrollEdge) {
      controllers[edge].runs.keep(task, of: run)
      runWatch.watch()
    }

    /// Releases the runs that the engine has finished, and returns their results for the controls.
    func finishRuns(_ effects: OverscrollEffects) -> PerEdge<RunEnd?> {
      var finished = PerEdge<ActiveRun?>(repeating: nil)
      var ends = PerEdge<RunEnd?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        guard let summary = effects.edges[edge].finished else { continue }
        let controller = controllers[edge]
        let (run, result) = controller.runs.finish(summary)
        if summary.kind != .failed, summary.kind != .cancelled {
          controller.control?.noteUpdate(at: environment.surroundings.now())
        }
        finished[edge] = run
        ends[edge] = (run?.control ?? controller.control).map {
          RunEnd(control: $0, result: result)
        }
      }
      // Cancel handlers may begin another run, so the records are removed first.
      for edge in OverscrollEdge.allCases {
        finished[edge]?.giveUp(as: controllers[edge].runs.result ?? .cancelled)
      }
      return ends
    }

    /// The state of an edge.
    func state(at edge: OverscrollEdge, _ engine: OverscrollEngine) -> OverscrollControl.State {
      OverscrollControl.State(
        phase: engine.phase(of: edge), progress: engine.progress(of: edge),
        result: engine.runID(of: edge) == nil ? controllers[edge].runs.result : nil)
    }

    /// The state of an edge whose control has observers; nil otherwise.
    func observedState(
      at edge: OverscrollEdge, _ engine: OverscrollEngine
    ) -> OverscrollControl.State? {
      controllers[edge].control?.isObserved == true ? state(at: edge, engine) : nil
    }

    /// The states of the edges that may have changed, and whose controls have observers.
    func states(
      after effects: OverscrollEffects, _ engine: OverscrollEngine
    ) -> PerEdge<OverscrollControl.State?> {
      var states = PerEdge<OverscrollControl.State?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        let changes = effects.edges[edge]
        guard changes.redraws || changes.phaseChanged || changes.finished != nil else { continue }
        states[edge] = observedState(at: edge, engine)
      }
      return states
    }

    /// The extra insets of the engine or of previews, at the sides of the view.
    func extraInsets(
      _ insets: PerEdge<Double>, _ direction: ContentDirection
    ) -> PerEdge<Double> {
      var result = PerEdge(repeating: 0.0)
      for edge in OverscrollEdge.allCases {
        result[direction.side(of: edge)] = controllers[edge].preview?.extraInset ?? insets[edge]
      }
      return result
    }

    // MARK: Feedback and announcements

    /// Prepares for the feedback that a drag may trigger at the edges that can be pulled.
    func prepareFeedback() {
      for edge in OverscrollEdge.allCases {
        guard let control = controllers[edge].control, control.options.trigger.isPull else {
          continue
        }
        feedback.prepare(control.feedback)
      }
    }

    /// Plays the feedback that a control wants.
    func play(_ events: OverscrollFeedback, at edge: OverscrollEdge) {
      guard !events.isEmpty, let control = controllers[edge].control else { return }
      feedback.play(events.intersection(control.feedback), controllers[edge].runs.result?.kind)
    }

    /// Has VoiceOver speak an announcement.
    func announce(_ announcement: OverscrollAnnouncement, at edge: OverscrollEdge) {
      guard UIAccessibility.isVoiceOverRunning, let control = controllers[edge].control,
        let text = environment.wording(of: control).announcement(
          announcement, for: control.options.purpose, result: controllers[edge].runs.result)
      else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    // MARK: Actions for assistive technologies

    /// The name of the action that replaces a pull; nil while it may not run.
    func offeredAction(at edge: OverscrollEdge, _ engine: OverscrollEngine) -> String? {
      controllers[edge].wantsAction(engine) ? actionName(at: edge) : nil
    }

    /// The name of the action that replaces a pull, whether or not it may run.
    func actionName(at edge: OverscrollEdge) -> String {
      environment.actionName(of: controllers[edge].control)
    }

    /// Withdraws the action of an edge while it may not run.
    ///
    /// - Returns: Whether it may run, and the scroll view does not offer it yet. After almost every
    ///   event it does.
    func lacksAction(at edge: OverscrollEdge, _ engine: OverscrollEngine) -> Bool {
      guard offersActions else { return false }
      guard controllers[edge].wantsAction(engine) else {
        controllers[edge].withdrawAction(in: scrollView)
        return false
      }
      return !controllers[edge].offersAction(in: scrollView)
    }

    /// Offers the action of an edge.
    func offerAction(
      at edge: OverscrollEdge, _ run: @escaping (UIAccessibilityCustomAction) -> Bool
    ) {
      controllers[edge].offerAction(in: scrollView, named: actionName(at: edge), run)
    }

    /// The edge at which the list rests, and whose action a scroll by VoiceOver runs; nil for none.
    func edge(
      towards scroll: UIAccessibilityScrollDirection, _ engine: OverscrollEngine,
      _ direction: ContentDirection
    ) -> OverscrollEdge? {
      guard let scrollView, !scrollView.isTracking, !scrollView.isDecelerating else { return nil }
      return scrollView.edges(towards: scroll, isMirrored: direction.isMirrored).first { edge in
        let (lengths, offset) = (engine.geometry[edge.axis], engine.offset[edge.axis])
        let rest = edge.isStart ? lengths.firstOffset : lengths.lastOffset
        return controllers[edge].wantsAction(engine) && abs(offset - rest) < 0.5
      }
    }
  }

  extension OverscrollEngine {
    /// Whether a run of an edge is in progress, or waits for a window.
    func isRunning(_ edge: OverscrollEdge) -> Bool {
      let phase = phase(of: edge)
      return phase == .refreshing || phase == .waiting
    }
  }
#endif
