import OverscrollCore
import Testing

/// Haptic feedback, and announcements for users who do not see the indicator.
@Suite struct FeedbackTests {
  private static let outcomes: [RefreshResult.Summary] = [.updated, .unchanged, .noMore, .failed]

  private func rig(_ edge: OverscrollEdge, _ trigger: OverscrollTrigger = .onRelease(past: 54))
    -> InsetRig
  {
    var rig = InsetRig(edge, EdgeOptions(purpose: .refresh, trigger: trigger, extent: 54))
    rig.lie(past: edge, by: 0)
    return rig
  }

  @Test func whatIsFeltCrossesABoundaryAsBits() {
    let all: [OverscrollFeedback] = [.armed, .fired, .ended]
    #expect(all.map(\.rawValue) == [1, 2, 4])
    #expect(OverscrollFeedback(rawValue: 5) == [.armed, .ended])
    #expect(!OverscrollFeedback(rawValue: 5).contains(.fired))
  }

  // MARK: What is felt

  @Test(arguments: OverscrollEdge.allCases) func aFingerFeelsTheArmingOncePerTouch(
    _ edge: OverscrollEdge
  ) {
    var rig = rig(edge)
    for touch in 1...3 {
      rig.send(.dragBegan)
      for _ in 0..<5 {
        rig.lie(past: edge, by: 80)
        rig.lie(past: edge, by: 20)
        rig.lie(past: edge, by: -10)
      }
      #expect(rig.felt == Array(repeating: .armed, count: touch))
      rig.send(.dragEnded)
    }
  }

  @Test(arguments: OverscrollEdge.allCases) func theReleaseIsFeltAndTheEndIs(_ edge: OverscrollEdge)
  {
    var rig = rig(edge)
    rig.refreshByFinger(edge)
    rig.wait(1)
    rig.end(edge)
    rig.wait(1)
    #expect(rig.felt == [.armed, .fired, .ended])
  }

  @Test func aDistanceThatFiresAtOnceIsFeltOnce() {
    var rig = rig(.top, .onPull(past: 54))
    rig.pull(.top, by: 80)
    rig.lie(past: .top, by: 100)
    #expect(rig.felt == [.fired])
  }

  @Test func onlyAFingerIsToldThatItFired() {
    var rig = rig(.top)
    rig.refreshByCode(.top)
    #expect(rig.felt.isEmpty)
    rig.end(.top, .failed)
    rig.send(.tapped(.top))
    #expect(rig.felt == [.ended])
    var near = InsetRig(.bottom, .loadMore)
    near.scroll(to: 1390)
    #expect(near.phase(.bottom) == .refreshing)
    #expect(near.felt.isEmpty)
  }

  @Test func aPullThatIsTakenAwayIsNotFelt() {
    var rig = rig(.top)
    rig.pull(.top, by: 80)
    rig.send(.dragCancelled)
    #expect(rig.felt == [.armed])
  }

  // MARK: What is said

  @Test(arguments: OverscrollEdge.allCases) func whatSomebodyAskedForIsSaid(_ edge: OverscrollEdge)
  {
    var finger = rig(edge)
    finger.refreshByFinger(edge)
    #expect(finger.said == [.began])
    var code = rig(edge)
    code.send(.begin(edge))
    code.send(.begin(edge))
    #expect(code.said == [.began])
    var tap = rig(edge, .onTap)
    tap.send(.tapped(edge))
    #expect(tap.said == [.began])
  }

  @Test func whatWaitsForAWindowIsSaidWhenItBegins() {
    var rig = rig(.top)
    rig.send(.detached)
    rig.send(.begin(.top))
    #expect(rig.said.isEmpty)
    rig.send(.attached)
    #expect(rig.said == [.began])
  }

  @Test(arguments: outcomes) func nearnessIsNotSaidButHowItEndedIs(_ result: RefreshResult.Summary)
  {
    var rig = InsetRig(.bottom, .loadMore)
    rig.scroll(to: 1390)
    #expect(rig.said.isEmpty)
    rig.end(.bottom, result)
    #expect(rig.said == [.ended(result)])
  }

  @Test(arguments: outcomes, [0.0, 0.1, 1]) func theEndIsSaidOnceHoweverSoonItCame(
    _ result: RefreshResult.Summary, _ delay: Double
  ) {
    var rig = rig(.top)
    rig.send(.begin(.top))
    rig.wait(delay)
    rig.end(.top, result)
    rig.end(.top, result)
    rig.followWakeTimes()
    #expect(rig.said == [.began, .ended(result)])
    #expect(rig.felt == [.ended])
    #expect(rig.finished.top == [result])
  }

  @Test func aMessageIsSaidWithTheOutcomeThatCarriesIt() {
    let result = RefreshResult.Summary(.unchanged, hasMessage: true)
    var rig = rig(.top)
    rig.refreshByCode(.top)
    rig.end(.top, result)
    #expect(rig.said.last == .ended(result))
  }

  @Test(arguments: OverscrollEdge.allCases) func whatIsGivenUpIsNeitherFeltNorSaid(
    _ edge: OverscrollEdge
  ) {
    let acts: [(inout InsetRig) -> Void] = [
      { $0.send(.cancel(edge)) }, { $0.end(edge, .cancelled) }, { $0.configure(edge, nil) },
    ]
    for act in acts {
      var rig = rig(edge)
      rig.refreshByCode(edge)
      act(&rig)
      rig.wait(5)
      #expect(rig.finished[edge] == [.cancelled])
      #expect(rig.said == [.began])
      #expect(rig.felt.isEmpty)
    }
  }

  @Test func aPageThatIsOvertakenIsNotSpokenOf() {
    var rig = InsetRig(OverscrollEngine(top: .refresh, bottom: .loadMore))
    rig.send(.begin(.bottom))
    rig.said = []
    rig.send(.begin(.top))
    #expect(rig.effects.edges.bottom.announcement == nil)
    #expect(rig.effects.edges.bottom.feedback.isEmpty)
    #expect(rig.said == [.began])
  }
}
