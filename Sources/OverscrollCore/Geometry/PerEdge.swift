/// A value for each edge.
public struct PerEdge<Value> {
  /// The value of the top edge.
  public var top: Value
  /// The value of the bottom edge.
  public var bottom: Value
  /// The value of the leading edge.
  public var leading: Value
  /// The value of the trailing edge.
  public var trailing: Value

  /// Creates a value for each edge.
  ///
  /// - Parameters:
  ///   - top: The value of the top edge.
  ///   - bottom: The value of the bottom edge.
  ///   - leading: The value of the leading edge.
  ///   - trailing: The value of the trailing edge.
  public init(top: Value, bottom: Value, leading: Value, trailing: Value) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }

  /// Creates the same value for every edge.
  ///
  /// - Parameter value: The value.
  public init(repeating value: Value) {
    self.init(top: value, bottom: value, leading: value, trailing: value)
  }

  /// The value of one edge.
  public subscript(edge: OverscrollEdge) -> Value {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    _modify {
      switch edge {
      case .top: yield &top
      case .bottom: yield &bottom
      case .leading: yield &leading
      case .trailing: yield &trailing
      }
    }
  }
}

extension PerEdge: Equatable where Value: Equatable {}
extension PerEdge: Sendable where Value: Sendable {}
