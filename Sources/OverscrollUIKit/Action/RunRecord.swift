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
      var isStarting = false
    }

    /// The log for a warning if the run is released without being ended.
    let log: OverscrollLog
    /// Returns whether an error means that the work was cancelled.
    private let isCancellation: @Sendable (any Error) -> Bool
    private let state = Locked(State())
    /// Sends the engine `.end`, on the main actor, by way of `EdgeController` and `carryOut`.
    private let sendEnd: @MainActor @Sendable (RunRecord, RefreshResult) -> Void

    init(
      log: OverscrollLog, isCancellation: @escaping @Sendable (any Error) -> Bool,
      sendEnd: @escaping @MainActor @Sendable (RunRecord, RefreshResult) -> Void
    ) {
      self.log = log
      self.isCancellation = isCancellation
      self.sendEnd = sendEnd
    }

    var result: RefreshResult? { state.with(\.result) }

    /// Whether the action is being started.
    var isStarting: Bool { state.with(\.isStarting) }

    /// Starts the action.
    ///
    /// An action that has not kept its handle by then ends the run through the control.
    @MainActor
    func starting<Value>(_ body: () -> Value) -> Value {
      state.with { $0.isStarting = true }
      defer { state.with { $0.isStarting = false } }
      return body()
    }

    /// Ends the run on behalf of the app; returns whether this was the first end.
    ///
    /// A failure whose error is a cancellation counts as cancelled.
    @discardableResult
    func end(_ result: RefreshResult) -> Bool {
      let result = result.error.map(isCancellation) == true ? .cancelled : result.withErrorMessage
      guard settle(result) != nil else { return false }
      onMain { [self] in sendEnd(self, result) }
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
