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
    /// The closure retains what it captures. Its changes take effect even if another run has
    /// replaced this one; use ``loadMore(owner:trigger:indicator:fetch:apply:)`` if that
    /// matters.
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

    /// Adds a page to the list as the user approaches its edge, through a weak owner.
    ///
    /// The owner lives at least as long as the action runs.
    ///
    /// - Parameters:
    ///   - owner: The object that the action needs, held weakly between runs. After its release, runs are cancelled.
    ///   - trigger: When the action runs; when one viewport or less is left by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Does the work and returns how it ended.
    /// - Returns: A control to assign to an edge.
    public static func loadMore<Owner: AnyObject>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor (Owner) async throws -> RefreshResult
    ) -> OverscrollControl {
      OverscrollControl(.load, trigger, indicator, .task(owner: owner, action))
    }

    /// Fetches a page in the background and applies it on the main actor, only if the run is still current.
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
    /// The fetch does not retain the owner, and no page of an old list reaches a refreshed one.
    /// `apply` waits until no finger holds the list and nothing bounces, at most 0.3 seconds.
    ///
    /// - Parameters:
    ///   - owner: The object that `apply` needs, held weakly. After its release, the run is cancelled.
    ///   - trigger: When the action runs; when one viewport or less is left by default.
    ///   - indicator: The indicator at the edge.
    ///   - fetch: Fetches the page, on any thread; cancelled with the run.
    ///   - apply: Shows the page and returns how the run ended.
    /// - Returns: A control to assign to an edge.
    public static func loadMore<Owner: AnyObject, Value: Sendable>(
      owner: Owner, trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Owner, Value) -> RefreshResult
    ) -> OverscrollControl {
      OverscrollControl(
        .load, trigger, indicator, .fetching(owner: owner, fetch: fetch, apply: apply))
    }

    /// Adds a page with an action that ends its run itself, on any thread.
    ///
    /// A run that the action drops without ending it is cancelled.
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

    /// Adds a page with work that runs until you call ``end(_:)``.
    ///
    /// For code that keeps no run, such as code that used a library with `endRefreshing()`.
    /// Without that call the control loads until its timeout.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; when one viewport or less is left by default.
    ///   - indicator: The indicator at the edge.
    ///   - action: Starts the work.
    /// - Returns: A control to assign to an edge.
    public static func loadMoreUntilEnd(
      trigger: OverscrollTrigger? = nil,
      indicator: OverscrollIndicator = OverscrollDefaults.indicator,
      _ action: @escaping @MainActor () -> Void
    ) -> OverscrollControl {
      OverscrollControl(.load, trigger, indicator, .untilEnd(action))
    }
  }
#endif
