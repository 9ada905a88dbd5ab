import OverscrollCore
import OverscrollSimulation
import Testing

extension EdgeOptions {
  /// The header for the bugs of the state machine and the triggers: 60 points, fires when released
  /// past 80.
  static let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)

  /// Their footer: 44 points, inline, loads when its edge is visible.
  static let footer = EdgeOptions(
    purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline)

  /// The same footer, without pages that load to fill the viewport.
  static var quietFooter: EdgeOptions {
    var options = footer
    options.maximumPagesToFillViewport = 0
    return options
  }
}

extension SimulatedList {
  /// A list with these edges, which bounces even if its content is short, as with a control.
  static func bouncing(
    top: EdgeOptions? = .header, bottom: EdgeOptions? = .footer, contentLength: Double = 2000,
    topInset: Double = 0, durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads
  ) -> SimulatedList {
    var inset = PerEdge(repeating: 0.0)
    inset.top = topInset
    var list = SimulatedList(
      top: top, bottom: bottom, contentLength: contentLength, systemInset: inset,
      durations: durations,
      concurrency: concurrency)
    list.change { $0.alwaysBounces = true }
    return list
  }

  /// A list whose refresh was begun by a pull and has run for a duration.
  static func refreshing(
    for seconds: Double = 1.5, contentLength: Double = 2000,
    durations: OverscrollDurations = .init()
  ) -> SimulatedList {
    var list = bouncing(bottom: .quietFooter, contentLength: contentLength, durations: durations)
    list.pullToRefresh()
    list.wait(seconds)
    return list
  }

  /// Touches and drags immediately from the current offset.
  mutating func grab(to offset: Double, over duration: Double = 0.2) {
    press()
    drag(to: offset, over: duration)
  }

  /// Moves the finger by a distance in one event.
  mutating func nudge(by distance: Double) { drag(by: distance, over: 0) }

  /// The extra inset of an edge at rest: that of a visible inline footer.
  func restingInset(_ edge: OverscrollEdge) -> Double {
    guard let options = engine.options(of: edge), options.placement == .inline else { return 0 }
    return engine.isHidden(edge) ? 0 : options.extent
  }
}

/// Expects that nothing is left after the last bounce, and that no invariant was broken.
func expectQuiet(
  _ list: SimulatedList, bottom: OverscrollPhase = .idle, at offset: Double? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var list = list
  list.wait(1.5)
  let problems = list.problemsAtRest(bottom: bottom, at: offset)
  #expect(problems.isEmpty, "\(problems)", sourceLocation: sourceLocation)
}

extension SimulatedList {
  fileprivate func problemsAtRest(bottom: OverscrollPhase, at offset: Double?) -> [String] {
    var problems = brokenInvariants
    if phase(.top) != .idle { problems.append("the top is \(phase(.top))") }
    if phase(.bottom) != bottom { problems.append("the bottom is \(phase(.bottom))") }
    for edge in OverscrollEdge.allCases where extraInset(edge) != restingInset(edge) {
      problems.append("\(edge) has an extra inset of \(extraInset(edge))")
    }
    let legal = view.legalOffsets
    if view.offset < legal.lowerBound - 0.001 || view.offset > legal.upperBound + 0.001 {
      problems.append("the offset \(view.offset) is past an edge")
    }
    if let offset, abs(view.offset - offset) > 0.001 {
      problems.append("the offset is \(view.offset)")
    }
    if abs(view.presentedOffset - view.offset) > 0.001 || view.isDecelerating {
      problems.append("the content still moves")
    }
    if writes.mostInsets > 1 || writes.mostOffsets > 1 {
      problems.append("more than one write for an event: \(writes)")
    }
    return problems
  }
}
