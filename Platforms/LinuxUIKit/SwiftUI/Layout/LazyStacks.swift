import UIKit

/// Views one below the other, made when they come into sight.
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

/// Views side by side, made when they come into sight.
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

/// Views in columns, made when they come into sight.
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

/// Views in rows, made when they come into sight.
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

/// A column or row of a grid; all are as wide.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size

  /// Creates one.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
  }
}

/// Which views stay at the edge; none do here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
