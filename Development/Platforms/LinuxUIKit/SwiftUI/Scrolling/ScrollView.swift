@_spi(Simulation) import UIKit

/// Content that scrolls.
public struct ScrollView<Content>: View, PrimitiveView where Content: View {
  /// The content.
  public var content: Content
  /// The axes along which it scrolls.
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
    let rows = [Node.Child(0) { [rows] in LazyVStack { rows } }]
    if SimulatedDevice.current.facts.listsAreCollections {
      node.scroll(node.ownView { HostedCollectionView() }, rows)
    } else {
      node.scroll(node.ownView { HostedTableView() }, rows)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { rows = content() }

  /// Creates a list with one row per element.
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    rows = ForEach(data, content: rowContent)
  }

  /// Creates a list with one row per element, identified by a property.
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
  /// Shows rows in a scroll view, with the modifiers from outside.
  func scroll(_ view: any HostedScroller, _ rows: [Child]) {
    var inside = environment
    if SimulatedDevice.current.facts.contentHasNoRefresh { inside.refresh = nil }
    show(rows, in: inside)
    view.scroll.update(environment)
  }
}
