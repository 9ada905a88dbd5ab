import Testing

@testable import OverscrollCore

/// Where an indicator lies in the content, and when it is to be seen.
@Suite struct PlacementTests {
  private static let ends: [OverscrollEdge] = [.bottom, .trailing]
  private static let starts: [OverscrollEdge] = [.top, .leading]

  private func options(
    _ placement: EdgeOptions.Placement = .outside, ignoring ignoredInset: Double = 0
  ) -> EdgeOptions {
    EdgeOptions(
      purpose: .load, trigger: .onTap, extent: 40, placement: placement, ignoredInset: ignoredInset)
  }

  // MARK: Origin

  @Test(arguments: starts, EdgeOptions.Placement.allCases)
  func aHeaderEndsWhereTheContentBeginsWhateverTheInset(
    _ edge: OverscrollEdge, _ placement: EdgeOptions.Placement
  ) {
    var rig = InsetRig(edge, options(placement))
    for inset in [0.0, 88, -20] {
      rig.show(2000, start: inset, end: inset, along: edge.axis)
      #expect(rig.engine.origin(of: edge) == -40)
    }
  }

  @Test(
    arguments: ends,
    [
      (2000.0, 0.0, 0.0, 2000.0), (2000, 88, 34, 2000), (100, 0, 0, 600), (100, 88, 34, 478),
      (500, 88, 34, 500), (0, 0, 0, 600),
    ]) func aFooterLiesBehindTheContentAndTheViewport(
      _ edge: OverscrollEdge, _ list: (content: Double, start: Double, end: Double, origin: Double)
    )
  {
    var rig = InsetRig(edge, options())
    rig.show(list.content, start: list.start, end: list.end, along: edge.axis)
    #expect(rig.engine.origin(of: edge) == list.origin)
  }

  @Test(arguments: ends, [0.0, 100, 600, 2000]) func anInlineFooterLiesBehindTheContentAlone(
    _ edge: OverscrollEdge, _ content: Double
  ) {
    var rig = InsetRig(edge, options(.inline))
    rig.show(content, start: 88, end: 34, along: edge.axis)
    #expect(rig.engine.origin(of: edge) == content)
  }

  @Test(arguments: ends) func aFooterFollowsTheContentAsItGrows(_ edge: OverscrollEdge) {
    var rig = InsetRig(edge, options())
    for content in [700.0, 1400, 5000, 300] {
      rig.show(content, along: edge.axis)
      #expect(rig.engine.origin(of: edge) == max(content, 600))
    }
  }

