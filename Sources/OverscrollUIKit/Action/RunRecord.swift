#if canImport(UIKit)
  import Foundation
  import OverscrollCore

  /// What a run has come to: shared by its handle, which an app may drop, and the host.
  final class RunRecord: Sendable {
    private struct State {
      var result: RefreshResult?
      var waiting: [CheckedContinuation<RefreshResult, Never>] = []
      var cancelHandlers: [@Sendable () -> Void] = []
    }

    private let state = Locked(State())
    /// Tells the host, on the main actor.
    private let ended: @MainActor @Sendable (RefreshResult) -> Void

    init(ended: @escaping @MainActor @Sendable (RefreshResult) -> Void) { self.ended = ended }

    var result: RefreshResult? { state.with(\.result) }

    /// Ends the run from the app's side; says whether this was the first end.
    @discardableResult
    func end(_ result: RefreshResult) -> Bool {
      guard settle(result) != nil else { return false }
      onMain { [ended] in ended(result) }
      return true
    }

    /// Ends the run from the host's side, which knows already.
    func giveUp(as result: RefreshResult) {
      settle(result)?.cancelHandlers.forEach { $0() }
    }

    func onCancel(_ handler: @escaping @Sendable () -> Void) {
      let result = state.with { state in
        if state.result == nil { state.cancelHandlers.append(handler) }
        return state.result
      }
      if result?.kind == .cancelled { handler() }
    }

    func outcome() async -> RefreshResult {
      await withCheckedContinuation { continuation in
        let result = state.with { state in
          if state.result == nil { state.waiting.append(continuation) }
          return state.result
        }
        if let result { continuation.resume(returning: result) }
      }
    }

    /// Writes the first result down, and returns who has waited for it; nil where it is not the first.
    @discardableResult
    private func settle(_ result: RefreshResult) -> State? {
      let before: State? = state.with { state in
        guard state.result == nil else { return nil }
        defer { state = State(result: result) }
        return state
      }
      before?.waiting.forEach { $0.resume(returning: result) }
      return before
    }
  }
#endif
