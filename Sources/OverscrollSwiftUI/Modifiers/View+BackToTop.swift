#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Adds a button that scrolls the list in this view back to its top.
    ///
    /// The button appears at the bottom trailing corner when the user, far from the top, scrolls
    /// towards it, and disappears when they scroll away from it. It scrolls a `List` by the UIKit
    /// view behind it, and a `ScrollView` by that or by its `scrollPosition`. If neither is
    /// possible, the button stays hidden and the log says why.
    ///
    /// - Parameter distance: The distance from the top at which the button may appear. A distance in
    ///   items cannot be measured, so the button stays hidden.
    /// - Returns: A view with a button.
    public func backToTop(after distance: OverscrollDistance = .viewports(2)) -> some View {
      BackToTopView(content: self, distance: distance)
    }
  }
#endif
