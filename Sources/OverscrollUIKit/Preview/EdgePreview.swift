#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators

  /// Shows an edge in a phase.
  ///
  /// A separate engine computes it, and its requests are ignored.
  final class EdgePreview {
    /// The result that is shown; nil for none.
    let result: RefreshResult?
    /// The extra inset of the preview, in points.
    let extraInset: Double
    private let edge: OverscrollEdge
    private let engine: OverscrollEngine
    /// The time from which it is shown, in seconds.
    private let start: Double

    init(
      _ phase: OverscrollPreview, of options: EdgeOptions, at edge: OverscrollEdge,
      from start: Double
    ) {
      var engine = Self.list(options, edge)
      switch phase {
      case .pulling(let progress): engine.pull(edge, to: progress)
      case .refreshing: engine.run(edge)
      case .ended(let result): engine.run(edge, until: result)
      }
      result = phase.result
      extraInset = max(engine.extraInset(of: edge), engine.overscroll(past: edge))
      self.edge = edge
      self.engine = engine
      self.start = start
    }

    /// The state that the indicator draws; with reduced motion it does not change.
    func state(at time: Double, width: Double, reducesMotion: Bool) -> IndicatorState? {
      IndicatorState(
        of: edge, in: engine, at: engine.now + (reducesMotion ? 0 : max(0, time - start)),
        width: width, reducesMotion: reducesMotion)
    }

    /// A list at its edge that is long enough for every distance, and whose durations never elapse.
    private static func list(_ options: EdgeOptions, _ edge: OverscrollEdge) -> OverscrollEngine {
      var durations = OverscrollDurations().withoutMotion
      durations.minimumVisible = 0
      // Eleven days: no preview is shown for longer, and the number is a valid duration.
      let long = 1e6
      (durations.resultDuration, durations.messageDuration, durations.failureDuration) = (
        long, long, long
      )
      var engine = OverscrollEngine(durations: durations)
      _ = engine.configure(edge, options, at: 0)
      // A drag reaches slightly more than half of the viewport.
      let viewport = 4 * max(1, options.trigger.distance)
      let lengths = AxisGeometry(contentLength: 4 * viewport, viewportLength: viewport)
      _ = engine.handle(.geometryChanged(lengths, along: edge.axis), at: 0)
      return engine
    }
  }

  extension OverscrollEngine {
    /// Pulls an edge by a fraction of the trigger distance.
    fileprivate mutating func pull(_ edge: OverscrollEdge, to progress: Double) {
      let distance = (options(of: edge)?.trigger.distance ?? 0) * max(0, progress)
      let lengths = geometry[edge.axis]
      let offset =
        edge.isStart ? lengths.firstOffset - distance : lengths.lastOffset + distance
      _ = handle(.scrolled(to: edge.isStart ? 0 : lengths.lastOffset, along: edge.axis), at: 0)
      _ = handle(.dragBegan, at: 0)
      _ = handle(.scrolled(to: offset, along: edge.axis), at: 0)
    }

    /// Runs an edge, and ends the run if there is a result.
    fileprivate mutating func run(_ edge: OverscrollEdge, until result: RefreshResult? = nil) {
      _ = handle(.begin(edge), at: 0)
      guard let result, let runID = runID(of: edge) else { return }
      _ = handle(.end(runID, result.summary), at: 0)
    }
  }

  extension OverscrollTrigger {
    /// The distance at which a pull triggers, in points; 0 if the trigger is not a pull.
    fileprivate var distance: Double {
      switch self {
      case .onRelease(let distance), .onPull(let distance): distance
      case .within, .indicatorVisible, .onTap, .programmatic: 0
      }
    }
  }
#endif
