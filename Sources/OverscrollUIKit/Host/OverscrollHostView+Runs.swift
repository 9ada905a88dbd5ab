#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  extension OverscrollHostView: RunClient {
    var applyDelay: Double { engine.times.applyDelay }

    func runID(of edge: OverscrollEdge) -> RunID? { engine.runID(of: edge) }

    /// Requests frames if the list is not idle, and returns whether it did.
    func waitUntilIdle() -> Bool {
      guard window != nil, !isIdle else { return false }
      scheduler.run()
      return true
    }

    var isIdle: Bool {
      guard let scrollView else { return true }
      return scrollView.isIdle
    }
  }
#endif
