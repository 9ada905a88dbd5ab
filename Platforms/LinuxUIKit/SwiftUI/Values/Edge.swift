/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The one above.
  case top
  /// The one where lines begin.
  case leading
  /// The one below.
  case bottom
  /// The one where lines end.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// All four.
    public static let all = Set(rawValue: 15)
  }
}

/// What makes parts of a screen unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Whatever does.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A direction in which something is long.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// Up and down.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The direction in which lines are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which lines are read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
