import OverscrollCore
import Testing

/// The writes of a host after an event.
struct ScrollPlanTests {
  @Test("A release past the distance opens the hold, and the content lands at it")
  func releaseOpensTheHold() {
    var rig = EngineRig()
    rig.pull(80)
    rig.send(.dragEnded)
    let plan: ScrollPlan = rig.engine.plan(for: rig.effects)
    #expect(plan.extraInsets == PerEdge(top: 54, bottom: 44, leading: 0, trailing: 0))
    #expect(plan.landings.vertical == ScrollPlan.Landing.atEdge(-54))
    #expect(plan.landings.horizontal == nil)
    #expect(plan.duration == rig.engine.durations.expand)
  }

  @Test("An event that changes nothing repeats the insets and moves nothing")
  func quietEventRepeatsTheInsets() {
    var rig = EngineRig()
    rig.send(.frame)
    let plan = rig.engine.plan(for: rig.effects)
    #expect(plan.extraInsets == PerEdge(top: 0, bottom: 44, leading: 0, trailing: 0))
    #expect(!plan.movesContent)
    #expect(plan.duration == 0)
  }

  @Test("Inserted content shifts the offset at once")
  func insertedContentShiftsTheOffset() {
    var rig = EngineRig(top: nil, bottom: nil)
    rig.scroll(to: 300)
    rig.send(.scrollAnchorMoved(by: 120, at: .top))
    let plan = rig.engine.plan(for: rig.effects)
    #expect(plan.shifts == PerAxis(vertical: 120, horizontal: 0))
    #expect(plan.landings.vertical == nil)
    #expect(plan.duration == 0)
  }

  @Test("The way back to the top lands at the offset as given")
  func backToTopLandsAtTheOffset() {
    var rig = EngineRig(bottom: nil)
    _ = rig.engine.configure(backToTop: BackToTopOptions(), at: rig.time)
    rig.scroll(to: 1200)
    rig.send(.backToTopTapped)
    let plan = rig.engine.plan(for: rig.effects)
    #expect(plan.landings.vertical == .at(0))
    #expect(plan.duration == rig.engine.durations.expand)
  }

  @Test("A motion that a late frame finds under way only takes its remaining time")
  func lateMotionTakesItsRemainingTime() {
    var rig = EngineRig()
    rig.pull(80)
    rig.send(.dragEnded)
    rig.wait(2)
    rig.end(.top, RefreshResult.Summary(.updated, hasMessage: true))
    let durations = rig.engine.durations
    rig.wait(durations.messageDuration + durations.collapse / 2)
    let plan = rig.engine.plan(for: rig.effects)
    #expect(plan.extraInsets.top == 0)
    #expect(abs(plan.duration - durations.collapse / 2) < 1e-9)
  }

  @Test("Frame by frame, an extra inset follows its motion from the old value to the new one")
  func insetFollowsItsMotion() {
    var rig = EngineRig()
    rig.pull(80)
    rig.send(.dragEnded)
    let motion = rig.engine.insetMotion(of: .top)
    let middle = (motion.start + motion.end) / 2
    #expect(rig.engine.extraInset(of: .top, at: motion.start) == motion.origin)
    #expect(rig.engine.extraInset(of: .top, at: middle) == motion.value(at: middle))
    #expect(rig.engine.extraInset(of: .top, at: motion.end) == 54)
  }
}
