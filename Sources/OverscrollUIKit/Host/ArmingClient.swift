#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// A list with edges that a pull arms, if their controls allow it.
  @MainActor
  protocol ArmingClient: AnyObject {
    /// Whether the list is transparent, alone or with a view around it.
    var isListTransparent: Bool { get }

    /// Returns the control of an edge; nil if it has none.
    func control(at edge: OverscrollEdge) -> OverscrollControl?
    /// Sends the engine an event.
    func send(_ event: OverscrollEvent)
  }

  extension ArmingClient {
    /// Answers the engine whether a pull may arm an edge.
    func answerArming(at edge: OverscrollEdge) {
      guard let control = control(at: edge) else { return }
      let isAllowed = !isTransparent(edge) && control.shouldArm?(control) ?? true
      send(.armingAllowed(edge, isAllowed))
    }

    /// Forbids pulls at an edge if the list, the edge's control or its own view is transparent.
    ///
    /// Called when a drag begins, and before it ends.
    func forbidTransparentPulls() {
      for edge in OverscrollEdge.allCases where isTransparent(edge) {
        send(.armingAllowed(edge, false))
      }
    }

    private func isTransparent(_ edge: OverscrollEdge) -> Bool {
      guard let control = control(at: edge) else { return false }
      return isListTransparent || control.isTransparent
    }
  }

  extension UIView {
    /// The opacity at which views count as transparent; UIKit sends no touches to views below it.
    fileprivate static let transparency = 0.01

    /// Whether the view is transparent, alone or with a view around it.
    var isTransparent: Bool {
      sequence(first: self, next: \.superview).contains { Double($0.alpha) <= Self.transparency }
    }
  }

  extension OverscrollControl {
    /// Whether the indicator is transparent, by itself or by a view that the app gave it.
    fileprivate var isTransparent: Bool {
      if alpha <= UIView.transparency { return true }
      guard case .view(let view, _, _) = indicator.form else { return false }
      return Double(view.alpha) <= UIView.transparency
    }
  }
#endif
