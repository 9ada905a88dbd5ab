/// A distance along the axis of a scroll view, in points, viewports or items.
public enum OverscrollDistance: Equatable, Sendable {
  /// A number of points.
  case points(Double)
  /// A number of viewport lengths.
  case viewports(Double)
  /// A number of items as counted by the host; see ``OverscrollEvent/itemsLeft(_:towards:)``.
  case items(Int)

  /// The distance in points, in a viewport of the given length in points; nil for a number of
  /// items.
  package func points(inViewport viewportLength: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .viewports(let count): count * viewportLength
    case .items: nil
    }
  }

  /// The same distance; a negative or invalid number counts as 0.
  var sanitized: OverscrollDistance {
    switch self {
    case .points(let points): .points(max(0, points.orZero))
    case .viewports(let count): .viewports(max(0, count.orZero))
    case .items(let count): .items(max(0, count))
    }
  }
}
