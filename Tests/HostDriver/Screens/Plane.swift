package import OverscrollCore
import OverscrollUIKit
import UIKit

/// A scroll view whose content is larger than the viewport along both axes, with a pull control at
/// each edge.
@MainActor
package final class Plane {
  package let stage: ListScreen<DrivenScrollView> = ListScreen(DrivenScrollView())

  package init() {
    stage.list.contentInsetAdjustmentBehavior = .never
    stage.list.contentSize = CGSize(width: 1_000, height: 2_000)
    for edge in OverscrollEdge.allCases {
      stage.add(edge, edge.isStart ? .refresh : .load, .onRelease(past: 54))
    }
  }

  package func phase(_ edge: OverscrollEdge) -> OverscrollPhase { stage.phase(edge) }

  package func elements(_ edge: OverscrollEdge) -> [Part] { stage.box(edge)?.parts ?? [] }

  package func texts(_ edge: OverscrollEdge) -> [String] {
    elements(edge).compactMap { $0.text }
  }

  /// Scrolls to an edge and pulls there; the finger stays down.
  package func hold(_ edge: OverscrollEdge, by distance: Double) {
    let end = CGPoint(
      x: stage.list.contentSize.width - stage.list.bounds.width,
      y: stage.list.contentSize.height - stage.list.bounds.height)
    if stage.rawInset(edge) == 0 {
      stage.list.contentOffset =
        edge == .bottom
        ? CGPoint(x: 0, y: end.y) : edge == .trailing ? CGPoint(x: end.x, y: 0) : .zero
    }
    stage.finger.touch(stage.list)
    drag(edge, by: distance)
  }

  /// Pulls further, or back.
  package func drag(_ edge: OverscrollEdge, by distance: Double) {
    let way = edge.isStart ? distance : -distance
    let isVertical = edge.axis == .vertical
    stage.finger.drag(by: CGVector(dx: isVertical ? 0 : way, dy: isVertical ? way : 0), over: 0.3)
    stage.finger.hold(for: 0.15)
  }
}
