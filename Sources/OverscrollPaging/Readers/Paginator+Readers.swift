/// How others hear of changes.
extension Paginator {
  /// The snapshots from now on, beginning with the present one, until the paginator goes.
  ///
  /// There may be any number of readers. One that is slow gets the newest snapshot, and none in between.
  public var snapshots: AsyncStream<Snapshot> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Snapshot.self, bufferingPolicy: .bufferingNewest(1))
    let reader = makeIdentity()
    streams[reader] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[reader] = nil }
    }
    continuation.yield(snapshot)
    return stream
  }

  /// Tells somebody of each change, in its turn, until they say that they want no more.
  package func watch(_ watcher: @escaping @MainActor (Snapshot) -> Bool) {
    watchers[makeIdentity()] = watcher
  }

  /// Tells everybody what there is now; whoever changes something meanwhile has told the others.
  func publish() {
    told += 1
    let (turn, snapshot) = (told, snapshot)
    for (reader, watcher) in watchers where turn == told {
      if !watcher(snapshot) { watchers[reader] = nil }
    }
    if turn == told { onChange?(snapshot) }
    if turn == told { streams.values.forEach { $0.yield(snapshot) } }
  }
}
