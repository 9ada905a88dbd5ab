/// Rows of a list with a header and a footer, which are rows of their own here and scroll with the others.
public struct Section<Parent, Content, Footer> {
  let content: Content
  let header: Parent
  let footer: Footer
}

extension Section: View, PrimitiveView, RowSource, RowGroup
where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content(), header: header(), footer: footer())
  }

  var rows: [Node.Child] {
    [header.asRows, content.asRows, footer.asRows].enumerated().flatMap { index, rows in
      rows.map { $0.keyed(below: index) }
    }
  }

  func update(_ node: Node) { node.show(rows) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content(), header: header(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  @MainActor public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content(), header: Text(String(title)), footer: EmptyView())
  }
}
