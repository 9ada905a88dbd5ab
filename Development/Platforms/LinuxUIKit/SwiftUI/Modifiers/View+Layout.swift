import CoreGraphics

private struct ContainerModifier: PrimitiveModifier {
  let arrangement: ContainerView.Arrangement
  /// The views behind the content, and the views in front of it.
  var behind: [Node.Child] = []
  var before: [Node.Child] = []

  func update(_ node: Node, _ content: Node.Child) {
    node.ownView { ContainerView(arrangement) }.arrangement = arrangement
    let (before, behind) = (before.map { $0.keyed(below: 1) }, behind.map { $0.keyed(below: 2) })
    node.show(behind + [content.keyed(below: 0)] + before)
  }
}

extension View {
  /// Puts views in front of this view.
  public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(ContainerModifier(arrangement: .over(alignment), before: content().asRows))
  }

  /// Puts views behind this view.
  public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(ContainerModifier(arrangement: .under(alignment), behind: content().asRows))
  }

  /// Sets the size of the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerModifier(arrangement: .frame(width: width, height: height, alignment)))
  }

  /// Extends the view below bars.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(ContainerModifier(arrangement: .ignoring))
  }
}
