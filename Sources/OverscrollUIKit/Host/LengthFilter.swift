#if canImport(UIKit) && !os(watchOS)
  /// Ignores lengths of a lazy list that are too short only for a moment.
  ///
  /// Lazy stacks estimate their length. In a fling, adjacent samples were 15600, 8100 and 14700
  /// points (`Facts.md`, S8), and a page would be loaded far from the end.
  struct LengthFilter {
    /// How long a length must last while the list moves, in seconds.
    private static let window = 0.2

    private var samples: [(time: Double, length: Double)] = []

    /// Returns the longest recent length while the list moves, and the present length at rest.
    ///
    /// - Parameters:
    ///   - length: The present length, in points.
    ///   - time: The time, in seconds.
    ///   - isMoving: Whether the list moves.
    /// - Returns: The length to use, in points.
    mutating func filter(_ length: Double, at time: Double, isMoving: Bool) -> Double {
      guard isMoving else {
        samples = []
        return length
      }
      samples.removeAll { $0.time < time - Self.window }
      samples.append((time, length))
      return samples.reduce(length) { max($0, $1.length) }
    }
  }
#endif
