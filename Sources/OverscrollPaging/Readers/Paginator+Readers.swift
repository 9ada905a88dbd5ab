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

  /// Adds an observer of each change; it is removed when it returns false.
  package func watch(_ watcher: @escaping @MainActor (Snapshot) -> Bool) {
    watchers[makeIdentity()] = watcher
  }

  /// Notifies all observers; stops if an observer's change has already notified the others.
  func publish() {
    told += 1
    let (turn, snapshot) = (told, snapshot)
    // A list that is bound later shows other rows.
    machine.changedPart = nil
    for (reader, watcher) in watchers where turn == told {
      if !watcher(snapshot) { watchers[reader] = nil }
    }
    if turn == told { onChange?(snapshot) }
    if turn == told { readers.values.forEach { $0.show(snapshot) } }
  }
}
