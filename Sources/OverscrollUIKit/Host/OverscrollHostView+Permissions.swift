#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// The user's permissions at the edges: to arm them by a pull, and to scroll while they run.
  extension OverscrollHostView: ArmingClient {
    var isListTransparent: Bool { scrollView?.isTransparent == true }

    func control(at edge: OverscrollEdge) -> OverscrollControl? { presenters[edge].control }

    /// Keeps the user from scrolling while the engine wants it, and no longer.
    func freeze() {
      if engine.isContentFrozen, let scrollView {
        freezer.freeze(scrollView)
      } else {
        freezer.release()
      }
    }
  }
#endif
