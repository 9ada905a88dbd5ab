#if canImport(UIKit)
  public import OverscrollCore
  public import UIKit

  /// A button that leads back to the top: it rises at the bottom trailing corner when somebody far down
  /// scrolls back, and sinks when they go on.
  ///
  /// ```swift
  /// tableView.overscroll.backToTop = BackToTop(after: .viewports(2), companion: composeButton)
  /// ```
  @MainActor
  public struct BackToTop {
    /// When it rises.
    public let options: BackToTopOptions
    /// A view of the app's own at the same corner, which makes room by rising with it; held weakly.
    public private(set) weak var companion: UIView?

    /// Creates the button's settings.
    ///
    /// - Parameters:
    ///   - distance: How far the list has to be scrolled.
    ///   - companion: A view of the app's own at the same corner, which makes room. Only its transform is
    ///     written, and goes back to what it was.
    public init(after distance: OverscrollDistance = .viewports(2), companion: UIView? = nil) {
      options = BackToTopOptions(after: distance)
      self.companion = companion
    }
  }
#endif
