import OverscrollCore
import Testing

@testable import ScenarioRigs

/// Every host plays a scenario with the same visible results.
@MainActor @Suite(.serialized) struct ReplayHostTests {
  enum Kind: CaseIterable {
    case simulation
    #if STAND_IN
      case uikit
    #endif

    @MainActor
    func make(_ scenario: Scenario) -> any ReplayHost {
      switch self {
      case .simulation: SimulatedReplayHost(scenario)
      #if STAND_IN
        case .uikit: UIKitReplayHost(scenario)
      #endif
      }
    }
  }

  private func host(
    _ kind: Kind,
    _ components: [Scenario.Component] = [Scenario.Component(edge: .top, kind: .header)],
    window: Bool = true
  ) -> any ReplayHost {
    let scenario = Scenario(
      id: "", viewport: PerAxis(vertical: 800, horizontal: 390),
      contentSize: PerAxis(vertical: 2000, horizontal: 390),
      contentInset: PerEdge(repeating: 0),
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0), window: window,
      components: components, steps: [])
    var host = kind.make(scenario)
    for component in components { host.setComponent(component, at: component.edge) }
    host.runQueue(finishingMotions: true)
    return host
  }

  private func place(_ offset: Double, _ host: inout any ReplayHost) {
    host.place(at: PerAxis(vertical: offset, horizontal: 0))
  }

  private func pull(_ host: inout any ReplayHost) {
    host.beginDrag()
    place(-150, &host)
    host.endDrag()
  }

  @Test("A host begins at the top, and nothing moves by itself", arguments: Kind.allCases)
  func hostBeginsAtTopAndNothingMovesByItself(_ kind: Kind) {
    var host = host(kind)
    #expect(host.offsets == PerAxis(vertical: -88, horizontal: 0))
    host.beginDrag()
    place(-100, &host)
    host.endDrag()
    host.runQueue(finishingMotions: true)
    host.advance(by: 5)
    #expect(host.offsets.vertical == -100)
    #expect(host.look(at: .top)?.phase == .idle)
    #expect(host.brokenInvariants.isEmpty)
  }

  @Test("A pull runs, and only a tick finishes the return", arguments: Kind.allCases)
  func aPullRunsAndOnlyATickFinishesTheWayBack(_ kind: Kind) {
    var host = host(kind)
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
    #expect(host.brokenInvariants.isEmpty)
  }

  @Test("A cancelled touch runs nothing", arguments: Kind.allCases)
  func cancelledTouchRunsNothing(_ kind: Kind) {
    var host = host(kind)
    host.beginDrag()
    place(-150, &host)
    host.cancelDrag()
    #expect(host.calls(of: .top) == 0)
    #expect(host.look(at: .top)?.phase == .idle)
  }

  @Test(
    "A pull that was reset under the finger is armed by its next move", arguments: Kind.allCases)
  func pullThatWasResetUnderFingerIsArmedByItsNextMove(_ kind: Kind) {
    var host = host(kind)
    host.beginDrag()
    place(-150, &host)
    #expect(host.look(at: .top)?.phase == .armed)
    host.giveUp(.top)
    #expect(host.look(at: .top)?.phase == .idle)
    place(-151, &host)
    #expect(host.look(at: .top)?.phase == .armed)
  }

  @Test("An action may end immediately", arguments: Kind.allCases) func anActionMayAnswerAtOnce(
    _ kind: Kind
  ) {
    for (answer, phase) in [
      (Scenario.Component.Answer.end, OverscrollPhase.idle), (.endNoMore, .noMore),
    ] {
      var footer = Scenario.Component(edge: .bottom, kind: .backFooter)
      footer.onRefresh = answer
      var host = host(kind, [footer])
      host.begin(.bottom, revealing: false)
      host.runQueue(finishingMotions: true)
      #expect(host.calls(of: .bottom) == 1)
      #expect(host.look(at: .bottom)?.phase == phase)
    }
  }

  @Test("The end of the list lasts until a reset", arguments: Kind.allCases)
  func thereIsNoMoreUntilThereMayBeAgain(_ kind: Kind) {
    var host = host(kind, [Scenario.Component(edge: .bottom, kind: .autoFooter)])
    #expect(abs(host.contentInset.bottom - 44) < 0.001)
    host.endNoMore(.bottom)
    #expect(host.look(at: .bottom)?.phase == .noMore)
    host.resetNoMore(.bottom)
    #expect(host.look(at: .bottom)?.phase == .idle)
    host.tap(.bottom)
    #expect(host.calls(of: .bottom) == 1)
  }

  @Test("A hidden or removed control has no extra inset", arguments: Kind.allCases)
  func hiddenOrRemovedControlHasNoExtraInset(_ kind: Kind) {
    var host = host(kind, [Scenario.Component(edge: .bottom, kind: .autoFooter)])
    host.setHidden(true, .bottom)
    #expect(host.contentInset.bottom == 0)
    host.setHidden(false, .bottom)
    #expect(abs(host.contentInset.bottom - 44) < 0.001)
    host.setComponent(nil, at: .bottom)
    #expect(host.contentInset.bottom == 0)
    #expect(host.look(at: .bottom) == nil)
  }

  @Test("A begin waits for the window", arguments: Kind.allCases) func aBeginWaitsForTheWindow(
    _ kind: Kind
  ) {
    var host = host(kind, window: false)
    host.begin(.top, revealing: false)
    #expect(host.look(at: .top)?.phase == .waiting)
    host.setInWindow(true)
    #expect(host.look(at: .top)?.phase == .refreshing)
    host.setInWindow(false)
    #expect(host.look(at: .top)?.phase == .refreshing)
  }

  @Test("Lengths of the app and the system clamp the offset", arguments: Kind.allCases)
  func lengthsOfAppAndSystemClampTheOffset(_ kind: Kind) {
    var host = host(kind)
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
    #expect(host.brokenInvariants.isEmpty)
  }
}
