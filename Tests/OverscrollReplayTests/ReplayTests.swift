import OverscrollCore
import Testing

@testable import ScenarioRigs

/// The calls that the player makes for each step, on a host that records them.
@MainActor @Suite struct ReplayTests {
  private static let header = Scenario.Component(edge: .top, kind: .header)
  private static let autoFooter = Scenario.Component(edge: .bottom, kind: .autoFooter)
  private static let trailer = Scenario.Component(edge: .trailing, kind: .trailer)

  private func played(
    _ steps: [Scenario.Step], _ components: [Scenario.Component] = [header, autoFooter, trailer],
    on host: FakeHost = FakeHost()
  ) -> Replay<FakeHost> {
    var replay = Replay(Scenario(components, steps), on: host)
    replay.play()
    return replay
  }

  /// The calls of the host after its start.
  private func told(_ steps: [Scenario.Step]) -> [String] {
    Array(played(steps).host.told.dropFirst(4))
  }

  @Test("Components are attached in order, and then the queue runs")
  func componentsAreAttachedInOrderAndThenEverythingRuns() {
    let host = played([], [Self.autoFooter, Self.header]).host
    #expect(host.told == ["attach bottom", "attach top", "tick"])
  }

  @Test("A hidden component is hidden as soon as it is attached")
  func hiddenComponentIsHiddenAsSoonAsItIsAttached() {
    var hidden = Self.header
    hidden.hidden = true
    let replay = played([.remove(.top), .attach(.top), .show(.top)], [hidden])
    let expected = ["attach top", "hide top", "tick", "remove top", "attach top", "hide top"]
    #expect(replay.host.told == expected + ["show top"])
    #expect(replay.trace.map { $0.hidden["top"] } == [true, true, true, false])
    #expect(replay.trace.map { $0.attached["top"] } == [true, false, true, true])
  }

