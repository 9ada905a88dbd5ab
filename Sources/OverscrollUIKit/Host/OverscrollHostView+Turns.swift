#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// The turns of the run loop: who writes again and again in one of them is fighting.
  extension OverscrollHostView {
    /// Asks for the beginning of the next turn, with frames and without: off window there are none.
    func awaitTurn() {
      guard !isTurnAwaited else { return }
      isTurnAwaited = true
      clock.run()
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.turnBegan() }
      }
    }

    func turnBegan() {
      guard isTurnAwaited else { return }
      isTurnAwaited = false
      for edge in OverscrollEdge.allCases { ledgers[edge].turnBegan() }
      showKeptHeaders()
    }
  }
#endif
