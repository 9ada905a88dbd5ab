/// An edge of a scroll view.
///
/// The vertical pair; the horizontal pair follows with the second stage.
public enum OverscrollEdge: UInt8, CaseIterable, Sendable {
  /// Where the content begins.
  case top
  /// Where the content ends.
  case bottom

  /// All edges, in the order in which events reach them.
  ///
  /// A collection without storage: an array would need a heap.
  public struct AllCases: RandomAccessCollection, Sendable {
    /// The position of the first edge.
    public var startIndex: Int { 0 }
    /// The position after the last edge.
    public var endIndex: Int { 2 }

    /// The edge at a position.
    ///
    /// - Parameter position: 0 for the top edge, else the bottom edge.
    public subscript(position: Int) -> OverscrollEdge { position == 0 ? .top : .bottom }
  }

  /// All edges, in the order in which events reach them.
  public static var allCases: AllCases { AllCases() }
}
