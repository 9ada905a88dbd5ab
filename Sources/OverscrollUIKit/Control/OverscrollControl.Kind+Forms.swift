#if canImport(UIKit)
  public import OverscrollCore

  // A closure that ends without a word fits the forms that want a result as well, until somebody looks for
  // its return: these are disfavored, so that it is taken for one whose return says that it is done.
  extension OverscrollControl.Kind {
    /// Fetches anywhere, and applies on the main actor, only if the run is still the current one.
    ///
    /// The owner is held weakly, also during the fetch. `apply` waits until no finger holds the list and
    /// nothing bounces, at most as long as ``/OverscrollCore/OverscrollTimes/applyDelay`` says. An error of
    /// `fetch` fails with its own words; a cancellation is none.
    ///
    /// - Parameters:
    ///   - owner: What `apply` needs; where it has gone, the run is given up.
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - fetch: Gets the result, on any thread; cancelled when the run is.
    ///   - apply: Shows the result, and says how it ended.
    /// - Returns: The control.
    @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, Value: Sendable>(
      for owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollControl {
      control(trigger, indicator, .fetching(for: owner, fetch: fetch, apply: apply))
    }

    /// Fetches anywhere, and applies as the form with a result does; what is applied is something new.
    ///
    /// Unless what `apply` returns is a ``RefreshResult``.
    ///
    /// - Parameters:
    ///   - owner: What `apply` needs; where it has gone, the run is given up.
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - fetch: Gets the result, on any thread; cancelled when the run is.
    ///   - apply: Shows the result.
    /// - Returns: The control.
    public func callAsFunction<Owner: AnyObject, Value: Sendable, Answer>(
      for owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> Answer
    ) -> OverscrollControl {
      control(
        trigger, indicator,
        .fetching(for: owner, fetch: fetch) { RefreshResult(returned: apply($0, $1)) })
    }

    /// Does everything in one function of a weak owner, and says how it ended.
    ///
    /// The owner lives at least as long as the function runs, and what the function puts into the list is
    /// there even when another run has overtaken it: use `fetch` and `apply` where that matters.
    ///
    /// - Parameters:
    ///   - owner: What the action needs; where it has gone, the run is given up.
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - action: Does the work, and says how it ended.
    /// - Returns: The control.
    @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
      for owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor (Owner) async throws -> RefreshResult
    ) -> OverscrollControl {
      control(trigger, indicator, .task(for: owner, action))
    }

    /// Does everything in one function of a weak owner; where it returns, there is something new.
    ///
    /// Unless what it returns is a ``RefreshResult``.
    ///
    /// - Parameters:
    ///   - owner: What the action needs; where it has gone, the run is given up.
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - action: Does the work.
    /// - Returns: The control.
    public func callAsFunction<Owner: AnyObject, Value>(
      for owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor (Owner) async throws -> Value
    ) -> OverscrollControl {
      control(
        trigger, indicator,
        .task(for: owner) { owner in RefreshResult(returned: try await action(owner)) })
    }

    /// Does everything in one closure, which holds what it captures, and says how it ended.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - action: Does the work, and says how it ended.
    /// - Returns: The control.
    @_disfavoredOverload
    public func callAsFunction(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () async throws -> RefreshResult
    ) -> OverscrollControl {
      control(trigger, indicator, .task(action))
    }

    /// Does everything in one closure, which holds what it captures; where it returns, there is something new.
    ///
    /// Unless what it returns is a ``RefreshResult``.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - action: Does the work.
    /// - Returns: The control.
    public func callAsFunction<Value>(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () async throws -> Value
    ) -> OverscrollControl {
      control(trigger, indicator, .returning(action))
    }

    /// Hands the run to the app, which ends it on any thread; dropped, it ends as cancelled.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - action: Begins the work.
    /// - Returns: The control.
    public func callAsFunction(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      manual action: @escaping @MainActor (OverscrollRun) -> Void
    ) -> OverscrollControl {
      control(trigger, indicator, .manual(action))
    }

    /// Begins work that ends with ``OverscrollControl/end(_:)``, for code that keeps no run.
    ///
    /// Not called like the others: a closure that happens to await nothing would be taken for this form, and
    /// nobody would end its run.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; as usual for this kind when nil.
    ///   - indicator: What is seen.
    ///   - action: Begins the work.
    /// - Returns: The control.
    public func endedByControl(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () -> Void
    ) -> OverscrollControl {
      control(trigger, indicator, .unattended(action))
    }
  }
#endif
