import Foundation
import OverscrollCore
import Testing

/// The reading of scenario files.
@Suite struct ScenarioTests {
  private static func scenario(
    steps: String = "", components: String = #"{"edge": "top", "kind": "header"}"#
  ) throws(ScenarioFault) -> Scenario {
    let text = """
      {"id": "one", "viewport": {"width": 390, "height": 800},
       "components": [\(components)], "steps": [\(steps)], "unknown": 1}
      """
    return try Scenario(json: Data(text.utf8))
  }

  private static func step(_ text: String) throws -> Scenario.Step? {
    try scenario(steps: text).steps.first?.step
  }

  static let steps: [(String, Scenario.Step)] = [
    (#"{"op": "dragBegin"}"#, .dragBegin), (#"{"op": "dragEnd"}"#, .dragEnd),
    (#"{"op": "dragCancel"}"#, .dragCancel), (#"{"op": "settle"}"#, .settle),
    (#"{"op": "tick"}"#, .tick), (#"{"op": "runloop"}"#, .runloop),
    (#"{"op": "offset", "x": 1, "y": -2.5}"#, .offset(PerAxis(vertical: -2.5, horizontal: 1))),
    (#"{"op": "offset", "y": 3}"#, .offset(PerAxis(vertical: 3, horizontal: 0))),
    (#"{"op": "advance", "seconds": 0.1}"#, .advance(0.1)),
    (#"{"op": "begin", "edge": "top"}"#, .begin(.top)),
    (#"{"op": "end", "edge": "top"}"#, .end(.top)),
    (#"{"op": "endNoMore", "edge": "top"}"#, .endNoMore(.top)),
    (#"{"op": "resetNoMore", "edge": "top"}"#, .resetNoMore(.top)),
    (#"{"op": "tap", "edge": "top"}"#, .tap(.top)),
    (#"{"op": "hide", "edge": "top"}"#, .hide(.top)),
    (#"{"op": "show", "edge": "top"}"#, .show(.top)),
    (#"{"op": "remove", "edge": "top"}"#, .remove(.top)),
    (#"{"op": "attach", "edge": "top"}"#, .attach(.top)),
    (#"{"op": "window", "value": true}"#, .window(true)),
    (#"{"op": "rows", "count": 5}"#, .rows(5)),
    (
      #"{"op": "contentSize", "height": 9}"#, .contentSize(PerAxis(vertical: 9, horizontal: nil))
    ),
    (#"{"op": "viewport", "width": 9}"#, .viewport(PerAxis(vertical: nil, horizontal: 9))),
    (
      #"{"op": "contentInset", "top": 1, "left": 2}"#,
      .contentInset(PerEdge(top: 1, bottom: nil, leading: 2, trailing: nil))
    ),
    (
      #"{"op": "addContentInset", "bottom": 1}"#,
      .addContentInset(PerEdge(top: nil, bottom: 1, leading: nil, trailing: nil))
    ),
    (#"{"op": "saveContentInset"}"#, .saveContentInset),
    (
      #"{"op": "restoreContentInset", "top": 60}"#,
      .restoreContentInset(PerEdge(top: 60, bottom: nil, leading: nil, trailing: nil))
    ),
    (
      #"{"op": "systemInset", "right": 0}"#,
      .systemInset(PerEdge(top: nil, bottom: nil, leading: nil, trailing: 0))
    ),
  ]

  @Test("Every operation is known", arguments: steps) func everyOpIsKnown(
    _ text: String, _ step: Scenario.Step
  ) throws {
    #expect(try Self.step(text) == step)
  }

  @Test(
    "An invalid step is reported with its place",
    arguments: [
      (#"{"op": "fly"}"#, "step 1: unknown op \"fly\""),
      (#"{"op": "begin"}"#, "step 1: no \"edge\" in \"begin\""),
      (#"{"op": "end", "edge": "middle"}"#, "step 1: unknown edge \"middle\" in \"end\""),
      (#"{"op": "tap", "edge": "left"}"#, "step 1: no component at \"left\" for \"tap\""),
      (#"{"op": "advance"}"#, "step 1: no \"seconds\" in \"advance\""),
      (#"{"op": "window"}"#, "step 1: no \"value\" in \"window\""),
      (#"{"op": "rows"}"#, "step 1: no \"count\" in \"rows\""),
      (#"{"x": 3}"#, "step 1: no \"op\""),
      (#"{"op": "offset", "x": "far"}"#, "step 1 x: another kind of value was expected"),
    ])
  func invalidStepIsReportedWithItsPlace(_ text: String, _ sentence: String) {
    #expect(throws: ScenarioFault(description: sentence)) {
      try Self.scenario(steps: #"{"op": "tick"}, "# + text)
    }
  }

  @Test(
    "An invalid component is reported with its place",
    arguments: [
      (#"{"edge": "up", "kind": "header"}"#, "component 0: unknown edge \"up\""),
      (#"{"edge": "top", "kind": "hat"}"#, "component 0: unknown kind \"hat\""),
      (#"{"edge": "top"}"#, "component 0: no \"kind\""),
      (
        #"{"edge": "top", "kind": "header", "onRefresh": "cry"}"#,
        "component 0: unknown onRefresh \"cry\""
      ),
    ])
  func invalidComponentIsReportedWithItsPlace(_ text: String, _ sentence: String) {
    #expect(throws: ScenarioFault(description: sentence)) {
      try Self.scenario(components: text)
    }
  }

  @Test("An invalid scenario is rejected") func invalidScenarioIsRejected() {
    for (text, sentence) in [
      ("", "is no JSON"), ("[]", "another kind of value was expected"), ("{}", "no \"viewport\""),
    ] {
      #expect(throws: ScenarioFault(description: sentence)) {
        try Scenario(json: Data(text.utf8))
      }
    }
  }

  @Test("Missing values have defaults") func missingValuesHaveDefaults() throws {
    let scenario = try Self.scenario()
    #expect(scenario.id == "one")
    #expect(scenario.viewport == PerAxis(vertical: 800, horizontal: 390))
    #expect(scenario.contentSize == PerAxis(repeating: 0))
    #expect(scenario.contentInset == PerEdge(repeating: 0))
    #expect(scenario.systemInset == PerEdge(repeating: 0))
    #expect(scenario.window)
    #expect(scenario.components == [Scenario.Component(edge: .top, kind: .header)])
  }

  @Test("The keys of a component set its properties") func keysOfComponentSetItsProperties() throws
  {
    let all = try Self.scenario(
      components: """
        {"edge": "right", "kind": "autoFooter", "ignoredInset": 20, "triggerPercent": -10,
         "autoTriggerTimes": -1, "automaticallyRefresh": false, "onRefresh": "endNoMore",
         "hidden": true}
        """)
    let expected = Scenario.Component(
      edge: .trailing, kind: .autoFooter, ignoredInset: 20, triggerPercent: -10,
      autoTriggerTimes: -1, automaticallyRefresh: false, onRefresh: .endNoMore, hidden: true)
    #expect(all.components == [expected])
  }

  // MARK: Options

  @Test("Each kind corresponds to a control") func eachKindIsAControlOfOurs() {
    for (kind, trigger, extent) in [
      (Scenario.Component.Kind.header, OverscrollTrigger.onRelease(past: 54), 54.0),
      (.backFooter, .onRelease(past: 44), 44), (.autoFooter, .indicatorVisible(fraction: 1), 44),
      (.trailer, .onRelease(past: 60), 60),
    ] {
      let options = Scenario.Component(edge: .top, kind: kind).options
      #expect(options.trigger == trigger)
      #expect(options.extent == extent)
      #expect(options.hold == extent)
      #expect(options.purpose == (kind == .header ? .refresh : .load))
      #expect(options.placement == (kind == .autoFooter ? .inline : .outside))
      #expect(options.loadsOnRelease == (kind == .autoFooter))
      #expect(options.following == (kind == .header ? .always : .never))
    }
  }

  @Test("An auto footer loads as often and as early as its keys specify")
  func anAutoFooterLoadsAsOftenAndAsSoonAsItSays() {
    var footer = Scenario.Component(edge: .bottom, kind: .autoFooter, triggerPercent: -10)
    #expect(footer.options.trigger == .indicatorVisible(fraction: -10))
    #expect(footer.options.rearmPolicy == .afterContentGrows(maximumPerDrag: 1))
    footer.autoTriggerTimes = 3
    #expect(footer.options.rearmPolicy == .afterUpdate(maximumPerDrag: 3))
    footer.autoTriggerTimes = -1
    #expect(footer.options.rearmPolicy == .afterUpdate())
    footer.automaticallyRefresh = false
    #expect(footer.options.trigger == .onTap)
  }

  @Test("Only opening and closing have a duration") func onlyOpeningAndClosingTakeTime() {
    let durations = OverscrollDurations.replayed
    #expect([durations.expand, durations.collapse] == [0.25, 0.4])
    let others = [
      durations.minimumVisible, durations.messageDuration, durations.resultDuration,
      durations.failureDuration, durations.turn, durations.timeout,
    ]
    #expect(others.allSatisfy { $0 == 0 })
  }
}
