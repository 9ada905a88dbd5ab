import UIKit

nonisolated private struct OpacityModifier: PrimitiveModifier {
  let opacity: Double

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    node.ownView { ContainerView(.over(.center)) }.alpha = CGFloat(opacity)
    node.show([content])
  }
}

extension View {
  /// Sets the transparency of the view; at 0, it receives no touches.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }
}
