#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// The states that the app observes.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    typealias States = PerEdge<OverscrollControl.State?>
    typealias Ends = PerEdge<RunEnd?>

    /// The state of an edge.
    func state(of edge: OverscrollEdge) -> OverscrollControl.State {
      OverscrollControl.State(
        phase: engine.phase(of: edge), progress: engine.progress(of: edge),
        result: engine.runID(of: edge) == nil ? runs.result(at: edge) : nil)
    }

    /// Returns the states of the observed edges that effects may have changed.
    func observedStates(_ effects: OverscrollEffects) -> States {
      var states = States(repeating: nil)
      for edge in OverscrollEdge.allCases where stores[edge]?.reporter.isObserved == true {
        let changes = effects.edges[edge]
        guard changes.redraws || changes.phaseChanged || changes.finished != nil else { continue }
        states[edge] = state(of: edge)
      }
      return states
    }
  }
#endif
