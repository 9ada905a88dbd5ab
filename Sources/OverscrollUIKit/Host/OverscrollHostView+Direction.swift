#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The direction in which the content reads, which may change while the list is on the screen.
  extension OverscrollHostView {
    /// The content may read in another direction: what lies where is judged when it has been laid out so.
    func directionChanged() {
      guard let scrollView, ContentDirection(of: scrollView) != direction else { return }
      mayHaveTurned = true
      lengthsChanged()
    }

    /// Updates the reading direction of the content, which may have changed.
    ///
    /// - Returns: Whether that is another direction than before.
    func readDirection(of scrollView: UIScrollView) -> Bool {
      guard mayHaveTurned else { return false }
      mayHaveTurned = false
      let before = direction
      direction = ContentDirection(of: scrollView)
      return direction != before
    }

    /// Moves extra insets and boxes to the current sides of their edges.
    func turnSides() {
      send(.frame)
      placeIndicators()
    }
  }
#endif
