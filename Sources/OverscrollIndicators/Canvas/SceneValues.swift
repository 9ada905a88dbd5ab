import OverscrollCore

/// A point of a scene, in points.
public struct ScenePoint: Equatable, Sendable {
  /// The distance from the leading side.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading side.
  ///   - y: The distance from the top.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension ScenePoint {
  /// Creates the point of a circle in a direction.
  ///
  /// Equal on every machine to the last bit.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - degrees: The direction, clockwise from the right. What is no number, or beyond 2⁴⁰, counts as 0.
  public init(around center: ScenePoint, radius: Double, at degrees: Double) {
    let direction = Elementary.direction(at: degrees)
    self.init(center.x + radius * direction.cosine, center.y + radius * direction.sine)
  }
}

/// A size in a scene, in points.
public struct SceneSize: Equatable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Where and how an element of a scene is drawn.
public struct ScenePlacement: Equatable, Sendable {
  /// Where its centre or origin lies.
  public var position: ScenePoint
  /// The turn around the position, in degrees, clockwise.
  public var rotation: Double
  /// The size as a part of the full one.
  public var scale: Double
  /// How much of it is seen: from 0 to 1.
  public var opacity: Double

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - position: Where its centre or origin lies.
  ///   - rotation: The turn around the position, in degrees, clockwise.
  ///   - scale: The size as a part of the full one.
  ///   - opacity: How much of it is seen: from 0 to 1.
  public init(
    _ position: ScenePoint, rotation: Double = 0, scale: Double = 1, opacity: Double = 1
  ) {
    self.position = position
    self.rotation = rotation
    self.scale = scale
    self.opacity = opacity
  }
}

/// What a text is for, and so how it looks.
public enum SceneTextRole: UInt8, CaseIterable, Sendable {
  /// Says where the edge stands.
  case title
  /// Says something beside it, smaller.
  case detail
  /// Can be tapped to try again: a host makes it a button.
  case action
}
