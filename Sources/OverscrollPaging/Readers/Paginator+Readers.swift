extension Paginator where Item: Sendable {
  /// The present snapshot and all later ones, until the paginator is released.
  ///
  /// Several tasks can read at the same time. A slow reader gets the newest snapshot, without those
  /// in between.
  public var snapshots: AsyncStream<Snapshot> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Snapshot.self, bufferingPolicy: .bufferingNewest(1))
    let reader = makeIdentity()
    readers[reader] = Reader(
      show: { continuation.yield($0) }, finish: { continuation.finish() })
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.readers[reader] = nil }
    }
    continuation.yield(snapshot)
    return stream
  }
}

extension Paginator {
  /// A reader of the asynchronous snapshots, which only lists of `Sendable` items have.
  struct Reader: Sendable {
    let show: @Sendable (Snapshot) -> Void
    let finish: @Sendable () -> Void
  }

  /// An observer of each change, which may be a list that shows the items.
  struct Watcher {
    /// Is called with each change, and returns false to be removed.
    let show: @MainActor (Snapshot) -> Bool
    let list: PagedListRules?
  }

  /// Adds an observer of each change; it is removed when it returns false.
  ///
  /// - Parameters:
  ///   - list: What a list that shows the items decides; nil for another observer.
  ///   - watcher: The observer.
  package func watch(
    for list: PagedListRules? = nil, _ watcher: @escaping @MainActor (Snapshot) -> Bool
  ) {
    watchers[makeIdentity()] = Watcher(show: watcher, list: list)
  }

  /// What the lists that show the items decide.
  var lists: [PagedListRules] { watchers.values.compactMap(\.list) }

  /// Whether an error means that a request was cancelled, for the paginator or for an edge.
  func isCancellation(_ error: any Error) -> Bool {
    options.isCancellation(error) || lists.contains { $0.isCancellation(error) }
  }

  /// Notifies all observers; stops if an observer's change has already notified the others.
  func publish() {
    told += 1
    let (turn, snapshot) = (told, snapshot)
    // A list that is bound later shows other rows.
    machine.changedPart = nil
    for (reader, watcher) in watchers where turn == told {
      if !watcher.show(snapshot) { watchers[reader] = nil }
    }
    if turn == told { onChange?(snapshot) }
    if turn == told { readers.values.forEach { $0.show(snapshot) } }
  }
}
