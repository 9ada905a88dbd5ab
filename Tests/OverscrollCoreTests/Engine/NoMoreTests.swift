import OverscrollCore
import Testing

/// The end of the list, and what allows more pages again.
@Suite struct NoMoreTests {
  static let resets: [(RefreshResult.Summary, Bool)] = [
    (.updated, true), (.unchanged, false), (.failed, false), (.cancelled, false), (.noMore, false),
  ]

  private func rig(_ concurrency: ConcurrentRunPolicy) -> InsetRig {
    let engine = OverscrollEngine(
      top: .pulled(.refresh), bottom: .loadMore, leading: .pulled(.refresh),
      trailing: .pulled(.load), concurrency: concurrency)
    return InsetRig(engine)
  }

  @Test(arguments: ConcurrentRunPolicy.allCases, resets) func onlyAnUpdatedListMayHaveMoreAgain(
    _ concurrency: ConcurrentRunPolicy, _ rule: (result: RefreshResult.Summary, resets: Bool)
  ) {
    for refresh in [OverscrollEdge.top, .leading] {
      var rig = rig(concurrency)
      rig.send(.noMore(.bottom))
      rig.send(.noMore(.trailing))
      rig.refreshByCode(refresh)
      #expect(rig.phase(.bottom) == .noMore)
      rig.end(refresh, rule.result)
      for edge in [OverscrollEdge.bottom, .trailing] {
        #expect(rig.phase(edge) == (rule.resets ? .idle : .noMore))
        #expect(rig.engine.result(of: edge) == (rule.resets ? nil : .noMore))
      }
    }
  }

  @Test(arguments: ConcurrentRunPolicy.allCases) func aCompleteListIsSoAtEveryLoadEdgeAtOnce(
    _ concurrency: ConcurrentRunPolicy
  ) {
    var rig = rig(concurrency)
    rig.refreshByCode(.top)
    rig.end(.top, .noMore)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.phase(.trailing) == .noMore)
    #expect(rig.phase(.leading) == .idle)
    rig.scroll(to: 1390)
    rig.send(.begin(.bottom))
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func aCompleteListGivesThePageUpThatIsUnderWay() {
    var rig = rig(.independent)
    for edge in [OverscrollEdge.bottom, .trailing] { rig.send(.begin(edge)) }
    let pages = [rig.runs.bottom[0], rig.runs.trailing[0]]
    rig.refreshByCode(.top)
    rig.end(.top, .noMore)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.phase(.trailing) == .noMore)
    #expect(rig.cancelled == pages)
    for page in pages { rig.send(.end(page, .updated)) }
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.extraInset(.trailing) == 0)
    #expect(rig.finished.bottom == [.cancelled])
  }

  @Test(arguments: [RefreshResult.Summary.updated, .unchanged, .failed, .cancelled])
  func anyOtherRefreshLeavesAnIndependentPageAlone(_ result: RefreshResult.Summary) {
    var rig = rig(.independent)
    rig.send(.begin(.bottom))
    rig.refreshByCode(.top)
    rig.end(.top, result)
    #expect(rig.phase(.bottom) == .refreshing)
    #expect(rig.cancelled.isEmpty)
    rig.end(.bottom, .noMore)
    #expect(rig.phase(.bottom) == .noMore)
  }

  @Test func aPageMakesNoRefreshRunOut() {
    var rig = rig(.refreshCancelsLoads)
    rig.send(.begin(.bottom))
    rig.end(.bottom, .noMore)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.phase(.trailing) == .idle)
    rig.send(.noMore(.top))
    #expect(rig.phase(.top) == .idle)
  }

  @Test func whatRanOutByHandAnswersThePageThatIsUnderWay() {
    var rig = rig(.refreshCancelsLoads)
    rig.send(.begin(.bottom))
    rig.send(.noMore(.bottom))
    #expect(rig.finished.bottom == [.noMore])
    #expect(rig.cancelled.isEmpty)
    #expect(rig.phase(.bottom) == .noMore)
  }
}
