import CoreGraphics

nonisolated private struct ContainerModifier: PrimitiveModifier {
  let arrangement: ContainerView.Arrangement
  /// The views behind the content, and the views in front of it.
  var behind: (any View)?
  var before: (any View)?

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    node.ownView { ContainerView(arrangement) }.arrangement = arrangement
    let (before, behind) = (before?.asRows ?? [], behind?.asRows ?? [])
    node.show(
      behind.map { $0.keyed(below: 2) } + [content.keyed(below: 0)]
        + before.map { $0.keyed(below: 1) })
  }
}

extension View {
  /// Puts views in front of this view.
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(ContainerModifier(arrangement: .over(alignment), before: content()))
  }

  /// Puts views behind this view.
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(ContainerModifier(arrangement: .under(alignment), behind: content()))
  }

  /// Sets the size of the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerModifier(arrangement: .frame(width: width, height: height, alignment)))
  }

  /// Extends the view below bars.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(ContainerModifier(arrangement: .ignoring))
  }
}
