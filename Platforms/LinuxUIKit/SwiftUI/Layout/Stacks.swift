import UIKit

/// Views one below the other; without room between them.
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

/// Views side by side; without room between them.
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

/// Views one over the other.
public struct ZStack<Content>: View, PrimitiveView where Content: View {
  private let alignment: Alignment
  private let content: Content

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func update(_ node: Node) {
    node.ownView { ContainerView(.layers(alignment)) }.arrangement = .layers(alignment)
    node.show(content.asRows)
  }
}
