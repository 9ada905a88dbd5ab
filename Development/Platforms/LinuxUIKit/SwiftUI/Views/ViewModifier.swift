/// A modifier of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
  /// The type of the view that is modified.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that is modified.
public struct _ViewModifier_Content<Modifier>: View, PrimitiveView where Modifier: ViewModifier {
  let child: Node.Child
  /// The evaluation of the modified view that created this view.
  let evaluation: Int

  /// Evaluates the view only if the modified view was described again, not if only the modifier's
  /// own state changed.
  func update(_ node: Node) {
    let versions = node.kept { Versions() }
    let next = [evaluation, node.environment.version]
    guard versions.numbers != next else { return }
    versions.numbers = next
    node.show([child])
  }
}

private final class Versions {
  var numbers: [Int] = []
}

/// A modifier that the evaluator implements.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Shows the modified view in a node.
  func update(_ node: Node, _ content: Node.Child)
}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { noBody(of: Self.self) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view.
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  func update(_ node: Node) {
    let child = Node.Child(0) { content }
    if let primitive = modifier as? any PrimitiveModifier { return primitive.update(node, child) }
    node.install(modifier)
    BodyEvaluations.note(Modifier.self)
    let body = node.tracking { [modifier] in
      modifier.body(
        content: _ViewModifier_Content(child: child, evaluation: node.descriptionCount))
    }
    node.show([Node.Child(0) { body }])
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
