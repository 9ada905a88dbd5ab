#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators

  /// An edge as it would be in a phase: an engine of its own was led there, and nobody did what it asked for.
  final class EdgePreview {
    /// The result that is shown; nil where there is none.
    let result: RefreshResult?
    /// What it takes of the inset, in points.
    let part: Double
    private let edge: OverscrollEdge
    private let engine: OverscrollEngine
    /// Since when it is shown, in seconds.
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
      part = max(engine.extraInset(of: edge), engine.overscroll(past: edge))
      self.edge = edge
      self.engine = engine
      self.start = start
    }

    /// What the indicator is to draw; without motion always the same.
    func state(at time: Double, width: Double, reducesMotion: Bool) -> IndicatorState? {
      IndicatorState(
        of: edge, in: engine, at: engine.now + (reducesMotion ? 0 : max(0, time - start)),
        width: width, reducesMotion: reducesMotion)
    }

    /// A list that is long enough for every distance, at its edge, where nothing passes by itself.
    private static func list(_ options: EdgeOptions, _ edge: OverscrollEdge) -> OverscrollEngine {
      var times = OverscrollTimes().withoutMotion
      times.minimumVisible = 0
      // Eleven days: longer than anybody looks at it, and a time that counts.
      let long = 1e6
      (times.resultHold, times.messageHold, times.failureHold) = (long, long, long)
      var engine = OverscrollEngine(times: times)
      _ = engine.configure(edge, options, at: 0)
      // A finger reaches a bit more than half of its viewport.
      let viewport = 4 * max(1, options.trigger.distance)
      let lengths = AxisGeometry(contentLength: 4 * viewport, viewportLength: viewport)
      _ = engine.handle(.geometryChanged(lengths, along: edge.axis), at: 0)
      return engine
    }
  }

  extension OverscrollEngine {
    /// Holds an edge pulled so far, as a part of the trigger distance.
    fileprivate mutating func pull(_ edge: OverscrollEdge, to progress: Double) {
      let distance = (options(of: edge)?.trigger.distance ?? 0) * max(0, progress)
      let lengths = geometry[edge.axis]
      let offset =
        edge.isStart ? lengths.firstOffset - distance : lengths.lastOffset + distance
      _ = handle(.scrolled(to: edge.isStart ? 0 : lengths.lastOffset, along: edge.axis), at: 0)
      _ = handle(.dragBegan, at: 0)
      _ = handle(.scrolled(to: offset, along: edge.axis), at: 0)
    }

    /// Lets an edge run, and end where there is a result.
    fileprivate mutating func run(_ edge: OverscrollEdge, until result: RefreshResult? = nil) {
      _ = handle(.begin(edge), at: 0)
      guard let result, let runID = runID(of: edge) else { return }
      _ = handle(.end(runID, result.summary), at: 0)
    }
  }

  extension OverscrollTrigger {
    /// The pull that fires, in points; 0 where no pull does.
    fileprivate var distance: Double {
      switch self {
      case .onRelease(let distance), .onReach(let distance): distance
      case .within, .showing, .onTap, .programmatic: 0
      }
    }
  }
#endif
