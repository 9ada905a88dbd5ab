#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Adds a button that scrolls the list in this view back to its top.
    ///
    /// It rises at the bottom trailing corner when the user, far down, scrolls towards the top, and sinks when
    /// they scroll on. It scrolls a `List` by the UIKit view behind it, and a `ScrollView` by that or by its
    /// `scrollPosition`. Where neither is possible, the button stays hidden and a line in the log says why.
    ///
    /// - Parameter distance: How far from the top the button may rise. A distance in items cannot be measured:
    ///   the button stays hidden.
    /// - Returns: A view with a button.
    public func backToTop(after distance: OverscrollDistance = .viewports(2)) -> some View {
      BackToTopView(content: self, distance: distance)
    }
  }
#endif
