package import OverscrollCore
package import OverscrollUIKit
package import UIKit

extension UIScrollView {
  /// The box of an edge's indicator, if the edge has one.
  package func indicator(at edge: OverscrollEdge) -> IndicatorView? {
    let side = side(of: edge)
    return subviews.lazy.compactMap { $0 as? IndicatorView }.first { $0.placement == side }
  }
}

extension UIScrollView {
  /// The views in which the library keeps what it does for the list.
  package var hosts: [UIView] {
    subviews.filter { String(describing: type(of: $0)) == "OverscrollHostView" }
  }

  /// The side of the view where an edge is; `leading` is the left one.
  package func side(of edge: OverscrollEdge) -> OverscrollEdge {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && flips
    return edge.axis == .horizontal && isMirrored ? edge.opposite : edge
  }

  /// Whether the content starts at the right where texts do.
  private var flips: Bool {
    guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return true }
    return layout is UICollectionViewCompositionalLayout
      || layout.flipsHorizontallyInOppositeLayoutDirection
  }
}

extension UIView {
  /// The views of a kind in the view, from back to front.
  package func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    subviews.flatMap { (($0 as? Kind).map { [$0] } ?? []) + $0.all(kind) }
  }

  /// The labels in the view, from back to front.
  package var labels: [UILabel] { all(UILabel.self) }

  /// The subviews, from back to front.
  package var depthOrder: [UIView] {
    subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension UIEdgeInsets {
  /// The inset of an edge of the view; `leading` is the left one, whatever the direction.
  package func inset(at edge: OverscrollEdge) -> Double {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: left
    case .trailing: right
    }
  }
}
