/// A part of a screen, described.
@MainActor @preconcurrency public protocol View {
  /// What its body is.
  associatedtype Body: View
  /// What it consists of.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// There is nobody to ask.
  public var body: Never { self }
}

/// A view that the evaluator knows by itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// Gives a node what the view consists of.
  func update(_ node: Node)
}

extension PrimitiveView {
  public var body: Never { noBody(of: Self.self) }
}

/// A view that stands for any number of views in the container that it is in.
@MainActor protocol RowSource {
  /// The views, each made when it is asked for.
  var rows: [Node.Child] { get }
}

extension View {
  /// What the view stands for in the container that it is in.
  var asRows: [Node.Child] { (self as? any RowSource)?.rows ?? [Node.Child(0) { self }] }
}
