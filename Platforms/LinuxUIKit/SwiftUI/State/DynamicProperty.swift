/// A property of a view that the evaluator fills in before it asks for the body.
public protocol DynamicProperty {}

/// One that knows how.
@MainActor protocol NodeProperty: DynamicProperty {
  /// Takes from a node what it keeps for the property at this place of the view.
  func install(in node: Node, at index: Int)
}
