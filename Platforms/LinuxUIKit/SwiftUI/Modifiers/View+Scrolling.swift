import CoreGraphics

private struct WishModifier: PrimitiveModifier {
  let wish: @MainActor (Node, inout ScrollWishes) -> Void

  func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    wish(node, &values.forScrollView)
    node.show([content], in: values)
  }
}

extension View {
  /// Hears of a value that comes of the geometry of the first scroll view in it.
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

  /// Hears of what moves the first scroll view in it.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View {
    modifier(
      WishModifier { node, wishes in
        let watcher = node.kept { PhaseWatcher(action) }
        watcher.action = action
        wishes.watchers.append(watcher)
      })
  }

  /// Says where the first scroll view in it is to be.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(WishModifier { _, wishes in wishes.position = position })
  }

  /// Adds to the safe area of the first scroll view in it.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      WishModifier { _, wishes in
        wishes.padding.top += insets.top
        wishes.padding.leading += insets.leading
        wishes.padding.bottom += insets.bottom
        wishes.padding.trailing += insets.trailing
      })
  }
}

/// A place in a rectangle, as parts of its sides.
public struct UnitPoint: Hashable, Sendable {
  /// The part across.
  public var x: CGFloat
  /// The part up and down.
  public var y: CGFloat

  /// Creates a place.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}
