import UIKit

/// Content that is larger inside than outside.
public struct ScrollView<Content>: View, PrimitiveView where Content: View {
  /// The content.
  public var content: Content
  /// In which directions it scrolls.
  public var axes: Axis.Set

  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func update(_ node: Node) {
    let view = node.ownView { HostedScrollView(isAcross: !axes.contains(.vertical)) }
    node.scroll(view, content.asRows)
  }
}

/// Rows that scroll.
public struct List<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  private let rows: Content

  func update(_ node: Node) {
    let view = node.ownView { HostedScrollView(isAcross: false) }
    let rows = rows
    node.scroll(view, [Node.Child(0) { LazyVStack { rows } }])
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { rows = content() }

  /// Creates a list with a row for each element.
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    rows = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, which a property tells apart.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    rows = ForEach(data, id: id, content: rowContent)
  }
}

extension Node {
  /// Shows rows in a scroll view, for which is what was said outside.
  func scroll(_ view: HostedScrollView, _ rows: [Child]) {
    var inside = environment
    inside.forScrollView = ScrollWishes()
    show(rows, in: inside)
    view.take(
      environment.forScrollView, environment.refresh,
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}
