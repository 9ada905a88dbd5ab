#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// What a run has come to: shared by its handles, which an app may drop, and the host.
  final class RunRecord: Sendable {
    private struct State {
      var result: RefreshResult?
      var isGivenUp = false
      var waiting: [CheckedContinuation<RefreshResult, Never>] = []
      var cancelHandlers: [@Sendable () -> Void] = []
      /// The action's own handle, where the app keeps none; goes with the end.
      var kept: OverscrollRun?
    }

    /// Where it is said that the run was forgotten.
    let log: OverscrollLog
    private let state = Locked(State())
    /// Tells the host, on the main actor.
    private let ended: @MainActor @Sendable (RunRecord, RefreshResult) -> Void

    init(
      log: OverscrollLog, ended: @escaping @MainActor @Sendable (RunRecord, RefreshResult) -> Void
    ) {
      self.log = log
      self.ended = ended
    }

    var result: RefreshResult? { state.with(\.result) }

    /// Ends the run from the app's side; says whether this was the first end.
    @discardableResult
    func end(_ result: RefreshResult) -> Bool {
      guard settle(result) != nil else { return false }
      onMain { [self] in ended(self, result) }
      return true
    }

    /// Ends the run from the host's side, which knows already.
    func giveUp(as result: RefreshResult) {
      settle(result, isGivenUp: true)?.cancelHandlers.forEach { $0() }
    }

    func onCancel(_ handler: @escaping @Sendable () -> Void) {
      let isGivenUp = state.with { state in
        if state.result == nil { state.cancelHandlers.append(handler) }
        return state.isGivenUp
      }
      if isGivenUp { handler() }
    }

    /// Keeps the action's handle until the run has ended.
    func keep(_ run: OverscrollRun) {
      state.with { if $0.result == nil { $0.kept = run } }
    }

    func waitForResult() async -> RefreshResult {
      await withCheckedContinuation { continuation in
        let result = state.with { state in
          if state.result == nil { state.waiting.append(continuation) }
          return state.result
        }
        if let result { continuation.resume(returning: result) }
      }
    }

    /// Writes the first result down, and returns what was there before; nil where it is not the first.
    ///
    /// What was kept is let go of outside the lock: its end asks for the lock again.
    @discardableResult
    private func settle(_ result: RefreshResult, isGivenUp: Bool = false) -> State? {
      let before: State? = state.with { state in
        guard state.result == nil else { return nil }
        defer { state = State(result: result, isGivenUp: isGivenUp) }
        return state
      }
      before?.waiting.forEach { $0.resume(returning: result) }
      return before
    }
  }
#endif
