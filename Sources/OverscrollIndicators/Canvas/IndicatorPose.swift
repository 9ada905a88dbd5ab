package import OverscrollCore

/// The orientation of a drawing in its box: rotated with the edge, and mirrored in right-to-left
/// layouts.
///
/// At a side the drawing of the top edge is rotated with the edge: its upper side is outside, and
/// its text runs along the edge.
package struct IndicatorPose: Equatable, Sendable {
  /// The side of the view with the box; `leading` is the left one.
  package var side: OverscrollEdge
  /// The size of the drawing across the edge's axis and along it, in points.
  package var size: IndicatorSize
  /// Whether positions are mirrored; arrows and other icons are not.
  package var isMirrored: Bool

  package init(at side: OverscrollEdge, size: IndicatorSize, isMirrored: Bool = false) {
    self.side = side
    self.size = size
    self.isMirrored = isMirrored
  }

  package var box: IndicatorSize {
    side.axis == .vertical ? size : IndicatorSize(width: size.height, height: size.width)
  }

  /// Converts a placement from the drawing to the box.
  package func placed(_ placement: ElementPlacement) -> ElementPlacement {
    var placement = placement
    if isMirrored { placement.position.x = size.width - placement.position.x }
    let position = placement.position
    switch side {
    case .top, .bottom: break
    case .leading:
      placement.position = IndicatorPoint(position.y, size.width - position.x)
      placement.rotation -= 90
    case .trailing:
      placement.position = IndicatorPoint(size.height - position.y, position.x)
      placement.rotation += 90
    }
    return placement
  }
}
