#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  /// A button that scrolls back to the top.
  ///
  /// When the user is far down the list and scrolls towards the top, the button appears at the
  /// bottom trailing corner. It disappears when the user scrolls on.
  ///
  /// ```swift
  /// tableView.overscroll.backToTop = BackToTop(after: .viewports(2), companion: composeButton)
  /// ```
  @MainActor
  public struct BackToTop {
    /// When the button appears.
    package let options: BackToTopOptions
    /// A view of yours at the same corner, such as a compose button, which moves up to make room;
    /// held weakly.
    package private(set) weak var companion: UIView?

    /// Creates the button's settings.
    ///
    /// - Parameters:
    ///   - distance: The distance from the top beyond which the button may appear.
    ///   - companion: A view of yours at the same corner, which moves up to make room. Overscroll changes
    ///     only its transform, and restores it later.
    public init(after distance: OverscrollDistance = .viewports(2), companion: UIView? = nil) {
      options = BackToTopOptions(after: distance)
      self.companion = companion
    }
  }
#endif
