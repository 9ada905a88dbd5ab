import UIKit

/// The container of a represented UIKit view; takes all the space that it is offered.
final class RepresentedView: UIView {
  override func layoutSubviews() { for view in subviews { view.frame = bounds } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Creates and updates a UIKit view for the evaluator.
@MainActor struct Represented<Content: UIViewRepresentable> {
  @MainActor private final class Kept {
    let coordinator: Content.Coordinator
    var view: Content.UIViewType?

    init(_ coordinator: Content.Coordinator) { self.coordinator = coordinator }
  }

  let content: Content

  func update(_ node: Node) {
    let container = node.ownView { RepresentedView() }
    let kept = node.kept(at: -1) { Kept(content.makeCoordinator()) }
    node.install(content)
    let context = UIViewRepresentableContext<Content>(
      coordinator: kept.coordinator, environment: node.environment)
    let view = kept.view ?? content.makeUIView(context: context)
    kept.view = view
    if view.superview !== container { container.addSubview(view) }
    content.updateUIView(view, context: context)
    node.left = { Content.dismantleUIView(view, coordinator: kept.coordinator) }
  }
}

extension UIViewRepresentable {
  func represent(in node: Node) { Represented(content: self).update(node) }
}
