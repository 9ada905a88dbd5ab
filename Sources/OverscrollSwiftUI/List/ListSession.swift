#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// The edges of a list that a chain of modifiers describes, whichever scroll view shows it.
  ///
  /// The outermost modifier owns it. Its edges move along when SwiftUI replaces the scroll view, so
  /// that runs go on; removing a modifier cancels the run of its edge.
  @MainActor
  final class ListSession {
    /// The statuses of the edges, for rows that show them.
    let statuses = EdgeStatuses()
    private var list = HostedList()
    private var backToTop: BackToTop?
    /// The reading position of the list, of a chat or its own; nil if none is described.
    private var reading: OverscrollChatModel?
    /// The reading position of a list that is no chat.
    private(set) lazy var ownReading = OverscrollChatModel()
    /// The entry that has described the reading position.
    private weak var readingEntry: EdgeEntry?
    /// The policy for concurrent runs of the configuration; nil for the default.
    private var ownConcurrency: ConcurrentRunPolicy?
    /// The policy for concurrent runs that was applied last.
    private var concurrency: ConcurrentRunPolicy?
    /// Whether another policy waits for the end of a run.
    private var awaitsConcurrency = false
    /// Observe changes of the texts.
    private var words: [NotificationToken] = []

    init() {
      list.setOwnContent(statuses.ownRows)
      words = NotificationToken.words { [weak self] in self?.updateStatuses() }
    }

    private var stores: PerEdge<EdgeControlStore?> { statuses.shared.stores }

    /// The controls that the modifiers of this session describe.
    private var own: [EdgeControlStore] { statuses.own.compactMap { stores[$0] } }

    // MARK: The scroll view

    /// Moves the edges to a scroll view.
    ///
    /// If a custom view separates two modifiers, each has a session, and the sessions of a scroll
    /// view share its edges and their statuses.
    func move(to scrollView: UIScrollView) {
      defer { applyReading() }
      guard let other = list.other(in: scrollView) else { return list.move(to: scrollView) }
      let controls = own
      for store in controls {
        list[store.edge] = nil
        leave(store)
      }
      closeUnused()
      list = other
      if let shared = SharedEdges.edges(of: other) { statuses.join(shared) }
      list.setOwnContent(statuses.ownRows)
      for store in controls { add(store) }
      if let backToTop { list.backToTop = backToTop }
    }

    /// Runs without a scroll view, because there is none.
    func wait(in view: UIView) { list.wait(in: view) }

    /// Removes everything, and cancels the runs.
    func close() {
      for store in own { remove(store) }
      setBackToTop(nil)
      removeReading()
      closeUnused()
    }

    /// Closes the list unless another session has edges there.
    private func closeUnused() {
      if OverscrollEdge.allCases.allSatisfy({ list[$0] == nil }) { list.close() }
    }

    // MARK: Edges

    /// Adds the edge of a store, or applies its present description.
    func update(_ store: EdgeControlStore, in settings: OverscrollEnvironment) {
      noteOther(than: store)
      ownConcurrency = settings.configuration.ownConcurrency
      store.session = self
      add(store)
      if let durations = settings.durations { list.setDurations(durations) }
      applyConcurrency()
      if let control = store.control { store.applyState(to: control) }
    }

    private func add(_ store: EdgeControlStore) {
      if let other = stores[store.edge], other !== store { remove(other) }
      statuses.shared.stores[store.edge] = store
      assign(store)
      updateStatus(of: store)
    }

    /// Forgets a store and its status; returns whether it was known.
    @discardableResult
    private func leave(_ store: EdgeControlStore) -> Bool {
      guard stores[store.edge] === store else { return false }
      statuses.shared.stores[store.edge] = nil
      statuses.shared.update(store.edge, to: EdgeStatus())
      return true
    }

    /// Logs a line if another modifier has taken the edge from a store that is described again.
    private func noteOther(than store: EdgeControlStore) {
      guard let assigned = store.assigned, let control = list[store.edge], control !== assigned,
        control !== store.control
      else { return }
      list.noteSecondDescription(of: store.edge)
    }

    /// Removes the edge of a store.
    func remove(_ store: EdgeControlStore) {
      guard leave(store) else { return }
      store.control?.onChange = nil
      if let control = store.control, list[store.edge] === control { list[store.edge] = nil }
      store.state.leave()
      store.reporter.report(OverscrollControl.State())
    }

    private func assign(_ store: EdgeControlStore) {
      guard let control = store.control, list[store.edge] !== control else { return }
      control.onChange = { [weak self, weak store] control in
        guard let store else { return }
        store.state.follow { [weak control] in control?.phase }
        store.reporter.report(control.reported)
        self?.updateStatus(of: store)
        self?.retryConcurrency()
      }
      store.pagesChanged = { [weak self, weak store] in
        if let store { self?.updateStatus(of: store) }
      }
      list[store.edge] = control
      store.assigned = control
    }

    private func updateStatuses() {
      for edge in OverscrollEdge.allCases {
        if let store = stores[edge] { updateStatus(of: store) }
      }
    }

    private func updateStatus(of store: EdgeControlStore) {
      guard let control = store.control else { return }
      var status = control.status(
        in: control.phase, control.result, failure: control.failure, store.pageFacts)
      status.offeredAction = list.offeredAction(at: store.edge)
      statuses.shared.update(store.edge, to: status)
    }

    /// Applies the number of items beyond the visible ones.
    func count(_ left: Int, towards edge: OverscrollEdge) {
      list.count(left, towards: edge)
    }

    // MARK: Settings of the list

    /// Sets the button that scrolls back to the top; nil removes it.
    func setBackToTop(_ next: BackToTop?) {
      guard next?.options != backToTop?.options || next?.companion !== backToTop?.companion else {
        return
      }
      backToTop = next
      list.backToTop = next
    }

    /// Applies an entry's description of the list's reading position.
    func setReading(_ setup: ReadingSetup, of entry: EdgeEntry) {
      let next = setup.model ?? ownReading
      if reading !== next { reading?.leave(self) }
      (reading, readingEntry) = (next, entry)
      next.update(setup, in: self)
      applyReading()
    }

    private func applyReading() {
      guard let reading else { return }
      list.setReading(reading.position, reading.chat)
      reading.report(list.chatState)
    }

    /// Removes the reading position that an entry has described, unless another one has done so
    /// since.
    func removeReading(of entry: EdgeEntry) { if entry === readingEntry { removeReading() } }

    private func removeReading() {
      guard let reading else { return }
      reading.leave(self)
      (self.reading, readingEntry) = (nil, nil)
      list.setReading(nil, nil)
    }

    /// Explains why the chat does not follow its end at the moment.
    func explainChat() -> OverscrollChat.Explanation { list.explainChat() }

    /// Scrolls to the end.
    func scrollToEnd(isAnimated: Bool) { list.scrollToEnd(isAnimated: isAnimated) }

    /// Scrolls to a row, which the app may describe later.
    func scrollTo(_ id: some Hashable, at anchor: UnitPoint?, isAnimated: Bool) {
      if let reading {
        reading.scrollTo(id, anchor: anchor, animated: isAnimated)
      } else {
        scroll(toRow: AnyHashable(id), at: anchor, isAnimated: isAnimated)
      }
    }

    /// Scrolls to a row; without an anchor, no farther than necessary.
    func scroll(toRow id: AnyHashable, at anchor: UnitPoint?, isAnimated: Bool) {
      let place = anchor.map { PerAxis(vertical: Double($0.y), horizontal: Double($0.x)) }
      list.scroll(toRow: id, at: place, isAnimated: isAnimated)
    }

    /// Changes the policy for concurrent runs when no edge has a run, because that cancels the
    /// runs.
    private func applyConcurrency() {
      let paged = OverscrollEdge.allCases.lazy.compactMap { [stores] in stores[$0]?.concurrency }
        .first
      guard let next = paged ?? ownConcurrency, paged != nil || next != concurrency
      else { return }
      awaitsConcurrency = isRunning
      guard !awaitsConcurrency else { return }
      concurrency = next
      list.setConcurrency(next)
    }

    private var isRunning: Bool {
      OverscrollEdge.allCases.contains { edge in
        let phase = list[edge]?.phase
        return phase == .refreshing || phase == .waiting
      }
    }

    /// Tries again in the next turn, because the state is reported before the run is released.
    private func retryConcurrency() {
      guard awaitsConcurrency else { return }
      awaitsConcurrency = false
      Task { [weak self] in self?.applyConcurrency() }
    }

    /// Explains why an edge runs nothing at the moment.
    func explain(_ edge: OverscrollEdge) -> EdgeExplanation {
      list.explain(edge, isPageLimitReached: stores[edge]?.waitsForTap == true)
    }

    /// Tries again what has failed at an edge; a list with a refresh is refreshed instead.
    func retry(_ edge: OverscrollEdge) {
      let refreshEdge = statuses.refreshEdge
      if refreshEdge == nil, let store = stores[edge], store.pageFacts?.error != nil {
        store.reloadPages()
      } else {
        control(at: refreshEdge ?? edge)?.begin(revealing: true)
      }
    }

    /// The control of an edge; nil without one.
    func control(at edge: OverscrollEdge) -> OverscrollControl? { stores[edge]?.control }
  }
#endif
