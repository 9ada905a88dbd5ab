#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit

  /// Reports what happens at an edge to the app, in order.
  ///
  /// States change in updates, observations and reports, in which SwiftUI may drop what the app
  /// writes (`Facts.md`, S11), so each is reported in the next turn.
  @MainActor
  final class StateReporter {
    enum News {
      case changed(from: OverscrollControl.State, to: OverscrollControl.State)
      case ended(RefreshResult)
    }

    typealias Action = @MainActor (News) -> Void

    /// The observers; news are reported to those of their turn.
    var actions: [Action] = []
    private var last = OverscrollControl.State()
    private var pending: [News] = []

    /// Reports a state, unless it is the last one.
    func report(_ state: OverscrollControl.State) {
      guard state != last else { return }
      report(.changed(from: last, to: state))
      last = state
    }

    /// Reports the end of a run.
    func report(end result: RefreshResult) { report(.ended(result)) }

    private func report(_ news: News) {
      guard !actions.isEmpty else { return }
      pending.append(news)
      guard pending.count == 1 else { return }
      // Retained until then: an edge that is removed still reports that it is idle.
      Task { self.deliver() }
    }

    private func deliver() {
      let pending = pending
      self.pending = []
      for news in pending { for action in actions { action(news) } }
    }
  }
#endif
