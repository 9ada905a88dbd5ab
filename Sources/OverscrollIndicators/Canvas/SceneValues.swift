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

/// A colour by what it is for; the host knows the colour itself.
public enum SceneColor: UInt8, CaseIterable, Sendable {
  /// The colour of a text that is to be read.
  case label
  /// The colour of what accompanies.
  case secondary
  /// The colour of what can be acted on.
  case tint
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
