#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// The streams of a control's states.
  final class ControlWatchers: Sendable {
    typealias Stream = AsyncStream<OverscrollControl.State>

    private let watchers = Locked<[UUID: Stream.Continuation]>([:])

    deinit { watchers.with { $0.values.forEach { $0.finish() } } }

    var isEmpty: Bool { watchers.with(\.isEmpty) }

    func stream(from state: OverscrollControl.State) -> Stream {
      let (stream, continuation) = Stream.makeStream()
      let id = UUID()
      watchers.with { $0[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        _ = self?.watchers.with { $0.removeValue(forKey: id) }
      }
      continuation.yield(state)
      return stream
    }

    func yield(_ state: OverscrollControl.State) {
      for watcher in watchers.with({ Array($0.values) }) { watcher.yield(state) }
    }
  }
#endif
