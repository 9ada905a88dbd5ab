#if canImport(SwiftUI) && canImport(UIKit)
  public import OverscrollCore
  public import OverscrollIndicators
  import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Runs an action past an edge of the list in this view, and shows a view of the app's own there.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .overscroll(.top) {
    ///     try await feed.reload()
    ///   } indicator: { state in
    ///     Text("\(Int(state.progress * 100)) %").frame(height: 60)
    ///   }
    /// ```
    ///
    /// The view is as long along the axis as it is when nothing goes on, and 54 points where it has no length
    /// of its own. It has the environment of the list.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - purpose: What the action means for the list; when nil, before the content a refresh, after it more.
    ///   - trigger: When the action runs; as usual for the purpose when nil.
    ///   - isRefreshing: Whether the action runs. Written as it begins and ends; true begins it, false gives it up.
    ///   - action: Does the work; what returns a `RefreshResult` says how it ended.
    ///   - indicator: Makes the view for a state.
    /// - Returns: A view whose list can be pulled.
    public func overscroll<Value, Indicator: View>(
      _ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose? = nil,
      trigger: OverscrollTrigger? = nil, isRefreshing: Binding<Bool>? = nil,
      _ action: @escaping @MainActor () async throws -> Value,
      @ViewBuilder indicator: @escaping @MainActor (IndicatorState) -> Indicator
    ) -> some View {
      let content: @MainActor (IndicatorState) -> AnyView = { AnyView(indicator($0)) }
      let setup = EdgeSetup(edge, purpose, trigger, content: content, .returning(action))
      return OverscrolledView(self, .edge(setup, isRefreshing: isRefreshing))
    }
  }
#endif
