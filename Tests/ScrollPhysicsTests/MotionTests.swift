import EngineStorms
import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct MotionTests {
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  /// Releases that reach every kind of motion, and chains of them.
  static let releases = [
    (300.0, 500.0), (1300, 4000), (100, -3000), (-150, 0), (-150, -900), (-80, 6000), (1500, -9000),
    (0, -2000),
  ]

  /// The offsets at every 60th of a second, with other steps in between.
  private func offsets(of view: SimulatedScrollView, steps: (Int) -> [Double]) -> [Double] {
    var view = view
    return (0..<360).map { frame in
      for extraInset in steps(frame) { view.advance(to: (Double(frame) + extraInset) / 60) }
      view.advance(to: Double(frame + 1) / 60)
      return view.offset
    }
  }

  @Test("The size of the steps does not matter", arguments: releases)
  func theSizeOfTheStepsDoesNotMatter(_ from: Double, _ velocity: Double) {
    for law in BounceCurveTests.laws {
      var view = list()
      view.bounceLaw = law
      view.release(from: from, velocity: velocity)
      let coarse = offsets(of: view) { _ in [] }
      let fine = offsets(of: view) { _ in [0.5] }
      var generator = SeededGenerator(seed: 7)
      let irregular = offsets(of: view) { _ in
        (0..<generator.below(5)).map { _ in generator.number(from: 0, to: 1) }.sorted()
      }
      for (frame, offset) in coarse.enumerated() {
        #expect(abs(fine[frame] - offset) <= 1e-9)
        #expect(abs(irregular[frame] - offset) <= 1e-9)
      }
      view.advance(to: 6)
      #expect(view.offset == coarse.last)
    }
  }

  @Test("A long step reports the rest and the end only once")
  func longStepReportsRestAndEndOnlyOnce() {
    var view = list()
    view.release(from: -80, velocity: 6000)
    view.advance(to: 100)
    #expect(view.drainEvents() == [.scrolled(to: 1400), .didEndDecelerating])
  }

  @Test("A fling into an edge turns into a bounce with its velocity")
  func aFlingIntoAnEdgeTurnsIntoABounceWithItsVelocity() throws {
    var view = list()
    view.release(from: 1300, velocity: 2000)
    let curve = DecelerationCurve(from: 1300, velocity: 2000)
    let time = try #require(curve.time(at: 1400))
    view.advance(to: time)
    #expect(abs(view.velocity - curve.velocity(at: time)) < 1e-9)
    let peak = (0...600).map { view.offset(at: time + Double($0) / 1000) }.max() ?? 0
    // The height of a critically damped spring with an omega of 10: |v| / (e w).
    #expect(abs(peak - 1400 - curve.velocity(at: time) / 27.182_818) < 0.01)
  }

  @Test("A flick back from past an edge continues into the content")
  func flickBackFromPastEdgeContinuesIntoContent() {
    var view = list()
    view.release(from: -80, velocity: 3000)
    let frames = view.offsets(frames: 600)
    #expect(frames.isRising)
    #expect((frames.last ?? 0) > 500)
    var lastSpeed = Double.infinity
    for frame in 10...600 {
      view.advance(to: Double(frame) / 120)
      #expect(view.velocity <= lastSpeed)
      lastSpeed = view.velocity
    }
  }

  @Test("Without bounces a fling ends at the edge") func withoutBouncesAFlingEndsAtTheEdge() {
    var view = list()
    view.bounces = false
    view.release(from: 1300, velocity: 4000)
    view.advance(to: 0.2)
    #expect(view.offset == 1400 && !view.isDecelerating)
    #expect(view.drainEvents() == [.scrolled(to: 1400), .didEndDecelerating])
  }

  @Test("Disabling bounces during a bounce ends it at once")
  func turningBouncesOffInMidBounceEndsItAtOnce() {
    var view = list()
    view.release(from: -100)
    view.bounces = false
    #expect(view.offset == 0 && !view.isDecelerating)
    #expect(view.drainEvents() == [.scrolled(to: 0), .didEndDecelerating])
  }

  @Test("A released pull returns exactly") func releasedPullReturnsExactly() {
    for law in BounceCurveTests.laws {
      var view = list()
      view.bounceLaw = law
      view.touchDown(at: 0)
      view.fingerMoved(to: 200)
      view.fingerLifted(velocity: 0)
      let frames = view.offsets(frames: 240)
      #expect(frames.isRising && frames.last == 0)
    }
  }

  @Test(
    "Paging ends at the adjacent multiples",
    arguments: [-4000.0, -700, -400, 0, 250, 400, 900, 5000], [0.0, 1, 2])
  func pagingEndsOnTheNeighbouringMultiples(_ velocity: Double, _ start: Double) {
    for moved in [-300.0, -100, 50, 299, 550] {
      var view = SimulatedScrollView(contentLength: 3000, viewportLength: 600)
      view.isPagingEnabled = true
      view.setOffset(start * 600)
      view.touchDown(at: 400)
      view.fingerMoved(to: 400 - moved)
      view.fingerLifted(velocity: -velocity)
      view.advance(to: 20)
      let page = view.offset / 600
      #expect([0, 1, 2, 3, 4].contains(page) && abs(page - start) <= 1, "\(view.offset)")
      if velocity == 0 && moved == 50 { #expect(page == start) }
      if velocity >= 900 && moved > 0 { #expect(page == start + 1) }
    }
  }

  @Test("A page that is stopped and released does not stay between pages")
  func pageThatIsStoppedAndReleasedDoesNotStayBetweenPages() {
    var view = SimulatedScrollView(contentLength: 3000, viewportLength: 600)
    view.isPagingEnabled = true
    view.release(from: 600, velocity: 2000)
    view.advance(to: 0.1)
    #expect(view.offset > 600 && view.offset < 1200)
    view.touchDown(at: 0)
    view.fingerLifted(velocity: 0)
    view.advance(to: 5)
    #expect(view.offset == 1200)
  }

  @Test("The last page may be shorter") func theLastPageMayBeAPartOfOne() {
    var view = SimulatedScrollView(contentLength: 1500, viewportLength: 600)
    view.isPagingEnabled = true
    view.release(from: 700, velocity: 2000)
    let frames = view.offsets(frames: 600)
    #expect(frames.isRising && frames.last == 900)
  }

  @Test("Paging continues to whole pages after writes and changes of the viewport")
  func aPageKeepsToPagesWhenItIsWrittenOrTheViewportChanges() {
    var view = SimulatedScrollView(contentLength: 3000, viewportLength: 600)
    view.isPagingEnabled = true
    view.release(from: 600, velocity: 2000)
    view.advance(to: 0.1)
    view.setOffset(view.offset + 500)
    #expect(view.isDecelerating)
    view.viewportLength = 500
    view.advance(to: 5)
    #expect(view.offset == 2000)
    view.release(from: -100, velocity: 5000)
    view.advance(to: 20)
    #expect(view.offset == 500)
  }

  @Test("Invalid numbers change nothing") func invalidNumbersChangeNothing() {
    var view = list()
    view.advance(to: .nan)
    view.advance(to: .infinity)
    view.advance(to: -1)
    view.setOffset(.nan)
    view.touchDown(at: 0)
    view.fingerMoved(to: .infinity)
    view.fingerLifted(velocity: .nan)
    #expect(view.now == 0 && view.offset == 0 && view.drainEvents() == [])
  }
}
