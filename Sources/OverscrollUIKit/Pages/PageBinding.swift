#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollPaging

  /// What connects a paginator with the edges of a scroll view: as long as the host has it, changes are shown.
  @MainActor
  final class PageBinding {
    /// What each bound edge loads.
    private let parts: [(edge: OverscrollEdge, part: PagePart)]
    /// The items that were shown last.
    private var revision = 0

    init(_ parts: [(edge: OverscrollEdge, part: PagePart)]) { self.parts = parts }

    /// Says whether these items are to be shown, which they are once.
    func isNews(_ revision: Int) -> Bool {
      defer { self.revision = revision }
      return revision != self.revision
    }

    /// Shows items; those that an edge has loaded before the others come in before what is seen.
    func show(in edges: OverscrollEdges, _ body: () -> Void) {
      let older = parts.first { $0.part == .previous && edges[$0.edge]?.phase == .refreshing }
      guard let older else { return body() }
      edges.preservingScrollPosition(at: older.edge, body)
    }

    /// Lets the edges know what they may load, where nobody runs: a load by hand tells them nothing.
    func settle(_ edges: OverscrollEdges, hasNext: Bool, hasPrevious: Bool) {
      for (edge, part) in parts where part != .first {
        let hasMore = part == .next ? hasNext : hasPrevious
        switch edges[edge]?.phase {
        case .noMore where hasMore: edges[edge]?.reset()
        case .idle where !hasMore: edges[edge]?.setNoMore()
        default: break
        }
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
    fileprivate static func loading<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>
    ) -> OverscrollAction {
      .task {
        let result = await paginator.load(part)
        // Thrown, so that the control's retries apply.
        if case .failed(let error) = result { throw error }
        return RefreshResult(result)
      }
    }
  }
#endif
