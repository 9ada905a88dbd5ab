#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollPaging

  /// The part of a paginator's list that an edge loads.
  @MainActor
  struct PageSource {
    /// What the edge loads.
    let id: ID
    /// The effect of a refresh on pages in progress.
    let concurrency: ConcurrentRunPolicy
    /// The number of pages in a row after which the edge waits for a tap.
    let automaticPages: Int
    /// Loads the first page from code.
    let reload: @MainActor () -> Void
    /// The present facts.
    let facts: @MainActor () -> Facts
    /// Whether a part of the list is before its first rows.
    let isAtStart: @MainActor (PagePart) -> Bool
    /// Calls a handler after each change, until it returns false, and asks the rules of a list.
    let watch: @MainActor (PagedListRules, @escaping @MainActor (Facts) -> Bool) -> Void

    /// A part of a paginator, which the edge's action retains.
    struct ID: Hashable {
      let paginator: ObjectIdentifier
      let part: PagePart
    }

    /// The state of the list, and of the part that an edge loads.
    struct Facts {
      /// Whether the edge loads the first page.
      let isFirst: Bool
      /// Whether the edge loads pages that follow, and the first one was never loaded.
      let isBeforeFirst: Bool
      /// Whether the state is known, and no load is in progress; never for the first page.
      let isSettled: Bool
      let state: PagePart.State
      /// Whether the list has no items.
      let isEmpty: Bool
      /// The number of refreshes.
      let generation: Int
      /// Whether the list was never loaded, and its first page neither loads nor has failed.
      let isInitial: Bool
      /// Whether the first page is loading.
      let isFirstLoading: Bool
      /// The error of the first page; nil if it did not fail.
      let error: (any Error)?
      /// Whether the edge loads released pages before it refreshes; only for the first page.
      let hasReleasedStart: Bool
      /// When the first page was last loaded; nil for another part.
      let updated: Date?
    }

    /// Creates the source of an edge.
    ///
    /// - Parameters:
    ///   - part: The part that the edge loads.
    ///   - paginator: The paginator.
    ///   - automaticPages: The number of pages in a row after which the edge waits for a tap.
    ///   - isAtStart: Returns whether a part of the list is before its first rows.
    init<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>, automaticPages: Int,
      isAtStart: @escaping @MainActor (PagePart) -> Bool
    ) {
      self.automaticPages = part == .first ? .max : automaticPages
      id = ID(paginator: ObjectIdentifier(paginator), part: part)
      concurrency = paginator.concurrency
      reload = { Task { await paginator.refresh() } }
      facts = { paginator.snapshot.facts(part) }
      self.isAtStart = isAtStart
      watch = { rules, handler in paginator.watch(for: rules) { handler($0.facts(part)) } }
    }
  }

  extension Paginator.Snapshot {
    @MainActor
    fileprivate func facts(_ part: PagePart) -> PageSource.Facts {
      PageSource.Facts(
        isFirst: part == .first, isBeforeFirst: part != .first && !hasLoaded,
        isSettled: part != .first && hasLoaded && !parts.isLoading,
        state: parts[part], isEmpty: items.isEmpty, generation: generation,
        isInitial: !hasLoaded && !parts.first.isLoading && parts.first.error == nil,
        isFirstLoading: parts.first.isLoading, error: parts.first.error,
        hasReleasedStart: part == .first && hasReleasedStart,
        updated: part == .first ? updated : nil)
    }
  }
#endif
