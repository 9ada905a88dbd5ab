/// A distance along the axis of a scroll view, in points, viewports or items.
///
/// An infinite distance means never: nothing loads within it, and the back-to-top button never
/// appears beyond it.
public enum OverscrollDistance: Equatable, Sendable {
  /// A number of points.
  case points(Double)
  /// A number of viewport lengths.
  case viewports(Double)
  /// A number of rows or items, of all sections of the list.
  case items(Int)

  /// The distance in points, in a viewport of the given length in points; infinite for a
  /// number of items.
  package func points(inViewport viewportLength: Double) -> Double {
    switch self {
    case .points(let points): points
    case .viewports(let count): count * viewportLength
    case .items: .infinity
    }
  }

  /// The same distance; a negative or invalid number counts as 0, and infinity stays.
  var sanitized: OverscrollDistance {
    switch self {
    case .points(let points): .points(points.asThreshold)
    case .viewports(let count): .viewports(count.asThreshold)
    case .items(let count): .items(max(0, count))
    }
  }
}
