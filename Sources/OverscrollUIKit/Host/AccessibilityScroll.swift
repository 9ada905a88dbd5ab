#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  extension UIScrollView {
    /// The edges in a direction of a scroll by VoiceOver.
    ///
    /// UIKit's names describe the movement of the scroll bar along the vertical axis, but the
    /// movement of the fingers along the horizontal one. The next page is towards the end along both.
    ///
    /// - Parameters:
    ///   - direction: The direction.
    ///   - isMirrored: Whether the leading edge is at the right.
    /// - Returns: The edges, whose actions the scroll may run.
    func edges(
      towards direction: UIAccessibilityScrollDirection, isMirrored: Bool
    ) -> [OverscrollEdge] {
      switch direction {
      case .up: [isTurned(.vertical) ? .bottom : .top]
      case .down: [isTurned(.vertical) ? .top : .bottom]
      case .right: [isTurned(.horizontal) != isMirrored ? .trailing : .leading]
      case .left: [isTurned(.horizontal) != isMirrored ? .leading : .trailing]
      case .previous: [.top, .leading]
      case .next: [.bottom, .trailing]
      @unknown default: []
      }
    }

    /// Whether an axis shows its first item last: chats turn a list and its cells upside down.
    private func isTurned(_ axis: OverscrollAxis) -> Bool {
      let origin = convert(bounds.origin, to: nil)
      var next = bounds.origin
      next[axis] += 1
      return convert(next, to: nil)[axis] < origin[axis]
    }
  }
#endif
