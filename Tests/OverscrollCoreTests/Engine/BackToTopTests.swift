import OverscrollCore
import Testing

@Suite struct BackToTopTests {
  /// A long list, far down, with a button that comes after two viewports.
  private func farDown(
    _ distance: OverscrollDistance = .viewports(2), top: EdgeOptions? = nil
  ) -> InsetRig {
    let engine = OverscrollEngine(top: top, backToTop: BackToTopOptions(after: distance))
    var rig = InsetRig(engine, content: 9000)
    rig.scroll(to: 4000)
    return rig
  }

  private func risen(_ distance: OverscrollDistance = .viewports(2)) -> InsetRig {
    var rig = farDown(distance)
    rig.scroll(to: 3900)
    return rig
  }

  @Test func scrollingOnNeverRaisesIt() {
    var rig = farDown()
    for step in 0...100 { rig.scroll(to: 4000 + Double(step) * 20) }
    #expect(!rig.isRisen)
    #expect(rig.effects.backToTop == nil)
  }

  @Test func scrollingBackRaisesItAndScrollingOnSinksItAgain() {
    var rig = farDown()
    rig.scroll(to: 3900)
    #expect(rig.isRisen)
    rig.scroll(to: 3950)
    #expect(!rig.isRisen)
    rig.scroll(to: 3900)
    #expect(rig.isRisen)
  }

  @Test("It stays while the list is not displayed, which has no length then")
  func staysWithoutLength() {
    var rig = risen()
    rig.show(0, viewport: 0)
    #expect(rig.isRisen)
    rig.show(9_000, viewport: 600)
    rig.scroll(to: 3890)
    #expect(rig.isRisen)
  }

  @Test("It sinks when a bounce from an end that was estimated turns out to be one")
  func sinksWhenEndBecomesKnownDuringBounce() {
    var rig = farDown()
    rig.show(120_000)
    for offset in [8_500.0, 8_450] { rig.scroll(to: offset) }
    #expect(rig.isRisen)
    rig.show(9_000)
    for offset in [8_440.0, 8_420, 8_400] {
      rig.scroll(to: offset)
      #expect(!rig.isRisen)
    }
    rig.scroll(to: 8_380)
    #expect(rig.isRisen)
  }

  @Test("A page that arrives while the list is past its end does not raise it")
  func staysHiddenWhenContentGrowsUnderABounce() {
    var rig = farDown()
    for offset in [8_400.0, 8_460] { rig.scroll(to: offset) }
    rig.show(12_000)
    #expect(!rig.isRisen)
    for offset in [8_455.0, 8_453, 8_600] {
      rig.scroll(to: offset)
      #expect(!rig.isRisen)
    }
    rig.scroll(to: 8_580)
    #expect(rig.isRisen)
  }

  @Test(arguments: [
    (OverscrollDistance.viewports(2), 1200.0), (.points(700), 700), (.points(0), 0),
    (.viewports(.nan), 0),
  ]) func itSinksWhereTheTopIsNear(_ distance: OverscrollDistance, _ limit: Double) {
    var rig = risen(distance)
    rig.scroll(to: limit + 0.5)
    #expect(rig.isRisen)
    rig.scroll(to: limit)
    #expect(!rig.isRisen)
  }

  @Test func theDistanceCountsFromTheTopThatTheInsetsLeave() {
    var rig = risen()
    rig.show(9000, start: 100)
    rig.scroll(to: 1101)
    #expect(rig.isRisen)
    rig.scroll(to: 1100)
    #expect(!rig.isRisen)
  }

  @Test func aDistanceInItemsKeepsItHidden() {
    #expect(!risen(.items(3)).isRisen)
  }

  @Test func aTremblingFingerIsNoWayBack() {
    var rig = farDown()
    for _ in 0..<50 {
      rig.scroll(to: 3992)
      #expect(!rig.isRisen)
      rig.scroll(to: 4000)
    }
    rig.scroll(to: 3991.9)
    #expect(rig.isRisen)
    for _ in 0..<50 {
      rig.scroll(to: 3999.9)
      #expect(rig.isRisen)
      rig.scroll(to: 3991.9)
    }
  }

