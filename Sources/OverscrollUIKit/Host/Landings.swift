#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Where the content of each axis goes, in the scroll view's own offsets, in points.
  @MainActor
  struct Landings {
    private var goals = PerAxis<ScrollPlan.Landing?>(repeating: nil)

    subscript(axis: OverscrollAxis) -> ScrollPlan.Landing? {
      get { goals[axis] }
      set { goals[axis] = newValue }
    }

    /// Whether no axis has a landing.
    var isEmpty: Bool { goals.vertical == nil && goals.horizontal == nil }

    /// Whether the view is at another offset; a difference as small as an inset's mark does not count.
    func isElsewhere(in scrollView: UIScrollView) -> Bool {
      let (goal, present) = (offset(in: scrollView), scrollView.contentOffset)
      return abs(goal.x - present.x) > 0.001 || abs(goal.y - present.y) > 0.001
    }

    /// Leads the content there.
    func lead(_ scrollView: UIScrollView) {
      guard isElsewhere(in: scrollView) else { return }
      let offset = offset(in: scrollView)
      let distance = -offset.y - scrollView.adjustedContentInset.top
      scrollView.contentOffset = offset
      guard goals.vertical != nil, distance > -0.001 else { return }
      // A bar that grows with the offset takes its edge along, at most until all of it is seen.
      for _ in 0..<3 {
        let goal = -scrollView.adjustedContentInset.top - distance
        guard goal < scrollView.contentOffset.y - 0.001 else { return }
        scrollView.contentOffset.y = goal
      }
    }

    /// The target of the content; along an axis without a request, where it is.
    func offset(in scrollView: UIScrollView) -> CGPoint {
      var offset = scrollView.contentOffset
      for axis in OverscrollAxis.allCases {
        switch goals[axis] {
        // A view that bounces back to its edge needs no landing.
        case .atEdge where scrollView.isDecelerating || scrollView.isAboutToTurnPages: break
        case .atEdge(let goal)?: offset[axis] = scrollView.legal(goal, along: axis)
        case .at(let goal)?: offset[axis] = goal
        case nil: break
        }
      }
      return offset
    }
  }

  extension UIScrollView {
    /// Whether a finger lets go that has pulled pages past an edge.
    ///
    /// Past it the view springs back to the edge; were it put there, it would go on to the next page.
    fileprivate var isAboutToTurnPages: Bool {
      guard Platform.turnsPages(self), panGestureRecognizer.state == .ended else { return false }
      return OverscrollAxis.allCases.contains {
        legal(contentOffset[$0], along: $0) != contentOffset[$0]
      }
    }

    /// The nearest offset at which the content may rest.
    func legal(_ offset: Double, along axis: OverscrollAxis) -> Double {
      let inset = adjustedContentInset
      let (start, end) =
        axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let length = axis == .vertical ? contentSize.height : contentSize.width
      let room = axis == .vertical ? bounds.height : bounds.width
      return min(max(offset, -start), max(-start, length + end - room))
    }
  }

  extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: OverscrollAxis) -> Double {
      get { axis == .vertical ? y : x }
      set { if axis == .vertical { y = newValue } else { x = newValue } }
    }
  }
#endif
