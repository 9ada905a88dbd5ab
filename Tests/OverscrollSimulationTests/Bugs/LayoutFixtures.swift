import OverscrollCore
import OverscrollSimulation
import Testing

/// The lists for the bugs of layout and content.
enum LayoutScene {
  /// Pull to refresh: 60 points high, fires when released past 80.
  static let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)

  /// A footer of 44 points that is pulled, and is behind the viewport of a short list.
  static let pulledFooter = EdgeOptions(
    purpose: .load, trigger: .onRelease(past: 44), extent: 44)

  /// A footer of 44 points, inline.
  static func footer(
    _ trigger: OverscrollTrigger = .within(.points(0)), autoFill: Int = 0
  ) -> EdgeOptions {
    var options = EdgeOptions(
      purpose: .load, trigger: trigger, extent: 44, placement: .inline)
    options.autoFill = autoFill
    return options
  }

  /// A list with a header, and a footer that loads when its edge is visible, but does not fill the
  /// viewport.
  static func list(
    top: EdgeOptions? = header, bottom: EdgeOptions? = footer(), content: Double = 2000,
    viewport: Double = 600, inset: (top: Double, bottom: Double) = (0, 0)
  ) -> SimulatedList {
    SimulatedList(
      top: top, bottom: bottom, contentLength: content, viewportLength: viewport,
      systemInset: PerEdge(top: inset.top, bottom: inset.bottom, leading: 0, trailing: 0))
  }

  /// The same list after a pull, at rest at its hold.
  static func refreshing(
    content: Double = 2000, viewport: Double = 600, inset: (top: Double, bottom: Double) = (0, 0)
  ) -> SimulatedList {
    var list = list(content: content, viewport: viewport, inset: inset)
    list.pullToRefresh()
    list.wait(1.5)
    return list
  }

  /// A list whose footer is loading at the end, pulled if the trigger requires it.
  static func loading(_ bottom: EdgeOptions, content: Double = 2000) -> SimulatedList {
    var list = list(bottom: bottom, content: content)
    list.change { $0.setOffset(content - 600) }
    if bottom.trigger.isPull {
      list.drag(to: list.view.legalOffsets.upperBound + 100)
      list.release()
    }
    list.wait(1.5)
    return list
  }

  /// A list that is narrower than its viewport, with equal insets at both sides.
  static func narrow(side: Double, width: Double) -> SimulatedList {
    let view = SimulatedScrollView(
      contentLengths: PerAxis(vertical: 2000, horizontal: width - 2 * side),
      viewportLengths: PerAxis(vertical: 600, horizontal: width),
      contentInset: PerEdge(top: 0, bottom: 0, leading: side, trailing: side))
    return SimulatedList(view, engine: OverscrollEngine(top: header, bottom: footer()))
  }

  /// Expects a list at rest: invariants kept, no extra inset left, content in place.
  static func expectRest(
    _ list: SimulatedList, at offset: Double? = nil, bottom: OverscrollPhase = .idle,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let legal = list.view.legalOffsets
    let place = list.view.presentedOffset
    #expect(list.brokenInvariants.isEmpty, sourceLocation: sourceLocation)
    #expect(list.phase(.top) == .idle, sourceLocation: sourceLocation)
    #expect(list.phase(.bottom) == bottom, sourceLocation: sourceLocation)
    #expect(list.extraInset(.top) == 0, sourceLocation: sourceLocation)
    #expect(list.extraInset(.bottom) == list.insetAtRest, sourceLocation: sourceLocation)
    #expect(!list.view.isDecelerating, sourceLocation: sourceLocation)
    #expect(abs(list.view.offset - place) < 0.01, sourceLocation: sourceLocation)
    #expect(
      place > legal.lowerBound - 0.01 && place < legal.upperBound + 0.01,
      sourceLocation: sourceLocation)
    #expect(
      list.writes.mostInsets <= 1 && list.writes.mostOffsets <= 1, sourceLocation: sourceLocation)
    if let offset { #expect(isNear(place, offset), sourceLocation: sourceLocation) }
  }

  /// Whether two lengths are visually equal.
  static func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
}

extension OverscrollTrigger {
  fileprivate var isPull: Bool {
    switch self {
    case .onRelease, .onReach: true
    case .within, .showing, .onTap, .programmatic: false
    }
  }
}

extension SimulatedList {
  /// The extra inset of the bottom edge at rest.
  fileprivate var insetAtRest: Double {
    guard let options = engine.options(of: .bottom), options.placement == .inline else { return 0 }
    return engine.isHidden(.bottom) ? 0 : options.extent
  }

  /// The visible offsets during a duration, one per frame, beginning with the present one.
  mutating func trace(for seconds: Double) -> [Double] {
    var trace = [view.presentedOffset]
    watch(for: seconds) { trace.append($0) }
    return trace
  }

  /// Drags frame by frame with constant velocity, and returns the visible offsets.
  mutating func traceOfDrag(by distance: Double, frames: Int = 24) -> [Double] {
    var trace = [view.presentedOffset]
    for _ in 0..<frames {
      drag(by: distance / Double(frames), over: 1 / finger.framesPerSecond)
      trace.append(view.presentedOffset)
    }
    return trace
  }

  /// Changes the length of the viewport and the insets of the bars, as a rotation does.
  mutating func rotate(to length: Double, topInset: Double, barsFirst: Bool = false) {
    change { view in
      if barsFirst { view.systemInset.top = topInset }
      view.viewportLength = length
      view.systemInset.top = topInset
    }
  }
}

extension [Double] {
  /// The longest distance between two adjacent offsets.
  var longestStep: Double { zip(self, dropFirst()).map { abs($1 - $0) }.max() ?? 0 }

  /// The number of reversals; invisible steps do not count.
  var turnCount: Int {
    let steps = zip(self, dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.01 }
    return zip(steps, steps.dropFirst()).count { $0 * $1 < 0 }
  }
}
