#if canImport(SwiftUI) && canImport(UIKit)
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI

  // A closure that ends without a word fits the forms that want a result as well, until somebody looks for
  // its return: these are disfavored, so that it is taken for one whose return says that it is done.
  extension View {
    /// Runs an action past an edge of the list in this view; where it returns, there is something new.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .overscroll(.top) { try await feed.reload() }
    /// ```
    ///
    /// What returns a `RefreshResult` says how it ended. The action goes on while views are
    /// described anew, and on a tab that is not shown; it is cancelled when the view goes for good. The next
    /// run does what was said last.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action means for the list; when nil, before the content a refresh, after it more.
    ///   - trigger: When the action runs; as usual for the purpose when nil.
    ///   - indicator: What is seen; when nil, what ``overscrollIndicator(_:)`` says.
    ///   - isRefreshing: Whether the action runs. Written as it begins and ends; true begins it, false gives it up.
    ///   - action: Does the work.
    /// - Returns: A view whose list can be pulled.
    public func overscroll<Value>(
      _ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, indicator: OverscrollIndicator? = nil,
      isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> Value
    ) -> some View {
      overscrolled(
        EdgeSetup(edge, purpose, trigger, indicator, .returning(action)), isRefreshing)
    }

    /// Runs an action past an edge of the list in this view, which says how it ended.
    ///
    /// ```swift
    /// .overscroll(.bottom, trigger: .within(.viewports(1))) { .more(try await feed.loadNext()) }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action means for the list; when nil, before the content a refresh, after it more.
    ///   - trigger: When the action runs; as usual for the purpose when nil.
    ///   - indicator: What is seen; when nil, what ``overscrollIndicator(_:)`` says.
    ///   - isRefreshing: Whether the action runs. Written as it begins and ends; true begins it, false gives it up.
    ///   - action: Does the work, and says how it ended.
    /// - Returns: A view whose list can be pulled.
    @_disfavoredOverload
    public func overscroll(
      _ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, indicator: OverscrollIndicator? = nil,
      isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> RefreshResult
    ) -> some View {
      overscrolled(EdgeSetup(edge, purpose, trigger, indicator, .task(action)), isRefreshing)
    }

    /// Fetches anywhere, and applies on the main actor, only if the run is still the current one.
    ///
    /// No page that comes too late gets into the list: a refresh that has overtaken it has made the list new.
    /// `apply` waits until no finger holds the list and nothing bounces, at most 0.3 s.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action means for the list; when nil, before the content a refresh, after it more.
    ///   - trigger: When the action runs; as usual for the purpose when nil.
    ///   - indicator: What is seen; when nil, what ``overscrollIndicator(_:)`` says.
    ///   - isRefreshing: Whether the action runs. Written as it begins and ends; true begins it, false gives it up.
    ///   - fetch: Gets the result, on any thread; cancelled when the run is.
    ///   - apply: Shows the result, and says how it ended.
    /// - Returns: A view whose list can be pulled.
    public func overscroll<Value: Sendable>(
      _ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, indicator: OverscrollIndicator? = nil,
      isRefreshing: Binding<Bool>? = nil,
      fetch: @escaping @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult
    ) -> some View {
      overscrolled(
        EdgeSetup(edge, purpose, trigger, indicator, .fetching(fetch, apply: apply)), isRefreshing)
    }

    private func overscrolled(_ setup: EdgeSetup, _ isRefreshing: Binding<Bool>?) -> some View {
      OverscrolledView(self, .edge(setup, isRefreshing: isRefreshing))
    }
  }
#endif
