#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

  // No overload takes a closure without a result: Swift would choose it for `{ try await
  // feed.loadNext() }`, which returns Bool, and the list would never learn that there is no more to
  // load.
  extension OverscrollControl {
    /// Adds a page to the list as the user approaches its edge.
    ///
    /// ```swift
    /// tableView.overscroll.bottom = .loadMore { .loaded(hasMore: try await feed.loadNext()) }
    /// ```
    ///
    /// At the top of a chat it loads older messages, and the messages on screen keep their position where
    /// `apply` inserts the rows; see also ``OverscrollEdges/preservingScrollPosition(at:of:_:)``.
    ///
    /// The closure runs on the main actor and retains what it captures, so capture a screen weakly.
    /// Its changes take effect even if another run has replaced this one; use
    /// ``loadMore(owner:trigger:indicator:prepare:fetch:apply:)`` if that matters.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs. By default when one viewport or less is left.
    ///   - indicator: The indicator at the edge.
    ///   - action: Does the work and returns how it ended. The run fails with the message of an error that
    ///     it throws; a `CancellationError` cancels it.
    /// - Returns: A control to assign to an edge.
    public static func loadMore(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () async throws -> RefreshResult
    ) -> OverscrollControl {
      OverscrollControl(.load, trigger, indicator, .task(action))
    }

    /// Reports at compile time that a load-more action must return a result.
    @available(*, unavailable, message: "Return a result: .loaded(hasMore:), .updated or .noMore")
    public static func loadMore(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () async throws -> Void
    ) -> OverscrollControl {
      OverscrollControl(.load, trigger, indicator, .task { .cancelled })
    }

    /// Reads the owner, fetches a page off the main actor, and applies it, only if the run is still current.
    ///
    /// ```swift
    /// tableView.overscroll.bottom = .loadMore(
    ///   owner: self,
    ///   prepare: { screen in screen.page + 1 },
    ///   fetch: { [feed] number in try await feed.page(number) },
    ///   apply: { screen, page in
    ///     screen.append(page.items)
    ///     return .loaded(hasMore: page.hasMore)
    ///   })
    /// ```
    ///
    /// Nothing retains the owner, and no page of an old list reaches a refreshed one. Read the owner
    /// in `prepare` only: a `fetch` that captures it keeps it alive for as long as the list. `apply`
    /// waits until no finger holds the list and nothing bounces, at most 0.3 seconds.
    ///
    /// - Parameters:
    ///   - owner: The object that `prepare` and `apply` receive, held weakly. After its release, runs are cancelled.
    ///   - trigger: When the action runs; when one viewport or less is left by default.
    ///   - indicator: The indicator at the edge.
    ///   - prepare: Reads what the fetch needs, on the main actor, before each attempt.
    ///   - fetch: Fetches the page, off the main actor; cancelled with the run.
    ///   - apply: Shows the page and returns how the run ended.
    /// - Returns: A control to assign to an edge.
    public static func loadMore<Owner: AnyObject, Input: Sendable, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      prepare: @escaping @MainActor (Owner) throws -> Input,
      fetch: @escaping @concurrent @Sendable (Input) async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollControl {
      OverscrollControl(
        .load, trigger, indicator,
        .fetching(owner: owner, prepare: prepare, fetch: fetch, apply: apply))
    }

    /// Fetches a page off the main actor and applies it on it, only if the run is still current.
    ///
    /// ```swift
    /// tableView.overscroll.bottom = .loadMore(
    ///   owner: self,
    ///   fetch: { [feed] in try await feed.next() },
    ///   apply: { screen, page in
    ///     screen.append(page.items)
    ///     return .loaded(hasMore: page.hasMore)
    ///   })
    /// ```
    ///
    /// Nothing retains the owner, and no page of an old list reaches a refreshed one. `apply` waits
    /// until no finger holds the list and nothing bounces, at most 0.3 seconds.
    ///
    /// - Parameters:
    ///   - owner: The object that `apply` receives, held weakly. After its release, runs are cancelled.
    ///   - trigger: When the action runs; when one viewport or less is left by default.
    ///   - indicator: The indicator at the edge.
    ///   - fetch: Fetches the page, off the main actor; cancelled with the run.
    ///   - apply: Shows the page and returns how the run ended.
    /// - Returns: A control to assign to an edge.
    public static func loadMore<Owner: AnyObject, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @concurrent @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollControl {
      OverscrollControl(
        .load, trigger, indicator,
        .fetching(
          owner: owner, prepare: { _ in true }, fetch: { _ in try await fetch() }, apply: apply))
    }

    /// Adds a page with an action that ends its run itself, on any thread.
    ///
    /// Either keep the run with the work and end it, or ignore it and call ``end(_:)`` of the control
    /// when the work is done. A run that is kept, and then released without being ended, is cancelled.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; when one viewport or less is left by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Starts the work.
    /// - Returns: A control to assign to an edge.
    public static func loadMore(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      manual action: @escaping @MainActor (OverscrollRun) -> Void
    ) -> OverscrollControl {
      OverscrollControl(.load, trigger, indicator, .manual(action))
    }
  }
#endif
