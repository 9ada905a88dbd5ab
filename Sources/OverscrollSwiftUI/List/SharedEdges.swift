#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import OverscrollUIKit

  /// The edges of a scroll view, and their statuses.
  ///
  /// Where a view that the library does not know stands between two modifiers, each has a session;
  /// the sessions of a scroll view share these edges.
  @MainActor
  final class SharedEdges {
    private struct Observer {
      weak var statuses: EdgeStatuses?
    }

    /// The controls of the edges that are described.
    var stores = PerEdge<EdgeControlStore?>(repeating: nil)
    private(set) var statuses = PerEdge(repeating: EdgeStatus())
    /// The library's rows in the list.
    let ownRows = OwnContent()
    private var observers: [Observer] = []
    private var isScheduled = false

    init() { ownRows.edges = self }

    /// The edges that the sessions of a list share already; nil if it has no session.
    static func edges(of list: HostedList) -> SharedEdges? {
      list.ownContent?.edges as? SharedEdges
    }

    /// Lets the views of a session follow the statuses.
    func add(_ observer: EdgeStatuses) {
      observers.removeAll { $0.statuses == nil }
      observers.append(Observer(statuses: observer))
      schedule()
    }

    /// Sets the status of an edge; rows adopt it in the next turn.
    ///
    /// Phases change in updates, observations and reports, in which SwiftUI may drop a change
    /// (`Facts.md`, S11).
    func update(_ edge: OverscrollEdge, to status: EdgeStatus) {
      guard statuses[edge] != status else { return }
      statuses[edge] = status
      schedule()
    }

    private func schedule() {
      guard !isScheduled else { return }
      isScheduled = true
      Task { [weak self] in self?.publish() }
    }

    private func publish() {
      isScheduled = false
      for observer in observers where observer.statuses?.shared === self {
        observer.statuses?.objectWillChange.send()
      }
    }
  }
#endif
