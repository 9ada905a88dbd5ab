#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import OverscrollPaging
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
    /// Whether the edge loads a paginator whose first page was not loaded yet.
    var isInitial = false
    /// Whether the edge loads a paginator whose first page is loading.
    var isFirstLoading = false
    /// The text of that load while the list is empty; nil without such a load.
    var firstLoadText: String?
    /// Whether the edge has a run that its indicator shows.
    var showsRun = false
  }

  /// The statuses of a list's edges, which evaluate the rows that show them again.
  @MainActor
  final class EdgeStatuses: ObservableObject {
    /// The edges, which all sessions of a scroll view share.
    private(set) var shared = SharedEdges()

    init() { shared.add(self) }

    private var statuses: PerEdge<EdgeStatus> { shared.statuses }
    /// The library's rows in the list.
    var ownRows: OwnContent { shared.ownRows }

    subscript(edge: OverscrollEdge) -> EdgeStatus { statuses[edge] }

    /// The edges that the modifiers of this session describe.
    var own: [OverscrollEdge] {
      OverscrollEdge.allCases.filter { shared.stores[$0]?.session?.statuses === self }
    }

    /// Shares the edges of another session of the same scroll view.
    func join(_ other: SharedEdges) {
      guard other !== shared else { return }
      shared.ownRows.move(to: other.ownRows)
      shared = other
      other.add(self)
    }

    /// Whether an edge has a run, or the first page of a paginator is loading.
    var isRunning: Bool {
      OverscrollEdge.allCases.contains { statuses[$0].isRunning || statuses[$0].isFirstLoading }
    }

    /// The text of the first load of an empty list that no indicator shows; nil without one, and if
    /// another session of the list shows it.
    var firstLoadText: String? {
      guard !OverscrollEdge.allCases.contains(where: { statuses[$0].showsRun }) else { return nil }
      return own.lazy.compactMap { [statuses] in statuses[$0].firstLoadText }.first
    }

    var isInitial: Bool { OverscrollEdge.allCases.contains { statuses[$0].isInitial } }

    /// The edge that refreshes the list.
    var refreshEdge: OverscrollEdge? { OverscrollEdge.allCases.first { statuses[$0].isRefresh } }

    /// The edge that has failed: the one that refreshes the list, if it has.
    var failed: (edge: OverscrollEdge, status: EdgeStatus)? {
      let edges = (refreshEdge.map { [$0] } ?? []) + OverscrollEdge.allCases
      return edges.first { statuses[$0].failure != nil }.map { ($0, statuses[$0]) }
    }
  }

  extension OverscrollControl {
    /// The status of an edge in a phase.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - result: The result of the last run.
    ///   - failure: The last failure without a success since.
    ///   - pages: The state of the paginator that the edge loads; nil without one.
    /// - Returns: The status.
    func status(
      in phase: OverscrollPhase, _ result: RefreshResult?, failure: RefreshResult?,
      _ pages: PageSource.Facts?
    ) -> EdgeStatus {
      var status = status(in: phase, result)
      status.showsRun = status.isRunning && !indicator.isLike(.hidden)
      if pages?.isBeforeFirst == true { status = EdgeStatus() }
      status.isRefresh = options.purpose == .refresh
      status.isFirstLoading = pages?.isFirstLoading == true
      status.isRunning = status.isRunning || pages?.isFirst == true && status.isFirstLoading
      status.isInitial = pages?.isInitial == true
      if pages?.isEmpty == true, status.isFirstLoading {
        status.firstLoadText = words(for: .began, nil, as: .load)
      }
      let failure = if let pages { pages.failure(besides: failure) } else { failure }
      if let failure {
        status.failure = failure
        status.failureText = words(
          for: .ended(failure.summary), failure, as: pages?.error == nil ? nil : .refresh)
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

  extension PageSource.Facts {
    /// The failure that a list shows instead of rows: that of the first page.
    ///
    /// The failure of a run may be older than pages that code has loaded since, so it counts only if
    /// the list was never loaded, or if the paginator says so, too.
    fileprivate func failure(besides ofRun: RefreshResult?) -> RefreshResult? {
      if let error { return .failed(error) }
      return isInitial || state.error != nil ? ofRun : nil
    }
  }
#endif
