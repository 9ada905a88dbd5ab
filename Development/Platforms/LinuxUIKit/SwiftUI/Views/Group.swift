/// Views that modifiers apply to together.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, RowSource where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var rows: [Node.Child] { content.asRows }

  func update(_ node: Node) { node.show(rows) }
}
