import CoreGraphics
@_spi(Simulation) import UIKit

/// Padding insets the modified view, whether or not that scrolls (`Facts.md`, S3a).
nonisolated private struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    let view = node.ownView { ContainerView(.layers(.center)) }
    node.show([content])
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    view.addedSafeArea = UIEdgeInsets(insets, isMirrored: isMirrored)
    view.setNeedsLayout()
  }
}

/// The innermost margins apply, also to the scroll views in rows.
nonisolated private struct MarginModifier: PrimitiveModifier {
  let edges: Edge.Set
  let length: CGFloat

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    if edges.contains(.top) { values.contentMargins.top = length }
    if edges.contains(.leading) { values.contentMargins.leading = length }
    if edges.contains(.bottom) { values.contentMargins.bottom = length }
    if edges.contains(.trailing) { values.contentMargins.trailing = length }
    values.change()
    node.show([content], in: values)
  }
}

extension View {
  /// Adds to the safe area of the view.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds margins to the content of the scroll views inside.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(MarginModifier(edges: length == nil ? [] : edges, length: length ?? 0))
  }
}

/// The part of a view that has margins; all parts have the same margins here.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct ContentMarginPlacement: Sendable {
  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  /// The content of scroll views.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
}

extension UIEdgeInsets {
  /// Converts insets to left and right, depending on the layout direction.
  init(_ insets: EdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Returns the sum with other insets, minus a third.
  func adding(_ other: UIEdgeInsets, subtracting third: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top - third.top, left: left + other.left - third.left,
      bottom: bottom + other.bottom - third.bottom, right: right + other.right - third.right)
  }
}
