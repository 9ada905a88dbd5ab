#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Scrolls of assistive technologies: at an edge they stand for a pull.
  extension OverscrollHostView {
    /// Runs the action of the edge that a scroll leads past; says whether it did.
    func accessibilityScrolled(_ direction: UIAccessibilityScrollDirection) -> Bool {
      syncFromScrollView()
      let edge = edges(towards: direction).first { wantsAction(at: $0) && rests(at: $0) }
      guard let edge else { return false }
      return runs.begin(at: edge, revealing: true) != nil
    }

    /// UIKit names the way that the scroll bar goes along the vertical axis, and the way that the fingers go
    /// along the horizontal one; the next page is towards the end of either.
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

    /// Whether what is first along an axis is seen last: chats turn a list and its cells upside down.
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
