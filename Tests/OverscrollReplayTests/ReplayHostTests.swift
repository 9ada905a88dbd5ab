import OverscrollCore
import Testing

@testable import overscroll_replay

/// The simulated list, led by a scenario.
@MainActor @Suite struct SimulatedReplayHostTests {
  private func host(
    _ components: [Scenario.Component] = [Scenario.Component(edge: .top, kind: .header)],
    window: Bool = true
  ) -> SimulatedReplayHost {
    let scenario = Scenario(
      id: "", viewport: PerAxis(vertical: 800, horizontal: 390),
      contentSize: PerAxis(vertical: 2000, horizontal: 390),
      contentInset: PerEdge(repeating: 0),
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0), window: window,
      components: components, steps: [])
    var host = SimulatedReplayHost(scenario)
    for component in components { host.setComponent(component, at: component.edge) }
    host.runQueue(finishingMotions: true)
    return host
  }

  private func place(_ offset: Double, _ host: inout SimulatedReplayHost) {
    host.place(at: PerAxis(vertical: offset, horizontal: 0))
  }

  private func pull(_ host: inout SimulatedReplayHost) {
    host.beginDrag()
    place(-150, &host)
    host.endDrag()
  }

  @Test func itBeginsAtTheTopAndNothingMovesByItself() {
    var host = host()
    #expect(host.offsets == PerAxis(vertical: -88, horizontal: 0))
    host.beginDrag()
    place(-100, &host)
    host.endDrag()
    host.runQueue(finishingMotions: true)
    host.advance(by: 5)
    #expect(host.offsets.vertical == -100)
    #expect(host.look(at: .top)?.phase == .idle)
    #expect(host.brokenLaws.isEmpty)
  }

  @Test func aPullRunsAndOnlyATickFinishesTheWayBack() {
    var host = host()
    pull(&host)
    #expect(host.calls(of: .top) == 1)
    #expect(abs(host.contentInset.top - 54) < 0.001)
    #expect(abs(host.offsets.vertical + 142) < 0.001)
    host.runQueue(finishingMotions: true)
    host.end(.top)
    #expect(host.look(at: .top)?.phase == .ending)
    host.runQueue(finishingMotions: false)
    #expect(host.look(at: .top)?.phase == .ending)
    host.advance(by: 0.1)
    #expect(host.look(at: .top)?.phase == .ending)
    host.runQueue(finishingMotions: true)
    #expect(host.look(at: .top)?.phase == .idle)
    #expect(host.contentInset.top == 0)
    #expect(abs(host.offsets.vertical + 88) < 0.001)
    #expect(host.brokenLaws.isEmpty)
  }

  @Test func aTouchThatIsTakenAwayRunsNothing() {
    var host = host()
    host.beginDrag()
    place(-150, &host)
    host.cancelDrag()
    #expect(host.calls(of: .top) == 0)
    #expect(host.look(at: .top)?.phase == .idle)
  }

  @Test func whatIsGivenUpUnderTheFingerIsArmedByItsNextMove() {
    var host = host()
    host.beginDrag()
    place(-150, &host)
    #expect(host.look(at: .top)?.phase == .armed)
    host.giveUp(.top)
    #expect(host.look(at: .top)?.phase == .idle)
    place(-151, &host)
    #expect(host.look(at: .top)?.phase == .armed)
  }

  @Test func anActionMayAnswerAtOnce() {
    for (answer, phase) in [
      (Scenario.Component.Answer.end, OverscrollPhase.idle), (.endNoMore, .noMore),
    ] {
      var footer = Scenario.Component(edge: .bottom, kind: .backFooter)
      footer.onRefresh = answer
      var host = host([footer])
      host.begin(.bottom, revealing: false)
      host.runQueue(finishingMotions: true)
      #expect(host.calls(of: .bottom) == 1)
      #expect(host.look(at: .bottom)?.phase == phase)
    }
  }

  @Test func thereIsNoMoreUntilThereMayBeAgain() {
    var host = host([Scenario.Component(edge: .bottom, kind: .autoFooter)])
    #expect(abs(host.contentInset.bottom - 44) < 0.001)
    host.endNoMore(.bottom)
    #expect(host.look(at: .bottom)?.phase == .noMore)
    host.resetNoMore(.bottom)
    #expect(host.look(at: .bottom)?.phase == .idle)
    host.tap(.bottom)
    #expect(host.calls(of: .bottom) == 1)
  }

  @Test func whatIsHiddenOrRemovedTakesNoRoom() {
    var host = host([Scenario.Component(edge: .bottom, kind: .autoFooter)])
    host.setHidden(true, .bottom)
    #expect(host.contentInset.bottom == 0)
    host.setHidden(false, .bottom)
    #expect(abs(host.contentInset.bottom - 44) < 0.001)
    host.setComponent(nil, at: .bottom)
    #expect(host.contentInset.bottom == 0)
    #expect(host.look(at: .bottom) == nil)
  }

  @Test func aBeginWaitsForTheWindow() {
    var host = host(window: false)
    host.begin(.top, revealing: false)
    #expect(host.look(at: .top)?.phase == .waiting)
    host.setInWindow(true)
    #expect(host.look(at: .top)?.phase == .refreshing)
    host.setInWindow(false)
    #expect(host.look(at: .top)?.phase == .refreshing)
  }

  @Test func lengthsOfAppAndSystemClampTheOffset() {
    var host = host()
    place(1234, &host)
    host.setContentSize(PerAxis(vertical: 1000, horizontal: 390))
    #expect(host.offsets.vertical == 234)
    host.setViewport(PerAxis(vertical: 900, horizontal: 390))
    #expect(host.offsets.vertical == 134)
    host.setSystemInset(PerEdge(repeating: 0))
    #expect(host.offsets.vertical == 100)
    host.setContentInset(PerEdge(top: 0, bottom: -50, leading: 0, trailing: 0))
    #expect(host.offsets.vertical == 50)
    host.setRows(0)
    host.comeToRest()
    #expect(host.systemInset == PerEdge(repeating: 0))
    #expect(host.contentSize.vertical == 1000)
    #expect(host.viewport.vertical == 900)
    #expect(host.brokenLaws.isEmpty)
  }
}
