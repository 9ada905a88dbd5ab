#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The place of a list's content along the axis along which it is read, at one moment.
  ///
  /// Coordinates are points from the logical start.
  struct ReadingSpace: Equatable {
    let axis: OverscrollAxis
    /// Whether the content starts at the right.
    let isMirrored: Bool
    let offset: Double
    let viewportLength: Double
    let contentLength: Double
    /// The inset at the start, with the part of the system and without an open space.
    let startInset: Double
    /// The inset at the end, with the part of the system and without an open space.
    let endInset: Double
    /// The space that an edge has opened before the content: it covers no row.
    var startSpace = 0.0
    /// The space that an edge has opened after the content.
    var endSpace = 0.0
    /// The length of the viewport along the other axis.
    var breadth = 0.0

    /// The offsets at which the content can rest.
    var legalOffsets: ClosedRange<Double> {
      let first = -startInset - startSpace
      return first...max(first, contentLength + endInset + endSpace - viewportLength)
    }

    /// Returns the nearest offset at which the content can rest.
    func legal(_ offset: Double) -> Double {
      min(max(offset, legalOffsets.lowerBound), legalOffsets.upperBound)
    }

    /// Returns the offset at which what is not covered of the viewport begins at a point of the
    /// content, or the nearest one; the start of the content also shows an open space before it.
    func offset(withStart start: Double) -> Double {
      start <= 0.5 ? legalOffsets.lowerBound : legal(start - startInset)
    }

    /// Returns the offset at which an extent of the content is visible.
    ///
    /// - Parameters:
    ///   - extent: The extent, in points.
    ///   - alignment: Where it is then.
    ///   - room: The part of the inset at the end that covers nothing.
    /// - Returns: The nearest such offset at which the content can rest.
    func offset(
      showing extent: (start: Double, end: Double), at alignment: ReadingPosition.Alignment,
      room: Double
    ) -> Double {
      let first = extent.start - startInset
      let last = extent.end - viewportLength + endInset - room
      switch alignment {
      case .start: return offset(withStart: extent.start)
      case .center: return legal((first + last) / 2)
      case .end: return legal(last)
      case .nearest: return legal(min(max(offset, min(first, last)), max(first, last)))
      }
    }

    /// Whether the content is at an offset, as closely as a screen with two pixels per point allows.
    func isAt(_ goal: Double) -> Bool { abs(goal - offset) <= 0.26 }

    /// Returns how far the scroll view's own offset is from a goal.
    func distance(to goal: Double) -> Double { isMirrored ? offset - goal : goal - offset }
  }

  /// What the reading position depends on besides the rows.
  struct ReadingFacts {
    let space: ReadingSpace
    /// Whether Overscroll is writing to the scroll view.
    var isWriting = false
    /// Whether an update of SwiftUI has undone Overscroll's last movement.
    var isUndone = false
    /// Whether the content is neither touched nor moving.
    var isIdle = true
    /// How far the finger that holds the content has moved along the axis; nil without a finger.
    var travel: Double?
    /// Whether the user drags rows of the list to another place.
    var carriesRows = false
    /// Whether inserted rows at the start leave the row being read in place.
    var keepsRowAtStart = false
    /// Whether rows that are inserted at the start are earlier pages, which an edge loads.
    var loadsAtStart = false
    /// Whether the end of the rows is not the end of the list, because an edge loads more.
    var hasMoreAtEnd = false
    /// The part of the inset at the end that is room below a row at the top; nil if there can be none.
    var room: Double?
    /// Whether the rows move with the end of the visible part, because of a keyboard.
    var movesWithKeyboard = false

    /// How far the visible part reaches from the start of the viewport.
    var visibleLength: Double { space.viewportLength - space.endInset + (room ?? 0) }
  }

  extension ReadingSpace {
    /// Creates the place of a scroll view's content.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - axis: The axis.
    ///   - isMirrored: Whether the content starts at the right.
    ///   - base: The insets without open spaces; nil if no edge opens one.
    @MainActor
    init(
      scrollView: UIScrollView, axis: OverscrollAxis, isMirrored: Bool, base: UIEdgeInsets? = nil
    ) {
      let facts = ScrollFacts(scrollView)
      (self.axis, self.isMirrored) = (axis, isMirrored)
      contentLength = facts.contentLength(along: axis)
      viewportLength = facts.viewportLength(along: axis)
      breadth = facts.viewportLength(along: axis == .vertical ? .horizontal : .vertical)
      let offset = facts.offset(along: axis)
      self.offset = isMirrored ? contentLength - viewportLength - offset : offset
      let edges = (axis.startEdge, axis.endEdge)
      let (first, last) = isMirrored ? (edges.1, edges.0) : edges
      let base = base ?? facts.inset
      startSpace = facts.inset[physical: first] - base[physical: first]
      endSpace = facts.inset[physical: last] - base[physical: last]
      startInset = facts.adjustedInset[physical: first] - startSpace
      endInset = facts.adjustedInset[physical: last] - endSpace
    }

    /// The start and the end of a frame in the content.
    func extent(of frame: CGRect) -> (start: Double, end: Double) {
      guard axis == .horizontal else { return (frame.minY, frame.maxY) }
      guard isMirrored else { return (frame.minX, frame.maxX) }
      return (contentLength - frame.maxX, contentLength - frame.minX)
    }
  }

  extension UIScrollView {
    /// The place of the content along the axis along which it is read.
    var readingSpace: ReadingSpace {
      let axis = readingAxis
      return ReadingSpace(
        scrollView: self, axis: axis, isMirrored: ContentDirection(of: self).isMirrored(axis))
    }

    /// The axis along which a flow layout or the content scrolls, or otherwise the vertical one.
    var readingAxis: OverscrollAxis {
      let layout = (self as? UICollectionView)?.collectionViewLayout
      if let flow = layout as? UICollectionViewFlowLayout {
        return flow.scrollDirection == .horizontal ? .horizontal : .vertical
      }
      let (content, view) = (contentSize, bounds.size)
      let isHorizontal =
        content.width > view.width + 0.5 && content.height <= view.height + 0.5
      return isHorizontal ? .horizontal : .vertical
    }
  }
#endif
