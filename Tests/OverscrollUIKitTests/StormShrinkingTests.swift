import HostRigs
import OverscrollCore
import Testing

/// The report of a failing storm has as few steps as possible.
@MainActor
@Suite struct StormShrinkingTests {
  /// A planted fault: a rotation while the second control in a row is removed.
  private func planted(_ script: StormScript) -> StormPlayer.Fault? {
    var taken = 0
    return StormPlayer.fault(in: script) { step in
      if case .control = step { taken += 1 }
      return step == .rotate && taken >= 2 ? "planted" : nil
    }
  }

  /// A hundred steps with a rotation after two changes of controls, far apart.
  private var script: StormScript {
    var script = StormScript(seed: 3, count: 100)
    script.steps.removeAll { $0.isAny(of: [.rotate, .control(.top), .control(.bottom)]) }
    script.steps.insert(.control(.top), at: 10)
    script.steps.insert(.control(.bottom), at: 60)
    script.steps.append(.rotate)
    return script
  }

  @Test func aPlantedFaultIsShrunkToTheStepsThatItTakes() {
    let shrunk = script.shrunk { planted($0) != nil }
    #expect(shrunk.steps == [.control(.top), .control(.bottom), .rotate])
  }

  @Test func aFaultIsReportedWithItsSeedAndAScriptThatCanBePasted() throws {
    let report = try #require(script.report(seed: 3, planted))
    #expect(report.hasPrefix("seed 3, after step "))
    #expect(
      report.hasSuffix(
        """
        shrunk, after step 2: planted, in
        StormScript(
          hasLargeTitle: \(script.hasLargeTitle),
          steps: [
            .control(.top),
            .control(.bottom),
            .rotate,
          ])
        """))
  }

  @Test func nothingIsShrunkThatDoesNotFail() {
    #expect(ScriptShrinker.shrink([1, 2, 3]) { _ in false } == [1, 2, 3])
    #expect(script.report(seed: 3) { _ in nil } == nil)
  }

  /// Every set of up to three culprits among seven steps is found, and no other step is left.
  @Test func whateverStepsAFailureTakesAreLeft() {
    for culprits in 1..<128 where culprits.nonzeroBitCount <= 3 {
      let needed = (0..<7).filter { culprits >> $0 & 1 == 1 }
      let shrunk = ScriptShrinker.shrink(Array(0..<7)) { steps in needed.allSatisfy(steps.contains)
      }
      #expect(shrunk == needed)
    }
  }

  /// The printed script is Swift code, such as this.
  @Test func everyKindOfStepPrintsAsItIsWritten() {
    let steps: [StormStep] = [
      .drag(by: -20, over: 0.2, .kept), .flick(velocity: 900), .rows(.append(3)),
      .begin(.top, revealing: true), .end(.noMore, message: false), .change(.bottom, .reach),
      .concurrency(.oneAtATime), .write(.restoring), .rows(.deleteAll),
    ]
    let printed = steps.map(\.description)
    #expect(
      printed == [
        ".drag(by: -20.0, over: 0.2, .kept)", ".flick(velocity: 900.0)", ".rows(.append(3))",
        ".begin(.top, revealing: true)", ".end(.noMore, message: false)",
        ".change(.bottom, .reach)", ".concurrency(.oneAtATime)", ".write(.restoring)",
        ".rows(.deleteAll)",
      ])
  }
}

extension StormStep {
  fileprivate func isAny(of others: [StormStep]) -> Bool { others.contains(self) }
}
