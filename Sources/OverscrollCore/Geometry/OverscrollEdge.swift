/// An edge of a scroll view.
///
/// Edges are logical: leading is where a horizontal list begins, which is the right side in a
/// right-to-left layout. The host converts between logical and physical edges.
public enum OverscrollEdge: UInt8, CaseIterable, Sendable {
  /// The edge where the content begins.
  case top
  /// The edge where the content ends.
  case bottom
  /// The edge where content that scrolls horizontally begins.
  case leading
  /// The edge where content that scrolls horizontally ends.
  case trailing

  /// All edges, in the order in which events reach them.
  ///
  /// A collection without storage: an array would need a heap.
  public struct AllCases: RandomAccessCollection, Sendable {
    /// The position of the first edge.
    public var startIndex: Int { 0 }
    /// The position after the last edge.
    public var endIndex: Int { 4 }

    /// The edge at a position.
    ///
    /// - Parameter position: The raw value of the edge; an invalid one means the trailing edge.
    public subscript(position: Int) -> OverscrollEdge {
      switch position {
      case 0: .top
      case 1: .bottom
      case 2: .leading
      default: .trailing
      }
    }
  }

  /// All edges, in the order in which events reach them.
  public static var allCases: AllCases { AllCases() }

  package var axis: OverscrollAxis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Whether the content begins here.
  package var isStart: Bool { self == .top || self == .leading }

  package var opposite: OverscrollEdge { isStart ? axis.endEdge : axis.startEdge }
}
