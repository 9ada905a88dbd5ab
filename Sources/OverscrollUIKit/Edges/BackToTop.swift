#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  /// A button that scrolls back to the top.
  ///
  /// It rises at the bottom trailing corner when the user, far down the list, scrolls towards the top, and
  /// sinks when they scroll on.
  ///
  /// ```swift
  /// tableView.overscroll.backToTop = BackToTop(after: .viewports(2), companion: composeButton)
  /// ```
  @MainActor
  public struct BackToTop {
    /// When the button rises.
    public let options: BackToTopOptions
    /// A view of yours at the same corner, such as a compose button, which moves up to make room; held weakly.
    public private(set) weak var companion: UIView?

    /// Creates the button's settings.
    ///
    /// - Parameters:
    ///   - distance: How far from the top the button may rise.
    ///   - companion: A view of yours at the same corner, which moves up to make room. Only its transform is
    ///     changed, and later restored.
    public init(after distance: OverscrollDistance = .viewports(2), companion: UIView? = nil) {
      options = BackToTopOptions(after: distance)
      self.companion = companion
    }
  }
#endif
