#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Adds a button that leads back to the top of the list in this view.
    ///
    /// It rises at the bottom trailing corner when somebody far down scrolls back, and sinks when they go
    /// on. Since iOS 18 the list is led by SwiftUI's `scrollPosition`, which follows scroll views; one that the
    /// app has set inside leads in its place, and the button does nothing.
    ///
    /// - Parameter distance: How far the list has to be scrolled. In items it cannot be measured: the button
    ///   stays hidden.
    /// - Returns: A view with a button.
    public func backToTop(after distance: OverscrollDistance = .viewports(2)) -> some View {
      BackToTopView(content: self, distance: distance)
    }
  }
#endif
