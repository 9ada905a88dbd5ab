import UIKit

nonisolated private struct ActionsModifier<Actions: View>: PrimitiveModifier {
  let actions: Actions

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    let container = node.ownView { ActionContainer(.over(.center)) }
    node.show([content.keyed(below: 0)] + actions.asRows.map { $0.keyed(below: 1) })
    container.setNeedsLayout()
  }
}

/// Shows its first view, and offers the actions of its buttons as accessibility actions.
private final class ActionContainer: ContainerView {
  override func hold(_ items: [UIView]) {
    super.hold(Array(items.prefix(1)))
    let buttons = items.dropFirst().compactMap { $0 as? ButtonView }
    accessibilityCustomActions = buttons.map { button in
      UIAccessibilityCustomAction(name: button.words) { _ in
        button.action()
        return true
      }
    }
  }
}

extension ButtonView {
  fileprivate var words: String { (subviews.first as? UILabel)?.text ?? "" }
}

extension View {
  /// Adds the actions of buttons as accessibility actions.
  @available(iOS 16, tvOS 16, visionOS 1, *)
  nonisolated public func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View {
    modifier(ActionsModifier(actions: content()))
  }
}
