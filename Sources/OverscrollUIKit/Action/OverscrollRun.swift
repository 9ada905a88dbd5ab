#if canImport(UIKit)
  import Foundation
  public import OverscrollCore

  /// One run of an action, from its trigger to its end, and the only thing that can end it.
  ///
  /// It may be held, passed on and ended on any thread. The first end counts, and every other does nothing.
  /// A run that its last owner drops without an end ends itself as cancelled, and says so once in the log:
  /// a forgotten callback does not leave a list spinning.
  public final class OverscrollRun: Sendable {
    /// The edge at which it runs.
    public let edge: OverscrollEdge
    /// The cycle that the engine knows it by.
    public let cycle: OverscrollCycle
    private let record: RunRecord

    init(_ record: RunRecord, edge: OverscrollEdge, cycle: OverscrollCycle) {
      self.record = record
      self.edge = edge
      self.cycle = cycle
    }

    deinit {
      guard record.end(.cancelled) else { return }
      OverscrollLog.note("A run at the \(edge) edge was dropped without an end, and is cancelled.")
    }

    /// Ends the run; after the first end it does nothing.
    ///
    /// On the main thread it counts at once, elsewhere as soon as the main thread is free.
    ///
    /// - Parameter result: How it ended.
    public func end(_ result: RefreshResult = .updated) { record.end(result) }

    /// Whether it still counts: nobody has ended it, cancelled it or overtaken it.
    public var isCurrent: Bool { record.result == nil }

    /// How it ended; waits until it has.
    public var outcome: RefreshResult {
      get async { await record.outcome() }
    }

    /// Lets somebody know when the run is given up: overtaken, timed out, cancelled, its view gone.
    ///
    /// Not called when the run ends in any other way. Where it has been given up already, at once.
    ///
    /// - Parameter handler: What is called, once, on any thread.
    public func onCancel(_ handler: @escaping @Sendable () -> Void) { record.onCancel(handler) }
  }
#endif
