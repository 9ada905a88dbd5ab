#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollIndicators
  import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Runs an action at an edge of the list in this view, with a custom view as the indicator.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .overscroll(edge: .top) {
    ///     try await feed.reload()
    ///     return .updated
    ///   } indicator: { state in
    ///     Text("\(Int(state.progress * 100)) %").frame(height: 60)
    ///   }
    /// ```
    ///
    /// The indicator's length is the length of the view at rest, or 54 points if the view has no
    /// fixed length. It inherits the list's environment.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action does to the list. By default it refreshes at the top and leading edge, and
    ///     loads more at the others.
    ///   - trigger: When the action runs; by default, the default trigger of the purpose.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - action: Does the work and returns how it ended.
    ///   - indicator: Creates the view for a state.
    /// - Returns: A view whose list runs the action.
    public func overscroll<Indicator: View>(
      edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> RefreshResult,
      @ViewBuilder indicator: @escaping @MainActor (IndicatorState) -> Indicator
    ) -> some View {
      let content: @MainActor (IndicatorState) -> AnyView = { AnyView(indicator($0)) }
      return overscrolled(
        EdgeSetup(edge, purpose, trigger, content: content, .task(action)), isRefreshing)
    }

    /// Fetches in the background and applies on the main actor, with a custom view as the indicator.
    ///
    /// A page of an old list is never added to a refreshed one. `apply` waits until no finger holds
    /// the list and the list does not bounce, at most 0.3 s.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action does to the list. By default it refreshes at the top and leading edge, and
    ///     loads more at the others.
    ///   - trigger: When the action runs; by default, the default trigger of the purpose.
    ///   - isRefreshing: Whether the action runs. Overscroll writes it; setting it to true starts a run, to
    ///     false cancels it.
    ///   - fetch: Fetches the content, on any thread; cancelled with the run.
    ///   - apply: Shows the content and returns how the run ended.
    ///   - indicator: Creates the view for a state.
    /// - Returns: A view whose list runs the action.
    public func overscroll<Value: Sendable, Indicator: View>(
      edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, isRefreshing: Binding<Bool>? = nil,
      fetch: @escaping @concurrent @Sendable () async throws -> Value,
      apply: @escaping @MainActor (Value) -> RefreshResult,
      @ViewBuilder indicator: @escaping @MainActor (IndicatorState) -> Indicator
    ) -> some View {
      let content: @MainActor (IndicatorState) -> AnyView = { AnyView(indicator($0)) }
      return overscrolled(
        EdgeSetup(edge, purpose, trigger, content: content, .fetching(fetch, apply: apply)),
        isRefreshing)
    }
  }
#endif
