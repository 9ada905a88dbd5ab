/// The resistance that a finger meets beyond the edge of the content.
///
/// It maps the distance of the finger past the edge to the distance by which the content moves:
/// `y = x d c / (d + c x)`. The slope is `c` at the edge and approaches 0 as the content approaches
/// one extent. The result depends only on the position of the finger, so moving back gives the same
/// numbers. The browser moves the content by it; UIKit has its own (decision 32).
package struct RubberBand: Equatable, Sendable {
  /// The ratio of the content's movement to the finger's movement at the edge.
  ///
  /// UIScrollView is known to use 0.55 for touch.
  package static let coefficient = 0.55

  /// The distance, in extents, by which the content moves when the finger moves by one extent:
  /// `c / (1 + c)`, 0.355.
  package static let reach = coefficient / (1 + coefficient)

  /// The length of the viewport along the axis, in points; at least 1.
  package let extent: Double

  /// Creates the band of a viewport.
  ///
  /// - Parameter extent: The length of the viewport along the axis, in points. A value that is NaN
  ///   or less than 1 counts as 1.
  package init(extent: Double) {
    self.extent = extent.isFinite && extent > 1 ? extent : 1
  }

  /// Returns the distance by which the content moves for a distance of the finger past the edge.
  ///
  /// - Parameter travel: The finger's distance past the edge, in points. Less than 0 counts as 0.
  /// - Returns: The distance, in points; less than ``extent`` for every finite `travel`.
  package func displacement(forTravel travel: Double) -> Double {
    guard travel > 0 else { return 0 }
    guard travel < .greatestFiniteMagnitude else { return extent }
    return extent * (1 - 1 / (travel * Self.coefficient / extent + 1))
  }

  /// Returns how far a finger has to move past the edge to move the content by a distance.
  ///
  /// It is the inverse of ``displacement(forTravel:)``, and is used when a finger touches moving
  /// content.
  ///
  /// - Parameter displacement: The distance past the edge, in points. A negative value counts as 0,
  /// and one above ``extent``, which no finger reaches, as just below it.
  /// - Returns: The finger's distance past the edge, in points.
  package func travel(forDisplacement displacement: Double) -> Double {
    guard displacement > 0 else { return 0 }
    let reachable = min(displacement, extent * 0.999)
    return reachable * extent / (Self.coefficient * (extent - reachable))
  }
}
