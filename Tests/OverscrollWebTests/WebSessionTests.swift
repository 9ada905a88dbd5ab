import OverscrollCore
import Testing

@testable import OverscrollWeb

@Suite struct WebSessionTests {
  private let band = RubberBand(extent: 600)

  @Test func thePullFollowsTheRubberBandToThePoint() {
    var page = PageRig()
    page.put(200)
    page.move(by: 4, in: 1)
    page.move(by: 150)
    #expect(abs(page.firstRow - band.displacement(forTravel: 150)) < 1e-9)
    #expect(page.holdsScroll)
  }

  @Test func scrollPullAndScrollAreOneGesture() {
    var page = PageRig()
    page.scroll(to: 60)
    page.put(200)
    page.move(by: 4, in: 1)
    page.move(by: 200)
    #expect(abs(page.firstRow - band.displacement(forTravel: 144)) < 1e-9)
    page.move(by: -144 - 300)
    #expect(!page.holdsScroll)
    #expect(abs(page.firstRow + 300) < 1e-9)
    page.lift()
    #expect(page.runs.isEmpty)
  }

  @Test func aReleasedPullRunsSettlesAndBecomesASpace() {
    var page = PageRig()
    page.put(200)
    page.move(by: 260)
    page.lift()
    #expect(page.runs.count == 1)
    page.pass(0.3)
    #expect(page.space == 54)
    #expect(page.session.engine.overscroll(past: .top) == 54)
    #expect(page.firstRow == 54)
    #expect(!page.holdsScroll)
    #expect(!page.session.moves)
  }

  @Test func theLastFrameOfAMotionIsDrawnAndThenNoMore() {
    var page = PageRig()
    page.begin()
    page.pass(0.24)
    #expect(page.session.moves && page.session.animates)
    page.pass(1.0 / 60)
    #expect(!page.session.moves && page.session.animates)
    page.pass(1.0 / 60)
    #expect(!page.session.animates)
  }

  @Test func whileItRunsTheBrowserScrollsTheSpaceAway() {
    var page = PageRig()
    page.begin()
    page.pass(0.3)
    page.put(300)
    page.move(by: -4, in: 1)
    page.move(by: -150)
    page.lift()
    #expect(!page.holdsScroll)
    #expect(page.firstRow == 54 - 154)
  }

  @Test func theEndDoesNotMoveAListThatIsElsewhere() {
    var page = PageRig()
    page.begin()
    page.pass(1)
    page.scroll(to: 500)
    let row = page.firstRow
    page.end()
    page.pass(1)
    #expect(page.firstRow == row)
    #expect(page.space == 0)
  }

  @Test func aBeginDoesNotMoveAListThatIsElsewhere() {
    var page = PageRig()
    page.scroll(to: 500)
    page.begin()
    #expect(page.firstRow == -500)
    #expect(page.space == 54)
  }

  @Test func aSpaceThatIsHalfSeenCollapsesFromThere() {
    var page = PageRig()
    page.begin()
    page.pass(1)
    page.scroll(to: 30)
    #expect(page.session.engine.overscroll(past: .top) == 24)
    page.end()
    #expect(page.firstRow == 24)
    page.pass(1)
    #expect(page.firstRow == 0)
    #expect(page.position == 0)
  }

  @Test func anEndUnderAFingerMovesNothingUntilItLifts() {
    var page = PageRig()
    page.begin()
    page.pass(1)
    page.put(300)
    page.move(by: -20)
    let row = page.firstRow
    page.end()
    page.pass(0.5)
    #expect(page.firstRow == row)
    page.lift()
    page.pass(1)
    #expect(page.firstRow == 0)
    #expect(page.runs.count == 1)
  }

  @Test func aFingerThatHoldsWhileItEndsDoesNotRefreshAgain() {
    var page = PageRig()
    page.begin()
    page.pass(1)
    page.put(300)
    page.move(by: 4, in: 1)
    page.end()
    page.move(by: 20)
    page.lift()
    page.pass(2)
    #expect(page.runs.count == 1)
    #expect(page.firstRow == 0)
  }

  @Test func aGrabInMidMotionTakesTheContentWhereItIs() {
    var page = PageRig()
    page.put(200)
    page.move(by: 200)
    page.lift(firing: false)
    page.pass(0.05)
    page.put(300)
    let row = page.firstRow
    #expect(row > 5)
    page.move(by: 3.5, in: 1)
    #expect(abs(page.firstRow - row) < 12)
    let grabbed = page.firstRow
    page.pass(0.2)
    #expect(page.firstRow == grabbed)
  }

