#if canImport(UIKit)
  import Foundation
  import OverscrollCore

  /// What a control does when it runs: the one shape that all forms of an action come down to.
  @MainActor
  package struct OverscrollAction {
    /// What an action may ask of the control that runs it.
    package struct Context {
      let run: OverscrollRun
      /// How often it may try again.
      let retries: OverscrollRetries
      /// What counts the time until then.
      let clock: Alarm.Clock
      /// Returns as soon as the list stands still, so that new rows do not move it under a finger.
      let calm: @MainActor @Sendable () async -> Void
      /// Lets what was fetched come in, and what is seen keep its place.
      let applyResult: @MainActor (_ body: () -> RefreshResult) -> RefreshResult
    }

    /// Begins the work; the task, where there is one, is cancelled when the run is given up.
    let start: @MainActor (Context) -> Task<Void, Never>?
    /// How often it is tried again where it throws.
    var retries = OverscrollRetries.none

    /// The same action with another rule for what it throws.
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

    /// The app ends whatever runs through the control: for code that is being moved here.
    static func unattended(_ body: @escaping @MainActor () -> Void) -> OverscrollAction {
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

    /// The same for a function whose return says that it is done, or how.
    package static func returning<Value>(
      _ body: @escaping @MainActor () async throws -> Value
    ) -> OverscrollAction {
      task { RefreshResult(returned: try await body()) }
    }

    /// The same as ``task(_:)`` with a weak owner: where it has gone there is nothing to be done.
    static func task<Owner: AnyObject>(
      for owner: Owner, _ body: @escaping @MainActor (Owner) async throws -> RefreshResult
    ) -> OverscrollAction {
      task { [weak owner] in
        guard let owner else { return .cancelled }
        return try await body(owner)
      }
    }

    /// Fetches anywhere, and applies on the main actor, only while the run still counts.
    package static func fetching<Value: Sendable>(
      _ fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult
    ) -> OverscrollAction {
      OverscrollAction { context in
        Task {
          await context.run.end {
            let value = try await context.attempt { try await fetch() }
            await context.calm()
            guard context.run.isCurrent, !Task.isCancelled else { return .cancelled }
            return context.applyResult { apply(value) }
          }
        }
      }
    }

    /// The same with a weak owner, which is not held while the fetch is under way either.
    static func fetching<Owner: AnyObject, Value: Sendable>(
      for owner: Owner, fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollAction {
      fetching(fetch) { [weak owner] value in owner.map { apply($0, value) } ?? .cancelled }
    }
  }

  extension OverscrollAction.Context {
    /// Does something, and does it again where it throws, as often as the control lets it.
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

    /// How long to wait before the next attempt, in seconds; nil where there is none.
    private func delay(after error: any Error, _ failures: Int) -> Double? {
      guard run.isCurrent, !Task.isCancelled, !error.isCancellation else { return nil }
      return retries.delay(after: error, failures: failures)
    }
  }

  extension OverscrollRun {
    /// Ends the run with what a body returns or throws; a run that is over by now does not begin.
    ///
    /// What is thrown says why it failed; a cancellation is no failure.
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
    /// What a function means with what it returns.
    init(returned value: some Any) { self = value as? RefreshResult ?? .updated }

    /// What an error means for the run that it ends.
    fileprivate init(thrown error: any Error) {
      if error.isCancellation {
        self = .cancelled
      } else {
        self.init(.failed, message: Self.words(of: error))
      }
    }

    /// The error's own words; nil where it has none, for those of the system name a type and a number.
    private static func words(of error: any Error) -> String? {
      if let error = error as? any LocalizedError { return error.errorDescription }
      let hasWords = error is any CustomNSError || type(of: error) is NSError.Type
      return hasWords ? error.localizedDescription : nil
    }
  }

  extension Error {
    /// Whether somebody has given it up, and nothing is wrong.
    fileprivate var isCancellation: Bool {
      self is CancellationError || (self as? URLError)?.code == .cancelled
    }
  }
#endif
