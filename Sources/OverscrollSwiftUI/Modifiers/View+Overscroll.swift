#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Runs an action at an edge of the list in this view.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///   LazyHStack { ForEach(feed.items) { ItemRow($0) } }
    /// }
    /// .overscroll(edge: .trailing, trigger: .onRelease(past: 60)) {
    ///   .loaded(hasMore: try await feed.loadNext())
    /// }
    /// ```
    ///
    /// For the common cases see `onPullToRefresh(trigger:indicator:isRefreshing:_:)` and
    /// ``onLoadMore(within:hasMore:id:indicator:isRefreshing:_:)``. A run continues when SwiftUI
    /// evaluates the view's body again, and on a hidden tab; it is cancelled when the view is
    /// removed. The next run uses the latest closure.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action does to the list. By default it refreshes at the top and leading edge, and
    ///     loads more at the others.
    ///   - trigger: When the action runs; by default, the default trigger of the purpose.
    ///   - hasMore: Whether there is more to load, from your state: false ends loading, also the page in
    ///     progress, and true allows it again. Nil leaves it to the results.
    ///   - id: The identity of the content, such as a filter. When it changes, a page in progress is
    ///     cancelled, and the list loads again even if there was no more.
    ///   - indicator: The indicator; by default that of ``overscrollIndicator(_:)``.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - action: Does the work and returns how it ended.
    /// - Returns: A view whose list runs the action.
    public func overscroll(
      edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, hasMore: Bool? = nil, id: AnyHashable? = nil,
      indicator: OverscrollIndicator? = nil, isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> RefreshResult
    ) -> some View {
      var setup = EdgeSetup(edge, purpose, trigger, indicator, .task(action))
      (setup.hasMore, setup.id) = (hasMore, id)
      return overscrolled(setup, isRefreshing)
    }

    /// Fetches in the background and applies on the main actor, only if the run is still current.
    ///
    /// A page of an old list is never added to a refreshed one. `apply` waits until no finger holds
    /// the list and the list does not bounce, at most 0.3 s.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action does to the list. By default it refreshes at the top and leading edge, and
    ///     loads more at the others.
    ///   - trigger: When the action runs; by default, the default trigger of the purpose.
    ///   - hasMore: Whether there is more to load, from your state: false ends loading, also the page in
    ///     progress, and true allows it again. Nil leaves it to the results.
    ///   - id: The identity of the content, such as a filter. When it changes, a page in progress is
    ///     cancelled, and the list loads again even if there was no more.
    ///   - indicator: The indicator; by default that of ``overscrollIndicator(_:)``.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - fetch: Fetches the content, on any thread; cancelled with the run.
    ///   - apply: Shows the content and returns how the run ended.
    /// - Returns: A view whose list runs the action.
    public func overscroll<Value: Sendable>(
      edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, hasMore: Bool? = nil, id: AnyHashable? = nil,
      indicator: OverscrollIndicator? = nil, isRefreshing: Binding<Bool>? = nil,
      fetch: @escaping @concurrent @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult
    ) -> some View {
      var setup = EdgeSetup(edge, purpose, trigger, indicator, .fetching(fetch, apply: apply))
      (setup.hasMore, setup.id) = (hasMore, id)
      return overscrolled(setup, isRefreshing)
    }

    /// Describes an edge; nil leaves it to other modifiers.
    func overscrolled(_ setup: EdgeSetup?, _ isRefreshing: Binding<Bool>?) -> some View {
      OverscrolledView(self, .edge(setup, isRefreshing: isRefreshing))
    }
  }
#endif
