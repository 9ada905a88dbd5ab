import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// A browser that itself pulls past both ends, as on iOS.
///
/// None of the tested browsers does this; the behaviour follows Apple's documentation of iOS.
@Suite struct ElasticTests {
  /// A list with a browser that can scroll to any position.
  private struct Rig {
    let edge: OverscrollEdge
    var session: WebSession
    var time = 0.0
    var position = 0.0

    init(_ edge: OverscrollEdge) {
      self.edge = edge
      session = WebSession(
        engine: OverscrollEngine(top: .refresh, bottom: .refresh),
        indicators: PerEdge(repeating: .classic(.classic)))
      let lengths = PerAxis(
        vertical: AxisGeometry(contentLength: 2000, viewportLength: 600),
        horizontal: AxisGeometry(contentLength: 390, viewportLength: 390))
      session.changed(to: lengths, isRightToLeft: false, at: 0, PagePosition(0, 0))
      scroll(past: 0)
    }

    var shift: Double { session.vertical.displacement.value(at: session.engine.now) }

    /// The distance between the content and its edge, in points.
    var seen: Double {
      let first = shift + session.vertical.startSpace - position
      return edge.isStart ? first : 600 - first - 2000
    }

    var phase: OverscrollPhase { session.engine.phase(of: edge) }

    /// The browser scrolls past the edge, or back.
    mutating func scroll(past distance: Double) {
      time += 1.0 / 60
      put(distance)
      session.happened(.frame, at: time, PagePosition(0, position))
      settle()
    }

    mutating func touch(_ point: Double) {
      session.touchBegan(PagePosition(100, point), at: time, PagePosition(0, position))
      settle()
    }

    /// The finger moves, and the browser scrolls past the edge with it.
    mutating func move(to point: Double, past distance: Double) {
      time += 1.0 / 60
      put(distance)
      session.touchMoved(PagePosition(100, point), at: time, PagePosition(0, position))
      settle()
    }

    mutating func lift() {
      session.touchEnded(firing: true, at: time, PagePosition(0, position))
      settle()
    }

    /// A pull over a distance, by the browser alone.
    mutating func pull(past distance: Double) {
      let way = edge.isStart ? 1.0 : -1.0
      touch(300)
      for step in 1...10 {
        let part = Double(step) / 10
        move(to: 300 + way * 2 * distance * part, past: distance * part)
      }
    }

    private mutating func put(_ distance: Double) {
      let space = edge.isStart ? 0 : session.vertical.startSpace + session.vertical.endSpace
      position = edge.isStart ? -distance : 1400 + space + distance
    }

    private mutating func settle() {
      position += session.vertical.scrollBy
      #expect(session.engine.checkInvariants() == nil)
    }
  }

  @Test(arguments: [OverscrollEdge.top, .bottom])
  func thePullIsTheBrowsersAndNothingOfOurs(at edge: OverscrollEdge) {
    var rig = Rig(edge)
    rig.pull(past: 80)
    #expect(rig.shift == 0)
    #expect(rig.seen == 80)
    #expect(rig.phase == .armed)
  }

  @Test(arguments: [OverscrollEdge.top, .bottom])
  func theBounceEndsAtWhatIsHeldOpen(at edge: OverscrollEdge) {
    var rig = Rig(edge)
    rig.pull(past: 80)
    rig.lift()
    #expect(rig.phase == .refreshing)
    for distance in stride(from: 80.0, through: 0, by: -4) {
      rig.scroll(past: distance)
      #expect(abs(rig.seen - max(54, distance)) < 1e-9, "at \(distance)")
    }
    #expect(rig.shift == 0)
  }

  @Test(arguments: [OverscrollEdge.top, .bottom])
  func aBounceWithoutAFingerRunsNothing(at edge: OverscrollEdge) {
    var rig = Rig(edge)
    for distance in [20.0, 60, 90, 60, 20, 0] {
      rig.scroll(past: distance)
      #expect(rig.shift == 0)
    }
    #expect(rig.phase == .idle)
  }

  @Test func aBrowserThatLetUsBeginIsFollowedFromItsFirstStepPastTheStart() {
    var rig = Rig(.top)
    rig.touch(300)
    rig.move(to: 310, past: 0)
    rig.move(to: 330, past: 0)
    #expect(rig.shift > 0)
    rig.move(to: 350, past: 9)
    #expect(rig.shift == 0)
    #expect(rig.seen == 9)
  }

  @Test func whereNothingIsPastAnEndThePullStaysOurs() {
    var rig = Rig(.top)
    rig.touch(300)
    rig.move(to: 310, past: 0)
    rig.move(to: 400, past: 0)
    #expect(!rig.session.vertical.isElastic)
    #expect(rig.shift > 20)
  }

  @Test("Rows that a script adds and scrolls to under a finger are no bounce")
  func rowsUnderAFinger() {
    var rig = Rig(.bottom)
    rig.scroll(past: -100)
    rig.touch(300)
    rig.move(to: 290, past: -90)
    rig.move(to: 280, past: 50)
    let lengths = PerAxis(
      vertical: AxisGeometry(contentLength: 2050, viewportLength: 600),
      horizontal: AxisGeometry(contentLength: 390, viewportLength: 390))
    rig.session.changed(
      to: lengths, isRightToLeft: false, at: rig.time, PagePosition(0, rig.position))
    rig.move(to: 270, past: 50)
    rig.move(to: 170, past: 50)
    #expect(!rig.session.vertical.isElastic)
    #expect(rig.shift < -20)
  }

  @Test func contentThatGotShorterIsNoPull() {
    var rig = Rig(.bottom)
    let lengths = PerAxis(
      vertical: AxisGeometry(contentLength: 1000, viewportLength: 600),
      horizontal: AxisGeometry(contentLength: 390, viewportLength: 390))
    rig.session.changed(to: lengths, isRightToLeft: false, at: rig.time, PagePosition(0, 1400))
    rig.session.happened(.frame, at: rig.time, PagePosition(0, 400))
    #expect(!rig.session.vertical.isElastic)
  }
}
