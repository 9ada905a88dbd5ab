#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Fingers that do something else than scroll.
  extension OverscrollHostView {
    /// Looks whether fingers zoom or carry rows now: what they move past an edge meanwhile is no pull, and what
    /// comes near an end is not wanted yet.
    ///
    /// Who has zoomed and goes on with one finger pulls with the next touch.
    func syncTouchOwnership() {
      guard let scrollView else { return }
      let isZoomed = scrollView.isZooming || scrollView.isZoomBouncing
      let isTaken =
        isZoomed || Platform.carriesRows(scrollView) || (isTouchTaken && scrollView.isTracking)
      guard isTaken != isTouchTaken else { return }
      isTouchTaken = isTaken
      send(.paused(isTaken))
      if isTaken { watch() }
    }
  }
#endif
