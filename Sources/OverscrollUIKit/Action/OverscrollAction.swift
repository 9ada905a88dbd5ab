#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// The work of a control; every form of an action is converted to this one.
  @MainActor
  package struct OverscrollAction {
    /// The values that the host passes to an action when it starts.
    package struct Context {
      let run: OverscrollRun
      /// How often the action may be retried.
      let retries: OverscrollRetries
      /// Measures the delay before the next attempt.
      let clock: Alarm.Clock
      /// Returns once no finger holds the list and nothing bounces, so that inserted rows cannot
      /// disturb a movement.
      let waitUntilIdle: @MainActor @Sendable () async -> Void
      /// Applies a result, and preserves the scroll position if the edge's options require it.
      let applyResult: @MainActor (_ body: () -> RefreshResult) -> RefreshResult
    }

    /// Starts the work and returns its task.
    ///
    /// If the run is cancelled, the host cancels the task.
    let start: @MainActor (Context) -> Task<Void, Never>?
    /// How often the action is retried after an error.
    var retries = OverscrollRetries.none

    /// A copy of the action with other retries.
    func retried(_ retries: OverscrollRetries) -> OverscrollAction {
      var action = self
      action.retries = retries
      return action
    }
  }

  extension OverscrollAction {
    /// An action whose run the app ends itself, on any thread.
    package static func manual(_ body: @escaping @MainActor (OverscrollRun) -> Void)
      -> OverscrollAction
    {
      OverscrollAction { context in
        body(context.run)
        return nil
      }
    }

    /// An action whose run the app ends through the control.
    static func untilEnd(_ body: @escaping @MainActor () -> Void) -> OverscrollAction {
      OverscrollAction { context in
        context.run.keepUntilEnd()
        body()
        return nil
      }
    }

    /// An action that is one asynchronous function.
    package static func task(
      _ body: @escaping @MainActor () async throws -> RefreshResult
    ) -> OverscrollAction {
      OverscrollAction { context in
        Task { await context.run.end { try await context.attempt(body) } }
      }
    }

    /// An action that is one asynchronous function of a weak owner.
    ///
    /// If the owner has been released, the run is cancelled.
    static func task<Owner: AnyObject>(
      owner: Owner, _ body: @escaping @MainActor (Owner) async throws -> RefreshResult
    ) -> OverscrollAction {
      task { [weak owner] in
        guard let owner else { return .cancelled }
        return try await body(owner)
      }
    }

    /// An action that fetches on any thread, and applies on the main actor if the run is still
    /// current.
    package static func fetching<Value: Sendable>(
      _ fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult
    ) -> OverscrollAction {
      OverscrollAction { context in
        Task {
          await context.run.end {
            let value = try await context.attempt { try await fetch() }
            await context.waitUntilIdle()
            guard context.run.isCurrent, !Task.isCancelled else { return .cancelled }
            return context.applyResult { apply(value) }
          }
        }
      }
    }

    /// The same with a weak owner, which the fetch does not retain either.
    package static func fetching<Owner: AnyObject, Value: Sendable>(
      owner: Owner, fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollAction {
      fetching(fetch) { [weak owner] value in owner.map { apply($0, value) } ?? .cancelled }
    }
  }

  extension OverscrollAction.Context {
    /// Runs a body, and retries it after an error as often as the control allows.
    fileprivate func attempt<Value: Sendable>(
      _ body: @MainActor () async throws -> Value
    ) async throws -> Value {
      var failures = 0
      while true {
        do {
          return try await body()
        } catch {
          guard let delay = delay(after: error, failures) else { throw error }
          failures += 1
          await clock.wait(delay)
          guard run.isCurrent, !Task.isCancelled else { throw CancellationError() }
        }
      }
    }

    /// The delay before the next attempt, in seconds; nil if no attempt follows.
    private func delay(after error: any Error, _ failures: Int) -> Double? {
      guard run.isCurrent, !Task.isCancelled, !error.isCancellation else { return nil }
      return retries.delay(after: error, failures: failures)
    }
  }

  extension OverscrollRun {
    /// Ends the run with the result that a body returns, or with the error that it throws.
    ///
    /// If the run has ended already, the body does not start.
    ///
    /// The error's message becomes the failure's message; a cancellation is not a failure.
    @MainActor
    func end(with body: @MainActor () async throws -> RefreshResult) async {
      guard isCurrent else { return }
      do {
        end(try await body())
      } catch {
        end(RefreshResult(thrown: error))
      }
    }
  }

  extension RefreshResult {
    /// Creates the result of a run whose action threw an error.
    init(thrown error: any Error) {
      self = error.isCancellation ? .cancelled : .failed(error)
    }
  }

  extension Error {
    /// Whether the error reports a cancellation rather than a failure.
    fileprivate var isCancellation: Bool {
      self is CancellationError || (self as? URLError)?.code == .cancelled
    }
  }
#endif
