import EngineStorms
import OverscrollCore
import Testing

@Suite struct InvariantTests {
  /// Everything that can happen, coarsely: the letters of the exhaustive sequences.
  static let alphabet: [@Sendable (inout EngineRig) -> Void] = [
    { $0.send(.begin(.top)) },
    { $0.send(.begin(.bottom)) },
    { $0.end(.top) },
    { $0.end(.top, RefreshResult.Summary(.failed, hasMessage: true)) },
    { $0.end(.bottom) },
    { $0.end(.bottom, .noMore) },
    { $0.send(.cancel(.bottom)) },
    { $0.pull(80) },
    { $0.letGo() },
    { $0.wait(0.3) },
    { $0.wait(5) },
    { $0.scroll(to: 1390) },
    { $0.show(0) },
    { $0.show(3000) },
  ]

  @Test(arguments: alphabet.indices) func everySequenceOfFourKeepsTheLaws(_ first: Int) {
    var start = EngineRig()
    Self.alphabet[first](&start)
    for second in Self.alphabet {
      var afterSecond = start
      second(&afterSecond)
      for third in Self.alphabet {
        var afterThird = afterSecond
        third(&afterThird)
        for fourth in Self.alphabet {
          var rig = afterThird
          fourth(&rig)
          expectRest(&rig)
        }
      }
    }
  }

  /// Whatever happened: when all runs have ended and no finger is left, nothing of ours is left either.
  private func expectRest(_ rig: inout EngineRig) {
    rig.send(.dragCancelled)
    for _ in 0..<6 {
      rig.wait(1)
      rig.end(.top, .unchanged)
      rig.end(.bottom, .unchanged)
      rig.wait(10)
    }
    #expect(rig.phase(.top) == .idle)
    #expect(rig.extraInset(.top) == 0)
    #expect(rig.engine.runID(of: .bottom) == nil)
  }

  @Test func aStormReachesEveryPhaseOfBothEdges() {
    var seen = PerEdge<Set<OverscrollPhase>>(repeating: [])
    var probe = DeterminismProbe(seed: 1)
    for _ in 0..<20_000 {
      probe.playEvent()
      for edge in OverscrollEdge.allCases { seen[edge].insert(probe.engine.phase(of: edge)) }
    }
    #expect(seen.top == Set(OverscrollPhase.allCases).subtracting([.noMore]))
    #expect(seen.bottom == Set(OverscrollPhase.allCases).subtracting([.pulling, .armed]))
  }

  /// The reference that the optimised build and the WebAssembly module have to give as well; see
  /// `Development/Scripts/check-determinism.sh`.
  @Test func tenThousandEventsGiveTheReferenceHash() {
    #expect(DeterminismProbe.hash(after: 10_000, seed: 20_261_120) == 13_879_809_670_115_840_604)
  }

  @Test func aStateThatDiffersInOneBitHasAnotherHash() {
    #expect(
      DeterminismProbe.hash(after: 100, seed: 1) != DeterminismProbe.hash(after: 101, seed: 1))
    #expect(
      DeterminismProbe.hash(after: 100, seed: 1) != DeterminismProbe.hash(after: 100, seed: 2))
  }
}
