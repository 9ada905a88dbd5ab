/// The resistance that a finger meets beyond the edge of the content.
///
/// Maps the finger's way past the edge to the distance that the content moves:
/// `y = x d c / (d + c x)`. The slope is `c` at the edge and falls to nothing as the content nears
/// one extent. A function of position, not of increments: going back the same way gives the same
/// numbers.
package struct RubberBand: Equatable, Sendable {
  /// How much of the finger's way the content follows at the edge.
  ///
  /// 0.55, the figure that UIScrollView is known to use for touch.
  package static let coefficient = 0.55

  /// How far a finger's way of one extent moves the content, in extents: `c / (1 + c)`, 0.355.
  package static let reach = coefficient / (1 + coefficient)

  /// The length of the viewport along the axis, in points; at least 1.
  package let extent: Double

  /// Creates the band of a viewport.
  ///
  /// - Parameter extent: The length of the viewport along the axis, in points. A value that is not
  ///   a number, or less than 1, counts as 1.
  package init(extent: Double) {
    self.extent = extent.isFinite && extent > 1 ? extent : 1
  }

  /// The distance that the content moves for a finger's way past the edge.
  ///
  /// - Parameter travel: The finger's distance past the edge, in points. Less than 0 counts as 0.
  /// - Returns: The distance, in points; always less than ``extent``, but for an infinite way.
  package func displacement(forTravel travel: Double) -> Double {
    guard travel > 0 else { return 0 }
    guard travel < .greatestFiniteMagnitude else { return extent }
    return extent * (1 - 1 / (travel * Self.coefficient / extent + 1))
  }

  /// The finger's way that moves the content by a distance.
  ///
  /// The inverse of ``displacement(forTravel:)``: where a finger that grabs moving content stands.
  ///
  /// - Parameter displacement: The distance past the edge, in points. A negative value counts as 0,
  /// and one above ``extent``, which no finger reaches, as just below it.
  /// - Returns: The finger's way past the edge, in points.
  package func travel(forDisplacement displacement: Double) -> Double {
    guard displacement > 0 else { return 0 }
    let reachable = min(displacement, extent * 0.999)
    return reachable * extent / (Self.coefficient * (extent - reachable))
  }
}
