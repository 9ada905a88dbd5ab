import Testing

@testable import OverscrollCore

/// Infinity means never.
@Suite struct NeverTests {
  @Test("An infinite pull never fires, and shows no progress", arguments: OverscrollEdge.allCases)
  func pulls(_ edge: OverscrollEdge) {
    for trigger in [
      OverscrollTrigger.onRelease(past: .infinity), .onPull(past: .infinity),
      .onRelease(past: 0x1p60),
    ] {
      var options = EdgeOptions(purpose: .refresh, trigger: trigger, extent: 54)
      options.loadsOnRelease = true
      var rig = EngineRig(at: edge, options, content: 2_000)
      rig.send(.dragBegan)
      for distance in [24.0, 60, 400] {
        let lengths = rig.engine.geometry[edge.axis]
        let offset =
          edge.isStart ? lengths.firstOffset - distance : lengths.lastOffset + distance
        rig.send(.scrolled(to: offset, along: edge.axis))
        #expect(rig.phase(edge) == .idle)
        #expect(rig.engine.progress(of: edge) == 0)
      }
      rig.send(.dragEnded)
      #expect(rig.runs[edge].isEmpty)
      rig.send(.begin(edge))
      #expect(rig.runs[edge].count == 1, "code still begins it")
    }
  }

  @Test("Nothing loads within an infinite distance")
  func distances() {
    for distance in [OverscrollDistance.points(.infinity), .viewports(.infinity)] {
      var options = EdgeOptions.loadMore
      options.trigger = .within(distance)
      var rig = EngineRig(at: .bottom, options, content: 2_000)
      rig.send(.dragBegan)
      rig.scroll(to: 1_400)
      rig.send(.dragEnded)
      #expect(rig.runs.bottom.isEmpty)
      #expect(EngineRig(at: .bottom, options, content: 100).runs.bottom.isEmpty)
    }
    var options = EdgeOptions.loadMore
    options.trigger = .indicatorVisible(fraction: .infinity)
    #expect(EngineRig(at: .bottom, options, content: 100).runs.bottom.isEmpty)
  }

  @Test("The button never appears beyond an infinite distance")
  func backToTop() {
    var engine = OverscrollEngine(backToTop: BackToTopOptions(after: .points(.infinity)))
    _ = engine.handle(
      .geometryChanged(AxisGeometry(contentLength: 90_000, viewportLength: 600)), at: 0)
    for offset in [0, 60_000, 50_000.0] {
      _ = engine.handle(.scrolled(to: offset), at: 0)
    }
    #expect(engine.backToTop.target == 0)
  }

  @Test("A failure, a message or a run that is held infinitely long stays until it is ended")
  func times() {
    var durations = OverscrollDurations()
    durations.failureDuration = .infinity
    durations.messageDuration = .infinity
    durations.timeout = .infinity
    var engine = OverscrollEngine(top: .refresh, durations: durations)
    func end(_ result: RefreshResult.Summary) {
      _ = engine.handle(.begin(.top), at: engine.now)
      _ = engine.handle(.frame, at: engine.now + 100)
      if let run = engine.runID(of: .top) {
        _ = engine.handle(.end(run, result), at: engine.now)
      }
      _ = engine.handle(.frame, at: engine.now + 1_000_000)
    }
    end(.failed)
    #expect(engine.phase(of: .top) == .failed)
    end(RefreshResult.Summary(.updated, hasMessage: true))
    #expect(engine.phase(of: .top) == .ending)
    #expect(engine.checkInvariants() == nil)
    end(.updated)
    #expect(engine.phase(of: .top) == .idle)
  }

  @Test(
    "Motions and the minimum time cannot last infinitely",
    arguments: [Double.infinity, 0x1p44, 1e300])
  func motions(_ time: Double) {
    var durations = OverscrollDurations()
    (durations.expand, durations.collapse, durations.turn, durations.minimumVisible) = (
      time, time, time, time
    )
    let own = OverscrollEngine(top: .refresh, durations: durations).durations
    #expect([own.expand, own.collapse, own.turn, own.minimumVisible] == [0, 0, 0, 0])
  }

  @Test(
    "A run that the app has ended ends, and the next one begins, whichever time is infinite",
    arguments: [EdgeOptions.Purpose.refresh, .load],
    [RefreshResult.Kind.updated, .unchanged, .failed])
  func endedRuns(_ purpose: EdgeOptions.Purpose, _ kind: RefreshResult.Kind) throws {
    let options = EdgeOptions(purpose: purpose, trigger: .programmatic, extent: 54)
    let paths: [WritableKeyPath<OverscrollDurations, Double>] = [
      \.expand, \.collapse, \.minimumVisible, \.messageDuration, \.resultDuration,
      \.failureDuration, \.turn, \.timeout, \.applyDelay,
    ]
    for path in paths {
      for hasMessage in [false, true] {
        var durations = OverscrollDurations()
        durations[keyPath: path] = .infinity
        var rig = EngineRig(at: .top, options, content: 2_000)
        rig.engine.durations = durations
        rig.send(.begin(.top))
        let first = try #require(rig.engine.runID(of: .top))
        rig.wait(1)
        rig.send(.end(first, RefreshResult.Summary(kind, hasMessage: hasMessage)))
        rig.wait(10)
        #expect(rig.engine.runID(of: .top) == nil, "\(path)")
        rig.send(.begin(.top))
        #expect(rig.engine.runID(of: .top) != first && rig.phase(.top) == .refreshing, "\(path)")
      }
    }
  }

  @Test("A number that is negative or not a number counts as 0")
  func invalid() {
    #expect(OverscrollTrigger.onRelease(past: .nan).sanitized == .onRelease(past: 0))
    #expect(OverscrollTrigger.onRelease(past: -.infinity).sanitized == .onRelease(past: 0))
    #expect(
      OverscrollTrigger.indicatorVisible(fraction: -.infinity).sanitized
        == .indicatorVisible(fraction: 0))
    #expect(OverscrollDistance.points(-1).sanitized == .points(0))
  }
}
