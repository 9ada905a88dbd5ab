/// A value for each axis.
public struct PerAxis<Value> {
  /// The value of the vertical axis.
  public var vertical: Value
  /// The value of the horizontal axis.
  public var horizontal: Value

  /// Creates a value for each axis.
  ///
  /// - Parameters:
  ///   - vertical: The value of the vertical axis.
  ///   - horizontal: The value of the horizontal axis.
  public init(vertical: Value, horizontal: Value) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// Creates the same value for both axes.
  ///
  /// - Parameter value: The value.
  public init(repeating value: Value) { self.init(vertical: value, horizontal: value) }

  /// The value of one axis.
  public subscript(axis: OverscrollAxis) -> Value {
    get { axis == .vertical ? vertical : horizontal }
    _modify {
      switch axis {
      case .vertical: yield &vertical
      case .horizontal: yield &horizontal
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Sendable where Value: Sendable {}
