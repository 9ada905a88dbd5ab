import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct TouchTests {
  /// A list of 2,000 points in a viewport of 600: offsets from 0 to 1,400 are legal.
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  @Test func aViewBeginsAtItsTopInset() {
    let view = SimulatedScrollView(
      contentLength: 2000, viewportLength: 600,
      contentInset: PerEdge(top: 10, bottom: 5, leading: 0, trailing: 0),
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0))
    #expect(view.offset == -98)
    #expect(view.legalOffsets == -98...1439)
  }

  @Test func theContentFollowsTheFingerPointByPoint() {
    var view = list()
    view.touchDown(at: 500)
    view.fingerMoved(to: 420)
    #expect(view.offset == 80)
    view.fingerMoved(to: 460)
    #expect(view.offset == 40)
  }

  @Test func backUnderTheFingerMeansBackInTheContent() {
    var view = list()
    view.touchDown(at: 100)
    for location in [130.0, 300, 250, 90, 700, 100] { view.fingerMoved(to: location) }
    #expect(view.offset == 0)
  }

  @Test func pastAnEdgeTheStepsOfTheFingerDoNotMatter() {
    var (once, often) = (list(), list())
    once.touchDown(at: 0)
    once.fingerMoved(to: 150)
    often.touchDown(at: 0)
    for location in 1...150 { often.fingerMoved(to: Double(location)) }
    #expect(once.offset == often.offset)
    #expect(abs(once.offset + RubberBand(extent: 600).displacement(forTravel: 150)) < 1e-12)
  }

  @Test func onlyTheWayPastTheEdgeIsResisted() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: -1500)
    #expect(abs(view.offset - 1400 - RubberBand(extent: 600).displacement(forTravel: 100)) < 1e-9)
  }

  @Test func withoutBouncesTheEdgeIsAWall() {
    var view = list()
    view.bounces = false
    view.touchDown(at: 0)
    view.fingerMoved(to: 200)
    #expect(view.offset == 0)
    view.fingerMoved(to: -1600)
    #expect(view.offset == 1400)
    view.fingerLifted(velocity: -3000)
    #expect(!view.isDecelerating)
  }

  @Test func contentThatIsTooShortBouncesOnlyWhenItAlwaysDoes() {
    var view = SimulatedScrollView(contentLength: 100, viewportLength: 600)
    view.touchDown(at: 0)
    view.fingerMoved(to: 100)
    #expect(view.offset == 0)
    view.alwaysBounces = true
    view.fingerMoved(to: 101)
    #expect(view.offset < -40)
  }

  @Test(arguments: BounceCurveTests.laws) func aGrabInMidBounceJumpsNowhere(_ law: BounceLaw) {
    for step in 1...40 {
      var view = list()
      view.bounceLaw = law
      view.release(from: -120, velocity: -1000)
      view.advance(to: Double(step) / 60)
      let before = view.offset
      view.touchDown(at: 300)
      #expect(view.offset == before && view.velocity == 0)
      view.fingerMoved(to: 300 + 1e-6)
      #expect(abs(view.offset - before) < 2e-6)
      view.advance(to: 5)
      #expect(abs(view.offset - before) < 2e-6)
      // Downwards the same number of points again is the same band, not a band on a band.
      view.fingerMoved(to: 301)
      #expect(view.offset < before && view.offset > before - 1)
    }
  }

  @Test func aGrabInMidFlightStopsTheContent() {
    var view = list()
    view.release(from: 300, velocity: 800)
    view.advance(to: 0.1)
    let before = view.offset
    view.touchDown(at: 0)
    view.advance(to: 1)
    #expect(view.offset == before)
    #expect(view.drainEvents() == [.scrolled(to: before), .didEndDecelerating])
    view.fingerLifted(velocity: 9000)
    #expect(view.drainEvents() == [])
    #expect(!view.isDecelerating && !view.isTracking)
  }

  @Test func anOldSystemDoesNotTellThatATouchEndedTheDeceleration() {
    var view = list()
    view.tellsEndByTouch = false
    view.release(from: 300, velocity: 800)
    view.touchDown(at: 0)
    #expect(view.drainEvents() == [])
  }

  @Test func aSecondFingerChangesNothing() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: -50)
    view.touchDown(at: 300)
    view.fingerMoved(to: -60)
    #expect(view.offset == 60)
  }

  @Test func fingersThatDoNotTouchMoveNothing() {
    var view = list()
    view.fingerMoved(to: 100)
    view.fingerLifted(velocity: 100)
    view.touchCancelled()
    view.touchDown(at: .nan)
    #expect(view.drainEvents() == [] && !view.isTracking && view.offset == 0)
  }

  @Test func aFlingTellsItsFactsInUIKitsOrder() throws {
    var view = list()
    view.touchDown(at: 300)
    #expect(view.isTracking && !view.isDragging && view.drainEvents() == [])
    view.fingerMoved(to: 200)
    #expect(view.isTracking && view.isDragging)
    #expect(view.drainEvents() == [.willBeginDragging, .scrolled(to: 100)])
    view.fingerLifted(velocity: -500)
    let target = DecelerationCurve(from: 100, velocity: 500).destination
    #expect(
      view.drainEvents() == [
        .willEndDragging(velocity: 500, target: target), .didEndDragging(willDecelerate: true),
        .willBeginDecelerating,
      ])
    #expect(!view.isTracking && view.isDecelerating)
    view.advance(to: 10)
    #expect(abs(view.offset - target) <= 0.5)
    #expect(view.drainEvents() == [.scrolled(to: view.offset), .didEndDecelerating])
    #expect(!view.isDecelerating)
  }

  @Test func aReleaseInPlaceDoesNotDecelerate() {
    var view = list()
    view.touchDown(at: 300)
    view.fingerMoved(to: 200)
    _ = view.drainEvents()
    view.fingerLifted(velocity: 0)
    #expect(
      view.drainEvents() == [
        .willEndDragging(velocity: 0, target: 100), .didEndDragging(willDecelerate: false),
      ])
  }

  @Test func aVelocityThatIsNoneIsNoVelocity() {
    var view = list()
    view.touchDown(at: 300)
    view.fingerMoved(to: 200)
    _ = view.drainEvents()
    view.fingerLifted(velocity: .nan)
    #expect(view.drainEvents().first == .willEndDragging(velocity: 0, target: 100))
  }

  @Test func aReleasePastAnEdgeDeceleratesEvenFromRest() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: 100)
    _ = view.drainEvents()
    view.fingerLifted(velocity: 0)
    #expect(
      view.drainEvents() == [
        .willEndDragging(velocity: 0, target: 0), .didEndDragging(willDecelerate: true),
        .willBeginDecelerating,
      ])
    view.advance(to: 3)
    #expect(view.drainEvents() == [.scrolled(to: 0), .didEndDecelerating])
  }

  @Test func aCancelledTouchIsAReleaseAtRest() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: 100)
    _ = view.drainEvents()
    view.touchCancelled()
    let events = view.drainEvents()
    #expect(events.prefix(2) == [.touchCancelled, .willEndDragging(velocity: 0, target: 0)])
    #expect(view.isDecelerating && !view.isTracking)
    view.advance(to: 3)
    #expect(view.offset == 0)
  }

  @Test func aChangedTargetIsMetExactly() {
    var view = list()
    view.touchDown(at: 300)
    view.fingerMoved(to: 200)
    view.fingerLifted(velocity: -500, target: 700)
    view.advance(to: 10)
    #expect(view.offset == 700 && !view.isDecelerating)
  }

  @Test func byDefaultDraggingEndsWithTheTouch() {
    var view = list()
    view.release(from: 100, velocity: 800)
    #expect(view.isDecelerating && !view.isDragging)
    view.release(from: -100)
    #expect(view.isDecelerating && !view.isDragging)
  }

  @Test func inTheOtherModeDraggingLastsUntilRestOrAnEdge() {
    var view = list()
    view.draggingFlag = .untilRest
    view.release(from: 100, velocity: 800)
    #expect(view.isDecelerating && view.isDragging && !view.isTracking)
    view.advance(to: 10)
    #expect(!view.isDragging)
    view.release(from: 1300, velocity: 4000)
    #expect(view.isDragging)
    view.advance(to: 10.1)
    #expect(view.isDecelerating && view.offset > 1400 && !view.isDragging)
    view.release(from: -100, velocity: 5000)
    #expect(!view.isDragging)
    view.advance(to: 10.3)
    #expect(view.offset > 0 && view.isDecelerating && !view.isDragging)
    view.touchDown(at: 0)
    #expect(!view.isDragging)
  }
}
