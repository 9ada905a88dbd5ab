import OverscrollCore
import Testing

/// The effect of a run at one edge on the others, under each policy.
@Suite struct ConcurrentRunPolicyTests {
  /// Two edges that refresh and two that load, all by a pull of 54.
  private func four(_ concurrency: ConcurrentRunPolicy, bottom: EdgeOptions = .pulled(.load))
    -> InsetRig
  {
    let engine = OverscrollEngine(
      top: .pulled(.refresh), bottom: bottom, leading: .pulled(.refresh), trailing: .pulled(.load),
      concurrency: concurrency)
    return InsetRig(engine)
  }

  private func purpose(_ edge: OverscrollEdge) -> EdgeOptions.Purpose {
    edge.isStart ? .refresh : .load
  }

  private func runs(
    _ second: OverscrollEdge, beside first: OverscrollEdge, _ concurrency: ConcurrentRunPolicy
  )
    -> Bool
  {
    switch concurrency {
    case .independent: true
    case .oneAtATime: first == second
    case .refreshCancelsLoads: purpose(second) == .refresh || purpose(first) == .load
    }
  }

  private func overtakes(
    _ second: OverscrollEdge, _ first: OverscrollEdge, _ concurrency: ConcurrentRunPolicy
  ) -> Bool {
    concurrency == .refreshCancelsLoads && purpose(second) == .refresh && purpose(first) == .load
  }

  @Test(arguments: ConcurrentRunPolicy.allCases, OverscrollEdge.allCases)
  func everyPairOfEdgesKeepsThePolicy(_ concurrency: ConcurrentRunPolicy, _ first: OverscrollEdge) {
    for second in OverscrollEdge.allCases where second != first {
      var rig = four(concurrency)
      rig.send(.begin(first))
      rig.send(.begin(second))
      #expect((rig.engine.runID(of: second) != nil) == runs(second, beside: first, concurrency))
      let isOvertaken = overtakes(second, first, concurrency)
      #expect(rig.cancelled == (isOvertaken ? rig.runs[first] : []))
      #expect((rig.engine.runID(of: first) == nil) == isOvertaken)
    }
  }

  @Test(arguments: ConcurrentRunPolicy.allCases, OverscrollEdge.allCases)
  func whatIsBlockedIsNotPulledEither(_ concurrency: ConcurrentRunPolicy, _ first: OverscrollEdge) {
    for second in OverscrollEdge.allCases where second != first {
      var rig = four(concurrency)
      rig.send(.begin(first))
      rig.pull(second, by: 80)
      let isArmed = runs(second, beside: first, concurrency)
      #expect(rig.phase(second) == (isArmed ? .armed : .idle))
      rig.send(.dragEnded)
      #expect(rig.runs[second].count == (isArmed ? 1 : 0))
    }
  }

  @Test("A refresh that ends under a resting finger leaves the pull of another edge armed")
  func aPullOutlastsTheEndOfARefresh() {
    var rig = four(.independent)
    rig.send(.begin(.top))
    rig.pull(.bottom, by: 80)
    #expect(rig.phase(.bottom) == .armed)
    rig.end(.top, .updated)
    rig.wait(1)
    #expect(rig.finished.top == [.updated])
    #expect(rig.phase(.bottom) == .armed)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test("No page is begun after the last one, also while the last one is still shown")
  func noPageAfterTheLast() {
    var rig = four(.independent)
    rig.send(.begin(.bottom))
    rig.end(.bottom, .noMore)
    #expect(rig.phase(.bottom) == .refreshing)
    rig.send(.begin(.bottom))
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.phase(.bottom) == .noMore)
  }

  @Test(arguments: OverscrollEdge.allCases) func offWindowTheFirstWhoWaitsIsTheFirst(
    _ first: OverscrollEdge
  ) {
    var rig = four(.oneAtATime)
    rig.send(.detached)
    rig.send(.begin(first))
    for edge in OverscrollEdge.allCases { rig.send(.begin(edge)) }
    rig.send(.attached)
    for edge in OverscrollEdge.allCases { #expect(rig.runs[edge].count == (edge == first ? 1 : 0)) }
  }

  @Test(arguments: [RefreshResult.Summary.updated, .unchanged, .noMore, .failed, .cancelled])
  func theLateEndOfAnOvertakenPageIsIgnored(_ late: RefreshResult.Summary) {
    var rig = four(.refreshCancelsLoads)
    rig.send(.begin(.bottom))
    rig.send(.begin(.trailing))
    let pages = [rig.runs.bottom[0], rig.runs.trailing[0]]
    rig.send(.begin(.top))
    #expect(rig.cancelled == pages)
    for _ in 0..<2 {
      for page in pages {
        rig.send(.end(page, late))
        #expect(rig.effects.edges == PerEdge(repeating: EdgeEffects()))
      }
      rig.wait(1)
      rig.end(.top)
    }
    #expect(rig.finished.bottom == [.cancelled])
    #expect(rig.finished.trailing == [.cancelled])
  }

  @Test(arguments: [RefreshResult.Summary.updated, .unchanged, .failed, .cancelled])
  func anOvertakenPageIsDecidedAnewHoweverTheRefreshEnds(_ result: RefreshResult.Summary) {
    for offset in [1390.0, 100] {
      var rig = four(.refreshCancelsLoads, bottom: .loadMore)
      rig.scroll(to: 1390)
      rig.send(.begin(.top))
      #expect(rig.cancelled == rig.runs.bottom)
      rig.scroll(to: offset)
      rig.wait(1)
      rig.end(.top, result)
      #expect(rig.runs.bottom.count == (offset == 1390 ? 2 : 1))
    }
  }

  @Test(arguments: [RefreshResult.Summary.updated, .unchanged, .failed, .cancelled])
  func anExclusiveRunLeavesWhatCameNearForLater(_ result: RefreshResult.Summary) {
    var rig = four(.oneAtATime, bottom: .loadMore)
    rig.send(.begin(.leading))
    rig.scroll(to: 1390)
    #expect(rig.runs.bottom.isEmpty)
    rig.wait(1)
    rig.end(.leading, result)
    #expect(rig.runs.bottom.count == 1)
    rig.send(.begin(.top))
    #expect(rig.runs.top.isEmpty)
    #expect(rig.cancelled.isEmpty)
  }

  @Test func aPageWaitsForTheLastOfTwoRefreshes() {
    var rig = four(.refreshCancelsLoads, bottom: .loadMore)
    rig.send(.begin(.top))
    rig.send(.begin(.leading))
    #expect(rig.runs.top.count + rig.runs.leading.count == 2)
    rig.scroll(to: 1390)
    rig.wait(1)
    rig.end(.top)
    rig.send(.begin(.bottom))
    #expect(rig.runs.bottom.isEmpty)
    rig.end(.leading)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func theDelayOfAnAnswerDelaysWhatWaitsForIt() {
    var rig = four(.refreshCancelsLoads, bottom: .loadMore)
    rig.send(.begin(.top))
    rig.scroll(to: 1390)
    rig.end(.top)
    #expect(rig.runs.bottom.isEmpty)
    rig.followWakeTimes()
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func twoRefreshesEndEachForItself() {
    var rig = four(.refreshCancelsLoads)
    rig.send(.begin(.top))
    rig.send(.begin(.leading))
    rig.wait(1)
    rig.end(.top, .failed)
    #expect(rig.phase(.leading) == .refreshing)
    rig.end(.leading, .updated)
    #expect(rig.phase(.top) == .failed)
    #expect(rig.finished.top == [.failed])
    #expect(rig.finished.leading == [.updated])
  }
}
