import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// Every edge behaves as the top edge does, in both writing directions.
@Suite struct SidesTests {
  /// An edge, and whether text runs from right to left.
  struct Side: Sendable, CustomTestStringConvertible {
    let edge: OverscrollEdge
    let isRightToLeft: Bool
    var testDescription: String { "\(edge)\(isRightToLeft ? ", right to left" : "")" }
  }

  static let sides =
    OverscrollEdge.allCases.map { Side(edge: $0, isRightToLeft: false) }
    + [Side(edge: .leading, isRightToLeft: true), Side(edge: .trailing, isRightToLeft: true)]

  private func page(_ side: Side, content: Double = 2000) -> PageRig {
    PageRig(at: side.edge, isRightToLeft: side.isRightToLeft, content: content)
  }

  @Test(arguments: sides, [2000.0, 300]) func aReleasedPullRunsAndBecomesASpace(
    _ side: Side, _ content: Double
  ) {
    var page = page(side, content: content)
    page.put()
    page.move(by: 260)
    #expect(page.seen > 54 && page.holdsScroll)
    page.lift()
    #expect(page.runs.count == 1)
    page.pass(0.3)
    #expect(abs(page.seen - 54) < 1e-9)
    #expect(!page.holdsScroll && page.space >= 54)
    #expect(abs(page.session.engine.overscroll(past: side.edge) - 54) < 1e-9)
    page.end()
    page.pass(1)
    #expect(abs(page.seen) < 1e-9)
    #expect(page.space == 0)
  }

  @Test(arguments: sides) func scrollPullAndScrollAreOneGesture(_ side: Side) {
    var page = page(side)
    page.scroll(to: 60)
    page.put()
    page.move(by: 4, in: 1)
    page.move(by: 200)
    let band = RubberBand(extent: 600)
    #expect(abs(page.seen - band.displacement(forTravel: 144)) < 1e-9)
    page.move(by: -144 - 300)
    #expect(!page.holdsScroll)
    #expect(abs(page.seen + 300) < 1e-9)
    page.lift()
    #expect(page.runs.isEmpty)
  }

  /// A page that is busy receives all moves of a finger as one.
  @Test(arguments: sides, [0.0, 60]) func aPullThatArrivesAsOneMoveRuns(
    _ side: Side, _ scrolled: Double
  ) {
    var page = page(side)
    page.scroll(to: scrolled)
    page.put()
    page.move(by: 300, in: 1)
    let travel = 300 - FingerPull.ignoredStart - scrolled
    #expect(abs(page.seen - RubberBand(extent: 600).displacement(forTravel: travel)) < 1e-9)
    page.lift()
    #expect(page.runs.count == 1)
  }

  @Test(arguments: sides) func whatScrolledUnderAFingerBeforeItsFirstMoveIsNoPull(_ side: Side) {
    var page = page(side)
    page.scroll(to: 100)
    page.put()
    page.scroll(to: 0)
    page.move(by: 110, in: 1)
    #expect(page.seen == 0)
    page.move(by: 50, in: 1)
    #expect(abs(page.seen - RubberBand(extent: 600).displacement(forTravel: 50)) < 1e-9)
  }

  @Test(arguments: sides) func whileItRunsTheBrowserScrollsTheSpaceAway(_ side: Side) {
    var page = page(side)
    page.begin()
    page.pass(0.4)
    #expect(abs(page.seen - 54) < 1e-9)
    page.scroll(to: 500)
    #expect(!page.holdsScroll)
    let seen = page.seen
    page.end()
    page.pass(1)
    #expect(abs(page.seen - seen) < 1e-9)
  }

  @Test(arguments: sides) func anEndUnderAFingerMovesNothingAndIsNoPull(_ side: Side) {
    var page = page(side)
    page.begin()
    page.pass(1)
    page.put()
    page.move(by: -20)
    let seen = page.seen
    page.end()
    page.pass(0.5)
    #expect(abs(page.seen - seen) < 1e-9)
    page.lift()
    page.pass(1)
    #expect(abs(page.seen) < 1e-9)
    #expect(page.runs.count == 1)
  }

  @Test(arguments: sides, 1...12) func nothingEverJumpsOnTheScreen(_ side: Side, _ seed: UInt64) {
    for content in [2000.0, 300] {
      var page = page(side, content: content)
      var storm = SystemStorm(seed: seed)
      for _ in 0..<300 {
        let seen = page.seen
        if storm.play(&page) { continue }
        #expect(abs(page.seen - seen) < 1e-6, "seed \(seed), content \(content)")
      }
    }
  }

  @Test(arguments: sides.dropFirst(), 1...12) func everyEdgeDoesWhatTheTopDoes(
    _ side: Side, _ seed: UInt64
  ) {
    // Unlike the space before short content, the space after it can be scrolled away.
    var top = PageRig(at: .top)
    var page = page(side)
    var storms = (SystemStorm(seed: seed), SystemStorm(seed: seed))
    for _ in 0..<200 {
      _ = storms.0.play(&top)
      _ = storms.1.play(&page)
      #expect(abs(page.seen - top.seen) < 1e-6, "seed \(seed)")
      #expect(page.session.engine.phase(of: side.edge) == top.session.engine.phase(of: .top))
    }
    #expect(page.runs == top.runs)
  }

  @Test func onlyTheAxisThatIsPulledIsMoved() {
    let engine = OverscrollEngine(
      top: .refresh, bottom: .refresh, leading: .refresh, trailing: .refresh)
    for (x, y) in [(200.0, 90.0), (90, 200)] {
      var session = WebSession(
        engine: engine, indicators: PerEdge(repeating: .spinner(.spinner)))
      let long = AxisGeometry(contentLength: 2000, viewportLength: 600)
      session.changed(
        to: PerAxis(repeating: long), isRightToLeft: false, at: 0, PagePosition(0, 0))
      session.touchBegan(PagePosition(100, 100), at: 1, PagePosition(0, 0))
      for step in 1...10 {
        let point = PagePosition(100 + x * Double(step) / 10, 100 + y * Double(step) / 10)
        session.touchMoved(point, at: 1 + Double(step) / 60, PagePosition(0, 0))
      }
      let now = session.engine.now
      #expect((session.horizontal.displacement.value(at: now) > 0) == (x > y))
      #expect((session.vertical.displacement.value(at: now) > 0) == (y > x))
    }
  }

  @Test func whatIsInLineWithTheContentAppearsWithoutMovingIt() {
    let older = EdgeOptions(
      purpose: .load, trigger: .onTap, extent: 44, placement: .inline)
    let page = PageRig(.leading, OverscrollEngine(leading: older, trailing: older))
    #expect(page.place.startSpace == 44 && page.place.endSpace == 44)
    #expect(page.firstRow == 0)
    #expect(!page.holdsScroll)
  }

  @Test func aPageThatWasPulledForComesWhereTheSpaceWas() {
    let more = EdgeOptions(purpose: .load, trigger: .onRelease(past: 54), extent: 54)
    var page = PageRig(.trailing, OverscrollEngine(trailing: more))
    page.put()
    page.move(by: 260)
    page.lift()
    page.pass(0.4)
    #expect(page.space == 54 && abs(page.seen - 54) < 1e-9)
    let row = page.firstRow
    page.content += 1000
    page.measure()
    page.end()
    page.pass(1)
    #expect(abs(page.firstRow - row) < 1e-9)
    #expect(page.space == 0)
  }
}