  @Test func aSlowWayBackCountsAsWell() {
    var rig = farDown()
    for step in 0...10 { rig.scroll(to: 4000 - Double(step)) }
    #expect(rig.isRisen)
  }

  @Test func aSlowWayOnIsNoWayBack() {
    var rig = farDown()
    for step in 0...100 {
      rig.scroll(to: 4000 + Double(step) / 2)
      #expect(!rig.isRisen)
    }
  }

  @Test func aSlowWayOnSinksItAfterEightPoints() {
    var rig = risen()
    for step in 0...100 {
      rig.scroll(to: 3900 + Double(step) / 2)
      #expect(rig.isRisen == (step <= 16))
    }
  }

  @Test func whatSpringsBackFromTheEndIsNoWayBack() {
    var rig = farDown()
    rig.scroll(to: 8400)
    for offset in [8500.0, 8600, 8500, 8400.5, 8400, 8395] { rig.scroll(to: offset) }
    #expect(!rig.isRisen)
    rig.scroll(to: 8391)
    #expect(rig.isRisen)
  }

  @Test func contentThatShrinksIsNoWayBack() {
    var rig = farDown()
    rig.scroll(to: 8400)
    rig.show(5000)
    #expect(!rig.isRisen)
    rig.scroll(to: 4400)
    #expect(!rig.isRisen)
    rig.scroll(to: 4300)
    #expect(rig.isRisen)
  }

  @Test func contentThatGrowsOrShrinksKeepsWhatHasRisen() {
    var rig = risen()
    rig.show(5000)
    rig.show(20000)
    #expect(rig.isRisen)
    rig.show(500)
    rig.scroll(to: 0)
    #expect(!rig.isRisen)
  }

  // MARK: The tap

  @Test func aTapLeadsToTheTopAndSinksIt() {
    var rig = risen()
    rig.show(9000, start: 88)
    rig.send(.backToTopTapped)
    #expect(rig.effects.scroll.vertical == .move(to: -88, over: 0.25))
    #expect(!rig.isRisen)
    #expect(rig.effects.backToTop?.target == 0)
  }

  @Test func whereATapSinksItFramesAreWantedUntilItIsDown() {
    var rig = risen()
    rig.wait(2)
    #expect(rig.effects.movesUntil == 0.25)
    rig.send(.backToTopTapped)
    #expect(rig.effects.backToTop == SettleMotion(from: 1, to: 0, at: 2, over: 0.25))
    #expect(rig.effects.movesUntil == 2.25)
  }

  @Test func onTheWayToTheTopItStaysDown() {
    var rig = risen()
    rig.send(.backToTopTapped)
    for offset in stride(from: 3900.0, through: 0, by: -100) {
      rig.scroll(to: offset)
      #expect(!rig.isRisen, "at \(offset)")
    }
    rig.scroll(to: 4000)
    rig.scroll(to: 3900)
    #expect(rig.isRisen)
  }

  @Test func aFingerThatStopsTheWayToTheTopMayRaiseItAgain() {
    var rig = risen()
    rig.send(.backToTopTapped)
    rig.scroll(to: 3000)
    rig.send(.dragBegan)
    rig.scroll(to: 2900)
    #expect(rig.isRisen)
  }

  @Test(arguments: [0.0, 88]) func duringARefreshItLandsBelowTheIndicator(_ inset: Double) {
    var rig = farDown(top: .pulled(.refresh))
    rig.show(9000, start: inset)
    rig.scroll(to: 3900)
    rig.send(.begin(.top))
    rig.send(.backToTopTapped)
    #expect(rig.effects.scroll.vertical == .move(to: -inset - 54, over: 0.25))
  }

  @Test func aTapUnderAFingerOrOffWindowMovesNothing() {
    for event in [OverscrollEvent.dragBegan, .detached] {
      var rig = risen()
      rig.send(event)
      rig.send(.backToTopTapped)
      #expect(rig.effects.scroll.vertical == nil)
      #expect(rig.isRisen)
    }
  }

  @Test func withoutAButtonATapMovesNothing() {
    var rig = InsetRig(OverscrollEngine(), content: 9000)
    rig.scroll(to: 4000)
    rig.scroll(to: 3000)
    rig.send(.backToTopTapped)
    #expect(rig.effects == OverscrollEffects())
    #expect(rig.engine.backToTop == .resting(at: 0))
  }

