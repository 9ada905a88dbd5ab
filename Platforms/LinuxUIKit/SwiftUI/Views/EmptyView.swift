/// No view.
public struct EmptyView: View, PrimitiveView, RowSource {
  /// Creates one.
  public init() {}

  var rows: [Node.Child] { [] }

  func update(_ node: Node) { node.show([]) }
}
