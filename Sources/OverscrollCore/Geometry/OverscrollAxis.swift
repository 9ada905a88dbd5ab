/// A direction in which a scroll view scrolls.
public enum OverscrollAxis: UInt8, CaseIterable, Sendable {
  /// The vertical axis, between the top and the bottom edge.
  case vertical
  /// The horizontal axis, between the leading and the trailing edge.
  case horizontal

  /// Both axes.
  ///
  /// A collection without storage: an array would need a heap.
  public struct AllCases: RandomAccessCollection, Sendable {
    /// The position of the first axis.
    public var startIndex: Int { 0 }
    /// The position after the last axis.
    public var endIndex: Int { 2 }

    /// The axis at a position.
    ///
    /// - Parameter position: 0 for the vertical axis, otherwise the horizontal one.
    public subscript(position: Int) -> OverscrollAxis { position == 0 ? .vertical : .horizontal }
  }

  /// Both axes.
  public static var allCases: AllCases { AllCases() }

  /// The edge at which the content begins.
  public var startEdge: OverscrollEdge { self == .vertical ? .top : .leading }

  /// The edge at which the content ends.
  public var endEdge: OverscrollEdge { self == .vertical ? .bottom : .trailing }
}
