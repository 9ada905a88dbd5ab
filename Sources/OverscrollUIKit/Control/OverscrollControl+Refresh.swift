#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

  // For a closure without a return statement, Swift accepts either result type and reports an
  // ambiguity. The overload with a result therefore takes an optional, which Swift ranks lower: a
  // closure without a return statement has no result, and `refresh { reload() }` has the result of
  // `reload` if that has one.
  extension OverscrollControl {
    /// Replaces the list's content when the user pulls; a return counts as updated.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh { try await feed.reload() }
    /// ```
    ///
    /// The closure retains what it captures. Its changes take effect even if another run has
    /// replaced this one; use the form with `fetch` and `apply` if that matters.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs. By default on release past the indicator's length, which
    ///     is 54 points for most indicators.
    ///   - indicator: The indicator at the edge.
    ///   - action: Does the work. The run fails with the message of an error that it throws; a
    ///     `CancellationError` cancels it.
    /// - Returns: A control to assign to an edge.
    public static func refresh(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () async throws -> Void
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .task {
          try await action()
          return .updated
        })
    }

    /// Replaces the list's content when the user pulls, with a result that the action returns.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Does the work and returns how it ended; nil counts as unchanged.
    /// - Returns: A control to assign to an edge.
    public static func refresh(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: (@MainActor () async throws -> RefreshResult)?
    ) -> OverscrollControl {
      OverscrollControl(.refresh, trigger, indicator, .task { try await action?() ?? .unchanged })
    }

    /// Replaces the list's content when the user pulls, through a weak owner; a return counts as
    /// updated.
    ///
    /// The owner lives at least as long as the action runs.
    ///
    /// - Parameters:
    ///   - owner: The object that the action needs, held weakly between runs. After its release, runs are cancelled.
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Does the work.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor (Owner) async throws -> Void
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .task(owner: owner) {
          try await action($0)
          return .updated
        })
    }

    /// Replaces the list's content when the user pulls, through a weak owner, with a result.
    ///
    /// - Parameters:
    ///   - owner: The object that the action needs, held weakly between runs. After its release, runs are cancelled.
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Does the work and returns how it ended; nil counts as unchanged.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: (@MainActor (Owner) async throws -> RefreshResult)?
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator, .task(owner: owner) { try await action?($0) ?? .unchanged })
    }

    /// Fetches in the background and applies on the main actor, only if the run is still current.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh(
    ///   owner: self,
    ///   fetch: { [feed] in try await feed.reload() },
    ///   apply: { screen, items in screen.show(items) })
    /// ```
    ///
    /// The fetch does not retain the owner, and no late result reaches the list. `apply` waits
    /// until no finger holds the list and nothing bounces, at most 0.3 seconds.
    ///
    /// - Parameters:
    ///   - owner: The object that `apply` needs, held weakly. After its release, the run is cancelled.
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - fetch: Fetches the content, on any thread; cancelled with the run.
    ///   - apply: Shows the content.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> Void
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .fetching(owner: owner, fetch: fetch) {
          apply($0, $1)
          return .updated
        })
    }

    /// Fetches in the background and applies on the main actor, with a result that `apply` returns.
    ///
    /// - Parameters:
    ///   - owner: The object that `apply` needs, held weakly. After its release, the run is cancelled.
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - fetch: Fetches the content, on any thread; cancelled with the run.
    ///   - apply: Shows the content and returns how the run ended; nil counts as unchanged.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @Sendable () async throws -> Value,
      apply: (@MainActor (Owner, Value) -> RefreshResult)?
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .fetching(owner: owner, fetch: fetch) { apply?($0, $1) ?? .unchanged })
    }

    /// Replaces the list's content with an action that ends its run itself, on any thread.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh(manual: { run in api.load { run.end(.updated) } })
    /// ```
    ///
    /// A run that the action drops without ending it is cancelled.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Starts the work.
    /// - Returns: A control to assign to an edge.
    public static func refresh(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      manual action: @escaping @MainActor (OverscrollRun) -> Void
    ) -> OverscrollControl {
      OverscrollControl(.refresh, trigger, indicator, .manual(action))
    }

    /// Replaces the list's content with work that runs until you call ``end(_:)``.
    ///
    /// For code that keeps no run, such as code that used a library with `endRefreshing()`.
    /// Without that call the control refreshes until its timeout.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; on release past the indicator's length by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Starts the work.
    /// - Returns: A control to assign to an edge.
    public static func refreshUntilEnd(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () -> Void
    ) -> OverscrollControl {
      OverscrollControl(.refresh, trigger, indicator, .untilEnd(action))
    }
  }
#endif
