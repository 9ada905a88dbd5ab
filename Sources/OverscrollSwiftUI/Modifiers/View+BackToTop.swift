#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Adds a button that scrolls the list in this view back to its top.
    ///
    /// The button appears at the bottom trailing corner when the user, far from the top, scrolls
    /// towards it, and disappears when they scroll away from it.
    ///
    /// - Parameter distance: The distance from the top at which the button may appear. A distance in
    ///   items cannot be measured, so the button stays hidden.
    /// - Returns: A view with a button.
    public func overscrollBackToTop(
      after distance: OverscrollDistance = .viewports(2)
    ) -> some View {
      BackToTopView(content: self, distance: distance)
    }

    /// Adds a button that scrolls the list in this view back to its top, and a view in the same
    /// corner that makes room for it.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .overscrollBackToTop(after: .viewports(2)) {
    ///     Button(action: compose) { Text("New") }
    ///   }
    /// ```
    ///
    /// - Parameters:
    ///   - distance: The distance from the top at which the button may appear. A distance in
    ///     items cannot be measured, so the button stays hidden.
    ///   - companion: Creates a view, such as a compose button, that is always visible in the bottom trailing
    ///     corner and moves above the button while that is visible.
    /// - Returns: A view with a button and a companion.
    public func overscrollBackToTop<Companion: View>(
      after distance: OverscrollDistance = .viewports(2), @ViewBuilder companion: () -> Companion
    ) -> some View {
      BackToTopView(content: self, distance: distance, companion: AnyView(companion()))
    }
  }
#endif
