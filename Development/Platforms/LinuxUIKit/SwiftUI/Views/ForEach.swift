/// One view per element.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }
}

extension ForEach: View, PrimitiveView, RowSource where Content: View {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for elements that a property identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  var rows: [Node.Child] {
    guard Content.self is any RowGroup.Type else {
      return data.map { element in Node.Child(AnyHashable(id(element))) { content(element) } }
    }
    return data.flatMap { element in content(element).asRows.map { $0.keyed(below: id(element)) } }
  }

  func update(_ node: Node) { node.show(rows) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range of integers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: { $0 }, content: content)
  }
}
