public import OverscrollCore

extension Paginator {
  /// Loads the first page, and replaces or merges the list.
  ///
  /// A call during a refresh gets the result of that refresh. A refresh cancels the pages in progress.
  ///
  /// - Returns: The result; ``/OverscrollCore/RefreshResult/noMore`` if the first page is the whole
  ///   list.
  @discardableResult
  public func refresh() async -> RefreshResult { await load(.first) }

  /// Cancels all loads, and loads the first page.
  ///
  /// Unlike ``refresh()``, it never gets the result of a refresh in progress, which would be that of
  /// the account before, for example. The items stay until the page arrives; ``reset()`` removes them.
  ///
  /// - Returns: The result; ``/OverscrollCore/RefreshResult/noMore`` if the first page is the whole
  ///   list.
  @discardableResult
  public func restart() async -> RefreshResult {
    cancel()
    return await refresh()
  }

  /// Loads the next page at the end.
  ///
  /// A list that was never loaded loads its first page instead. During a refresh, nothing is loaded,
  /// and the result is `cancelled`. If a page contains only known items, the next one is loaded, too,
  /// up to eight.
  ///
  /// - Returns: The result; ``/OverscrollCore/RefreshResult/noMore`` if no page follows.
  @discardableResult
  public func loadNext() async -> RefreshResult { await load(.next) }

  /// Loads the previous page at the start, as ``loadNext()`` does at the end.
  ///
  /// - Returns: The result; ``/OverscrollCore/RefreshResult/noMore`` if no page precedes.
  @discardableResult
  public func loadPrevious() async -> RefreshResult { await load(.previous) }

  /// Loads a part of the list; the first page, if it was never loaded.
  ///
  /// If the waiting task is cancelled, the method returns; if no other task waits, the load is
  /// cancelled.
  ///
  /// - Parameter part: The part to load.
  /// - Returns: The result.
  @discardableResult
  public func load(_ part: PagePart) async -> RefreshResult {
    guard !Task.isCancelled else { return .cancelled }
    switch machine.begin(part) {
    case .refused(let result): return result
    case .joined(let ticket): return await result(of: ticket, for: part)
    case .started(let ticket, let request, let overtaken):
      start(ticket, request, overtaken)
      return await result(of: ticket, for: part)
    }
  }

  /// Waits for the result of a load; that of a first page says whether pages follow, not precede.
  private func result(of ticket: Machine.Ticket, for part: PagePart) async -> RefreshResult {
    let result = await result(of: ticket)
    guard part == .previous, ticket.part == .first,
      result.kind == .updated || result.kind == .noMore
    else { return result }
    return hasPrevious ? .updated : .noMore
  }

  /// Loads the parts whose last load failed again, one after the other, until one fails again.
  ///
  /// A first page that is loaded clears the failures of the others.
  ///
  /// - Returns: The result of the last load; `unchanged` if nothing has failed.
  @discardableResult
  public func retry() async -> RefreshResult {
    var result = RefreshResult.unchanged
    for part in parts.failed where parts[part].error != nil {
      result = await load(part)
      if result.kind == .failed { break }
    }
    return result
  }

  /// Cancels all loads, and keeps the items.
  public func cancel() {
    let tickets = machine.abandonAll()
    guard !tickets.isEmpty else { return }
    end(tickets)
    publish()
  }

  /// Removes all items, ends all edits and cancels all loads, for example when the user logs out.
  public func reset() {
    let tickets = machine.abandonAll()
    machine.reset()
    end(tickets)
    publish()
  }
}
