import CoreGraphics
@_spi(Simulation) import UIKit

private struct WishModifier: PrimitiveModifier {
  let wish: @MainActor (Node, inout ScrollWishes) -> Void

  func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    wish(node, &values.forScrollView)
    values.change()
    node.show([content], in: values)
  }
}

/// Padding insets the modified view, whether or not that scrolls (`Facts.md`, S3a).
private struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  func update(_ node: Node, _ content: Node.Child) {
    guard SimulatedDevice.current.facts.paddingInsetsContainers else {
      return padScrollView(node, content)
    }
    let view = node.ownView { ContainerView(.layers(.center)) }
    node.show([content])
    view.pad(by: insets, isMirrored: node.environment.layoutDirection == .rightToLeft)
    view.setNeedsLayout()
  }

  private func padScrollView(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    values.forScrollView.padding.top += insets.top
    values.forScrollView.padding.leading += insets.leading
    values.forScrollView.padding.bottom += insets.bottom
    values.forScrollView.padding.trailing += insets.trailing
    values.change()
    node.show([content], in: values)
  }
}

extension View {
  /// Observes a value of the geometry of the first scroll view inside.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View where T: Equatable {
    modifier(
      WishModifier { node, wishes in
        let watcher = node.kept { GeometryWatcher(transform, action) }
        (watcher.transform, watcher.action) = (transform, action)
        wishes.watchers.append(watcher)
      })
  }

  /// Observes the phases of the first scroll view inside.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { before, after, _ in action(before, after) }
  }

  /// Observes the phases of the first scroll view inside, with the geometry at each change.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      WishModifier { node, wishes in
        let watcher = node.kept { PhaseWatcher(action) }
        watcher.action = action
        wishes.watchers.append(watcher)
      })
  }

  /// Sets the position of the first scroll view inside.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(WishModifier { _, wishes in wishes.position = position })
  }

  /// Adds to the safe area of the view.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

/// A point in a rectangle, as fractions of its sides.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}
