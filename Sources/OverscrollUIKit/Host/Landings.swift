#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The target offsets of each axis, in the scroll view's own coordinates, in points.
  @MainActor
  struct Landings {
    private var goals = PerAxis<ScrollPlan.Landing?>(repeating: nil)

    init() {}

    /// Converts landings from the logical start to those of the scroll view.
    init(
      _ landings: PerAxis<ScrollPlan.Landing?>, _ direction: ContentDirection,
      in geometry: PerAxis<AxisGeometry>
    ) {
      for axis in OverscrollAxis.allCases {
        switch landings[axis] {
        case .atEdge(let offset)?:
          goals[axis] = .atEdge(direction.convert(offset, along: axis, in: geometry))
        case .at(let offset)?:
          goals[axis] = .at(direction.convert(offset, along: axis, in: geometry))
        case nil: break
        }
      }
    }

    subscript(axis: OverscrollAxis) -> ScrollPlan.Landing? {
      get { goals[axis] }
      set { goals[axis] = newValue }
    }

    /// Whether no axis has a landing.
    var isEmpty: Bool { goals.vertical == nil && goals.horizontal == nil }

    /// Whether the view is at a different offset, ignoring differences as small as an inset's mark.
    func isElsewhere(in scrollView: UIScrollView) -> Bool {
      let (goal, present) = (offset(in: scrollView), scrollView.contentOffset)
      return abs(goal.x - present.x) > 0.001 || abs(goal.y - present.y) > 0.001
    }

    /// Measures the rows at the end of a list, and moves a landing there along with the end.
    ///
    /// Their lengths may have been estimates, so that the end is elsewhere once they are visible.
    mutating func followEnd(of scrollView: UIScrollView) {
      guard scrollView is any ListOfItems, scrollView.window != nil else { return }
      for axis in OverscrollAxis.allCases {
        guard var goal = goals[axis], scrollView.isEnd(goal.offset, along: axis) else { continue }
        let present = scrollView.contentOffset
        UIView.performWithoutAnimation {
          for _ in 0..<3 {
            let length = scrollView.contentSize.length(along: axis)
            scrollView.contentOffset[axis] = goal.offset
            scrollView.layoutIfNeeded()
            let growth = scrollView.contentSize.length(along: axis) - length
            guard abs(growth) > 0.001 else { break }
            goal.move(by: growth)
          }
          scrollView.contentOffset = present
        }
        goals[axis] = goal
      }
    }

    /// Jumps to within one viewport of a landing that is farther away.
    ///
    /// UIKit removes rows that are off screen at the end of an animation before it starts, so a
    /// long animation would show nothing (`Facts.md`, U3).
    func approach(in scrollView: UIScrollView) {
      let (goal, present, size) = (
        offset(in: scrollView), scrollView.contentOffset, scrollView.bounds.size
      )
      var near = present
      for axis in OverscrollAxis.allCases {
        let viewport = axis == .vertical ? size.height : size.width
        guard abs(goal[axis] - present[axis]) > viewport else { continue }
        near[axis] = goal[axis] + (present[axis] > goal[axis] ? viewport : -viewport)
      }
      guard near != present else { return }
      UIView.performWithoutAnimation { scrollView.contentOffset = near }
    }

    /// Moves the content to its landings.
    func lead(_ scrollView: UIScrollView) {
      let stops = stops(scrollView)
      guard stops || isElsewhere(in: scrollView) else { return }
      let offset = offset(in: scrollView)
      let distance = -offset.y - scrollView.adjustedContentInset.top
      // The rest of a deceleration would go on from the landing.
      if stops { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
      scrollView.contentOffset = offset
      guard goals.vertical != nil, distance > -0.001 else { return }
      // A bar that grows with the offset moves the edge, until the whole bar is visible.
      for _ in 0..<3 {
        let goal = -scrollView.adjustedContentInset.top - distance
        guard goal < scrollView.contentOffset.y - 0.001 else { return }
        scrollView.contentOffset.y = goal
      }
    }

    /// Whether the content decelerates, and would not come to its landing by itself.
    private func stops(_ scrollView: UIScrollView) -> Bool {
      guard scrollView.isDecelerating else { return false }
      return OverscrollAxis.allCases.contains { axis in
        switch goals[axis] {
        case .atEdge: !scrollView.isBouncing(along: axis)
        case .at: true
        case nil: false
        }
      }
    }

    /// The target offset of the content; along an axis without a landing, the current offset.
    func offset(in scrollView: UIScrollView) -> CGPoint {
      var offset = scrollView.contentOffset
      for axis in OverscrollAxis.allCases {
        switch goals[axis] {
        // A view that bounces back to its edge needs no landing.
        case .atEdge where scrollView.isBouncing(along: axis) || scrollView.isAboutToTurnPages:
          break
        case .atEdge(let goal)?: offset[axis] = scrollView.legal(goal, along: axis)
        case .at(let goal)?: offset[axis] = goal
        case nil: break
        }
      }
      return offset
    }
  }

  extension ScrollPlan.Landing {
    var offset: Double {
      switch self {
      case .atEdge(let offset), .at(let offset): offset
      }
    }

    fileprivate mutating func move(by distance: Double) {
      switch self {
      case .atEdge(let offset): self = .atEdge(offset + distance)
      case .at(let offset): self = .at(offset + distance)
      }
    }
  }

  extension CGSize {
    fileprivate func length(along axis: OverscrollAxis) -> Double {
      axis == .vertical ? height : width
    }
  }

  extension UIScrollView {
    /// Whether an offset is at the end of the content, or past it, and the content is not yet near.
    fileprivate func isEnd(_ offset: Double, along axis: OverscrollAxis) -> Bool {
      offset > contentOffset[axis] + 1
        && offset > contentSize.length(along: axis)
          - (axis == .vertical ? bounds.height : bounds.width)
    }

    /// Whether the user lifts the finger after pulling a paging view past an edge.
    ///
    /// The view then springs back to the edge; setting the offset to the edge would move it on to
    /// the next page.
    fileprivate var isAboutToTurnPages: Bool {
      guard Platform.turnsPages(self), panGestureRecognizer.state == .ended else { return false }
      return OverscrollAxis.allCases.contains { isPastEdge(along: $0) }
    }

    /// Whether the content decelerates from past an edge, and thus comes back to it.
    ///
    /// In the last moments of a bounce, an offset that is rounded to pixels is at the edge already.
    /// A larger inset has no effect on such content.
    fileprivate func isBouncing(along axis: OverscrollAxis) -> Bool {
      isDecelerating && isPastEdge(along: axis)
    }

    /// Whether the content is visibly past an edge; insets are not rounded as offsets are.
    private func isPastEdge(along axis: OverscrollAxis) -> Bool {
      abs(legal(contentOffset[axis], along: axis) - contentOffset[axis]) > 0.25
    }

    /// Whether the content is within half a point of an edge, or past it.
    func isAt(_ edge: OverscrollEdge) -> Bool {
      let offset = contentOffset[edge.axis]
      let inner = edge.isStart ? offset - 0.5 : offset + 0.5
      return legal(inner, along: edge.axis) != inner
    }

    /// The nearest offset at which the content can rest.
    func legal(_ offset: Double, along axis: OverscrollAxis) -> Double {
      let range = legalOffsets(along: axis, with: adjustedContentInset)
      return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// The offsets at which the content can rest with an adjusted inset.
    func legalOffsets(
      along axis: OverscrollAxis, with inset: UIEdgeInsets
    ) -> ClosedRange<Double> {
      let (start, end) =
        axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let length = axis == .vertical ? contentSize.height : contentSize.width
      let viewport = axis == .vertical ? bounds.height : bounds.width
      return -start...max(-start, length + end - viewport)
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
