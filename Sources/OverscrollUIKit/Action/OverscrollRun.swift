#if canImport(UIKit)
  import Foundation
  public import OverscrollCore

  /// One run of an action, from its trigger to its end.
  ///
  /// It may be held, passed on and ended on any thread. The first end counts, and every other does nothing.
  /// An action that drops the run that it was given without an end has forgotten it: the run ends itself as
  /// cancelled, whoever else looks at it, and says so once in the log. No list is left spinning.
  public final class OverscrollRun: Sendable {
    /// The edge at which it runs.
    public let edge: OverscrollEdge
    /// The run that the engine knows it by.
    public let runID: RunID
    private let record: RunRecord
    /// Whether the action answers for it: others only look at it, and do not keep it alive.
    private let isActions: Bool

    init(_ record: RunRecord, edge: OverscrollEdge, runID: RunID, isActions: Bool) {
      self.record = record
      self.edge = edge
      self.runID = runID
      self.isActions = isActions
    }

    deinit {
      guard isActions, record.end(.cancelled) else { return }
      record.log.note("A run at the \(edge) edge was dropped without an end: it is cancelled.")
    }

    /// Ends the run; after the first end it does nothing.
    ///
    /// On the main queue it counts at once, elsewhere as soon as the main queue is free.
    ///
    /// - Parameter result: How it ended.
    public func end(_ result: RefreshResult = .updated) { record.end(result) }

    /// Whether it still counts: nobody has ended it, cancelled it or overtaken it.
    public var isCurrent: Bool { record.result == nil }

    /// How it ended; waits until it has.
    public var result: RefreshResult {
      get async { await record.waitForResult() }
    }

    /// Lets somebody know when the run is given up: overtaken, timed out, cancelled, its view gone.
    ///
    /// Not called when the run ends in any other way. Where it has been given up already, at once.
    ///
    /// - Parameter handler: What is called, once, on any thread.
    public func onCancel(_ handler: @escaping @Sendable () -> Void) { record.onCancel(handler) }

    /// Keeps the handle of an action whose app keeps none, until the run has ended.
    func keepUntilEnd() { record.keep(self) }
  }

  extension OverscrollRun: Equatable {
    /// Whether both are handles of one run.
    public static func == (one: OverscrollRun, other: OverscrollRun) -> Bool {
      one.record === other.record
    }
  }
#endif
