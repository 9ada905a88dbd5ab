#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollPaging
  import OverscrollUIKit

  /// Keeps an edge in step with the paginator that it loads.
  @MainActor
  final class PageFollower {
    /// The paginator; nil for none.
    private var pages: PageSource?
    /// The control of the edge.
    private weak var control: OverscrollControl?
    /// The pages that have loaded in a row.
    private var automaticPages = AutomaticPages(limit: .max)
    /// When the paginator was last refreshed, as the edge knows it.
    private var updated: Date?
    /// Whether the last load of the part had failed when the edge was last updated.
    private var hasFailed = false
    /// Called when ``adjusted(_:)`` may return other options.
    private let changed: @MainActor () -> Void

    init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

    /// The effect of a refresh on pages in progress, as the paginator defines it; nil without one.
    var concurrency: ConcurrentRunPolicy? { pages?.concurrency }

    /// The state of the part; nil without a paginator.
    var facts: PageSource.Facts? { pages?.facts() }

    /// Loads the first page of the paginator again.
    func reload() { pages?.reload() }

    /// Whether the edge waits for a tap after its automatic pages.
    var waitsForTap: Bool { automaticPages.waitsForTap }

    /// The described options, with another trigger while the edge waits for a tap after its automatic
    /// pages, and while an edge that refreshes loads released pages.
    func adjusted(_ options: EdgeOptions) -> EdgeOptions {
      var options = facts?.hasReleasedStart == true ? options.loadingReleasedPages : options
      if automaticPages.waitsForTap { options.trigger = .onTap }
      return options
    }

    /// Follows another part or paginator; nil for none.
    ///
    /// - Returns: Whether it is another one than before.
    func update(_ next: PageSource?) -> Bool {
      guard next?.id != pages?.id else { return false }
      (pages, updated) = (next, next?.facts().updated)
      automaticPages = AutomaticPages(limit: next?.automaticPages ?? .max)
      hasFailed = false
      guard let next else { return true }
      // Handlers do not retain the source, which retains the paginator that keeps them.
      let (id, isAtStart) = (next.id, next.isAtStart)
      let follower: @MainActor @Sendable () -> PageFollower? = { [weak self] in
        self?.pages?.id == id ? self : nil
      }
      let rules = PagedListRules(
        waitUntilIdle: { await follower()?.control?.idleWaiter?() },
        isFar: { part, share in
          guard let follower = follower() else { return true }
          let isStart = isAtStart(part)
          return follower.control?.mayRelease(share, atStart: isStart) ?? !isStart
        },
        isCancellation: { follower()?.control?.isCancellation($0) == true })
      next.watch(rules) { facts in
        follower()?.follow(facts)
        return follower() != nil
      }
      return true
    }

    /// Connects the paginator to the control of its edge.
    func connect(to control: OverscrollControl) {
      guard let pages else { return }
      self.control = control
      settle(pages.facts())
    }

    private func follow(_ facts: PageSource.Facts) {
      automaticPages.follow(facts.state, facts.generation)
      if let date = facts.updated, date != updated {
        updated = date
        control?.noteUpdate(byCodeAt: date)
      }
      changed()
      settle(facts)
    }

    /// Updates what an edge without a run may load, because a load that the app starts itself does
    /// not inform it.
    private func settle(_ facts: PageSource.Facts) {
      // An edge of a list that was never loaded loads the first page.
      if facts.error != nil { hasFailed = true }
      guard facts.isSettled else { return }
      let phase = control?.phase
      if let hasMore = phase?.hasMore(facts.state, afterFailure: hasFailed) {
        control?.setHasMore(hasMore)
      }
      if facts.isEmpty { control?.reportLoaded() }
      hasFailed = facts.state.error != nil || facts.error != nil
    }
  }
#endif
