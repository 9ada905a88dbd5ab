#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Scrolls of assistive technologies, which replace a pull at an edge.
  extension OverscrollHostView {
    /// Runs the action of the edge in a scroll direction; returns whether it did.
    func accessibilityScrolled(_ direction: UIAccessibilityScrollDirection) -> Bool {
      syncFromScrollView()
      let edge = edges(towards: direction).first { wantsAction(at: $0) && rests(at: $0) }
      guard let edge else { return false }
      return begin(at: edge, revealing: true) != nil
    }

    /// The edges in a direction of UIKit.
    ///
    /// UIKit's names describe the movement of the scroll bar along the vertical axis, but the movement
    /// of the fingers along the horizontal one. The next page is towards the end along both.
    private func edges(towards direction: UIAccessibilityScrollDirection) -> [OverscrollEdge] {
      switch direction {
      case .up: [isTurned(.vertical) ? .bottom : .top]
      case .down: [isTurned(.vertical) ? .top : .bottom]
      case .right: [place(of: isTurned(.horizontal) ? .trailing : .leading)]
      case .left: [place(of: isTurned(.horizontal) ? .leading : .trailing)]
      case .previous: [.top, .leading]
      case .next: [.bottom, .trailing]
      @unknown default: []
      }
    }

    /// Whether an axis shows its first item last: chats turn a list and its cells upside down.
    private func isTurned(_ axis: OverscrollAxis) -> Bool {
      guard let scrollView else { return false }
      let origin = scrollView.convert(scrollView.bounds.origin, to: nil)
      var next = scrollView.bounds.origin
      next[axis] += 1
      return scrollView.convert(next, to: nil)[axis] < origin[axis]
    }

    private func rests(at edge: OverscrollEdge) -> Bool {
      guard let scrollView, !scrollView.isTracking, !scrollView.isDecelerating else { return false }
      let (lengths, offset) = (engine.geometry[edge.axis], engine.offset[edge.axis])
      let rest = edge.isStart ? lengths.firstOffset : lengths.lastOffset
      return abs(offset - rest) < 0.5
    }
  }
#endif
