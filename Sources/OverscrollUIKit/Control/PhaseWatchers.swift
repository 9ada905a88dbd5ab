#if canImport(UIKit)
  import Foundation
  import OverscrollCore

  /// Those who read the phases of a control as they come.
  final class PhaseWatchers: Sendable {
    private let watchers = Locked<[UUID: AsyncStream<OverscrollPhase>.Continuation]>([:])

    deinit { watchers.with { $0.values.forEach { $0.finish() } } }

    func stream(from phase: OverscrollPhase) -> AsyncStream<OverscrollPhase> {
      let (stream, continuation) = AsyncStream.makeStream(of: OverscrollPhase.self)
      let id = UUID()
      watchers.with { $0[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        _ = self?.watchers.with { $0.removeValue(forKey: id) }
      }
      continuation.yield(phase)
      return stream
    }

    func tell(_ phase: OverscrollPhase) {
      for watcher in watchers.with({ Array($0.values) }) { watcher.yield(phase) }
    }
  }
#endif
