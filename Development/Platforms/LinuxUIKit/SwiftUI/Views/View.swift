/// The description of a part of the screen.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// Never read.
  public var body: Never { self }
}

/// A view that the evaluator implements.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// Shows the view's content in a node.
  func update(_ node: Node)
}

extension PrimitiveView {
  public var body: Never { noBody(of: Self.self) }
}

/// A view that adds any number of views to its container.
@MainActor protocol RowSource {
  /// The views, each created on demand.
  var rows: [Node.Child] { get }
}

/// A view whose rows are separate ones also in a `ForEach`.
@MainActor protocol RowGroup: RowSource {}

extension View {
  /// The views that this view adds to its container.
  var asRows: [Node.Child] { (self as? any RowSource)?.rows ?? [Node.Child(0) { self }] }
}
