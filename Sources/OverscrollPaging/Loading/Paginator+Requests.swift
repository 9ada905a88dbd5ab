/// What an app asks of a paginator.
extension Paginator {
  /// Loads the first page, anew or for the first time.
  ///
  /// Whoever asks while a refresh runs gets the result of that one. Pages that are being loaded are overtaken,
  /// or as the policy says.
  ///
  /// - Returns: How it ended; ``PageResult/noMore`` where the first page is all there is.
  @discardableResult
  public func refresh() async -> PageResult { await load(.first) }

  /// Loads what follows at the end.
  ///
  /// Before the first page is there, and during a refresh, nothing is loaded, and it ends as cancelled. Where a
  /// page brings nothing that is not known, the next one is asked for as well, up to eight.
  ///
  /// - Returns: How it ended; ``PageResult/noMore`` where nothing follows any more.
  @discardableResult
  public func loadNext() async -> PageResult { await load(.next) }

  /// Loads what lies before the start, as ``loadNext()`` does at the end.
  ///
  /// - Returns: How it ended; ``PageResult/noMore`` where nothing lies before any more.
  @discardableResult
  public func loadPrevious() async -> PageResult { await load(.previous) }

  /// Loads a part of the list.
  ///
  /// Where the task that waits is cancelled, it waits no more; where nobody else waits, the load is given up.
  ///
  /// - Parameter part: Which part.
  /// - Returns: How it ended.
  @discardableResult
  public func load(_ part: PagePart) async -> PageResult {
    guard !Task.isCancelled else { return .cancelled }
    switch machine.begin(part) {
    case .refused(let result): return result
    case .joined(let ticket): return await result(of: ticket)
    case .started(let ticket, let request, let overtaken):
      start(ticket, request, overtaken)
      return await result(of: ticket)
    }
  }

  /// Gives up what is being loaded; what is there stays.
  public func cancel() {
    let tickets = machine.abandonAll()
    guard !tickets.isEmpty else { return }
    end(tickets)
    publish()
  }

  /// Forgets everything, as when somebody logs out or the list is to be of another kind.
  public func reset() {
    let tickets = machine.abandonAll()
    machine.reset()
    end(tickets)
    publish()
  }

  /// Changes the items by hand: a row that the user has deleted, a message that was sent.
  ///
  /// What is taken out comes again if a page brings it. Of items with one identity the first counts.
  ///
  /// - Parameter change: What is to be changed.
  public func edit(_ change: (inout [Item]) -> Void) {
    var items = machine.list.items
    change(&items)
    machine.list.replaceAll(items)
    publish()
  }
}
