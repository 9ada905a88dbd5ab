#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// What a control does when it runs; every form of an action becomes one.
  @MainActor
  package struct OverscrollAction {
    /// What the host gives an action that starts.
    package struct Context {
      let run: OverscrollRun
      /// How often the action may try again.
      let retries: OverscrollRetries
      /// Counts the time before the next attempt.
      let clock: Alarm.Clock
      /// Returns once no finger holds the list and nothing bounces, so that new rows do not move it then.
      let waitUntilIdle: @MainActor @Sendable () async -> Void
      /// Applies a result while the scroll position is preserved, where the edge's options ask for it.
      let applyResult: @MainActor (_ body: () -> RefreshResult) -> RefreshResult
    }

    /// Starts the work.
    ///
    /// The host cancels the task that it returns with the run.
    let start: @MainActor (Context) -> Task<Void, Never>?
    /// How often it is tried again after an error.
    var retries = OverscrollRetries.none

    /// The same action with another rule for errors.
    func retried(_ retries: OverscrollRetries) -> OverscrollAction {
      var action = self
      action.retries = retries
      return action
    }
  }

  extension OverscrollAction {
    /// The app ends the run itself, on any thread.
    package static func manual(_ body: @escaping @MainActor (OverscrollRun) -> Void)
      -> OverscrollAction
    {
      OverscrollAction { context in
        body(context.run)
        return nil
      }
    }

    /// The app ends the run through the control.
    static func untilEnd(_ body: @escaping @MainActor () -> Void) -> OverscrollAction {
      OverscrollAction { context in
        context.run.keepUntilEnd()
        body()
        return nil
      }
    }

    /// The work is one asynchronous function.
    package static func task(
      _ body: @escaping @MainActor () async throws -> RefreshResult
    ) -> OverscrollAction {
      OverscrollAction { context in
        Task { await context.run.end { try await context.attempt(body) } }
      }
    }

    /// The work is one asynchronous function of a weak owner.
    ///
    /// Once the owner is gone, the run is cancelled.
    static func task<Owner: AnyObject>(
      owner: Owner, _ body: @escaping @MainActor (Owner) async throws -> RefreshResult
    ) -> OverscrollAction {
      task { [weak owner] in
        guard let owner else { return .cancelled }
        return try await body(owner)
      }
    }

    /// Fetches on any thread, and applies on the main actor if the run is still current.
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

    /// The same with a weak owner, which the fetch does not hold either.
    package static func fetching<Owner: AnyObject, Value: Sendable>(
      owner: Owner, fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollAction {
      fetching(fetch) { [weak owner] value in owner.map { apply($0, value) } ?? .cancelled }
    }
  }

  extension OverscrollAction.Context {
    /// Runs a body, and again after an error, as often as the control's retries allow.
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

    /// The time before the next attempt, in seconds; nil if there is none.
    private func delay(after error: any Error, _ failures: Int) -> Double? {
      guard run.isCurrent, !Task.isCancelled, !error.isCancellation else { return nil }
      return retries.delay(after: error, failures: failures)
    }
  }

  extension OverscrollRun {
    /// Ends the run with what a body returns or throws.
    ///
    /// A run that has ended already does not start the body.
    ///
    /// An error's message becomes the failure's message; a cancellation is not a failure.
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
    /// The result of a run that an error ends.
    init(thrown error: any Error) {
      if error.isCancellation {
        self = .cancelled
      } else {
        self.init(.failed, message: Self.words(of: error))
      }
    }

    /// The error's own message.
    ///
    /// Nil if it has none, because the system's default names a type and a code.
    private static func words(of error: any Error) -> String? {
      if let error = error as? any LocalizedError { return error.errorDescription }
      let hasWords = error is any CustomNSError || type(of: error) is NSError.Type
      return hasWords ? error.localizedDescription : nil
    }
  }

  extension Error {
    /// Whether the error reports a cancellation rather than a failure.
    fileprivate var isCancellation: Bool {
      self is CancellationError || (self as? URLError)?.code == .cancelled
    }
  }
#endif
