#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// The user's permissions at the edges: to arm them by a pull, and to scroll while they run.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// Answers the engine whether a pull may arm an edge.
    func answerArming(at edge: OverscrollEdge) {
      guard let control = control(at: edge) else { return }
      let isAllowed = !isTransparent(edge) && control.shouldArm?(control) ?? true
      send(.armingAllowed(edge, isAllowed))
    }

    /// Forbids pulls at edges that are transparent, alone or with the list.
    ///
    /// Called when a drag begins, and before it ends.
    func forbidTransparentPulls() {
      for edge in OverscrollEdge.allCases where isTransparent(edge) {
        send(.armingAllowed(edge, false))
      }
    }

    /// Whether an edge is transparent; the stage has the opacity of the list.
    private func isTransparent(_ edge: OverscrollEdge) -> Bool {
      guard let control = control(at: edge) else { return false }
      return control.isTransparent || stage?.isTransparent == true
    }

    /// Keeps the user from scrolling while the engine wants it, and no longer.
    func freeze() {
      guard engine.isContentFrozen else { return freezer.release() }
      if scrollView?.window == nil { findScrollView() }
      guard let scrollView else { return note(.noFreeze) }
      freezer.freeze(scrollView)
    }
  }
#endif
