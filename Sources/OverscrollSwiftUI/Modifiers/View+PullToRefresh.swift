#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI

  // The action with a result is optional, so that Swift prefers the other form for a closure
  // without a return statement; see OverscrollControl.refresh.
  extension View {
    /// Refreshes the list in this view when the user pulls at its top; returning means updated.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    /// ```
    ///
    /// An action with more than one statement needs `return` for a result to count: after
    /// `return await feed.paginator.refresh()` the run fails with the paginator, and without `return`
    /// it has updated the list.
    ///
    /// A refresh continues when SwiftUI evaluates the view's body again, and on a hidden tab; it is
    /// cancelled when the view is removed. The next run uses the latest closure.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; by default on release past the indicator's trigger distance,
    ///     which is 54 points for most.
    ///   - indicator: The indicator; by default that of ``overscrollIndicator(_:)``.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - action: Does the work. The run fails with the message of an error that it throws; a
    ///     `CancellationError` cancels it.
    /// - Returns: A view whose list can be pulled.
    public func onPullToRefresh(
      trigger: OverscrollTrigger? = nil, indicator: OverscrollIndicator? = nil,
      isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> Void
    ) -> some View {
      overscroll(edge: .top, trigger: trigger, indicator: indicator, isRefreshing: isRefreshing) {
        try await action()
        return .updated
      }
    }

    /// Refreshes the list in this view when the user pulls at its top; the action returns a result.
    ///
    /// - Parameters:
    ///   - trigger: When the action runs; by default on release past the indicator's trigger distance,
    ///     which is 54 points for most.
    ///   - indicator: The indicator; by default that of ``overscrollIndicator(_:)``.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - action: Does the work and returns how it ended; nil leaves the edge to other modifiers.
    /// - Returns: A view whose list can be pulled.
    public func onPullToRefresh(
      trigger: OverscrollTrigger? = nil, indicator: OverscrollIndicator? = nil,
      isRefreshing: Binding<Bool>? = nil,
      _ action: (@MainActor () async throws -> RefreshResult)?
    ) -> some View {
      overscrolled(
        action.map { EdgeSetup(.top, nil, trigger, indicator, .task($0)) }, isRefreshing)
    }

    /// Loads more as the user approaches the end of the list in this view.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
    /// ```
    ///
    /// After `.noMore` or `.loaded(hasMore: false)` nothing is loaded until the list is refreshed,
    /// until `hasMore` changes from false to true, or until `id` changes.
    ///
    /// - Parameters:
    ///   - distance: The length of the remaining content at which the action runs.
    ///   - hasMore: Whether there is more to load, from your state: false ends loading, also the page in
    ///     progress, and true allows it again. Nil leaves it to the results.
    ///   - id: The identity of the content, such as a filter. When it changes, a page in progress is
    ///     cancelled, and the list loads again even if there was no more.
    ///   - indicator: The indicator; by default that of ``overscrollIndicator(_:)``.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - action: Loads a page and returns how it ended.
    /// - Returns: A view whose list loads more.
    public func onLoadMore(
      within distance: OverscrollDistance = .viewports(1), hasMore: Bool? = nil,
      id: AnyHashable? = nil, indicator: OverscrollIndicator? = nil,
      isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> RefreshResult
    ) -> some View {
      var setup = EdgeSetup(.bottom, .load, .within(distance), indicator, .task(action))
      setup.hasMore = hasMore
      setup.id = id
      return overscrolled(setup, isRefreshing)
    }
  }
#endif
