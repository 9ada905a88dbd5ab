#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The actions of its controls.
  extension OverscrollHostView: RunHost {
    func overscrollAction(at edge: OverscrollEdge) -> OverscrollAction? {
      controls[edge].map { $0.retriedAction }
    }

    func endedNothing(at edge: OverscrollEdge) { hint(.endedNothing(edge)) }

    /// Says whether the list has to be waited for; then frames look for its rest.
    func waitUntilIdle() -> Bool {
      guard window != nil, !isIdle else { return false }
      scheduler.run()
      return true
    }

    var isIdle: Bool {
      guard let scrollView else { return true }
      return !scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating
    }
  }
#endif
