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
    /// Whether the part has more to load; nil while a load is in progress or before the first one.
    let hasMore: @MainActor () -> Bool?
    /// Calls a handler after each change, until it returns false.
    let watch: @MainActor (@escaping @MainActor (Bool?) -> Bool) -> Void
    /// Sets what new items wait for.
    let setGate: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    init<Item, Cursor>(_ part: PagePart, of paginator: Paginator<Item, Cursor>) {
      id = ObjectIdentifier(paginator)
      overlap = paginator.overlap
      hasMore = { paginator.snapshot.hasMore(part) }
      watch = { handler in paginator.watch { handler($0.hasMore(part)) } }
      setGate = { paginator.setGate($0) }
    }
  }

  extension Paginator.Snapshot {
    /// Whether a part has more to load; nil while that is not known, and for the first page.
    fileprivate func hasMore(_ part: PagePart) -> Bool? {
      if case .loading = state { return nil }
      guard generation > 0 else { return nil }
      return switch part {
      case .first: nil
      case .next: hasNext
      case .previous: hasPrevious
      }
    }
  }
#endif
