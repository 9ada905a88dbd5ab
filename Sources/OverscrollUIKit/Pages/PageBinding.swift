#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  package import OverscrollPaging

  /// Connects a paginator with the edges of a scroll view; changes are shown while the host retains
  /// it.
  @MainActor
  final class PageBinding {
    /// The part that each bound edge loads.
    private let parts: [(edge: OverscrollEdge, part: PagePart)]
    /// The revision of the items that were shown last; nil if another list's items are shown.
    private var revision: Int?
    /// The parts whose last load had failed when the edges were last updated.
    private var failed: Set<PagePart> = []

    /// The pages in a row of the edges that load more, and the triggers that taps replace.
    private var limits: [OverscrollEdge: (pages: AutomaticPages, trigger: OverscrollTrigger?)] = [:]
    /// What the list shows if it has no rows.
    var summary = PageSummary()
    /// Loads the first page from code.
    let reload: @MainActor () -> Void

    init(
      _ parts: [(edge: OverscrollEdge, part: PagePart)], automaticPages: Int, replacing: Bool,
      reload: @escaping @MainActor () -> Void
    ) {
      self.parts = parts
      revision = replacing ? nil : 0
      self.reload = reload
      for (edge, part) in parts where part != .first {
        limits[edge] = (AutomaticPages(limit: automaticPages), nil)
      }
    }

    /// Whether items were shown.
    var hasShown: Bool { revision != 0 }

    /// Returns whether these items must be shown; true once per revision.
    func isNews(_ revision: Int) -> Bool {
      defer { self.revision = revision }
      return revision != self.revision
    }

    /// Shows items; if an edge has loaded items before the visible ones, the scroll position is
    /// preserved.
    func show(in edges: OverscrollEdges, _ body: () -> Void) {
      let older = parts.first { $0.part == .previous && edges[$0.edge]?.phase == .refreshing }
      guard let older else { return body() }
      edges.preservingScrollPosition(at: older.edge, body)
    }

    /// Counts the pages that load in a row; after some of them, an edge waits for a tap.
    func limitPages(of edges: OverscrollEdges, _ states: PagePart.States, _ generation: Int) {
      for (edge, part) in parts {
        guard var limit = limits[edge], let control = edges[edge] else { continue }
        limit.pages.follow(states[part], generation)
        if limit.pages.waitsForTap != (limit.trigger != nil) {
          let usual = limit.trigger
          limit.trigger = usual == nil ? control.options.trigger : nil
          control.options.trigger = usual ?? .onTap
        }
        limits[edge] = limit
      }
    }

    /// Updates what edges without a run may load, because a load that the app starts itself does
    /// not inform them.
    func settle(_ edges: OverscrollEdges, _ states: PagePart.States) {
      for (edge, part) in parts where part != .first {
        let hasFailed = failed.contains(part)
        switch edges[edge]?.phase.hasMore(states[part], afterFailure: hasFailed) {
        case true?: edges[edge]?.reset()
        case false?: edges[edge]?.setNoMore()
        case nil: break
        }
      }
      failed = Set(states.failed)
    }
  }

  /// The state of a list of pages without rows.
  struct PageSummary {
    var isInitial = false
    var isLoading = false
    var error: (any Error)?

    init() {}

    init<Item, Cursor>(_ state: Paginator<Item, Cursor>.State) {
      switch state {
      case .initial: isInitial = true
      case .loading: isLoading = true
      case .failed(let error): self.error = error
      case .empty, .content: break
      }
    }
  }

  extension OverscrollControl {
    /// The control that loads a part of a paginator's list.
    static func loading<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>
    ) -> OverscrollControl {
      OverscrollControl(
        part == .first ? .refresh : .load, nil, OverscrollDefaults.indicator,
        .loading(part, of: paginator))
    }
  }

  extension OverscrollAction {
    /// An action that loads a part of a paginator's list.
    package static func loading<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>
    ) -> OverscrollAction {
      var action = OverscrollAction.task {
        let result = await paginator.load(part)
        // Rethrown so that the control's retries apply.
        if let error = result.error { throw error }
        return result
      }
      // Other code may wait for the same page.
      if part == .first { action.interrupt = { paginator.cancel() } }
      return action
    }
  }
#endif
