#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Carries what SwiftUI says of a list to an engine, and its effects back.
  ///
  /// The view owns it: when that goes for good, so does everything of ours, and what runs is cancelled.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  @MainActor
  final class GeometryHost: ObservableObject, RunClient {
    /// What is added to the safe area at each edge, in points.
    private(set) var extraInsets = PerEdge(repeating: 0.0)
    /// What assistive technologies offer in place of a pull, by edge.
    private(set) var offers: [Offer] = []

    var engine: OverscrollEngine
    let runs = RunController(log: .current, clock: .current)
    private let feedback = FeedbackPlayer()
    let log = OverscrollLog.current
    let alarmClock = Alarm.Clock.current
    var keepers = PerEdge<EdgeControlStore?>(repeating: nil)
    var insets = PerEdge(repeating: InsetReading())
    var scrollPhase = ScrollPhase.idle
    var surroundings = StageSurroundings()
    var backToTop: BackToTopSetup?
    /// Where indicators are shown, as long as it is there.
    weak var stage: StageView?
    /// Whether views are being described, which must not lead to others being described at once.
    var isDescribing = false
    /// Whether the engine wants frames.
    var wantsFrames = false
    /// Effects that are still to be told.
    private var untold: [OverscrollEffects] = []
    private var isTelling = false
    private var alarm: Alarm?
    private var foreground: [NotificationToken] = []

    init() {
      engine = OverscrollEngine(
        times: OverscrollDefaults.times, overlap: OverscrollDefaults.overlap, isAttached: false)
      runs.connect(to: self)
      // If another scene is active, only the scene itself reports that it shows again.
      foreground = [
        NotificationToken(UIApplication.willEnterForegroundNotification) { [weak self] in
          self?.renewWhatIsOld()
        },
        NotificationToken(
          UIScene.willEnterForegroundNotification,
          from: { [weak self] in self?.stage?.window?.windowScene }
        ) { [weak self] in self?.renewWhatIsOld() },
      ]
    }

    func control(at edge: OverscrollEdge) -> OverscrollControl? { keepers[edge]?.control }

    var now: Double { CACurrentMediaTime() }

    // MARK: The way of an event

    /// Tells the engine something, and does what it asks for.
    func send(_ event: OverscrollEvent) { perform(engine.handle(event, at: now)) }

    /// Gives an edge the options that its control has now, or takes them away.
    func configure(_ edge: OverscrollEdge) {
      perform(engine.configure(edge, options(at: edge), at: now))
    }

    /// Does what the engine asks for.
    func perform(_ effects: OverscrollEffects) {
      updateExtraInsets(over: duration(of: effects))
      wantsFrames = effects.wakeTime != nil || effects.movesUntil > now
      if wantsFrames { stage?.clock.run() }
      keepDeadline(effects.wakeTime)
      untold.append(effects)
      runs.release(effects)
      offer()
      tellAll()
    }

    /// Tells everybody, in the order of the events, also where what is told leads to other events.
    private func tellAll() {
      guard !isTelling else { return }
      isTelling = true
      while !untold.isEmpty { tell(untold.removeFirst()) }
      isTelling = false
    }

    private func tell(_ effects: OverscrollEffects) {
      for edge in OverscrollEdge.allCases { tell(effects.edges[edge], at: edge) }
      for axis in OverscrollAxis.allCases { lead(effects.scroll[axis], along: axis) }
      if let motion = effects.backToTop { stage?.raise(motion.target > 0, over: motion.end - now) }
    }

    private func tell(_ news: EdgeEffects, at edge: OverscrollEdge) {
      if news.redraws || news.extraInset != nil { stage?.draw(edge) }
      if let control = control(at: edge) {
        speak(news, at: edge, control)
        if news.phaseChanged { keepers[edge]?.follow(engine.phase(of: edge)) }
      }
      if let runID = news.run { runs.start(runID, at: edge) }
    }

    private func speak(_ news: EdgeEffects, at edge: OverscrollEdge, _ control: OverscrollControl) {
      let wanted = news.feedback.intersection(control.feedback)
      if !wanted.isEmpty { feedback.play(wanted, runs.result(at: edge)?.kind) }
      guard let announcement = news.announcement, UIAccessibility.isVoiceOverRunning,
        let words = control.words(for: announcement, runs.result(at: edge))
      else { return }
      UIAccessibility.post(notification: .announcement, argument: words)
    }

    // MARK: Offers

    /// An action that stands for a pull.
    struct Offer: Equatable {
      let edge: OverscrollEdge
      let name: String
    }

    private func offer() {
      let next = OverscrollEdge.allCases.compactMap { edge in
        control(at: edge).flatMap { control in
          engine.offersAction(at: edge, of: control)
            ? Offer(edge: edge, name: control.actionName) : nil
        }
      }
      guard next != offers else { return }
      offers = next
      publish(over: 0)
    }

    // MARK: Extra insets

    /// Asks for the extra insets that have changed.
    private func updateExtraInsets(over duration: Double) {
      var next = extraInsets
      for edge in OverscrollEdge.allCases { next[edge] = engine.extraInset(of: edge) }
      guard next != extraInsets else { return }
      for edge in OverscrollEdge.allCases where next[edge] != extraInsets[edge] {
        insets[edge].ask(next[edge], at: now, over: duration)
      }
      extraInsets = next
      publish(over: duration)
    }

    private func publish(over duration: Double) {
      // Views that are being described must not lead to others being described at once.
      if isDescribing { return publishLater(over: duration) }
      withAnimation(duration > 0 ? .easeOut(duration: duration) : nil) { objectWillChange.send() }
    }

    private func publishLater(over duration: Double) {
      Task { [weak self] in self?.publish(over: duration) }
    }

    private func duration(of effects: OverscrollEffects) -> Double {
      OverscrollEdge.allCases.reduce(0) { longest, edge in
        max(longest, (effects.edges[edge].extraInset?.motion.end ?? now) - now)
      }
    }

    /// Leads the list to its beginning, which is where the engine sends it.
    private func lead(_ change: ScrollChange?, along axis: OverscrollAxis) {
      guard axis == .vertical, case .move(_, let duration)? = change else { return }
      withAnimation(duration > 0 ? .easeOut(duration: duration) : nil) { backToTop?.lead?() }
    }

    // MARK: Time

    /// Lets somebody ring where no frames come that could keep a deadline.
    private func keepDeadline(_ time: Double?) {
      alarm =
        stage?.window == nil
        ? time.map { time in
          Alarm(after: time - now, by: alarmClock) { [weak self] in self?.send(.frame) }
        } : nil
    }
  }
#endif
