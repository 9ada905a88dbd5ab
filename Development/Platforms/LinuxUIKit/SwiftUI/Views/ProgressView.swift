import UIKit

/// A view that shows that something is in progress.
public struct ProgressView<Label, CurrentValueLabel>: View, PrimitiveView
where Label: View, CurrentValueLabel: View {
  func update(_ node: Node) {
    node.ownView { UIActivityIndicatorView(style: .medium) }.startAnimating()
    node.show([])
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() where Label == EmptyView {}
}
