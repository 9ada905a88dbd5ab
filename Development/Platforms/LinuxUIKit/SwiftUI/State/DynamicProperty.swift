/// A property of a view that the evaluator sets before it reads the body.
public protocol DynamicProperty {}

/// A dynamic property that the evaluator implements.
@MainActor protocol NodeProperty: DynamicProperty {
  /// Connects the property to its storage in a node.
  func install(in node: Node, at index: Int)
}
