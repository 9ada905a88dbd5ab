import UIKit

/// The UIKit view of SwiftUI's views; it evaluates changed nodes before it lays out.
@MainActor final class HostingView: ContainerView {
  private var dirty: [Node] = []
  private(set) lazy var node = Node(in: self, below: nil)
  private var isEvaluating = false

  init() { super.init(.layers(.center)) }

  required init?(coder: NSCoder) { nil }

  /// SwiftUI removes its views with the view that hosts them.
  isolated deinit { node.leave() }

  /// Shows a view.
  func show(_ view: some View) {
    var values = EnvironmentValues()
    values.layoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    node.evaluate(view, in: values)
    settle()
  }

  /// Evaluates a node before the next layout.
  func invalidate(_ node: Node) {
    if !dirty.contains(where: { $0 === node }) { dirty.append(node) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    flush()
    super.layoutSubviews()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    node.setShown(window != nil)
  }

  /// Reports that nodes were added or removed.
  func settle() {
    node.fillContainers()
    hold(node.items)
    if window != nil { node.setShown(true) }
    setNeedsLayout()
  }

  private func flush() {
    guard !dirty.isEmpty, !isEvaluating else { return }
    isEvaluating = true
    let nodes = dirty
    dirty = []
    for node in nodes { node.evaluateOnceMore() }
    LazyRows.layOut(in: self, measures: true)
    settle()
    isEvaluating = false
  }
}
