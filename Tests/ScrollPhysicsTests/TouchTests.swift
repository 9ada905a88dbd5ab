import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct TouchTests {
  /// A list of 2,000 points in a viewport of 600: offsets from 0 to 1,400 are legal.
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  @Test("A view begins at its top inset") func aViewBeginsAtItsTopInset() {
    let view = SimulatedScrollView(
      contentLength: 2000, viewportLength: 600,
      contentInset: PerEdge(top: 10, bottom: 5, leading: 0, trailing: 0),
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0))
    #expect(view.offset == -98)
    #expect(view.legalOffsets == -98...1439)
  }

  @Test("The content follows the finger point by point")
  func theContentFollowsTheFingerPointByPoint() {
    var view = list()
    view.touchDown(at: 500)
    view.fingerMoved(to: 420)
    #expect(view.offset == 80)
    view.fingerMoved(to: 460)
    #expect(view.offset == 40)
  }

  @Test("Moving back with the finger moves back in the content")
  func backUnderTheFingerMeansBackInTheContent() {
    var view = list()
    view.touchDown(at: 100)
    for location in [130.0, 300, 250, 90, 700, 100] { view.fingerMoved(to: location) }
    #expect(view.offset == 0)
  }

  @Test("Past an edge the steps of the finger do not matter")
  func pastAnEdgeTheStepsOfTheFingerDoNotMatter() {
    var (once, often) = (list(), list())
    once.touchDown(at: 0)
    once.fingerMoved(to: 150)
    often.touchDown(at: 0)
    for location in 1...150 { often.fingerMoved(to: Double(location)) }
    #expect(once.offset == often.offset)
    #expect(abs(once.offset + RubberBand(extent: 600).displacement(forTravel: 150)) < 1e-12)
  }

  @Test("Only the distance past the edge is resisted") func onlyTheWayPastTheEdgeIsResisted() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: -1500)
    #expect(abs(view.offset - 1400 - RubberBand(extent: 600).displacement(forTravel: 100)) < 1e-9)
  }

  @Test("Without bounces the edge is a hard stop") func withoutBouncesTheEdgeIsAWall() {
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

  @Test("Short content bounces only if it always bounces")
  func shortContentBouncesOnlyIfItAlwaysBounces() {
    var view = SimulatedScrollView(contentLength: 100, viewportLength: 600)
    view.touchDown(at: 0)
    view.fingerMoved(to: 100)
    #expect(view.offset == 0)
    view.alwaysBounce.vertical = true
    view.fingerMoved(to: 101)
    #expect(view.offset < -40)
  }

  @Test("A touch during a bounce causes no jump", arguments: BounceCurveTests.laws)
  func aGrabInMidBounceJumpsNowhere(_ law: BounceLaw) {
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
      // Moving down again by the same distance is the same rubber band, not a nested one.
      view.fingerMoved(to: 301)
      #expect(view.offset < before && view.offset > before - 1)
    }
  }

  @Test("A touch during a fling stops the content") func aGrabInMidFlightStopsTheContent() {
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

  @Test("A second finger changes nothing") func aSecondFingerChangesNothing() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: -50)
    view.touchDown(at: 300)
    view.fingerMoved(to: -60)
    #expect(view.offset == 60)
  }

  @Test("Fingers that do not touch move nothing") func fingersThatDoNotTouchMoveNothing() {
    var view = list()
    view.fingerMoved(to: 100)
    view.fingerLifted(velocity: 100)
    view.touchCancelled()
    view.touchDown(at: .nan)
    #expect(view.drainEvents() == [] && !view.isTracking && view.offset == 0)
  }

  @Test("A fling reports its events in UIKit's order") func flingReportsItsEventsInUIKitsOrder()
    throws
  {
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

  @Test("A release at rest does not decelerate") func aReleaseInPlaceDoesNotDecelerate() {
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

  @Test("An invalid velocity counts as 0") func invalidVelocityCountsAs0() {
    var view = list()
    view.touchDown(at: 300)
    view.fingerMoved(to: 200)
    _ = view.drainEvents()
    view.fingerLifted(velocity: .nan)
    #expect(view.drainEvents().first == .willEndDragging(velocity: 0, target: 100))
  }

  @Test("A release past an edge decelerates even from rest")
  func aReleasePastAnEdgeDeceleratesEvenFromRest() {
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

  @Test("A cancelled touch is a release at rest") func aCancelledTouchIsAReleaseAtRest() {
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

  @Test("A changed target is reached exactly") func aChangedTargetIsMetExactly() {
    var view = list()
    view.touchDown(at: 300)
    view.fingerMoved(to: 200)
    view.fingerLifted(velocity: -500, target: 700)
    view.advance(to: 10)
    #expect(view.offset == 700 && !view.isDecelerating)
  }

  @Test("By default dragging ends with the touch") func byDefaultDraggingEndsWithTheTouch() {
    var view = list()
    view.release(from: 100, velocity: 800)
    #expect(view.isDecelerating && !view.isDragging)
    view.release(from: -100)
    #expect(view.isDecelerating && !view.isDragging)
  }

  @Test("Leaving the window ends the touch and the motion")
  func leavingTheWindowEndsTheTouchAndTheMotion() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: 100)
    _ = view.drainEvents()
    view.detach()
    #expect(!view.isTracking && !view.isDecelerating && view.offset == 0)
    let events = view.drainEvents()
    #expect(events.first == .touchCancelled)
    #expect(events.filter { $0 == .willBeginDecelerating }.count == 1)
    #expect(events.filter { $0 == .didEndDecelerating }.count == 1)
    view.touchDown(at: 0)
    #expect(!view.isTracking)
    view.attach()
    view.touchDown(at: 0)
    #expect(view.isTracking)
  }
}
