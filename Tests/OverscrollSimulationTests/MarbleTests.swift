import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct MarbleTests {
  private typealias Moment = MarbleTimeline.Moment

  @Test("Every character is a tick") func everyCharacterIsATick() throws {
    let timeline = try MarbleTimeline("-dv-u")
    #expect(
      timeline.moments == [
        Moment(time: 0.1, symbol: .down), Moment(time: 0.2, symbol: .moveDown),
        Moment(time: 4 * 0.1, symbol: .up),
      ])
    #expect(timeline.duration == 0.5)
  }

  @Test("A group is one tick, and keeps its order") func aGroupIsOneTickAndKeepsItsOrder() throws {
    let timeline = try MarbleTimeline("b(+e)-x", tick: 0.5)
    #expect(timeline.ticks == [[.begin], [.grow, .endUpdated], [], [.cancel]])
    #expect(timeline.moments.map(\.time) == [0, 0.5, 0.5, 1.5])
  }

  @Test("An equals sign is ten ticks, and a space takes no time")
  func equalsSignIsTenTicksAndSpaceTakesNoTime() throws {
    #expect(try MarbleTimeline("d =\n\tu").moments.last == Moment(time: 11 * 0.1, symbol: .up))
    #expect(try MarbleTimeline("").duration == 0)
  }

  @Test("Every symbol can be written") func everySymbolCanBeWritten() throws {
    for symbol in MarbleSymbol.allCases {
      #expect(try MarbleTimeline(String(symbol.rawValue)).ticks == [[symbol]])
    }
    #expect(MarbleSymbol.allCases.count == 22)
  }

  @Test("An invalid tick length falls back to 0.1 s", arguments: [0.0, -1, .nan, .infinity])
  func invalidTickLengthHasADefault(_ tick: Double) throws {
    #expect(try MarbleTimeline("-", tick: tick).tick == 0.1)
    #expect(MarbleRecorder(tick: tick, start: tick).tick == 0.1)
  }

  @Test(
    "A syntax error is thrown with its position",
    arguments: [
      (
        "--?-", 2, MarbleSyntaxError.Reason.unknownCharacter("?"),
        "character 3: \"?\" stands for nothing"
      ),
      ("d (v-)", 4, .notInAGroup("-"), "character 5: \"-\" has no place in a group"),
      ("((", 1, .notInAGroup("("), "character 2: \"(\" has no place in a group"),
      ("(v=)", 2, .notInAGroup("="), "character 3: \"=\" has no place in a group"),
      ("()", 1, .emptyGroup, "character 2: the group is empty"),
      ("d(vu", 1, .openGroup, "character 2: the group that begins here does not end"),
      ("d)", 1, .unexpectedGroupEnd, "character 2: no group ends here"),
    ]) func syntaxErrorIsThrownWithItsPosition(
      _ text: String, _ position: Int, _ reason: MarbleSyntaxError.Reason, _ words: String
    )
  {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleTimeline(text) }
    #expect(error == MarbleSyntaxError(position: position, reason: reason))
    #expect(error?.description == words)
  }

  @Test("A recorder repeats its last character, and the last one of a tick counts")
  func aRecorderHoldsItsLastNoteAndCountsTheLastOfATick() {
    var recorder = MarbleRecorder()
    recorder.record("i", at: 0)
    recorder.record("p", at: 0.25)
    recorder.record("a", at: 0.29)
    recorder.record("r", at: 0.5)
    #expect(recorder.description == "iiaaar")
  }

  @Test("A recorder begins at its start, and never moves back")
  func aRecorderBeginsAtItsStartAndNeverGoesBack() {
    var recorder = MarbleRecorder(tick: 0.5, start: 2)
    recorder.record("x", at: 1.5)
    recorder.record("x", at: .nan)
    recorder.record("a", at: 3)
    recorder.record("b", at: 2)
    #expect(recorder.description == "  b")
  }

  @Test("Sums of ticks belong to their tick") func sumsOfTicksFallIntoTheirTick() {
    var (recorder, time) = (MarbleRecorder(), 0.0)
    for index in 0..<50 {
      recorder.record(index % 2 == 0 ? "-" : "x", at: time)
      time += 0.1
    }
    #expect(recorder.description == String(repeating: "-x", count: 25))
  }

  @Test("Phases are written as their first letters") func phasesAreWrittenAsTheirFirstLetters() {
    var recorder = MarbleRecorder()
    for (tick, phase) in OverscrollPhase.allCases.enumerated() {
      recorder.record(phase, at: Double(tick) * 0.1)
    }
    #expect(recorder.description == "ipawrenf")
  }

  @Test("A timeline and its result are aligned") func timelineAndItsResultAreAligned()
    throws
  {
    let timeline = try MarbleTimeline("-dvv-u--")
    var recorder = MarbleRecorder()
    var isDown = false
    for (tick, symbols) in timeline.ticks.enumerated() {
      for symbol in symbols where symbol == .down || symbol == .up { isDown = symbol == .down }
      recorder.record(isDown ? "D" : ".", at: Double(tick) * timeline.tick)
    }
    #expect(recorder.description == ".DDDD...")
  }
}
