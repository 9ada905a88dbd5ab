import OverscrollCore
import Testing

/// Bugs of other libraries in the rules for pulls and touches.
@Suite struct PullBugTests {
  @Test("B033: a bar's inset is not a pull") func adjustedInset() {
    var rig = EngineRig.bug()
    rig.show(2000, topInset: 88)
    rig.scroll(to: -88)
    #expect(rig.phase(.top) == .idle && rig.engine.progress(of: .top) == 0)
    rig.send(.dragBegan)
    rig.scroll(to: -168)
    #expect(rig.engine.progress(of: .top) == 1 && rig.phase(.top) == .pulling)
    rig.scroll(to: -172)
    #expect(rig.phase(.top) == .armed)
    rig.scroll(to: -88)
    #expect(rig.phase(.top) == .idle && rig.engine.progress(of: .top) == 0)
    rig.send(.dragEnded)
    rig.wait(1)
    #expect(rig.runs.top.isEmpty)
    rig.drag(to: -172)
    #expect(rig.runs.top.count == 1)
  }

  @Test("B041: a trembling finger gets haptic feedback once", arguments: [-90.0, -70])
  func feedbackOncePerTouch(_ last: Double) {
    var rig = EngineRig.bug()
    var (phases, feedback) = ([OverscrollPhase](), 0)
    func move(_ rig: inout EngineRig, to offset: Double) {
      rig.scroll(to: offset)
      if rig.effects.edges.top.phaseChanged { phases.append(rig.phase(.top)) }
      if rig.effects.edges.top.feedback.contains(.armed) { feedback += 1 }
    }
    rig.send(.dragBegan)
    for offset in [-70.0, -90, -70, -90, -70, -90] { move(&rig, to: offset) }
    #expect(phases == [.pulling, .armed, .pulling, .armed, .pulling, .armed])
    move(&rig, to: last)
    rig.send(.dragEnded)
    #expect(rig.runs.top.count == (last < -80 ? 1 : 0))
    #expect(feedback == 1)
    rig.end(.top)
    rig.scroll(to: 0)
    rig.wait(2)
    rig.send(.dragBegan)
    move(&rig, to: -90)
    #expect(feedback == 2, "the next touch has its own feedback")
  }

  @Test("B045: one touch refreshes once, however the list jumps under it", arguments: [0.0, 0.5])
  func holdingAndReloading(_ minimumVisible: Double) {
    var durations = OverscrollDurations()
    durations.minimumVisible = minimumVisible
    let top = EdgeOptions(purpose: .refresh, trigger: .onPull(past: 80), extent: 60)
    var rig = EngineRig.bug(top: top, durations: durations)
    rig.pull(100)
    #expect(rig.runs.top.count == 1, "it fires under the finger")
    rig.end(.top)
    for _ in 0..<5 {
      for event in [.triggersHeld, .scrolled(to: 0), .scrolled(to: -100), .triggersReleased]
        as [OverscrollEvent]
      {
        rig.send(event)
      }
      rig.wait(0.3)
    }
    rig.letGo()
    rig.wait(1.5)
    #expect(rig.runs.top.count == 1)
    rig.pull(100)
    #expect(rig.runs.top.count == 2, "a new touch fires again")
  }

  @Test("B045: a run that ends under a held finger is not followed by another")
  func endUnderFinger() {
    var rig = EngineRig.bug()
    rig.refresh()
    rig.send(.dragBegan)
    rig.scroll(to: -100)
    rig.end(.top)
    rig.wait(1)
    for step in 0..<10 { rig.scroll(to: -100 - Double(step % 2)) }
    #expect(!rig.effects.edges.top.feedback.contains(.armed))
    rig.letGo()
    rig.wait(1)
    #expect(rig.runs.top.count == 1)
  }

  @Test("B052: the pull depends on the offset alone", arguments: [44.0, 2000])
  func drift(_ contentLength: Double) {
    var rig = EngineRig.bug(bottom: .bugFooter.filling(0), content: contentLength)
    rig.send(.dragBegan)
    for step in 0..<200 {
      let distance = step.isMultiple(of: 2) ? 40.0 : 20
      rig.scroll(to: -distance)
      #expect(rig.engine.overscroll(past: .top) == distance)
      #expect(rig.engine.progress(of: .top) == distance / 80)
    }
    rig.scroll(to: 0)
    #expect(rig.engine.overscroll(past: .top) == 0 && rig.phase(.top) == .idle)
  }

  @Test(
    "B055: every trigger distance can be reached",
    arguments: [(80.0, 600.0), (2000, 600), (80, 120)])
  func reachableDistance(_ distance: Double, _ viewport: Double) {
    let top = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: distance), extent: 60)
    var rig = EngineRig.bug(top: top, bottom: nil)
    rig.send(
      .geometryChanged(AxisGeometry(contentLength: 2000, viewportLength: viewport)))
    // A finger that moves by the length of the viewport.
    rig.pull(RubberBand(extent: viewport).displacement(forTravel: viewport + 1))
    #expect(rig.phase(.top) == .armed && rig.engine.progress(of: .top) > 1)
    rig.letGo()
    #expect(rig.runs.top.count == 1)
  }

  @Test("B056: a second finger does not change the pull") func secondFinger() {
    var rig = EngineRig.bug()
    rig.pull(50)
    rig.send(.dragBegan)
    #expect(rig.engine.progress(of: .top) == 50.0 / 80 && rig.phase(.top) == .pulling)
    rig.scroll(to: -70)
    #expect(rig.phase(.top) == .pulling)
    rig.letGo()
    rig.wait(1)
    #expect(rig.runs.top.isEmpty)
  }

  @Test("B193: the last enabled setting counts", arguments: [true, false])
  func turnedOnLast(_ isOnAtLast: Bool) {
    var rig = EngineRig.bug()
    rig.send(.dragBegan)
    for step in 0..<50 {
      rig.scroll(to: Double(step < 25 ? 8 * step : 400 - 8 * step))
      rig.send(.enabled(.top, step.isMultiple(of: 2) != isOnAtLast))
    }
    rig.send(.dragEnded)
    rig.scroll(to: 0)
    rig.refresh()
    #expect(rig.runs.top.count == (isOnAtLast ? 1 : 0))
  }

  @Test("B193: a run that is disabled while running finishes") func turnedOffDuringRun() {
    var rig = EngineRig.bug()
    rig.refresh()
    rig.send(.enabled(.top, false))
    #expect(rig.phase(.top) == .refreshing && rig.extraInset(.top) == 60)
    rig.end(.top)
    rig.scroll(to: 0)
    rig.wait(1)
    rig.refresh()
    rig.send(.begin(.top))
    #expect(rig.runs.top.count == 1 && rig.finished.top == [.updated])
  }

  @Test("B200: scrolling in the middle of a list causes no work") func scrollingInTheMiddle() {
    var rig = EngineRig.bug(content: 100_000)
    rig.scroll(to: 20_000)
    for step in 0..<10_000 {
      rig.scroll(to: 20_000 + Double(step % 700) * 3)
      for edge in OverscrollEdge.allCases { #expect(rig.effects.edges[edge] == EdgeEffects()) }
      #expect(rig.effects.wakeTime == nil && rig.effects.movesUntil <= rig.time)
    }
  }
}