  // MARK: Motion

  @Test func itsMotionIsToldOnceAndAskedForUntilItEnds() {
    var rig = farDown()
    rig.time = 2
    rig.scroll(to: 3900)
    #expect(rig.effects.backToTop == SettleMotion(from: 0, to: 1, at: 2, over: 0.25))
    #expect(rig.effects.movesUntil == 2.25)
    rig.scroll(to: 3800)
    #expect(rig.effects.backToTop == nil)
    #expect(rig.effects.movesUntil == 2.25)
  }

  @Test func itTurnsAroundInMidMotionWithoutAJumpAndStaysBetweenHiddenAndRisen() {
    var rig = farDown()
    var last = 0.0
    for step in 0..<200 {
      rig.time += 0.01
      rig.scroll(to: (step / 3).isMultiple(of: 2) ? 3900 : 4000)
      let value = rig.engine.backToTop.value(at: rig.time)
      #expect(value >= 0 && value <= 1)
      #expect(abs(value - last) < 0.2)
      last = value
    }
  }

  @Test func aWaySidewaysDoesNotMatter() {
    var rig = farDown()
    rig.send(.scrolled(to: 4000, along: .horizontal))
    rig.send(.scrolled(to: 3000, along: .horizontal))
    #expect(!rig.isRisen)
    rig.scroll(to: 3900)
    rig.send(.scrolled(to: 4000, along: .horizontal))
    rig.show(100, along: .horizontal)
    #expect(rig.isRisen)
  }

  // MARK: Guessed lengths

  @Test func aRowThatIsLongerThanGuessedIsNoWayOn() {
    var rig = farDown()
    rig.scroll(to: 3980)
    #expect(rig.isRisen)
    var length = 9000.0
    for _ in 0..<20 {
      // A row above grows as it is measured; the visible rows stay in place.
      length += 156
      rig.show(length)
      rig.scroll(to: rig.engine.offset.vertical + 156)
      #expect(rig.isRisen)
      rig.scroll(to: rig.engine.offset.vertical - 20)
      #expect(rig.isRisen)
    }
    rig.scroll(to: rig.engine.offset.vertical + 156)
    #expect(!rig.isRisen, "the same way without a growth counts")
  }

  @Test func aRowThatIsShorterThanGuessedIsNoWayBack() {
    var rig = farDown()
    rig.show(8900)
    rig.scroll(to: 3900)
    #expect(!rig.isRisen)
    rig.scroll(to: 3890)
    #expect(rig.isRisen)
  }

  @Test func aPageAtTheEndDoesNotHideAWayOn() {
    var rig = risen()
    rig.show(9300)
    rig.scroll(to: 3990)
    #expect(!rig.isRisen)
  }

  // MARK: Changes

  @Test func aButtonComesLater() {
    var engine = OverscrollEngine()
    let effects = engine.configure(backToTop: BackToTopOptions(), at: 0)
    #expect(effects.backToTop == nil)
    var rig = InsetRig(engine, content: 9000)
    rig.scroll(to: 4000)
    rig.scroll(to: 3900)
    #expect(rig.isRisen)
  }

  @Test func equalOptionsLeaveItStanding() {
    var rig = risen()
    let before = rig.engine
    let effects = rig.engine.configure(backToTop: BackToTopOptions(), at: rig.time)
    #expect(effects.backToTop == nil)
    #expect(rig.engine == before)
  }

  @Test(arguments: [nil, BackToTopOptions(after: .points(10))])
  func otherOptionsSinkItAtOnce(_ options: BackToTopOptions?) {
    var rig = risen()
    let effects = rig.engine.configure(backToTop: options, at: rig.time)
    #expect(effects.backToTop == .resting(at: 0))
    #expect(effects.movesUntil == 0, "nothing moves any more")
    #expect(!rig.isRisen)
    #expect(rig.engine.checkInvariants() == nil)
    rig.scroll(to: 4000)
    rig.scroll(to: 3900)
    #expect(rig.isRisen == (options != nil))
    // One that is down has no way to go.
    rig.scroll(to: 4000)
    #expect(rig.engine.configure(backToTop: nil, at: rig.time).backToTop == nil)
  }
}