  @Test("Every operation calls its host") func everyOpReachesItsHost() {
    let steps: [(Scenario.Step, [String])] = [
      (.dragBegin, ["beginDrag"]), (.dragEnd, ["endDrag"]), (.dragCancel, ["cancelDrag"]),
      (.tick, ["tick"]), (.runloop, ["runloop"]), (.advance(0.1), ["advance 0.1"]),
      (.settle, ["comeToRest"]), (.begin(.top), ["begin top"]), (.end(.top), ["giveUp top"]),
      (.endNoMore(.bottom), ["endNoMore bottom"]), (.resetNoMore(.bottom), ["resetNoMore bottom"]),
      (.tap(.bottom), ["tap bottom"]), (.hide(.top), ["hide top"]), (.show(.top), ["show top"]),
      (.remove(.top), ["remove top"]), (.attach(.top), ["attach top"]),
      (.window(false), ["window false"]), (.rows(3), ["rows 3"]),
    ]
    for (step, words) in steps { #expect(told([step]) == words, "\(step)") }
  }

  @Test("Offsets and lengths are set on the view") func offsetsAndLengthsReachTheView() {
    var before = FakeHost()
    before.contentInset = PerEdge(top: 1, bottom: 2, leading: 3, trailing: 4)
    let some = PerEdge<Double?>(top: 10, bottom: nil, leading: nil, trailing: 20)
    let host = played(
      [
        .offset(PerAxis(vertical: 7, horizontal: 8)),
        .contentSize(PerAxis(vertical: 500, horizontal: nil)),
        .viewport(PerAxis(vertical: nil, horizontal: 50)), .contentInset(some),
        .addContentInset(some), .systemInset(some),
      ], on: before
    ).host
    #expect(host.offsets == PerAxis(vertical: 7, horizontal: 8))
    #expect(host.contentSize == PerAxis(vertical: 500, horizontal: 100))
    #expect(host.viewport == PerAxis(vertical: 100, horizontal: 50))
    #expect(host.contentInset == PerEdge(top: 20, bottom: 2, leading: 3, trailing: 40))
    #expect(host.systemInset == PerEdge(top: 10, bottom: 0, leading: 0, trailing: 20))
  }

  @Test("Saved insets are restored with the difference at the given edges")
  func savedInsetsAreRestoredWithDifferenceAtGivenEdges() {
    var before = FakeHost()
    before.contentInset = PerEdge(top: 1, bottom: 2, leading: 3, trailing: 4)
    let host = played(
      [
        .saveContentInset, .contentInset(PerEdge(repeating: 50)),
        .restoreContentInset(PerEdge(top: 60, bottom: nil, leading: 0, trailing: nil)),
      ], on: before
    ).host
    #expect(host.contentInset == PerEdge(top: 61, bottom: 50, leading: 3, trailing: 50))
  }

  // MARK: The return to rest

  @Test("The return has eight equal steps") func theWayBackHasEightEqualSteps() {
    var host = FakeHost()
    host.offsets.vertical = -80
    #expect(played([.settle], on: host).host.places == [-70, -60, -50, -40, -30, -20, -10, 0])
    host.offsets.vertical = 900 + 16
    let end = [914.0, 912, 910, 908, 906, 904, 902, 900]
    #expect(played([.settle], on: host).host.places == end)
  }

  @Test("The return restarts at most three times if the library moves the content")
  func returnRestartsAtMostThreeTimesIfLibraryMovesContent() {
    var host = FakeHost()
    host.offsets.vertical = -80
    host.meddling = [2: -16, 3: -8, 5: -24, 7: -32, 9: -40]
    let replay = played([.settle, .settle], on: host)
    #expect(replay.host.places.prefix(8) == [-70, -60, -14, -7, -6, -21, -18, -28])
    #expect(replay.host.told.filter { $0 == "comeToRest" }.count == 2)
  }

  @Test("The resting offset includes all insets") func restingOffsetIncludesAllInsets() {
    var host = FakeHost()
    host.contentInset.top = 54
    host.systemInset.top = 88
    host.offsets.vertical = -150
    #expect(played([.settle], on: host).host.places.last == -142)
  }

  // MARK: Operations of the other library

  @Test("A finger that touches again at once has not lifted")
  func fingerThatTouchesAgainAtOnceHasNotLifted() {
    let steps: [Scenario.Step] = [.dragBegin, .dragEnd, .dragBegin, .dragEnd, .tick, .dragBegin]
    #expect(told(steps) == ["beginDrag", "endDrag", "tick", "beginDrag"])
  }

  @Test("Only a trailer is revealed by a begin") func onlyATrailerShowsItselfWhenItIsBegun() {
    let steps: [Scenario.Step] = [.begin(.top), .begin(.bottom), .begin(.trailing)]
    #expect(told(steps) == ["begin top", "begin bottom", "begin trailing revealing"])
  }

  @Test("An end ends a run, or otherwise resets the pull")
  func endEndsRunOrOtherwiseResetsPull() {
    let steps: [Scenario.Step] = [.begin(.top), .end(.top), .end(.top)]
    #expect(told(steps) == ["begin top", "end top", "giveUp top"])
  }

  @Test("A control with an extra inset is hidden after its run has ended")
  func controlWithExtraInsetIsHiddenAfterItsRunHasEnded() {
    let steps: [Scenario.Step] = [.begin(.top), .hide(.top), .tick, .end(.top)]
    let replay = played(steps)
    #expect(replay.host.told.dropFirst(4) == ["begin top", "tick", "end top", "hide top"])
    #expect(replay.trace.map { $0.hidden["top"] } == [false, false, true, true, true])
    let shown: [Scenario.Step] = [.begin(.top), .hide(.top), .show(.top), .end(.top)]
    #expect(told(shown) == ["begin top", "show top", "end top"])
  }

  @Test("An inline control gives up its run when it is hidden")
  func inlineControlGivesUpItsRunWhenItIsHidden() {
    let expected = ["begin bottom", "giveUp bottom", "hide bottom"]
    #expect(told([.begin(.bottom), .hide(.bottom)]) == expected)
  }

  // MARK: The trace

  @Test("The trace has an entry for the start and for each step")
  func theTraceHasAnEntryForTheStartAndForEachStep() {
    let trace = played([.begin(.top), .remove(.top)]).trace
    #expect(trace.map(\.step) == [-1, 0, 1])
    #expect(trace.map(\.op) == ["initial", "op", "op"])
    #expect(trace.map { $0.states["top"] } == ["idle", "refreshing", "idle"])
    #expect(trace.map { $0.calls["top"] } == [0, 1, 1])
    #expect(trace[0].pullingPercent["top"] == 0.123)
    #expect(trace[0].states.keys.sorted() == ["bottom", "right", "top"])
  }

  @Test("Frames lie across their axis, and stay after a control is removed")
  func framesLieAcrossTheirAxisAndStayWhenTheControlIsGone() {
    let trace = played([.remove(.top)]).trace
    #expect(trace[1].frames["top"] == [0, -54, 100, 54])
    #expect(trace[1].frames["right"] == [-54, 0, 54, 100])
    #expect(trace[1].attached == ["top": false, "bottom": true, "right": true])
  }

  @Test("The first broken invariant is reported with its step")
  func firstBrokenInvariantIsReportedWithItsStep() {
    var host = FakeHost()
    #expect(played([.tick], on: host).brokenInvariant == nil)
    host.brokenInvariants = ["an extra inset was left behind", "another"]
    #expect(
      played([.tick], on: host).brokenInvariant == "step -1 initial: an extra inset was left behind"
    )
  }
}
