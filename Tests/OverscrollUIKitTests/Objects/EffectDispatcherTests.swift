import OverscrollCore
import Testing

@testable import OverscrollUIKit

/// The dispatcher in isolation, with an engine and a receiver that records its calls.
@MainActor
@Suite struct EffectDispatcherTests {
  private final class Receiver: EffectReceiver {
    let dispatcher = EffectDispatcher()
    var engine = OverscrollEngine(top: .refresh, bottom: .loadMore)
    /// Called when a run starts.
    var onStart: ((RunID) -> Void)?
    private(set) var calls: [String] = []

    init() { engine.times = .none }

    func send(_ event: OverscrollEvent) {
      dispatcher.dispatch(engine.handle(event, at: engine.now), to: self)
    }

    func releaseRuns(_ effects: OverscrollEffects) -> EffectDispatcher.Ends {
      for edge in OverscrollEdge.allCases where effects.edges[edge].finished != nil {
        calls.append("release \(edge)")
      }
      return EffectDispatcher.Ends(repeating: nil)
    }

    func observedStates(_ effects: OverscrollEffects) -> EffectDispatcher.States {
      var states = EffectDispatcher.States(repeating: nil)
      for edge in OverscrollEdge.allCases where effects.edges[edge].phaseChanged {
        states[edge] = OverscrollControl.State(phase: engine.phase(of: edge))
      }
      return states
    }

    func draw(_ edge: OverscrollEdge) { calls.append("draw \(edge)") }

    func drawPull(_ edge: OverscrollEdge) { calls.append("pull \(edge)") }

    func answerArming(at edge: OverscrollEdge) { calls.append("answer \(edge)") }

    func play(_ feedback: OverscrollFeedback, at edge: OverscrollEdge) { calls.append("play") }

    func announce(_ announcement: OverscrollAnnouncement, at edge: OverscrollEdge) {
      calls.append("announce")
    }

    func offerAction(at edge: OverscrollEdge) { calls.append("offer \(edge)") }

    func phaseChanged(at edge: OverscrollEdge) { calls.append("phase \(edge)") }

    func report(_ state: OverscrollControl.State, at edge: OverscrollEdge) {
      calls.append("report \(state.phase)")
    }

    func start(_ run: RunID, at edge: OverscrollEdge) {
      calls.append("start \(edge)")
      onStart?(run)
    }
  }

  @Test("The drawing precedes the report, and the action starts last")
  func order() {
    let receiver = Receiver()
    receiver.send(.begin(.top))
    let calls = receiver.calls.filter { $0 != "play" && $0 != "announce" }
    #expect(
      calls == ["draw top", "offer top", "phase top", "report refreshing", "start top"])
    #expect(!receiver.dispatcher.isDispatching)
  }

  @Test("The effects of an action are dispatched after those that started it")
  func nesting() {
    let receiver = Receiver()
    receiver.onStart = { [weak receiver] run in
      receiver?.send(.end(run, RefreshResult.updated.summary))
      #expect(receiver?.calls.last == "release top", "released at once, reported later")
    }
    receiver.send(.begin(.top))
    let reports = receiver.calls.filter { $0.hasPrefix("report") }
    #expect(reports.first == "report refreshing")
    #expect(receiver.calls.firstIndex(of: "start top") ?? 99 < receiver.calls.count - 1)
    #expect(!receiver.dispatcher.isDispatching)
  }

  @Test("A pull is drawn before it is reported")
  func pull() {
    let receiver = Receiver()
    receiver.dispatcher.dispatchPull(
      at: .top, OverscrollControl.State(phase: .pulling), to: receiver)
    #expect(receiver.calls == ["pull top", "report pulling"])
    #expect(!receiver.dispatcher.isDispatching)
  }
}
