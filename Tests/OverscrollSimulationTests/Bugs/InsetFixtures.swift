import OverscrollCore
import OverscrollSimulation
import Testing

/// The initial lists and final expectations of the tests of inset bugs.
enum InsetFixtures {
  /// A header of 60 points that fires when released past 80.
  static let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)
  /// A footer of 44 points, inline, that loads when its edge is visible.
  static let footer = EdgeOptions(
    purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline)

  static func inset(_ top: Double, _ bottom: Double = 0) -> PerEdge<Double> {
    PerEdge(top: top, bottom: bottom, leading: 0, trailing: 0)
  }

  /// A list of 2,000 points in a viewport of 600, with insets of the app and of bars.
  ///
  /// As in UIKit, the content moves with the insets of bars.
  static func list(
    top: EdgeOptions? = header, bottom: EdgeOptions? = nil, app: PerEdge<Double> = inset(0),
    bars: PerEdge<Double> = inset(0), concurrency: ConcurrentRunPolicy = .refreshCancelsLoads
  ) -> SimulatedList {
    var view = SimulatedScrollView(
      contentLength: 2000, viewportLength: 600, contentInset: app, systemInset: bars)
    view.systemInsetMovesContent = true
    return SimulatedList(
      view, engine: OverscrollEngine(top: top, bottom: bottom, concurrency: concurrency))
  }

  /// The same list after a pull, at rest at the hold.
  static func refreshing(
    bottom: EdgeOptions? = nil, app: PerEdge<Double> = inset(0), bars: PerEdge<Double> = inset(0)
  ) -> SimulatedList {
    var list = list(bottom: bottom, app: app, bars: bars)
    list.pullToRefresh()
    list.wait(1.5)
    return list
  }

  /// Expects that no run is left, that only external insets and the space of an inline footer
  /// remain, and that no invariant was broken.
  static func expectRest(
    _ list: SimulatedList, top: Double = 0, bottom: Double = 0, offset: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var list = list
    list.wait(1)
    var problems = list.brokenInvariants
    for edge in [OverscrollEdge.top, .bottom] {
      if list.phase(edge) != .idle { problems.append("\(edge) is \(list.phase(edge))") }
      let isInline = list.engine.options(of: edge)?.placement == .inline
      let extraInset = isInline && !list.engine.isHidden(edge) ? 44.0 : 0
      if list.extraInset(edge) != extraInset {
        problems.append("\(edge) has \(list.extraInset(edge))")
      }
    }
    if list.inset(.top) != top { problems.append("top inset \(list.inset(.top))") }
    if list.inset(.bottom) != bottom { problems.append("bottom inset \(list.inset(.bottom))") }
    if abs(list.view.offset - offset) > 0.001 { problems.append("offset \(list.view.offset)") }
    if list.view.isDecelerating || list.view.isAnimating { problems.append("it still moves") }
    if list.writes.mostInsets > 1 || list.writes.mostOffsets > 1 {
      problems.append("more than one write for an event: \(list.writes)")
    }
    #expect(problems.isEmpty, "\(problems)", sourceLocation: sourceLocation)
  }
}
