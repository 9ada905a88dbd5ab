#if canImport(UIKit) && !os(watchOS)
  import Foundation
  package import OverscrollCore

  /// The work of a control; every form of an action is converted to this one.
  @MainActor
  package struct OverscrollAction {
    /// The values that the host passes to an action when it starts.
    package struct Context {
      let run: OverscrollRun
      /// Whether the user or the app asked for the run, and it did not begin by nearness.
      let isAsked: Bool
      /// How often the action may be retried.
      let retryPolicy: RetryPolicy
      /// Returns whether an error means that the work was cancelled.
      let isCancellation: @Sendable (any Error) -> Bool
      /// Measures the delay before the next attempt.
      let clock: Alarm.Clock
      /// Returns once no finger holds the list and nothing bounces, so that inserted rows cannot
      /// disturb a movement; after 0.3 seconds at the latest.
      let waitUntilIdle: @MainActor @Sendable () async -> Void
      /// Applies a result, and preserves the scroll position if the edge's options require it.
      let applyResult: @MainActor (_ body: () -> RefreshResult) -> RefreshResult
    }

    /// Starts the work and returns its task.
    ///
    /// If the run is cancelled, the host cancels the task.
    let start: @MainActor (Context) -> Task<Void, Never>?
    /// Whether the app ends the runs.
    private(set) var isManual = false
    /// Cancels work that the next run would join; nil if runs share no work.
    var interrupt: (@MainActor () -> Void)?
  }

  extension OverscrollAction {
    /// An action whose run the app ends itself, through the run or the control.
    package static func manual(_ body: @escaping @MainActor (OverscrollRun) -> Void)
      -> OverscrollAction
    {
      var action = OverscrollAction { context in
        body(context.run)
        return nil
      }
      action.isManual = true
      return action
    }

    /// An action that is one asynchronous function.
    package static func task(
      _ body: @escaping @MainActor () async throws -> RefreshResult
    ) -> OverscrollAction { task { _ in try await body() } }

    /// The same for a function that depends on how the run began.
    static func task(
      _ body: @escaping @MainActor (Context) async throws -> RefreshResult
    ) -> OverscrollAction {
      OverscrollAction { context in
        Task { await context.run.perform { try await context.attempt { try await body(context) } } }
      }
    }

    /// An action that prepares on the main actor, fetches off it, and applies on it again if the
    /// run is still current.
    ///
    /// Each attempt prepares anew; if there is nothing to fetch for, the run is cancelled.
    package static func fetching<Input: Sendable, Value: Sendable>(
      prepare: @escaping @MainActor () throws -> Input?,
      fetch: @escaping @concurrent @Sendable (Input) async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult
    ) -> OverscrollAction {
      OverscrollAction { context in
        Task {
          await context.run.perform {
            let value: Value? = try await context.attempt {
              guard let input = try prepare() else { return nil }
              return try await fetch(input)
            }
            guard let value else { return .cancelled }
            await context.waitUntilIdle()
            guard context.run.isCurrent, !Task.isCancelled else { return .cancelled }
            return context.applyResult { apply(value) }
          }
        }
      }
    }

    /// The same for a fetch that needs nothing from the main actor.
    package static func fetching<Value: Sendable>(
      _ fetch: @escaping @concurrent @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult
    ) -> OverscrollAction {
      fetching(prepare: { true }, fetch: { _ in try await fetch() }, apply: apply)
    }

    /// The same with a weak owner, which the fetch does not retain either.
    ///
    /// If the owner has been released, the run is cancelled.
    static func fetching<Owner: AnyObject, Input: Sendable, Value: Sendable>(
      owner: Owner, prepare: @escaping @MainActor (Owner) throws -> Input,
      fetch: @escaping @concurrent @Sendable (Input) async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollAction {
      fetching(
        prepare: { [weak owner] in try owner.map { try prepare($0) } },
        fetch: fetch,
        apply: { [weak owner] value in owner.map { apply($0, value) } ?? .cancelled })
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
      guard run.isCurrent, !Task.isCancelled, !isCancellation(error) else { return nil }
      return retryPolicy.delay(after: error, failures: failures)
    }
  }
#endif
