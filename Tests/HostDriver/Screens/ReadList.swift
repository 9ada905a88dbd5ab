package import OverscrollCore
import OverscrollUIKit
package import UIKit

/// A list whose rows have identities and lengths, and change while it is read.
@MainActor
package protocol ReadList: AnyObject {
  var device: Device { get }
  var finger: Finger { get }
  var view: UIScrollView { get }
  var axis: OverscrollAxis { get }
  /// Whether the content starts at the right.
  var isMirrored: Bool { get }
  /// Whether a change lays out the rows at once.
  var appliesAtOnce: Bool { get }
  /// The identities of the rows.
  var ids: [Int] { get }
  /// The lengths of the rows, by identity.
  var lengths: [Int: Double] { get }
  /// The earlier identities of rows.
  var replaced: [Int: Int] { get }
  /// The rows that are visible, in order.
  var visible: [ReadRow] { get }

  /// Returns a row; nil if the list has no frame for it.
  func row(_ id: Int) -> ReadRow?

  /// Changes the rows and their lengths, and the list with them.
  func change(isAnimated: Bool, grown: [Int: Double], _ body: (inout [Int]) -> Void)

  /// Gives rows other identities.
  func rename(_ names: [Int: Int])

  /// Gives the viewport another length.
  func resize(to length: Double)

  /// Sets the app's inset at the start or the end, as a bar or a keyboard does.
  func setInset(_ inset: Double, atStart isStart: Bool)

  /// Scrolls to an offset from the logical start, or near it.
  func scroll(to offset: Double)
}

/// A row that is visible or was, with its position in the viewport.
package struct ReadRow {
  package let id: Int
  package let place: Double
  package let length: Double

  package init(id: Int, place: Double, length: Double) {
    (self.id, self.place, self.length) = (id, place, length)
  }
}

/// Positions.
extension ReadList {
  /// The offset from the logical start, in points.
  package var offset: Double { space.offset }

  /// The inset at the logical start, without an open space.
  package var startInset: Double { space.startInset }

  /// The offsets at which the list can rest.
  package var legalOffsets: ClosedRange<Double> { space.legalOffsets }

  /// The coordinates along the axis.
  package var space: ListSpace { ListSpace(view: view, axis: axis, isMirrored: isMirrored) }

  /// Scrolls to an offset from the logical start.
  package func scroll(to offset: Double) {
    let place = isMirrored ? space.contentLength - space.viewportLength - offset : offset
    if axis == .vertical { view.contentOffset.y = place } else { view.contentOffset.x = place }
    device.advance(by: 0.5)
  }

  /// The position of a row in the viewport, in points from the logical start.
  package func place(of id: Int) -> Double? { row(id)?.place }

  /// The first row that is wholly visible.
  package var read: ReadRow? { viewport.firstWhole(in: visible) }

  /// What of the list is visible at present.
  package var viewport: ReadViewport {
    ReadViewport(
      offset: offset, start: space.startInset, end: space.viewportLength - space.endInset)
  }
}

/// The part of the content that is visible at one moment.
package struct ReadViewport {
  /// The offset, in points.
  package let offset: Double
  /// Where the uncovered part starts and ends, in points from the logical start of the view.
  let start: Double
  let end: Double

  /// The first of some rows that is wholly visible after a scroll by a distance.
  package func firstWhole(in rows: [ReadRow], scrolledBy distance: Double = 0) -> ReadRow? {
    rows.first {
      let place = $0.place - distance
      return place >= start - 0.5 && place + $0.length <= end + 0.5
    } ?? rows.first { $0.place - distance + $0.length > start - 0.5 }
  }
}

/// The axis along which a scroll view is read, with coordinates from the logical start.
@MainActor
package struct ListSpace {
  let view: UIScrollView
  let axis: OverscrollAxis
  /// Whether the content starts at the right.
  let isMirrored: Bool

  /// The offset, in points.
  package var offset: Double {
    let offset = axis == .vertical ? view.contentOffset.y : view.contentOffset.x
    return isMirrored ? contentLength - viewportLength - offset : offset
  }

  package var viewportLength: Double {
    axis == .vertical ? view.bounds.height : view.bounds.width
  }

  package var contentLength: Double {
    axis == .vertical ? view.contentSize.height : view.contentSize.width
  }

  /// The inset at the start, in points, with the part of the system and without an open space.
  package var startInset: Double { covered.start }

  /// The inset at the end, in points, with the part of the system and without an open space.
  package var endInset: Double { covered.end }

  /// The offsets at which the content can rest.
  package var legalOffsets: ClosedRange<Double> {
    let inset = ends(of: view.adjustedContentInset)
    return -inset.start...max(-inset.start, contentLength + inset.end - viewportLength)
  }

  private var covered: (start: Double, end: Double) {
    let (all, own) = (ends(of: view.adjustedContentInset), ends(of: view.contentInset))
    let base = ends(of: view.overscroll.contentInset)
    return (all.start - own.start + base.start, all.end - own.end + base.end)
  }

  private func ends(of inset: UIEdgeInsets) -> (start: Double, end: Double) {
    guard axis == .horizontal else { return (inset.top, inset.bottom) }
    return isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
  }

  /// The start and the end of a frame in the content.
  package func extent(of frame: CGRect) -> (start: Double, end: Double) {
    guard axis == .horizontal else { return (frame.minY, frame.maxY) }
    guard isMirrored else { return (frame.minX, frame.maxX) }
    return (contentLength - frame.maxX, contentLength - frame.minX)
  }
}