  @Test func aGrabBeyondTheHeldShareTakesTheContentWhereItIs() {
    var page = PageRig()
    page.put(200)
    page.move(by: 300)
    page.lift()
    page.pass(0.05)
    page.put(300)
    page.move(by: 3.5, in: 1)
    let grabbed = page.firstRow
    #expect(grabbed > 60)
    page.move(by: 0.001, in: 1)
    #expect(abs(page.firstRow - grabbed) < 0.01)
    page.move(by: -40, in: 4)
    page.move(by: 40, in: 4)
    #expect(abs(page.firstRow - grabbed) < 0.01)
  }

  @Test func insideTheHeldShareTheContentFollowsTheFingerOneToOne() {
    var page = PageRig()
    page.begin()
    page.pass(0.1)
    page.put(300)
    page.move(by: 3.5, in: 1)
    let grabbed = page.firstRow
    #expect(grabbed > 5 && grabbed < 54)
    page.move(by: -4, in: 2)
    #expect(abs(page.firstRow - (grabbed - 4)) < 1e-9)
    page.lift()
    #expect(abs(page.firstRow - (grabbed - 4)) < 1e-9)
    #expect(page.space == 54)
    #expect(!page.holdsScroll)
  }

  @Test func aTouchThatIsTakenAwayResetsAndRunsNothing() {
    var page = PageRig()
    page.put(200)
    page.move(by: 300)
    page.lift(firing: false)
    page.pass(0.6)
    #expect(page.firstRow == 0)
    #expect(page.runs.isEmpty)
    #expect(!page.holdsScroll)
  }

  @Test func aBeginUnderAFingerDoesNotMakeThePullJump() {
    var page = PageRig()
    page.put(200)
    page.move(by: 100)
    let row = page.firstRow
    page.begin()
    #expect(page.firstRow == row)
    page.move(by: 0.001, in: 1)
    #expect(abs(page.firstRow - row) < 0.01)
  }

  @Test(arguments: 1...30) func nothingEverJumpsOnTheScreen(_ seed: UInt64) {
    var page = PageRig()
    var generator = SystemStorm(seed: seed)
    for _ in 0..<400 {
      let row = page.firstRow
      let isExpected = generator.play(&page)
      if isExpected { continue }
      #expect(abs(page.firstRow - row) < 1e-6, "seed \(seed)")
    }
  }

  @Test func aListThatIsAttachedAtItsEndLoadsNothingAtItsStart() {
    var page = PageRig(.top, OverscrollEngine(top: .loadMore), position: 1400)
    #expect(page.runs.isEmpty)
    page.scroll(to: 0)
    #expect(page.runs.count == 1)
  }

  @Test func rowsThatComeWithThePlaceTheyAreSeenFromLoadNothingWhereNobodyIs() {
    var page = PageRig(.top, OverscrollEngine(top: .loadMore), content: 0)
    let before = page.runs.count
    (page.content, page.position) = (2000, 1400)
    page.measure()
    page.end()
    page.pass(1)
    #expect(page.runs.count == before)
  }

  /// A page at its end, at which the next page arrives.
  private func pageAtItsEnd() -> PageRig {
    var page = PageRig(at: .bottom)
    page.put(400)
    page.move(by: 40)
    return page
  }

  @Test("If content grows during a bounce at its end, scrolling resumes without a jump")
  func growthDuringTheBounce() {
    var page = pageAtItsEnd()
    page.lift()
    page.pass(0.05)
    let row = page.firstRow
    #expect(page.holdsScroll)
    page.content += 1_000
    page.measure()
    #expect(!page.holdsScroll)
    #expect(abs(page.firstRow - row) < 1e-9)
    page.put(400)
    page.move(by: 300)
    #expect(abs(page.firstRow - row + 300) < 1e-9)
  }

  @Test("Content that grows by less than the pull takes only a part of the displacement")
  func growthByLessThanThePull() {
    var page = pageAtItsEnd()
    page.lift()
    page.pass(1.0 / 60)
    let (row, shown) = (page.firstRow, page.place.displacement.value(at: page.session.engine.now))
    page.content += 5
    page.measure()
    #expect(abs(page.firstRow - row) < 1e-9)
    #expect(abs(page.place.displacement.value(at: page.session.engine.now) - shown - 5) < 1e-9)
    page.pass(1)
    #expect(!page.holdsScroll)
    #expect(page.seen == 0)
  }

  @Test("Content that grows under the finger at its end scrolls under the same finger")
  func growthUnderTheFinger() {
    var page = pageAtItsEnd()
    let row = page.firstRow
    page.content += 1_000
    page.measure()
    page.move(by: 1, in: 1)
    #expect(!page.holdsScroll)
    page.move(by: 200)
    #expect(abs(page.firstRow - row + 200) < 3)
    page.lift()
    #expect(page.runs.isEmpty)
  }
}
