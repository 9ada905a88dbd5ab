/// A view of whatever type.
public struct AnyView: View, PrimitiveView {
  private let view: any View

  /// Creates one.
  public init<V>(_ view: V) where V: View { self.view = view }

  func update(_ node: Node) { node.show([Node.Child(0) { view }]) }
}
