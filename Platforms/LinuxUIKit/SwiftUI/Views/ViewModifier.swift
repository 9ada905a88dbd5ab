/// What makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What it makes.
  associatedtype Body: View
  /// Returns the view with something done to it.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
  /// The view that something is done to.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier does something to.
public struct _ViewModifier_Content<Modifier>: View, PrimitiveView where Modifier: ViewModifier {
  let child: Node.Child

  func update(_ node: Node) { node.show([child]) }
}

/// A modifier that the evaluator knows by itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Gives a node what the view becomes.
  func update(_ node: Node, _ content: Node.Child)
}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { noBody(of: Self.self) }
}

/// A view, and what is done to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Creates one.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  func update(_ node: Node) {
    let child = Node.Child(0) { content }
    if let primitive = modifier as? any PrimitiveModifier { return primitive.update(node, child) }
    node.install(modifier)
    let body = modifier.body(content: _ViewModifier_Content(child: child))
    node.show([Node.Child(0) { body }])
  }
}

extension View {
  /// Does something to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
