#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollPaging

  /// The part of a paginator's list that an edge loads.
  @MainActor
  struct PageSource {
    /// The identity of the paginator; the edge's action retains it.
    let id: ObjectIdentifier
    /// The effect of a refresh on pages in progress.
    let overlap: OverlapPolicy
    /// The number of pages in a row after which the edge waits for a tap.
    let automaticPages: Int
    /// The present facts.
    let facts: @MainActor () -> Facts
    /// Calls a handler after each change, until it returns false.
    let watch: @MainActor (@escaping @MainActor (Facts) -> Bool) -> Void
    /// Sets what new items wait for.
    let setGate: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    /// The facts about a part that its edge needs.
    struct Facts {
      /// Whether the part has more to load; nil while a load is in progress or before the first one.
      let hasMore: Bool?
      let state: PageState
      /// The number of refreshes.
      let generation: Int
    }

    init<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>, automaticPages: Int
    ) {
      self.automaticPages = part == .first ? .max : automaticPages
      id = ObjectIdentifier(paginator)
      overlap = paginator.overlap
      facts = { paginator.snapshot.facts(part) }
      watch = { handler in paginator.watch { handler($0.facts(part)) } }
      setGate = { paginator.setGate($0) }
    }
  }

  extension Paginator.Snapshot {
    @MainActor
    fileprivate func facts(_ part: PagePart) -> PageSource.Facts {
      PageSource.Facts(hasMore: hasMore(part), state: parts[part], generation: generation)
    }

    /// Whether a part has more to load; nil while that is not known, and for the first page.
    private func hasMore(_ part: PagePart) -> Bool? {
      guard hasLoaded, !parts.isLoading else { return nil }
      return switch part {
      case .first: nil
      case .next: hasNext
      case .previous: hasPrevious
      }
    }
  }
#endif
