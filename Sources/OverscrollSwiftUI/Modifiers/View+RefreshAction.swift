#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Sets `\.refresh` for this view inside a list to the list's refresh at the top.
    ///
    /// ```swift
    /// List {
    ///   StatusRow().overscrollRefreshAction()   // calls `await refresh?()`
    ///   ForEach(feed.items) { ItemRow($0) }
    /// }
    /// .onPullToRefresh { try await feed.reload() }
    /// ```
    ///
    /// SwiftUI sets `\.refresh` only by `refreshable`, which would add the system's control if it were
    /// applied to the list, and the content of a scroll view does not inherit it (seen from iOS 16). So apply
    /// this to the row that needs it. A list inside keeps its own pull; one without a modifier of
    /// Overscroll gets the system's control. Views of your own can call ``OverscrollProxy/refresh()``
    /// instead.
    ///
    /// - Returns: A view whose environment has the action.
    public func overscrollRefreshAction() -> some View { modifier(RefreshActionModifier()) }
  }

  /// Sets `\.refresh` to the refresh of the list around the content.
  private struct RefreshActionModifier: ViewModifier {
    @Environment(\.overscroll) private var overscroll

    func body(content: Content) -> some View {
      content.refreshable { [overscroll] in await overscroll.refresh() }
        .environment(\.overscrollSettings.hasOwnRefresh, true)
    }
  }
#endif
