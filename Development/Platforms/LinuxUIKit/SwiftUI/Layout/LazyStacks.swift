import UIKit

/// Views in a column, created when they become visible.
public struct LazyVStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func update(_ node: Node) { LazyRows.show(content.asRows, of: node, .vertical, lanes: 1) }
}

/// Views in a row, created when they become visible.
public struct LazyHStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func update(_ node: Node) { LazyRows.show(content.asRows, of: node, .horizontal, lanes: 1) }
}

/// Views in columns, created when they become visible.
public struct LazyVGrid<Content>: View, PrimitiveView where Content: View {
  private let columns: [GridItem]
  private let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  func update(_ node: Node) {
    LazyRows.show(content.asRows, of: node, .vertical, lanes: columns.count)
  }
}

/// Views in rows, created when they become visible.
public struct LazyHGrid<Content>: View, PrimitiveView where Content: View {
  private let rows: [GridItem]
  private let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.content = content()
  }

  func update(_ node: Node) {
    LazyRows.show(content.asRows, of: node, .horizontal, lanes: rows.count)
  }
}

/// A column or row of a grid; all have the same width.
public struct GridItem: Sendable {
  /// The size of a column or row.
  public enum Size: Sendable {
    /// As wide as the space allows.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
  }
}

/// The kinds of views to pin to the edge; the stand-in pins none.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
