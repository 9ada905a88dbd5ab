nonisolated private struct IdentityModifier: PrimitiveModifier {
  let id: AnyHashable

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    var content = content
    content.key = id
    node.show([content])
  }
}

extension View {
  /// Gives the view an identity; another one replaces the view and its state.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
