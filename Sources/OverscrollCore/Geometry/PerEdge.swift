/// A value for each edge.
public struct PerEdge<Value> {
  /// The value of the top edge.
  public var top: Value
  /// The value of the bottom edge.
  public var bottom: Value

  /// Creates a value for each edge.
  ///
  /// - Parameters:
  ///   - top: The value of the top edge.
  ///   - bottom: The value of the bottom edge.
  public init(top: Value, bottom: Value) {
    self.top = top
    self.bottom = bottom
  }

  /// The value of one edge.
  public subscript(edge: OverscrollEdge) -> Value {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      }
    }
    _modify {
      switch edge {
      case .top: yield &top
      case .bottom: yield &bottom
      }
    }
  }
}

extension PerEdge: Equatable where Value: Equatable {}
extension PerEdge: Sendable where Value: Sendable {}
