/// No view.
public struct EmptyView: View, PrimitiveView, RowSource {
  /// Creates an empty view.
  public init() {}

  var rows: [Node.Child] { [] }

  func update(_ node: Node) { node.show([]) }
}
