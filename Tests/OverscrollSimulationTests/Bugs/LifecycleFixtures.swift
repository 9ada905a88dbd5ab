import OverscrollCore
import OverscrollSimulation
import Testing

/// The lists for the bugs of begins, ends and windows.
enum Lifecycle {
  /// A header of 60 points that fires when released past 80.
  static let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)

  /// A footer of 44 points, inline, that loads when its edge is visible.
  static let footer = EdgeOptions(
    purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline)

  /// A list of 2,000 points in a viewport of 600, which bounces even if its content is short.
  static func list(
    top: EdgeOptions? = header, bottom: EdgeOptions? = nil, contentLength: Double = 2000,
    viewportLength: Double = 600, topInset: Double = 0, times: OverscrollTimes = OverscrollTimes(),
    overlap: OverlapPolicy = .refreshWins, isInWindow: Bool = true,
    offWindowInsets: SimulatedScrollView.OffWindowInsets = .kept
  ) -> SimulatedList {
    var inset = PerEdge(repeating: 0.0)
    inset.top = topInset
    var view = SimulatedScrollView(
      contentLength: contentLength, viewportLength: viewportLength, systemInset: inset)
    view.alwaysBounces = true
    view.offWindowInsets = offWindowInsets
    // UIKit does the same when a bar appears late, or returns with the window.
    view.systemInsetMovesContent = true
    if !isInWindow { view.detach() }
    let engine = OverscrollEngine(
      top: top, bottom: bottom, times: times, overlap: overlap, isAttached: isInWindow)
    return SimulatedList(view, engine: engine)
  }

  /// Times without a minimum duration of a run.
  static var prompt: OverscrollTimes {
    var times = OverscrollTimes()
    times.minimumVisible = 0
    return times
  }
}

/// A moment in the life of a header, from rest to rest.
enum HeaderMoment: CaseIterable {
  case resting, pulling, armed, waiting, opening, refreshing, answered, telling, closing, failed

  /// A list with a header at this moment.
  func list(bottom: EdgeOptions? = nil, topInset: Double = 88) -> SimulatedList {
    var list = Lifecycle.list(bottom: bottom, topInset: topInset, isInWindow: self != .waiting)
    switch self {
    case .resting: break
    case .pulling: list.drag(to: -topInset - 40)
    case .armed: list.drag(to: -topInset - 100)
    case .waiting: list.begin(.top)
    case .opening: begin(&list, 0.1)
    case .refreshing: begin(&list, 1)
    case .answered:
      begin(&list, 0.1)
      list.end(.top)
    case .telling:
      begin(&list, 1)
      list.end(.top, ResultSummary(.updated, hasMessage: true))
      list.wait(0.1)
    case .closing:
      begin(&list, 1)
      list.end(.top)
      list.wait(0.1)
    case .failed:
      begin(&list, 1)
      list.end(.top, .failed)
    }
    return list
  }

  private func begin(_ list: inout SimulatedList, _ seconds: Double) {
    list.begin(.top)
    list.wait(seconds)
  }

  /// The phase at this moment.
  var phase: OverscrollPhase {
    switch self {
    case .resting: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .waiting: .waiting
    case .opening, .refreshing, .answered: .refreshing
    case .telling, .closing: .ending
    case .failed: .failed
    }
  }

  /// Whether an action is running.
  var isRunning: Bool { self == .opening || self == .refreshing }
}

extension Lifecycle {
  /// Expects that nothing is left after all pending events.
  static func expectRest(
    _ list: SimulatedList, at offset: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var list = list
    for _ in 0..<3 { list.sleep(5) }
    var problems = list.brokenInvariants
    for edge in OverscrollEdge.allCases { problems += problemsAtRest(list, edge) }
    let legal = list.view.legalOffsets
    if list.view.offset < legal.lowerBound - 0.001 || list.view.offset > legal.upperBound + 0.001 {
      problems.append("the offset \(list.view.offset) is past an edge")
    }
    if let offset, abs(list.view.offset - offset) > 0.001 {
      problems.append("the offset is \(list.view.offset), not \(offset)")
    }
    if list.view.isAnimating || list.view.isDecelerating { problems.append("the content moves") }
    if list.writes.mostInsets > 1 || list.writes.mostOffsets > 1 {
      problems.append("more than one write for an event: \(list.writes)")
    }
    let effects = list.send(.frame)
    if effects.wakeTime != nil { problems.append("something is still to come") }
    if effects.movesUntil > list.clock.now { problems.append("something still moves") }
    #expect(problems.isEmpty, "\(problems)", sourceLocation: sourceLocation)
  }

  private static func problemsAtRest(_ list: SimulatedList, _ edge: OverscrollEdge) -> [String] {
    var problems: [String] = []
    let phase = list.phase(edge)
    if phase != .idle { problems.append("\(edge) is \(phase)") }
    let options = list.engine.options(of: edge)
    let isInline = options?.placement == .inline && !list.engine.isHidden(edge)
    let resting = isInline ? options?.extent ?? 0 : 0
    if list.extraInset(edge) != resting {
      problems.append("\(edge) has an extra inset of \(list.extraInset(edge))")
    }
    // Without an extra inset the raw inset is exactly the base.
    let raw = list.view.contentInset[edge]
    if resting == 0, raw != list.contentInset[edge] {
      problems.append("\(raw) stands in the inset at \(edge)")
    }
    return problems
  }
}
