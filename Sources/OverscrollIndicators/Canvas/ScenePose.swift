public import OverscrollCore

/// The orientation of a drawing in its box: rotated with the edge, and mirrored where text runs from right to left.
///
/// At a side the drawing is that of the top edge, turned together with the edge: its upper side shows to the
/// outside, and its words read along the edge.
public struct ScenePose: Equatable, Sendable {
  /// The side of the view at which the box lies; `leading` is the left one.
  public var side: OverscrollEdge
  /// The room of the drawing: across the edge's axis, and along it, in points.
  public var size: SceneSize
  /// Whether positions are mirrored; signs keep their shape.
  public var isMirrored: Bool

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - side: The side of the view at which the box lies; `leading` is the left one.
  ///   - size: The room of the drawing: across the edge's axis, and along it, in points.
  ///   - isMirrored: Whether positions are mirrored.
  public init(at side: OverscrollEdge, size: SceneSize, isMirrored: Bool = false) {
    self.side = side
    self.size = size
    self.isMirrored = isMirrored
  }

  /// The size of the box.
  public var box: SceneSize {
    side.axis == .vertical ? size : SceneSize(width: size.height, height: size.width)
  }

  /// Where in the box an element of the drawing goes.
  ///
  /// - Parameter placement: Where it is in the drawing.
  /// - Returns: Where it is in the box.
  public func placed(_ placement: ScenePlacement) -> ScenePlacement {
    var placement = placement
    if isMirrored { placement.position.x = size.width - placement.position.x }
    let position = placement.position
    switch side {
    case .top, .bottom: break
    case .leading:
      placement.position = ScenePoint(position.y, size.width - position.x)
      placement.rotation -= 90
    case .trailing:
      placement.position = ScenePoint(size.height - position.y, position.x)
      placement.rotation += 90
    }
    return placement
  }
}
