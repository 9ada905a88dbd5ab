#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  package import UIKit

  /// The user's permissions at the edges: to arm them by a pull, and to scroll while they run.
  extension OverscrollHostView {
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
      return scrollView.isTransparent || control.isTransparent
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

  extension UIView {
    /// The opacity at which views count as transparent; UIKit sends no touches to views below it.
    fileprivate static let transparency = 0.01

    /// Whether the view is transparent, alone or with a view around it.
    package var isTransparent: Bool {
      sequence(first: self, next: \.superview).contains { Double($0.alpha) <= Self.transparency }
    }
  }

  extension OverscrollControl {
    /// Whether the indicator is transparent, by itself or by a view that the app gave it.
    package var isTransparent: Bool {
      if alpha <= UIView.transparency { return true }
      guard case .view(let view, _, _) = indicator.form else { return false }
      return Double(view.alpha) <= UIView.transparency
    }
  }
#endif
