#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// When the content has its first position.
  ///
  /// A list gets its window, its bars, its rows and its first position in several steps, which end
  /// with the end of a chat, or with code of the app that scrolls to a row in its first turn. Until
  /// then, no trigger is evaluated.
  extension OverscrollHostView {
    /// How far the content has come to its first position.
    enum FirstPosition {
      /// The position is settled.
      case settled
      /// A layout places the content.
      case inLayout
      /// The layout has ended, and the rest of its turn may still scroll.
      case inTurn
    }

    /// Postpones triggers until the content has its first position, in the turn after the next
    /// layout.
    func awaitFirstPosition() {
      guard window != nil else { return }
      firstPosition = .inLayout
      send(.layoutBegan)
      setNeedsLayout()
    }

    /// Ends a layout pass, after everything that moves the content in it.
    func endLayout() {
      switch firstPosition {
      case .settled: send(.layoutEnded)
      case .inTurn: break
      case .inLayout:
        firstPosition = .inTurn
        scheduler.awaitTurn()
      }
    }

    /// Evaluates triggers in the turn after the layout, whose position counts.
    func settleFirstPosition() {
      guard firstPosition == .inTurn else { return }
      firstPosition = .settled
      syncFromScrollView()
      send(.layoutEnded)
    }
  }
#endif
