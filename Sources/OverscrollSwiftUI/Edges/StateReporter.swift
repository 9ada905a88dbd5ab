#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit

  /// Reports the states of an edge to the app, in order.
  ///
  /// States change in updates, observations and reports, in which SwiftUI may drop what the app
  /// writes (`Facts.md`, S11), so each is reported in the next turn.
  @MainActor
  final class StateReporter {
    typealias Action = @MainActor (OverscrollControl.State) -> Void

    /// The observers; a state is reported to those of its turn.
    var actions: [Action] = []
    private var last = OverscrollControl.State()
    private var pending: [OverscrollControl.State] = []

    /// Whether the edge has observers.
    var isObserved: Bool { !actions.isEmpty }

    /// Reports a state, unless it is the last one.
    func report(_ state: OverscrollControl.State) {
      guard state != last else { return }
      last = state
      guard isObserved else { return }
      pending.append(state)
      guard pending.count == 1 else { return }
      // Retained until then: an edge that is removed still reports that it is idle.
      Task { self.deliver() }
    }

    private func deliver() {
      let states = pending
      pending = []
      for state in states { for action in actions { action(state) } }
    }
  }
#endif
