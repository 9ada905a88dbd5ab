#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import OverscrollCore

  /// A handle to one execution of an edge's action.
  ///
  /// A run starts when the edge's trigger fires or when you call ``OverscrollControl/begin(revealing:)``, and
  /// ends exactly once; later ends do nothing. If a `manual:` action keeps its handle and releases it later
  /// without ending the run, the run is cancelled and a warning is logged, so that no list spins forever. If it
  /// does not keep the handle at all, ``OverscrollControl/end(_:)`` ends the run.
  ///
  /// ```swift
  /// let run = tableView.overscroll.top?.begin()
  /// let result = await run?.result
  /// ```
  ///
  /// You can call every method from any thread.
  public final class OverscrollRun: Sendable {
    /// The edge of the run.
    public let edge: OverscrollEdge
    /// The engine's identifier of the run.
    package let id: RunID
    private let record: RunRecord
    /// Whether this is the handle that the action received; releasing it cancels the run.
    private let isActions: Bool

    init(_ record: RunRecord, edge: OverscrollEdge, id: RunID, isActions: Bool) {
      self.record = record
      self.edge = edge
      self.id = id
      self.isActions = isActions
    }

    deinit {
      guard isActions, !record.isStarting, record.end(.cancelled) else { return }
      record.log.note(
        "A run at the \(edge) edge was released without being ended: it is cancelled.")
    }

    /// Ends the run.
    ///
    /// Does nothing if the run has ended already. On the main queue the end takes effect
    /// immediately; on any other thread, as soon as the main queue is free.
    ///
    /// - Parameter result: How the run ended.
    public func end(_ result: RefreshResult = .updated) { record.end(result) }

    /// Runs a body, and ends the run with the result that it returns, or with the error that it throws.
    ///
    /// If the run has ended already, the body does not start.
    @MainActor
    func perform(_ body: @MainActor () async throws -> RefreshResult) async {
      guard isCurrent else { return }
      do {
        end(try await body())
      } catch {
        end(.failed(error))
      }
    }

    /// Whether the run is still in progress: not ended by its action, a cancellation, a timeout or
    /// a newer run.
    public var isCurrent: Bool { record.result == nil }

    /// The run's result; suspends until the run has ended.
    public var result: RefreshResult {
      get async { await record.waitForResult() }
    }

    /// Calls a handler when the run ends before its work has: by a newer run, a timeout, a request of
    /// the app such as ``OverscrollControl/cancel()`` or ``OverscrollControl/setNoMore()``, or because
    /// its view was released.
    ///
    /// The handler is not called if ``end(_:)`` ends the run. If the run has been cancelled already,
    /// the handler is called immediately.
    ///
    /// - Parameter handler: Called at most once, on any thread.
    public func onCancel(_ handler: @escaping @Sendable () -> Void) { record.onCancel(handler) }
  }

  extension OverscrollRun: Equatable {
    /// Whether both handles belong to the same run.
    public static func == (one: OverscrollRun, other: OverscrollRun) -> Bool {
      one.record === other.record
    }
  }
#endif
