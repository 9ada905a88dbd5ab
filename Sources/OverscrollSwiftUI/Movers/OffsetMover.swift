#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  /// Moves a list to an offset.
  @MainActor
  protocol OffsetMover {
    /// Moves the list along the vertical axis.
    ///
    /// - Parameters:
    ///   - offset: The offset in the coordinates of the scroll view, in points.
    ///   - isAnimated: Whether the movement is animated.
    func move(to offset: Double, animated isAnimated: Bool)
    /// Releases the list after it has arrived.
    func release()
  }
#endif
