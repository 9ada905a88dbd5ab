#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// The state of a run, shared by its handles, which the app may release, and the host.
  final class RunRecord: Sendable {
    private struct State {
      var result: RefreshResult?
      var isGivenUp = false
      var waiting: [CheckedContinuation<RefreshResult, Never>] = []
      var cancelHandlers: [@Sendable () -> Void] = []
      /// The action's handle if the app does not keep it; released when the run ends.
      var kept: OverscrollRun?
    }

    /// The log for a warning if the run is released without being ended.
    let log: OverscrollLog
    private let state = Locked(State())
    /// Notifies the host, on the main actor.
    private let ended: @MainActor @Sendable (RunRecord, RefreshResult) -> Void

    init(
      log: OverscrollLog, ended: @escaping @MainActor @Sendable (RunRecord, RefreshResult) -> Void
    ) {
      self.log = log
      self.ended = ended
    }

    var result: RefreshResult? { state.with(\.result) }

    /// Ends the run on behalf of the app; returns whether this was the first end.
    @discardableResult
    func end(_ result: RefreshResult) -> Bool {
      guard settle(result) != nil else { return false }
      onMain { [self] in ended(self, result) }
      return true
    }

    /// Ends the run on behalf of the host, which is not notified.
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

    /// Stores the first result, and returns the previous state; nil if the run has ended already.
    ///
    /// The kept handle is released outside the lock, because its deinitializer acquires the lock
    /// again.
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
