#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Calls a closure when the state of an edge of the lists in this view changes: its phase, the
    /// progress of a pull, or the result of the last run.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .onOverscrollChange(at: .top) { state in
    ///     title = state.phase == .refreshing ? "Updating…" : "Inbox"
    ///   }
    /// ```
    ///
    /// Apply it outside of the modifier that describes the edge. Each state is reported once, in
    /// order and a turn after it occurred, so the closure may write state; a pull reports one state
    /// per frame. The first state is not reported: an edge begins idle. The phase `ending` means
    /// that the edge begins to close.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - action: Receives the state.
    /// - Returns: A view whose lists report their states.
    public func onOverscrollChange(
      at edge: OverscrollEdge, _ action: @escaping @MainActor (OverscrollControl.State) -> Void
    ) -> some View {
      modifier(ObserverModifier(edge: edge, action: action))
    }
  }

  /// Adds an observer to the ones from outer views.
  private struct ObserverModifier: ViewModifier {
    let edge: OverscrollEdge
    let action: StateReporter.Action
    @Environment(\.overscrollSettings) private var settings

    func body(content: Content) -> some View {
      var settings = settings
      settings.observers[edge].append(action)
      return content.environment(\.overscrollSettings, settings)
    }
  }
#endif
