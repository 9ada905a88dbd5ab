/// A distance along the axis of a scroll view, in the unit that suits the list.
public enum OverscrollDistance: Equatable, Sendable {
  /// So many points.
  case points(Double)
  /// So many lengths of the viewport.
  case viewports(Double)
  /// So many items, as the host counts them; see ``OverscrollEvent/itemsLeft(_:towards:)``.
  case items(Int)

  /// The distance in points; nil where it is counted in items.
  ///
  /// - Parameter viewportLength: The length of the viewport, in points.
  /// - Returns: The distance, in points; nil where it is counted in items.
  public func points(inViewport viewportLength: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .viewports(let count): count * viewportLength
    case .items: nil
    }
  }

  /// The same distance, where what is negative, or no number, counts as 0.
  var sanitized: OverscrollDistance {
    switch self {
    case .points(let points): .points(max(0, points.orZero))
    case .viewports(let count): .viewports(max(0, count.orZero))
    case .items(let count): .items(max(0, count))
    }
  }
}
