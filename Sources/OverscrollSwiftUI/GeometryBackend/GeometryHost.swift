#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Drives an engine with the facts about a list, and carries out its effects.
  ///
  /// The view owns it: when the view is removed, everything is released and runs are cancelled.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor
  final class GeometryHost: ObservableObject, RunClient {
    /// The actions for assistive technologies, by edge.
    var offers: [Offer] = []
    /// The extra insets of the list.
    let carried: CarriedInsets
    /// The statuses of the edges, for rows that show them.
    let statuses = EdgeStatuses()

    var engine: OverscrollEngine
    let runs = RunController(log: .current, clock: .current)
    private let feedback = FeedbackPlayer()
    let freezer = ContentFreezer()
    let log = OverscrollLog.current
    let alarmClock = Alarm.Clock.current
    var stores = PerEdge<EdgeControlStore?>(repeating: nil)
    var insets = PerEdge(repeating: InsetReading())
    /// The carriers that have not been tried yet.
    var otherCarriers: [any InsetCarrier]
    var scrollMotion = ScrollMotion.idle
    var latest: ScrollSnapshot?
    var rightToLeft = RightToLeftOffsets()
    var lengthFilters = PerAxis(repeating: LengthFilter())
    var surroundings = StageSurroundings()
    let scrollerKind: ScrollerKind
    var backToTop: BackToTopSetup?
    /// The scroll view of the list; nil if it was not found.
    weak var scrollView: UIScrollView? {
      didSet { if scrollView !== oldValue { drags.observe(scrollView) } }
    }
    let drags = DragWitness()
    /// Whether the list had the system's refresh control when a drag began.
    var hasSystemControl = false
    /// The last movement that the host has requested; nil if the user has moved the list since.
    var movement: OffsetMovement?
    /// The opening extra inset that moves the content, or nil.
    var landing: Landing?
    /// The edges that rest open, whose extra insets may follow the offset.
    var openEdges: Set<OverscrollEdge> = []
    /// Reads facts that are not reported; nil if the source reports all facts.
    var poll: (@MainActor () -> Void)?
    /// The messages that have been logged.
    var notes: Set<HostNote> = []
    /// The view that shows the indicators.
    weak var stage: StageView?
    /// Whether SwiftUI is updating views.
    ///
    /// State must not be written meanwhile.
    private(set) var isDescribing = false
    /// Whether the engine needs frames.
    private var wantsFrames = false
    /// Called after each event, with its effects carried out; nil except in tests.
    var afterEvent: ((GeometryHost) -> Void)?
    /// The settings of the list, and the observers of changes that the app does not describe.
    var settings = ListSettings()
    private var pending: [(effects: OverscrollEffects, states: States, ends: Ends)] = []
    private var isDispatching = false
    private var alarm: Alarm?
    private var foreground: [NotificationToken] = []

    init(_ kind: ScrollerKind = .list) {
      scrollerKind = kind
      let carriers: [any InsetCarrier] =
        kind == .other
        ? [MarginCarrier(), SafeAreaCarrier()] : [SafeAreaCarrier(), MarginCarrier()]
      carried = CarriedInsets(carriers[0])
      otherCarriers = [carriers[1]]
      engine = OverscrollEngine(
        times: OverscrollDefaults.times(own: nil), overlap: OverscrollDefaults.overlap,
        isAttached: false)
      runs.connect(to: self)
      statuses.ownRows.changed = { [weak self] in self?.readAgain() }
      settings.observe { [weak self] in
        self?.wordsChanged()
      } motion: { [weak self] in
        self?.applyTimes()
      }
      foreground = NotificationToken.foreground(of: { [weak self] in
        self?.stage?.window?.windowScene
      }) { [weak self] in self?.renewWhatIsOld() }
    }

    func control(at edge: OverscrollEdge) -> OverscrollControl? { stores[edge]?.control }

    var now: Double { CACurrentMediaTime() }

    /// Runs code during an update of views; changes of state are published in a later turn.
    func describing(_ body: () -> Void) {
      let before = isDescribing
      isDescribing = true
      body()
      isDescribing = before
    }

    // MARK: Life of an event

    /// Sends the engine an event, and carries out its effects.
    func send(_ event: OverscrollEvent) {
      syncSettings()
      perform(engine.handle(event, at: now))
    }

    /// Applies the current options of an edge's control to the engine, or removes the edge.
    func configure(_ edge: OverscrollEdge) {
      perform(engine.configure(edge, options(at: edge), at: now))
    }

    /// Carries out effects.
    func perform(_ effects: OverscrollEffects) {
      updateExtraInsets(effects)
      wantsFrames = effects.wakeTime != nil || effects.movesUntil > now
      if needsFrames { stage?.clock.run() }
      keepDeadline(effects.wakeTime)
      deliver(effects)
      freeze()
      afterEvent?(self)
    }

    /// Dispatches effects in the order of their events, also if observers cause further events.
    private func deliver(_ effects: OverscrollEffects) {
      let isFirst = !isDispatching
      isDispatching = true
      let ends = runs.release(effects)
      updateOffers()
      let states = observedStates(effects)
      guard isFirst else { return pending.append((effects, states, ends)) }
      dispatch(effects, states, ends)
      while !pending.isEmpty {
        let next = pending.removeFirst()
        dispatch(next.effects, next.states, next.ends)
      }
      isDispatching = false
    }

    private func dispatch(_ effects: OverscrollEffects, _ states: States, _ ends: Ends) {
      for edge in OverscrollEdge.allCases {
        dispatch(effects.edges[edge], at: edge)
        if let state = states[edge] { stores[edge]?.reporter.report(state) }
        ends[edge]?.report()
        if effects.edges[edge].asksToArm { answerArming(at: edge) }
        if let runID = effects.edges[edge].run { runs.start(runID, at: edge) }
      }
      if case .move(let offset, let duration)? = effects.scroll.vertical {
        move(to: offset, animated: duration > 0)
      }
      if let motion = effects.backToTop { stage?.raise(motion.target > 0, over: motion.end - now) }
    }

    private func dispatch(_ changes: EdgeEffects, at edge: OverscrollEdge) {
      if changes.redraws || changes.extraInset != nil { stage?.draw(edge) }
      if let control = control(at: edge) {
        speak(changes, at: edge, control)
        if changes.phaseChanged {
          endFollowing(edge)
          stores[edge]?.state.follow { [weak self] in self?.phase(of: edge) }
          updateStatus(edge)
        }
      }
    }

    private func speak(
      _ changes: EdgeEffects, at edge: OverscrollEdge, _ control: OverscrollControl
    ) {
      feedback.play(
        changes.feedback.intersection(control.feedback), runs.result(at: edge)?.kind)
      guard let announcement = changes.announcement, UIAccessibility.isVoiceOverRunning,
        let words = control.words(for: announcement, runs.result(at: edge))
      else { return }
      UIAccessibility.post(notification: .announcement, argument: words)
    }

    // MARK: Time

    /// Whether a length may take effect later without another report.
    var isHoldingLength: Bool {
      lengthFilters.vertical.isHolding || lengthFilters.horizontal.isHolding
    }

    var needsFrames: Bool {
      wantsFrames || (poll != nil && scrollMotion != .idle) || carried.isMoving(at: now)
        || isHoldingLength || landing != nil
        || stage?.isAnimatedAndVisible == true
        || awaitsEffect
    }

    /// Sets an alarm for a deadline while there are no frames.
    private func keepDeadline(_ time: Double?) {
      alarm =
        stage?.window == nil
        ? time.map { time in
          Alarm(after: time - now, by: alarmClock) { [weak self] in self?.send(.frame) }
        } : nil
    }
  }
#endif
