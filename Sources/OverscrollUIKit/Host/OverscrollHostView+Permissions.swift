#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The user's permissions at the edges: to arm them by a pull, and to scroll while they run.
  extension OverscrollHostView {
    /// The opacity at which views count as transparent; UIKit sends no touches to views below it.
    private static let transparency = 0.01

    /// Answers the engine whether a pull may arm an edge.
    func answerArming(at edge: OverscrollEdge) {
      guard let control = presenters[edge].control else { return }
      let isAllowed = !isTransparent(edge) && control.shouldArm?(control) ?? true
      send(.armingAllowed(edge, isAllowed))
    }

    /// Forbids pulls at edges whose control, own view or scroll view is transparent.
    ///
    /// Called when a drag begins, and before it ends.
    func forbidTransparentPulls() {
      for edge in OverscrollEdge.allCases where isTransparent(edge) {
        send(.armingAllowed(edge, false))
      }
    }

    private func isTransparent(_ edge: OverscrollEdge) -> Bool {
      guard let control = presenters[edge].control, let scrollView else { return false }
      if Double(scrollView.alpha) <= Self.transparency || control.alpha <= Self.transparency {
        return true
      }
      guard case .view(let view, _, _) = control.indicator.form else { return false }
      return Double(view.alpha) <= Self.transparency
    }

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
