import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// A browser that does what it is told: it scrolls what it can, and carries out what the session says.
struct PageRig {
  var session = WebSession(
    top: .refresh, bottom: .loadMore, times: OverscrollTimes(),
    indicators: PerEdge(
      top: .classic(.classic), bottom: .spinner(.spinner), leading: .classic(.classic),
      trailing: .classic(.classic)))
  var time = 0.0
  var scrollTop = 0.0
  var content = 2000.0
  var finger: Double?
  private(set) var runs: [OverscrollCycle] = []

  init() { measure() }

  /// Where the first row is seen, measured from the top of the viewport.
  var firstRow: Double {
    session.displacement.value(at: session.engine.now) + session.topSpace - scrollTop
  }

  var scrollLimit: Double {
    max(0, content + session.topSpace + session.bottomSpace - 600)
  }

  mutating func measure() {
    session.changed(
      contentLength: content, viewportLength: 600, width: 390, at: time, scrollTop: scrollTop)
    settle()
  }

  mutating func put(_ y: Double) {
    finger = y
    session.touchBegan(x: 100, y: y, at: time, scrollTop: scrollTop)
    settle()
  }

  /// Moves the finger in steps of a frame; the browser scrolls first, unless it is told not to.
  mutating func move(by distance: Double, in steps: Int = 10) {
    for _ in 0..<steps {
      guard let y = finger else { return }
      time += 1.0 / 60
      let way = distance / Double(steps)
      finger = y + way
      if !session.holdsScroll { scrollTop = min(max(0, scrollTop - way), scrollLimit) }
      session.touchMoved(x: 100, y: y + way, at: time, scrollTop: scrollTop)
      settle()
    }
  }

  mutating func lift(firing: Bool = true) {
    finger = nil
    session.touchEnded(firing: firing, at: time, scrollTop: scrollTop)
    settle()
  }

  mutating func pass(_ seconds: Double) {
    let frames = max(1, Int(seconds * 60))
    for _ in 0..<frames {
      time += seconds / Double(frames)
      session.happened(.frame, at: time, scrollTop: scrollTop)
      settle()
    }
  }

  mutating func scroll(to position: Double) {
    scrollTop = min(max(0, position), scrollLimit)
    session.happened(.frame, at: time, scrollTop: scrollTop)
    settle()
  }

  mutating func begin() {
    session.happened(.begin(.top), at: time, scrollTop: scrollTop)
    settle()
  }

  mutating func end(_ outcome: RefreshOutcome = .updated) {
    guard let cycle = session.engine.cycle(of: .top) else { return }
    session.happened(.end(cycle, outcome), at: time, scrollTop: scrollTop)
    settle()
  }

  private mutating func settle() {
    scrollTop = min(max(0, scrollTop + session.scrollBy), scrollLimit)
    if let run = session.outcome.edges.top.run { runs.append(run) }
    #expect(session.engine.checkInvariants() == nil)
    #expect(scrollTop == session.scrollTop)
  }
}

@Suite struct WebSessionTests {
  private let band = RubberBand(extent: 600)

  @Test func thePullFollowsTheRubberBandToThePoint() {
    var page = PageRig()
    page.put(200)
    page.move(by: 4, in: 1)
    page.move(by: 150)
    #expect(abs(page.firstRow - band.displacement(forTravel: 150)) < 1e-9)
    #expect(page.session.holdsScroll)
  }

  @Test func scrollPullAndScrollAreOneGesture() {
    var page = PageRig()
    page.scroll(to: 60)
    page.put(200)
    page.move(by: 4, in: 1)
    page.move(by: 200)
    #expect(abs(page.firstRow - band.displacement(forTravel: 144)) < 1e-9)
    page.move(by: -144 - 300)
    #expect(!page.session.holdsScroll)
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
    #expect(page.session.topSpace == 54)
    #expect(page.session.engine.overscroll(past: .top) == 54)
    #expect(page.firstRow == 54)
    #expect(!page.session.holdsScroll)
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
    #expect(!page.session.holdsScroll)
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
    #expect(page.session.topSpace == 0)
  }

  @Test func aBeginDoesNotMoveAListThatIsElsewhere() {
    var page = PageRig()
    page.scroll(to: 500)
    page.begin()
    #expect(page.firstRow == -500)
    #expect(page.session.topSpace == 54)
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
    #expect(page.scrollTop == 0)
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
    #expect(page.session.topSpace == 54)
    #expect(!page.session.holdsScroll)
  }

  @Test func aTouchThatIsTakenAwayResetsAndRunsNothing() {
    var page = PageRig()
    page.put(200)
    page.move(by: 300)
    page.lift(firing: false)
    page.pass(0.6)
    #expect(page.firstRow == 0)
    #expect(page.runs.isEmpty)
    #expect(!page.session.holdsScroll)
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
}

/// Seeded things that happen to a page.
struct SystemStorm {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  /// Plays something; says whether it may move the first row.
  mutating func play(_ page: inout PageRig) -> Bool {
    switch below(10) {
    case 0: if page.finger == nil { page.put(300) }
    case 1, 2:
      page.move(by: Double(below(300)) - 120, in: 3)
      return true
    case 3: page.lift()
    case 4: page.lift(firing: false)
    case 5:
      page.pass(Double(below(40)) / 60)
      return true
    case 6: page.begin()
    case 7: page.end([RefreshOutcome.updated, .failed, .cancelled][Int(below(3))])
    default:
      if page.finger == nil { page.scroll(to: Double(below(900))) }
      return true
    }
    return false
  }
}
