import UIKit

/// Views in a column, without spacing.
public struct VStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func update(_ node: Node) {
    _ = node.ownView { ContainerView(.column) }
    node.show(content.asRows)
  }
}

/// Views in a row, without spacing.
public struct HStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func update(_ node: Node) {
    _ = node.ownView { ContainerView(.row) }
    node.show(content.asRows)
  }
}

/// Views in layers, back to front.
public struct ZStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of layers.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func update(_ node: Node) {
    node.ownView { ContainerView(.layers(alignment)) }.arrangement = .layers(alignment)
    node.show(content.asRows)
  }
}
