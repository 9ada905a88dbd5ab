#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// What the user requests with the views of an edge, or the app with its run.
  enum EdgeRequest: Equatable {
    /// A tap on the indicator.
    case tap(OverscrollEdge)
    /// A pull of the system's refresh control.
    case systemPull
    /// The action that assistive technologies offer instead of a pull.
    case action(OverscrollEdge)
    /// A scroll by VoiceOver, whose action runs if the list rests at an edge in that direction.
    case scroll(UIAccessibilityScrollDirection)
    /// The app's end of a run.
    case end(RunID, RefreshResult.Summary)
  }

  /// The edges of a list, with what they share when they are shown: the scroll view, texts, feedback,
  /// a large title, and the system's refresh control.
  ///
  /// What belongs to one edge is asked from its ``EdgeController``, with an ``EdgeScene``.
  @MainActor
  final class ListEdges {
    private let controllers = PerEdge(
      top: EdgeController(.top), bottom: EdgeController(.bottom),
      leading: EdgeController(.leading), trailing: EdgeController(.trailing))
    let environment: HostEnvironment
    private let hints: HintLog
    private let feedback = FeedbackPlayer()
    /// The large title, above which the header is placed.
    let largeTitle = LargeTitle()
    private var systemControl = SystemControl()
    private let clock = Alarm.Clock.current
    private lazy var runWatch = RunWatch(controllers, hints, by: clock)
    /// `OverscrollHostView.carryOut`: carries out a request, and returns whether that had an effect.
    private(set) var carryOut: @MainActor @Sendable (EdgeRequest) -> Bool = { _ in false }
    /// The number of calls in progress that change controls.
    private var changes = 0
    /// The scroll view; nil if the list has none yet.
    private(set) weak var scrollView: UIScrollView?

    /// Whether the scroll view offers the actions that replace a pull.
    ///
    /// SwiftUI's lists have no accessibility elements of UIKit, so a modifier offers them if it can.
    let offersActions: Bool

    init(_ environment: HostEnvironment, _ hints: HintLog, isSwiftUI: Bool) {
      (self.environment, self.hints) = (environment, hints)
      offersActions =
        if #available(iOS 16, tvOS 16, visionOS 1, *) { !isSwiftUI } else { true }
    }

    /// Sets who carries out requests.
    func connect(_ carryOut: @escaping @MainActor @Sendable (EdgeRequest) -> Bool) {
      self.carryOut = carryOut
    }

    subscript(edge: OverscrollEdge) -> EdgeController { controllers[edge] }

    func forEach(_ body: (EdgeController) -> Void) {
      for edge in OverscrollEdge.allCases { body(controllers[edge]) }
    }

    /// Whether no edge has a control, nor gets one in a call in progress.
    var areUnused: Bool { changes == 0 && !OverscrollAxis.allCases.contains(where: hasControl) }

    /// A control is being set: until ``endChange()``, the edges are not unused, so that the host stays.
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
      forEach {
        $0.forgetItems()
        $0.withdrawAction(in: scrollView)
        $0.removeIndicator()
      }
      scrollView = nil
    }

    // MARK: The system's control

    /// Whether the app's own refresh control gets the pulls at the top edge.
    var systemTakesPulls: Bool { systemControl.takesPulls }

    /// Whether a refresh control of the system, the app's or the indicator's, gets an edge's pulls.
    func systemTakesPulls(at edge: OverscrollEdge) -> Bool {
      guard controllers[edge].control?.options.trigger.isPull == true else { return false }
      return isShownBySystem(edge) || (edge == .top && systemTakesPulls)
    }

    /// Whether the system's control shows the runs of an edge.
    private func isShownBySystem(_ edge: OverscrollEdge) -> Bool {
      scrollView.map { controllers[edge].isShownBySystem(in: $0.traitCollection) } == true
    }

    /// Replaces what shows the runs of an edge, a box or the system's control, by that of its
    /// control.
    func replaceIndicator(at edge: OverscrollEdge, in scene: EdgeScene) {
      controllers[edge].removeIndicator()
      if isShownBySystem(edge), let scrollView {
        systemControl.add(to: scrollView) { [carryOut] in carryOut(.systemPull) }
      } else if edge == .top {
        systemControl.remove()
      }
      controllers[edge].addIndicator(in: scene, log: hints.log)
    }

    /// Leaves the pulls at the top to the app's own refresh control, if the app has added one.
    ///
    /// - Returns: Whether that changes the options and the drawing of the top edge.
    func yieldToSystemControl() -> Bool {
      guard let scrollView, let control = controllers[.top].control else { return false }
      let takesPulls =
        control.options.trigger.isPull && Platform.hasSystemControl(scrollView)
        && !isShownBySystem(.top)
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

    /// Logs a hint for each edge whose control has a view that is now in another view.
    func noteLostViews() {
      forEach { if $0.indicator?.hasLostItsView == true { hints.note(.viewElsewhere($0.edge)) } }
    }

    // MARK: Runs and states

    /// The run of an edge, whether or not its action has started; nil for none.
    func run(at edge: OverscrollEdge, _ engine: OverscrollEngine) -> ActiveRun? {
      controllers[edge].run(engine.runID(of: edge), log: hints.log, carryOut)
    }

    /// Starts the action of a run, unless an observer that was notified earlier has ended the run.
    ///
    /// - Parameters:
    ///   - id: The run.
    ///   - edge: Its edge.
    ///   - isAsked: Whether the user or the app asked for it.
    ///   - engine: The engine.
    ///   - waitUntilIdle: Returns when the list is idle.
    ///   - applyResult: Applies a result.
    func start(
      _ id: RunID, at edge: OverscrollEdge, isAsked: Bool, _ engine: OverscrollEngine,
      waitUntilIdle: @escaping @MainActor @Sendable () async -> Void,
      applyResult: @escaping @MainActor (() -> RefreshResult) -> RefreshResult
    ) {
      guard let run = run(at: edge, engine), run.id == id, run.record.result == nil,
        let control = run.control
      else { return }
      let task = run.record.starting {
        // A handle that the action does not keep is released while it starts, which cancels nothing.
        control.action.start(
          OverscrollAction.Context(
            run: run.actionHandle(), isAsked: isAsked, retryPolicy: control.retryPolicy,
            isCancellation: control.isCancellation, clock: clock, waitUntilIdle: waitUntilIdle,
            applyResult: applyResult))
      }
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
        finished[edge]?.end(as: controllers[edge].runs.result ?? .cancelled)
      }
      return ends
    }

    /// The states of the edges that may have changed, and whose controls have observers.
    func states(
      after effects: OverscrollEffects, _ engine: OverscrollEngine
    ) -> PerEdge<OverscrollControl.State?> {
      var states = PerEdge<OverscrollControl.State?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        let changes = effects.edges[edge]
        guard changes.redraws || changes.phaseChanged || changes.finished != nil else { continue }
        states[edge] = controllers[edge].observedState(engine)
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
      forEach {
        guard let control = $0.control, control.options.trigger.isPull else { return }
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

    // MARK: Assistive technologies

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
