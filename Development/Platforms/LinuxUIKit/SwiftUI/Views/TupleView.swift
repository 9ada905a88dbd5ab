/// Several views as one.
public struct TupleView<T>: View, PrimitiveView, RowSource {
  /// The views.
  public var value: T
  let rows: [Node.Child]

  init(_ value: T, rows: [Node.Child]) {
    self.value = value
    self.rows = rows
  }

  func update(_ node: Node) { node.show(rows) }
}
