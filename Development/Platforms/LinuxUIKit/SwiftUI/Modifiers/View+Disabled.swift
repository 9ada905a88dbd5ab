private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the view responds to user input.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

nonisolated private struct DisabledModifier: PrimitiveModifier {
  let isDisabled: Bool

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    if isDisabled { values.isEnabled = false }
    values.change()
    node.show([content], in: values)
  }
}

extension View {
  /// Disables the views inside; it cannot enable views inside a disabled one.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
