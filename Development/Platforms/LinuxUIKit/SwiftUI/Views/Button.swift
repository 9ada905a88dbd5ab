/// A view that runs an action when it is tapped.
public struct Button<Label>: View, PrimitiveView where Label: View {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func update(_ node: Node) {
    let view = node.ownView { ButtonView() }
    view.action = action
    node.show([Node.Child(0) { label }])
  }
}

/// The control of a button.
final class ButtonView: UIControl, ItemHolder {
  var action: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ items: [UIView]) {
    for view in subviews where !items.contains(view) { view.removeFromSuperview() }
    for item in items { addSubview(item) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    subviews.first?.sizeThatFits(size) ?? .zero
  }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
