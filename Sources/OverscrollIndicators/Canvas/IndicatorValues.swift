import OverscrollCore

/// A point of a drawing, in points.
public struct IndicatorPoint: Equatable, Sendable {
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

extension IndicatorPoint {
  /// Creates a point on a circle.
  ///
  /// The result is bitwise equal on every machine.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius, in points.
  ///   - degrees: The angle, clockwise from the right. NaN and values beyond 2⁴⁰ count as 0.
  package init(around center: IndicatorPoint, radius: Double, at degrees: Double) {
    let direction = Elementary.direction(at: degrees)
    self.init(center.x + radius * direction.cosine, center.y + radius * direction.sine)
  }
}

/// A size in a drawing, in points.
public struct IndicatorSize: Equatable, Sendable {
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

/// The position, rotation, scale and opacity of an element.
public struct ElementPlacement: Equatable, Sendable {
  /// The position of its centre or origin.
  public var position: IndicatorPoint
  /// The rotation around the position, in degrees, clockwise.
  public var rotation: Double
  /// The scale; 1 is the full size.
  public var scale: Double
  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - position: The position of its centre or origin.
  ///   - rotation: The rotation around the position, in degrees, clockwise.
  ///   - scale: The scale; 1 is the full size.
  ///   - opacity: The opacity, from 0 to 1.
  public init(
    _ position: IndicatorPoint, rotation: Double = 0, scale: Double = 1, opacity: Double = 1
  ) {
    self.position = position
    self.rotation = rotation
    self.scale = scale
    self.opacity = opacity
  }
}

/// The role of a text, which determines its font.
public enum IndicatorTextRole: UInt8, CaseIterable, Sendable {
  /// The status of the edge.
  case title
  /// Smaller text beside the status.
  case detail
  /// A text that the user can tap to retry; hosts make it a button.
  case action
}
