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
    /// A closure with more than one statement needs `return` for a result to count, such as
    /// `return await feed.refresh()` of a paginator; without it, a return counts as updated.
    ///
    /// The closure runs on the main actor and retains what it captures, so capture a screen weakly.
    /// Its changes take effect even if another run has replaced this one; use
    /// `refresh(owner:fetch:apply:)` if that matters.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs. By default on release past the indicator's trigger distance:
    ///     54 points for most drawn indicators, and the height of a view of the app.
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
    ///   - trigger: When the action runs; on release past the indicator's trigger distance by default.
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

    /// Replaces the list's content with an action that ends its run itself, on any thread.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh(manual: { run in api.load { run.end(.updated) } })
    /// ```
    ///
    /// For code that is not async. Either keep the run with the work and end it, or ignore it and call
    /// ``end(_:)`` of the control when the work is done, as code does that used a library with
    /// `endRefreshing()`. A run that is kept, and then released without being ended, is cancelled.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; on release past the indicator's trigger distance by default.
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
  }

  // The forms with an owner.
  extension OverscrollControl {
    /// Reads the owner, fetches off the main actor, and applies on it, only if the run is still current.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh(
    ///   owner: self,
    ///   prepare: { screen in screen.query },
    ///   fetch: { [feed] query in try await feed.search(query) },
    ///   apply: { screen, items in screen.show(items) })
    /// ```
    ///
    /// Nothing retains the owner, and no late result reaches the list. Read the owner in `prepare`
    /// only: a `fetch` that captures it keeps it alive for as long as the list. `apply` waits until no
    /// finger holds the list and nothing bounces, at most 0.3 seconds.
    ///
    /// - Parameters:
    ///   - owner: The object that `prepare` and `apply` receive, held weakly. After its release, runs are cancelled.
    ///   - trigger: When the action runs; on release past the indicator's trigger distance by default.
    ///   - indicator: The indicator at the edge.
    ///   - prepare: Reads what the fetch needs, on the main actor, before each attempt.
    ///   - fetch: Fetches the content, off the main actor; cancelled with the run.
    ///   - apply: Shows the content.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject, Input: Sendable, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      prepare: @escaping @MainActor (Owner) throws -> Input,
      fetch: @escaping @concurrent @Sendable (Input) async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> Void
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .fetching(owner: owner, prepare: prepare, fetch: fetch) {
          apply($0, $1)
          return .updated
        })
    }

    /// Reads the owner, fetches off the main actor, and applies on it, with a result that `apply`
    /// returns.
    ///
    /// - Parameters:
    ///   - owner: The object that `prepare` and `apply` receive, held weakly. After its release, runs are cancelled.
    ///   - trigger: When the action runs; on release past the indicator's trigger distance by default.
    ///   - indicator: The indicator at the edge.
    ///   - prepare: Reads what the fetch needs, on the main actor, before each attempt.
    ///   - fetch: Fetches the content, off the main actor; cancelled with the run.
    ///   - apply: Shows the content and returns how the run ended; nil counts as unchanged.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject, Input: Sendable, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      prepare: @escaping @MainActor (Owner) throws -> Input,
      fetch: @escaping @concurrent @Sendable (Input) async throws -> Value,
      apply: (@MainActor (Owner, Value) -> RefreshResult)?
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .fetching(owner: owner, prepare: prepare, fetch: fetch) {
          apply?($0, $1) ?? .unchanged
        })
    }

    /// Fetches off the main actor and applies on it, only if the run is still current.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh(
    ///   owner: self,
    ///   fetch: { [feed] in try await feed.reload() },
    ///   apply: { screen, items in screen.show(items) })
    /// ```
    ///
    /// Nothing retains the owner, and no late result reaches the list. `apply` waits until no finger
    /// holds the list and nothing bounces, at most 0.3 seconds.
    ///
    /// - Parameters:
    ///   - owner: The object that `apply` receives, held weakly. After its release, runs are cancelled.
    ///   - trigger: When the action runs; on release past the indicator's trigger distance by default.
    ///   - indicator: The indicator at the edge.
    ///   - fetch: Fetches the content, off the main actor; cancelled with the run.
    ///   - apply: Shows the content.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @concurrent @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> Void
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .fetching(owner: owner, prepare: { _ in true }, fetch: { _ in try await fetch() }) {
          apply($0, $1)
          return .updated
        })
    }

    /// Fetches off the main actor and applies on it, with a result that `apply` returns.
    ///
    /// - Parameters:
    ///   - owner: The object that `apply` receives, held weakly. After its release, runs are cancelled.
    ///   - trigger: When the action runs; on release past the indicator's trigger distance by default.
    ///   - indicator: The indicator at the edge.
    ///   - fetch: Fetches the content, off the main actor; cancelled with the run.
    ///   - apply: Shows the content and returns how the run ended; nil counts as unchanged.
    /// - Returns: A control to assign to an edge.
    public static func refresh<Owner: AnyObject, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @concurrent @Sendable () async throws -> Value,
      apply: (@MainActor (Owner, Value) -> RefreshResult)?
    ) -> OverscrollControl {
      OverscrollControl(
        .refresh, trigger, indicator,
        .fetching(owner: owner, prepare: { _ in true }, fetch: { _ in try await fetch() }) {
          apply?($0, $1) ?? .unchanged
        })
    }
  }
#endif
