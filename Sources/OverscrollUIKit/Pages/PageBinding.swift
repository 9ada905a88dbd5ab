#if canImport(UIKit) && !os(watchOS)
  import Foundation
  package import OverscrollCore
  package import OverscrollPaging
  import UIKit

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
    /// The options of edges that refresh, while they load released pages instead.
    private var usual: [OverscrollEdge: EdgeOptions] = [:]
    /// When the paginator was last refreshed, as the edges know it.
    private var updated: Date?
    /// The paginator.
    private(set) weak var paginator: AnyObject?
    /// What the list shows if it has no rows.
    var summary = PageSummary()
    /// Loads the first page from code.
    let reload: @MainActor () -> Void

    init<Item, Cursor>(
      _ paginator: Paginator<Item, Cursor>, _ parts: [(edge: OverscrollEdge, part: PagePart)],
      automaticPages: Int, replacing: Bool
    ) {
      self.parts = parts
      (self.paginator, updated) = (paginator, paginator.snapshot.updated)
      revision = replacing ? nil : 0
      reload = { [weak paginator] in Task { await paginator?.refresh() } }
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

    /// Shows items; if items before the visible ones were loaded or released, the scroll position is
    /// preserved.
    func show(
      _ changed: PagePart?, in edges: OverscrollEdges, along axis: OverscrollAxis,
      _ body: () -> Void
    ) {
      guard changed == .previous else { return body() }
      edges.preservingScrollPosition(
        at: isAtStart(.previous) ? axis.startEdge : axis.endEdge, body)
    }

    /// Whether an edge loads a part of the list.
    func binds(_ edge: OverscrollEdge) -> Bool { parts.contains { $0.edge == edge } }

    /// Whether a part of the list is before its first rows.
    func isAtStart(_ part: PagePart) -> Bool {
      parts.first { $0.part == part }?.edge.isStart ?? (part == .previous)
    }

    /// Lets an edge that refreshes load released pages when the reader approaches it, until they are
    /// there again.
    func loadReleasedPages(_ isReleased: Bool, of edges: OverscrollEdges) {
      for (edge, part) in parts where part == .first {
        guard let control = edges[edge], isReleased != (usual[edge] != nil) else { continue }
        let next = isReleased ? control.options.loadingReleasedPages : usual[edge]
        usual[edge] = isReleased ? control.options : nil
        if let next { control.options.setTrigger(of: next) }
      }
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

    /// Whether an edge waits for a tap after its automatic pages.
    func waitsForTap(at edge: OverscrollEdge) -> Bool { limits[edge]?.trigger != nil }

    /// Gives a control its own triggers back, before an edge shows another list.
    func restoreTriggers(of control: OverscrollControl, at edge: OverscrollEdge) {
      if let trigger = limits[edge]?.trigger { control.options.trigger = trigger }
      if let options = usual[edge] { control.options.setTrigger(of: options) }
    }

    /// Informs the edges that refresh about a refresh of the app's code.
    func noteUpdate(at date: Date?, of edges: OverscrollEdges) {
      guard let date, date != updated else { return }
      updated = date
      for (edge, part) in parts where part == .first { edges[edge]?.noteUpdate(byCodeAt: date) }
    }

    /// Updates what edges without a run may load, because a load that the app starts itself does
    /// not inform them.
    func settle(_ edges: OverscrollEdges, _ states: PagePart.States, hasLoaded: Bool) {
      for (edge, part) in parts where part != .first && hasLoaded {
        let hasFailed = failed.contains(part) || failed.contains(.first)
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
    /// Whether it is known that the paginator has no items, whatever other rows the list has.
    var isWithoutItems = false

    init() {}

    init<Item, Cursor>(_ state: Paginator<Item, Cursor>.State) {
      switch state {
      case .initial: isInitial = true
      case .loading: isLoading = true
      case .failed(let error): self.error = error
      case .empty, .content: break
      }
      if case .content = state { isWithoutItems = false } else { isWithoutItems = true }
    }
  }

  extension EdgeOptions {
    /// The options with which an edge that refreshes loads released pages.
    package var loadingReleasedPages: EdgeOptions {
      var options = self
      options.trigger = EdgeOptions.loadMore.trigger
      options.triggersDuringDeceleration = true
      options.scrollAnchoring = .always
      return options
    }

    /// Sets what differs between an edge that refreshes and one that loads released pages.
    package mutating func setTrigger(of other: EdgeOptions) {
      trigger = other.trigger
      triggersDuringDeceleration = other.triggersDuringDeceleration
      scrollAnchoring = other.scrollAnchoring
    }
  }

  extension UIScrollView {
    /// Whether two viewports stay between the visible rows and the start or the end of the content
    /// without a share of it there.
    func isFar(fromStart isStart: Bool, _ share: Double) -> Bool {
      if window != nil { layoutIfNeeded() }
      let space = readingSpace
      let (length, viewport) = (space.contentLength, space.viewportLength)
      let distance = isStart ? space.offset : length - space.offset - viewport
      return distance - share * length >= 2 * viewport
    }
  }

  extension OverscrollAction {
    /// An action that loads a part of a paginator's list.
    package static func loading<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>
    ) -> OverscrollAction {
      var action = OverscrollAction.task { context in
        // Nearness begins no list, which the app may fill later.
        guard context.isAsked || part == .first || paginator.hasLoaded else { return .cancelled }
        let isReleased = part == .first && paginator.hasReleasedStart
        let result = await paginator.load(isReleased ? .previous : part)
        // The result of a refresh would apply to the end as well.
        if isReleased, result.kind == .noMore { return .updated }
        // Rethrown so that the control's retries apply, unless the paginator has its own.
        if let error = result.error, !paginator.retriesFailures { throw error }
        return result
      }
      // Other code may wait for the same page.
      if part == .first { action.interrupt = { paginator.cancel() } }
      return action
    }
  }
#endif
