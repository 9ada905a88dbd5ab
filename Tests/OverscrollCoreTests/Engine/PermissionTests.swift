import Testing

@testable import OverscrollCore

/// Pulls that arm an edge only with the host's permission.
@Suite("Permission to arm an edge") struct PermissionTests {
  private static let triggers = [OverscrollTrigger.onRelease(past: 54), .onPull(past: 54)]

  private static func rig(
    _ edge: OverscrollEdge, _ trigger: OverscrollTrigger = .onRelease(past: 54)
  ) -> EngineRig {
    var options = EdgeOptions(purpose: .refresh, trigger: trigger, extent: 54)
    options.asksToArm = true
    return EngineRig(at: edge, options)
  }

  @Test(
    "The host is asked once when the pull passes the distance", arguments: OverscrollEdge.allCases)
  func question(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge)
    rig.pull(edge, by: 54)
    #expect(!rig.effects.edges[edge].asksToArm)
    rig.move(past: edge, by: 55)
    #expect(rig.effects.edges[edge].asksToArm)
    #expect(!rig.effects.onlyPullChanged)
    #expect(rig.phase(edge) == .pulling)
    rig.move(past: edge, by: 80)
    #expect(!rig.effects.edges[edge].asksToArm)
  }

  @Test(
    "Permission arms the edge, and a release runs the action", arguments: OverscrollEdge.allCases)
  func allowed(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge)
    rig.pull(edge, by: 80)
    rig.send(.armingAllowed(edge, true))
    #expect(rig.phase(edge) == .armed)
    rig.letGo(edge)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(
    "Without permission, or without an answer, a release runs nothing", arguments: triggers,
    [false, nil])
  func denied(_ trigger: OverscrollTrigger, _ answer: Bool?) {
    var rig = Self.rig(.top, trigger)
    rig.pull(.top, by: 80)
    if let answer { rig.send(.armingAllowed(.top, answer)) }
    rig.move(past: .top, by: 200)
    #expect(rig.phase(.top) == .pulling)
    rig.letGo(.top)
    #expect(rig.runs.top.isEmpty)
    #expect(rig.phase(.top) == .idle)
  }

  @Test("Each time that the pull passes the distance, the host is asked again", arguments: triggers)
  func again(_ trigger: OverscrollTrigger) {
    var rig = Self.rig(.top, trigger)
    rig.pull(.top, by: 80)
    rig.send(.armingAllowed(.top, false))
    rig.move(past: .top, by: 40)
    rig.move(past: .top, by: 80)
    #expect(rig.effects.edges.top.asksToArm)
    rig.send(.armingAllowed(.top, true))
    #expect(rig.phase(.top) == (trigger.firesDuringPull ? .refreshing : .armed))
  }

  @Test("A new touch is asked for even if the last answer was yes")
  func nextTouch() {
    var rig = Self.rig(.top)
    rig.pull(.top, by: 80)
    rig.send(.armingAllowed(.top, true))
    rig.send(.dragCancelled)
    rig.move(past: .top, by: 0)
    rig.pull(.top, by: 80)
    #expect(rig.effects.edges.top.asksToArm)
    #expect(rig.phase(.top) == .pulling)
  }

  @Test("An armed edge stays armed within its hysteresis without another question")
  func hysteresis() {
    var options = EdgeOptions.refresh
    options.asksToArm = true
    options.releaseHysteresis = 0.5
    var rig = EngineRig(top: options)
    rig.pull(80)
    rig.send(.armingAllowed(.top, true))
    rig.move(past: .top, by: 40)
    #expect(rig.phase(.top) == .armed)
    rig.move(past: .top, by: 80)
    #expect(!rig.effects.edges.top.asksToArm)
    #expect(rig.phase(.top) == .armed)
  }

  @Test("A host forbids an armed pull unasked: it is not armed again in that touch")
  func forbidden() {
    var rig = EngineRig()
    rig.pull(80)
    rig.send(.armingAllowed(.top, false))
    #expect(rig.phase(.top) == .pulling)
    rig.move(past: .top, by: 20)
    rig.move(past: .top, by: 80)
    #expect(rig.phase(.top) == .pulling)
    rig.letGo()
    #expect(rig.runs.top.isEmpty)
    rig.pull(80)
    #expect(rig.phase(.top) == .armed)
  }

  @Test("A fling that may fire asks as well")
  func fling() {
    var options = EdgeOptions.refresh
    options.trigger = .onPull(past: 54)
    options.triggersDuringDeceleration = true
    options.asksToArm = true
    var rig = EngineRig(top: options)
    rig.scroll(to: 300)
    rig.send(.dragBegan)
    rig.send(.dragEnded)
    rig.scroll(to: -80)
    #expect(rig.effects.edges.top.asksToArm)
    #expect(rig.runs.top.isEmpty)
    rig.send(.armingAllowed(.top, true))
    #expect(rig.runs.top.count == 1)
  }

  @Test("Taps, requests and nearness ask nothing")
  func others() {
    var options = EdgeOptions.refresh
    options.asksToArm = true
    var rig = EngineRig(top: options)
    rig.send(.begin(.top))
    #expect(!rig.effects.edges.top.asksToArm)
    #expect(rig.runs.top.count == 1)
  }
}
