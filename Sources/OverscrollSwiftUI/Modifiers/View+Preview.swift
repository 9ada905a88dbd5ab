#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI
  import UIKit

  extension View {
    /// Shows an edge of the list in this view in a phase, without running its action: for previews
    /// and screenshots.
    ///
    /// ```swift
    /// FeedScreen(feed: feed).overscrollPreview(.failed)
    /// ```
    ///
    /// The preview ends as soon as the user touches the list or the edge enters another phase. A
    /// phase that the edge cannot enter is shown as idle.
    ///
    /// - Parameters:
    ///   - phase: The phase to show.
    ///   - edge: The edge.
    /// - Returns: A view that shows the phase.
    public func overscrollPreview(
      _ phase: OverscrollPreview, at edge: OverscrollEdge = .top
    ) -> some View {
      background {
        ScrollViewLink { scrollView in
          // The modifiers inside add their controls in this turn.
          DispatchQueue.main.async { [weak scrollView] in
            MainActor.assumeIsolated { scrollView?.overscroll.showPreview(phase, at: edge) }
          }
        }
      }
    }
  }
#endif
