#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that a frame scheduler calls.
  @MainActor
  protocol FrameClient: UIView {
    /// Updates the view to the current time; called with each frame, and by the alarm of a deadline.
    func tick()
    /// Called once at the beginning of a run-loop turn that was requested.
    func turnBegan()
  }

  /// Calls a host with frames, at its deadline, and at the beginning of the next run-loop turn.
  ///
  /// Frames run only while something moves or a deadline is near. An alarm covers deadlines without
  /// a window, where there are no frames, and distant deadlines such as a timeout.
  @MainActor
  final class FrameScheduler {
    /// Whether the engine needs frames.
    private(set) var wantsFrames = false
    /// Fires at the deadline without a window, and shortly before a distant deadline in a window.
    private(set) var alarm: Alarm?
    /// The turns of the run loop.
    let turnEnds = TurnEnds.current
    /// The clock of alarms.
    let alarmClock: Alarm.Clock
    private weak var client: (any FrameClient)?
    /// Created with the first request for frames.
    private var clock: FrameClock?
    /// The time of the alarm.
    private var alarmTime: Double?
    private var isTurnAwaited = false

    init(by alarmClock: Alarm.Clock) { self.alarmClock = alarmClock }

    /// Sets the view that is called and whose screen provides the frames; held weakly.
    func connect(to client: any FrameClient) { self.client = client }

    // MARK: Frames

    /// Whether frames are requested.
    var isRunning: Bool { clock?.isRunning == true }

    /// Requests frames until ``pause()``.
    func run() {
      if clock == nil, let client { clock = makeClock(for: client) }
      clock?.run()
    }

    func pause() { clock?.pause() }

    private func makeClock(for client: any FrameClient) -> FrameClock {
      FrameClock(view: client) { [weak client] in
        client?.tick()
        return client != nil
      }
    }

    // MARK: Deadlines

    /// Requests frames while something moves or a deadline is near, and otherwise an alarm.
    ///
    /// - Parameters:
    ///   - deadline: The time of the engine's next event; nil for none.
    ///   - now: The engine's current time.
    ///   - isMoving: Whether something moves.
    ///   - isInWindow: Whether there are frames.
    func keep(_ deadline: Double?, at now: Double, isMoving: Bool, isInWindow: Bool) {
      let isSoon = deadline.map { $0 - now <= Self.lead } ?? false
      wantsFrames = isMoving || isSoon
      if wantsFrames { run() }
      guard isInWindow else { return setAlarm(at: deadline) }
      setAlarm(at: isSoon ? nil : deadline.map { $0 - Self.lead })
    }

    /// How long before a deadline frames begin, in seconds.
    ///
    /// Deadlines that are closer than this are met by frames, which are more precise than an alarm.
    /// Messages are shown for a shorter time.
    private static let lead = 5.0

    private func setAlarm(at time: Double?) {
      guard time != alarmTime else { return }
      alarmTime = time
      alarm = time.map { time in
        Alarm(after: time - CACurrentMediaTime(), by: alarmClock) { [weak self] in self?.ring() }
      }
    }

    /// If the alarm fires too early, the client's next event sets it again.
    private func ring() {
      (alarm, alarmTime) = (nil, nil)
      client?.tick()
    }

    // MARK: Turns

    /// Requests a call at the beginning of the next turn, with the next frame or from the main queue.
    func awaitTurn() {
      guard !isTurnAwaited else { return }
      isTurnAwaited = true
      run()
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.beginTurn() }
      }
    }

    /// Calls the client if it requested the turn.
    func beginTurn() {
      guard isTurnAwaited else { return }
      isTurnAwaited = false
      client?.turnBegan()
    }
  }
#endif
