import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

/// The list for the bugs of motion, direction and results: 2,000 points in a viewport of 600.
enum MotionFixtures {
  /// 60 points high, released past 80.
  static let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)

  /// A footer of 44 points, inline, that loads when the end of the content is visible.
  static let footer = EdgeOptions(
    purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline)

  /// 44 points high, released past 60.
  static func pulledFooter(_ placement: EdgeOptions.Placement = .outside) -> EdgeOptions {
    EdgeOptions(
      purpose: .load, trigger: .onRelease(past: 60), extent: 44, placement: placement)
  }

  static func list(
    top: EdgeOptions? = header, bottom: EdgeOptions? = footer, content: Double = 2000,
    topInset: Double = 0, bottomInset: Double = 0,
    durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads, framesPerSecond: Double = 60
  ) -> SimulatedList {
    var view = SimulatedScrollView(
      contentLength: content, viewportLength: 600,
      systemInset: PerEdge(top: topInset, bottom: bottomInset, leading: 0, trailing: 0))
    view.alwaysBounce.vertical = true
    return SimulatedList(
      view,
      engine: OverscrollEngine(
        top: top, bottom: bottom, durations: durations, concurrency: concurrency),
      framesPerSecond: framesPerSecond)
  }
}

extension SimulatedList {
  /// The present drawing of an indicator at an edge.
  func drawing(_ indicator: some RefreshIndicator, at edge: OverscrollEdge) -> IndicatorDrawing {
    guard let state = IndicatorState(of: edge, in: engine, at: clock.now, width: 320) else {
      return IndicatorDrawing()
    }
    return IndicatorDrawing(of: indicator, showing: state)
  }

  /// The extra inset of an edge at rest.
  func restInset(_ edge: OverscrollEdge) -> Double {
    guard let options = engine.options(of: edge), !engine.isHidden(edge) else { return 0 }
    switch options.placement {
    case .outside, .over, .behind: return 0
    case .inline: return options.extent
    case .inlineAtEnd: return phase(edge) == .noMore ? options.extent : 0
    }
  }

  /// The visible offsets of each frame during a duration.
  mutating func offsets(for seconds: Double) -> [Double] {
    var offsets: [Double] = []
    watch(for: seconds) { offsets.append($0) }
    return offsets
  }

  /// Expects that everything has ended after the last bounce, and that no invariant was broken.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    var list = self
    list.wait(3)
    list.expectStillness(sourceLocation)
  }

  private func expectStillness(_ sourceLocation: SourceLocation) {
    #expect(brokenInvariants.isEmpty, sourceLocation: sourceLocation)
    for edge in OverscrollEdge.allCases {
      let isAtRest = phase(edge) == .idle || phase(edge) == .noMore
      #expect(isAtRest, "\(edge) is \(phase(edge))", sourceLocation: sourceLocation)
      #expect(extraInset(edge) == restInset(edge), "at \(edge)", sourceLocation: sourceLocation)
      #expect(!engine.isSettling(edge), "at \(edge)", sourceLocation: sourceLocation)
      let base = view.effectiveSystemInset[viewEdge(edge)] + contentInset[viewEdge(edge)]
      let inset = inset(edge)
      #expect(abs(inset - base - restInset(edge)) < 0.001, sourceLocation: sourceLocation)
    }
    for axis in OverscrollAxis.allCases {
      let (legal, offset) = (view.legalOffsets(along: axis), view.offsets[axis])
      let isLegal = offset > legal.lowerBound - 0.01 && offset < legal.upperBound + 0.01
      #expect(isLegal, "\(offset) along \(axis)", sourceLocation: sourceLocation)
    }
    #expect(!view.isDecelerating && !view.isAnimating, sourceLocation: sourceLocation)
    #expect(writes.mostInsets <= 1 && writes.mostOffsets <= 1, sourceLocation: sourceLocation)
  }

  private func viewEdge(_ edge: OverscrollEdge) -> OverscrollEdge {
    isMirrored[edge.axis] ? edge.opposite : edge
  }
}
