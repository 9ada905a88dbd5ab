#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// The state of an edge, for a row that shows it.
  struct EdgeStatus: Equatable {
    var isRunning = false
    /// A text such as "Loading…"; nil for none.
    var text: String?
    /// The name of a button that runs the action; nil if there is nothing to run.
    var button: String?
  }

  /// The statuses of a list's edges, which evaluate the rows that show them again.
  @MainActor
  final class EdgeStatuses: ObservableObject {
    private var statuses = PerEdge(repeating: EdgeStatus())
    private var isScheduled = false

    subscript(edge: OverscrollEdge) -> EdgeStatus { statuses[edge] }

    /// Sets the status of an edge; rows adopt it in the next turn.
    ///
    /// Phases change in updates, observations and reports, in which SwiftUI may drop a change
    /// (`Facts.md`, S11).
    func update(_ edge: OverscrollEdge, to status: EdgeStatus) {
      guard statuses[edge] != status else { return }
      statuses[edge] = status
      guard !isScheduled else { return }
      isScheduled = true
      Task { [weak self] in self?.publish() }
    }

    private func publish() {
      isScheduled = false
      objectWillChange.send()
    }
  }

  extension OverscrollControl {
    /// The status of an edge in a phase.
    func status(in phase: OverscrollPhase, _ result: RefreshResult?) -> EdgeStatus {
      switch phase {
      case .waiting, .refreshing:
        EdgeStatus(isRunning: true, text: words(for: .began, nil))
      case .failed:
        EdgeStatus(text: words(for: .ended(ResultSummary(.failed)), result), button: retryName)
      case .noMore:
        EdgeStatus(text: words(for: .ended(ResultSummary(.noMore)), result))
      default: EdgeStatus(button: actionName)
      }
    }
  }

  private struct StatusesKey: EnvironmentKey {
    static var defaultValue: EdgeStatuses? { nil }
  }

  extension EnvironmentValues {
    /// The statuses of the list, for its next modifier inside; nil if that belongs to another list.
    var overscrollStatuses: EdgeStatuses? {
      get { self[StatusesKey.self] }
      set { self[StatusesKey.self] = newValue }
    }
  }
#endif
