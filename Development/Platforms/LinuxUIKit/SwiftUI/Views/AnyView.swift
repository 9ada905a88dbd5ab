/// A view with an erased type.
public struct AnyView: View, PrimitiveView {
  private let view: any View

  /// Wraps a view.
  public init<V>(_ view: V) where V: View { self.view = view }

  func update(_ node: Node) { node.show([Node.Child(0) { view }]) }
}