  @Test(arguments: ends) func aFooterThatComesInLineAtTheEndLeavesTheViewportsEnd(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, options(.inlineAtEnd), content: 100)
    #expect(rig.engine.origin(of: edge) == 600)
    #expect(rig.extraInset(edge) == 0)
    rig.send(.noMore(edge))
    #expect(rig.engine.origin(of: edge) == 100)
    #expect(rig.extraInset(edge) == 40)
    rig.send(.reset(edge))
    #expect(rig.engine.origin(of: edge) == 600)
    #expect(rig.extraInset(edge) == 0)
  }

  @Test(arguments: OverscrollEdge.allCases, EdgeOptions.Purpose.allCases)
  func whatLiesOverTheContentNeverTakesRoom(
    _ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose
  ) {
    var rig = InsetRig(edge, .pulled(purpose, placement: .over))
    rig.pull(edge, by: 80)
    rig.send(.dragEnded)
    #expect(rig.phase(edge) == .refreshing)
    #expect(rig.extraInset(edge) == 0)
    rig.send(.end(rig.runs[edge][0], .failed))
    rig.wait(1)
    #expect(rig.phase(edge) == .failed)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.changes[edge].isEmpty)
    #expect(rig.engine.origin(of: edge) == InsetRig(edge, .pulled(purpose)).engine.origin(of: edge))
  }

  @Test(arguments: OverscrollEdge.allCases, EdgeOptions.Purpose.allCases)
  func behindTheContentItTakesTheRoomThatItTakesOutside(
    _ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose
  ) {
    var behind = InsetRig(edge, .pulled(purpose, placement: .behind))
    var outside = InsetRig(edge, .pulled(purpose))
    for _ in 0..<2 {
      #expect(behind.extraInset(edge) == outside.extraInset(edge))
      #expect(behind.engine.origin(of: edge) == outside.engine.origin(of: edge))
      behind.pull(edge, by: 80)
      outside.pull(edge, by: 80)
      behind.send(.dragEnded)
      outside.send(.dragEnded)
    }
    #expect(behind.phase(edge) == .refreshing)
    #expect(behind.extraInset(edge) > 0)
  }

  @Test(arguments: OverscrollEdge.allCases, EdgeOptions.Placement.allCases)
  func theIgnoredInsetPushesAnIndicatorOutwards(
    _ edge: OverscrollEdge, _ placement: EdgeOptions.Placement
  ) {
    var rig = InsetRig(edge, options(placement))
    let plain = rig.engine.origin(of: edge)
    let outwards: Double = edge.isStart ? -1 : 1
    let early = InsetRig(edge, options(placement, ignoring: 15))
    #expect(early.engine.origin(of: edge) == plain + outwards * 15)
    rig.configure(edge, options(placement, ignoring: 70))
    #expect(rig.engine.origin(of: edge) == plain + outwards * 70)
    #expect(rig.extraInset(edge) == early.extraInset(edge))
  }

  @Test func withoutAControlThereIsNoOrigin() {
    #expect(InsetRig(OverscrollEngine()).engine.origin(of: .bottom) == 0)
  }

  // MARK: Visibility

  @Test(arguments: OverscrollEdge.allCases, [0, 0.5, 599, 600, 2000])
  func theContentSaysWhetherAnIndicatorIsSeen(_ edge: OverscrollEdge, _ content: Double) {
    let hidden: [EdgeOptions.Visibility: Bool] = [
      .always: false, .withContent: content == 0, .beyondViewport: content < 600,
    ]
    for (visibility, isHidden) in hidden {
      let options = options(.inline).with(\.visibility, visibility)
      let rig = InsetRig(edge, options, content: content)
      #expect(rig.engine.isHidden(edge) == isHidden, "\(visibility)")
      #expect(rig.extraInset(edge) == (isHidden ? 0 : 40), "\(visibility)")
    }
  }

  @Test(arguments: OverscrollEdge.allCases) func theInsetsCountForWhatAShortListIs(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, options().with(\.visibility, .beyondViewport), content: 500)
    #expect(rig.engine.isHidden(edge))
    rig.show(500, start: 60, end: 40, along: edge.axis)
    #expect(!rig.engine.isHidden(edge))
  }

  @Test(arguments: [(0.0, true), (100, false), (2000, false)])
  func aShortListStillSaysThatThereIsNoMoreButAnEmptyOneDoesNot(
    _ content: Double, _ isHidden: Bool
  ) {
    let options = options(.inline).with(\.visibility, .beyondViewport)
    var rig = InsetRig(.bottom, options, content: content)
    rig.send(.noMore(.bottom))
    #expect(rig.engine.isHidden(.bottom) == isHidden)
    #expect(rig.extraInset(.bottom) == (isHidden ? 0 : 40))
  }

  @Test(arguments: EdgeOptions.Visibility.allCases) func whatRunsIsSeenInAnyList(
    _ visibility: EdgeOptions.Visibility
  ) {
    var rig = InsetRig(.top, .pulled(.refresh).with(\.visibility, visibility), content: 0)
    rig.refreshByCode(.top)
    #expect(!rig.engine.isHidden(.top))
    #expect(rig.extraInset(.top) == 54)
    rig.end(.top, .failed)
    #expect(!rig.engine.isHidden(.top))
  }

  @Test(arguments: OverscrollEdge.allCases) func anIndicatorThatIsNotSeenIsNotPulled(
    _ edge: OverscrollEdge
  ) {
    let options = EdgeOptions.pulled(.load).with(\.visibility, .beyondViewport)
    var rig = InsetRig(edge, options, content: 100)
    rig.pull(edge, by: 80)
    #expect(rig.phase(edge) == .idle)
    rig.send(.tapped(edge))
    #expect(rig.runs[edge].isEmpty)
  }

  @Test func aShortListWhoseIndicatorIsNotSeenIsFilled() {
    var footer = EdgeOptions.bugFooter.filling(2)
    footer.visibility = .beyondViewport
    var rig = EngineRig.bug(bottom: footer, content: 300)
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func anInlineShareComesAndGoesWithTheContent() {
    var rig = InsetRig(.bottom, options(.inline), content: 0)
    for content in [100.0, 0, 2000, 0] {
      rig.show(content)
      #expect(rig.extraInset(.bottom) == (content > 0 ? 40 : 0))
      #expect(rig.change(.bottom)?.motion.duration == 0, "what a layout brings does not slide in")
      #expect(rig.change(.bottom)?.movesContent == false)
    }
    #expect(rig.changes.bottom.count == 4)
  }

  @Test(arguments: OverscrollEdge.allCases) func beforeThereIsAViewportNothingTakesRoom(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(OverscrollEngine())
    rig.engine = OverscrollEngine()
    rig.configure(edge, options(.inline).with(\.visibility, .always))
    rig.send(.triggersHeld)
    #expect(rig.extraInset(edge) == 0)
    rig.show(0, along: edge.axis)
    #expect(rig.extraInset(edge) == 40)
    rig.send(.triggersReleased)
    #expect(rig.changes[edge].count == 1)
  }

  // MARK: The app's own flag

  @Test(arguments: OverscrollEdge.allCases) func whatTheAppHidesTakesNoRoomAndComesBackAsItWas(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, options(.inline))
    rig.send(.hidden(edge, true))
    #expect(rig.extraInset(edge) == 0)
    rig.send(.hidden(edge, false))
    #expect(rig.extraInset(edge) == 40)
  }

  @Test(arguments: [true, false]) func theAppsFlagIsTheAppsAlone(_ isHidden: Bool) {
    var rig = InsetRig(.bottom, .pulled(.load).with(\.visibility, .beyondViewport))
    rig.send(.hidden(.bottom, isHidden))
    let acts: [(inout InsetRig) -> Void] = [
      { $0.show(0) }, { $0.show(3000) }, { $0.refreshByCode(.bottom) },
      { $0.end(.bottom, .noMore) },
      { $0.wait(5) }, { $0.send(.reset(.bottom)) }, { $0.send(.detached) }, { $0.send(.attached) },
      { $0.send(.enabled(.bottom, false)) }, { $0.send(.enabled(.bottom, true)) },
      { $0.configure(.bottom, .loadMore) }, { $0.configure(.bottom, .pulled(.load)) },
      { $0.send(.begin(.bottom)) }, { $0.send(.cancel(.bottom)) },
    ]
    for act in acts {
      act(&rig)
      #expect(rig.engine.bottom?.isHiddenByApp == isHidden)
    }
  }

  // MARK: The room before it

  @Test(
    arguments: OverscrollEdge.allCases, [(2000.0, 0.0), (600, 0), (470, 0), (300, 170), (0, 470)])
  func whatIsHeldOpenPastShortContentNeedsItsRoomAsWell(
    _ edge: OverscrollEdge, _ expected: (content: Double, room: Double)
  ) {
    var rig = InsetRig(edge, .pulled(.load).with(\.visibility, .always))
    rig.show(expected.content, start: 100, end: 30, along: edge.axis)
    #expect(rig.engine.extraInset(of: edge) == 0, "nothing is held open")
    rig.refreshByCode(edge)
    let room = edge.isStart ? 0 : expected.room
    #expect(rig.engine.extraInset(of: edge) == rig.extraInset(edge) + room)
    let mirrored = edge.isStart ? expected.room : 0
    #expect(rig.engine.extraInset(of: edge, isMirrored: true) == rig.extraInset(edge) + mirrored)
    #expect(rig.engine.extraInset(of: edge.opposite) == 0, "there is no control")
  }

  @Test("Content that grows leaves the inset of an open end, and content that shrinks enlarges it")
  func changingContent() {
    var rig = InsetRig(.bottom, .pulled(.load))
    rig.show(300)
    rig.refreshByCode(.bottom)
    let open = rig.engine.extraInset(of: .bottom)
    for (content, more) in [(350.0, 0.0), (200, 100), (300, 100)] {
      rig.show(content)
      #expect(rig.engine.extraInset(of: .bottom) == open + more, "\(content)")
    }
  }

  @Test func inLineWithTheContentThereIsNoRoomBefore() {
    var rig = InsetRig(.bottom, .pulled(.load, placement: .inlineAtEnd))
    rig.show(300)
    rig.send(.noMore(.bottom))
    #expect(rig.engine.extraInset(of: .bottom) == rig.extraInset(.bottom))
  }

  // MARK: Under a finger

  /// Without a viewport there is no extra inset at rest; it comes with the viewport.
  @Test func whatComesIntoSightInLineIsNoPartOfThePull() {
    var footer = EdgeOptions(
      purpose: .load, trigger: .onRelease(past: 60), extent: 100, placement: .inline)
    footer.visibility = .always
    var rig = EngineRig(bottom: footer)
    rig.send(.geometryChanged(AxisGeometry(contentLength: 0, viewportLength: 0)))
    rig.send(.dragBegan)
    rig.scroll(to: 80)
    #expect(rig.phase(.bottom) == .armed)
    rig.show(0)
    #expect(rig.extraInset(.bottom) == 100)
    #expect(rig.phase(.bottom) == .idle)
    rig.scroll(to: 170)
    #expect(rig.phase(.bottom) == .armed)
  }
}
