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
    /// The last failure without a success since; nil for none.
    var failure: RefreshResult?
    /// The text of that failure.
    var failureText: String?
    /// The name of the button that tries again.
    var retryName: String?
    /// The name of the action that assistive technologies offer instead of a pull; nil for none.
    var offeredAction: String?
    /// Whether the edge refreshes the list.
    var isRefresh = false
    /// Whether the edge loads the first page of a paginator, which was not loaded yet.
    var isInitial = false
  }

  /// The statuses of a list's edges, which evaluate the rows that show them again.
  @MainActor
  final class EdgeStatuses: ObservableObject {
    private var statuses = PerEdge(repeating: EdgeStatus())
    private var isScheduled = false
    /// The library's rows in the list.
    let ownRows = OwnContent()

    subscript(edge: OverscrollEdge) -> EdgeStatus { statuses[edge] }

    var isRunning: Bool { OverscrollEdge.allCases.contains { statuses[$0].isRunning } }

    var isInitial: Bool { OverscrollEdge.allCases.contains { statuses[$0].isInitial } }

    /// The edge that refreshes the list.
    var refreshEdge: OverscrollEdge? { OverscrollEdge.allCases.first { statuses[$0].isRefresh } }

    /// The edge that has failed: the one that refreshes the list, if it has.
    var failed: (edge: OverscrollEdge, status: EdgeStatus)? {
      let edges = (refreshEdge.map { [$0] } ?? []) + OverscrollEdge.allCases
      return edges.first { statuses[$0].failure != nil }.map { ($0, statuses[$0]) }
    }

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
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - result: The result of the last run.
    ///   - failure: The last failure without a success since.
    ///   - pages: The state of the paginator's part that the edge loads; nil without a paginator.
    /// - Returns: The status.
    func status(
      in phase: OverscrollPhase, _ result: RefreshResult?, failure: RefreshResult?,
      _ pages: PageSource.Facts?
    ) -> EdgeStatus {
      var status = status(in: phase, result)
      let failure = pages?.error.map { RefreshResult.failed($0) } ?? failure
      status.isRefresh = options.purpose == .refresh
      status.isRunning = status.isRunning || pages?.isFirstLoading == true
      status.isInitial = pages?.isInitial == true
      if let failure {
        status.failure = failure
        status.failureText = words(for: .ended(failure.summary), failure)
        status.retryName = retryName
      }
      return status
    }

    private func status(in phase: OverscrollPhase, _ result: RefreshResult?) -> EdgeStatus {
      switch phase {
      case .waiting, .refreshing:
        EdgeStatus(isRunning: true, text: words(for: .began, nil))
      case .failed:
        EdgeStatus(
          text: words(for: .ended(RefreshResult.Summary(.failed)), result), button: retryName)
      case .noMore:
        EdgeStatus(text: words(for: .ended(RefreshResult.Summary(.noMore)), result))
      default: EdgeStatus(button: actionName)
      }
    }
  }
#endif
