#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import UIKit

  /// The state that indicators show, in the list and outside of it.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost: IndicatorSource {
    func indicatorState(of edge: OverscrollEdge) -> IndicatorState? {
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      return IndicatorState(
        of: edge, in: engine, at: now, width: engine.geometry[across].viewportLength,
        reducesMotion: reducesMotion)
    }

    func pull(at edge: OverscrollEdge) -> PullReading? { engine.pullReading(of: edge) }

    func result(at edge: OverscrollEdge) -> RefreshResult? { runs.result(at: edge) }

    func shownWording(at edge: OverscrollEdge) -> EdgeWording? { control(at: edge)?.edgeWording }

    func isTappable(_ edge: OverscrollEdge) -> Bool { engine.canBeTapped(edge) }

    func tap(_ edge: OverscrollEdge) { send(.tapped(edge)) }
  }
#endif
