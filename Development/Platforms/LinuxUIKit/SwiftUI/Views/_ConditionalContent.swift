/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView, RowSource
where TrueContent: View, FalseContent: View {
  var rows: [Node.Child] {
    switch storage {
    case .first(let view): view.asRows.map { $0.keyed(below: 0) }
    case .second(let view): view.asRows.map { $0.keyed(below: 1) }
    }
  }

  func update(_ node: Node) { node.show(rows) }
}

extension Optional: View where Wrapped: View {
  /// Never read.
  public var body: Never { noBody(of: Self.self) }
}

extension Optional: PrimitiveView, RowSource where Wrapped: View {
  var rows: [Node.Child] { map(\.asRows) ?? [] }

  func update(_ node: Node) { node.show(rows) }
}
