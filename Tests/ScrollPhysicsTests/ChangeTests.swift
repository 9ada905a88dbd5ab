import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct ChangeTests {
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  @Test("At rest a change clamps the offset in the same turn")
  func atRestAChangeClampsTheOffsetInTheSameTurn() {
    var view = list()
    view.setOffset(1200)
    _ = view.drainEvents()
    view.contentLength = 1320
    #expect(view.drainEvents() == [.geometryChanged(), .scrolled(to: 720)])
    view.contentLength = 3900
    #expect(view.offset == 720)
    #expect(view.drainEvents() == [.geometryChanged()])
    view.viewportLength = 3600
    #expect(view.offset == 300)
  }

  @Test("At rest a smaller inset clamps the offset, and a larger one does not move it")
  func atRestALargerInsetLeavesTheOffsetAndASmallerOneClampsIt() {
    var view = list()
    view.contentInset.top = 54
    #expect(view.offset == 0)
    view.setOffset(-54)
    view.contentInset.top = 0
    #expect(view.offset == 0)
    view.systemInset.top = 88
    #expect(view.offset == 0 && view.legalOffsets.lowerBound == -88)
  }

  @Test("Under a finger no change moves the offset") func underAFingerNoChangeMovesTheOffset() {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: -1200)
    let before = view.offset
    _ = view.drainEvents()
    view.contentLength = 700
    view.contentInset = PerEdge(top: 54, bottom: 44, leading: 0, trailing: 0)
    view.systemInset.top = 88
    view.viewportLength = 500
    view.bounces = false
    view.advance(to: 1)
    #expect(view.offset == before)
    #expect(view.drainEvents() == Array(repeating: .geometryChanged(), count: 4))
    view.bounces = true
    view.fingerLifted(velocity: 0)
    view.advance(to: 4)
    #expect(view.offset == view.legalOffsets.upperBound)
  }

  @Test("A bounce heads for an edge that moves") func bounceHeadsForEdgeThatMoves() {
    var view = list()
    view.release(from: -100)
    view.advance(to: 0.05)
    let (before, speed) = (view.offset, view.velocity)
    view.contentInset.top = 54
    #expect(view.offset == before && abs(view.velocity - speed) < 1e-9)
    view.advance(to: 0.05 + 1e-7)
    #expect(abs(view.offset - before) < 1e-4)
    view.advance(to: 3)
    #expect(view.offset == -54)
    #expect(view.drainEvents().filter { $0 == .didEndDecelerating }.count == 1)
  }

  @Test("A bounce stops if content is added under it") func aBounceStopsWhenContentComesUnderIt() {
    var view = list()
    view.release(from: 1500)
    view.advance(to: 0.1)
    let before = view.offset
    view.contentLength = 4000
    #expect(view.offset == before && !view.isDecelerating)
    #expect(view.drainEvents().suffix(2) == [.geometryChanged(), .didEndDecelerating])
  }

  @Test("A fling past the edge continues into added content")
  func flingPastEdgeContinuesIntoAddedContent() {
    var view = list()
    view.release(from: 1390, velocity: 2000)
    view.advance(to: 0.03)
    #expect(view.offset > 1400 && view.velocity > 0)
    let (before, speed) = (view.offset, view.velocity)
    view.contentLength = 8000
    #expect(view.isDecelerating && abs(view.velocity - speed) < 1e-9)
    view.advance(to: 10)
    let curve = DecelerationCurve(from: before, velocity: speed)
    #expect(abs(view.offset - curve.destination) <= 0.5 + 1e-9)
  }

  @Test("A deceleration continues with its curve as far as the new edge")
  func decelerationContinuesWithItsCurveAsFarAsNewEdge() {
    var view = list()
    view.release(from: 300, velocity: 1500)
    let unchanged = view.offset(at: 0.5)
    view.advance(to: 0.2)
    view.contentLength = 1500
    #expect(view.offset(at: 0.5) == unchanged)
    view.advance(to: 10)
    #expect(view.offset == 900)
  }

  @Test("A deceleration bounces back if the content shrinks under it")
  func decelerationBouncesBackIfContentShrinksUnderIt() {
    var view = list()
    view.release(from: 1000, velocity: 500)
    view.advance(to: 0.1)
    let (before, speed) = (view.offset, view.velocity)
    view.contentLength = 1500
    #expect(view.offset == before && abs(view.velocity - speed) < 1e-9 && view.isDecelerating)
    view.advance(to: 5)
    #expect(view.offset == 900)
  }

  @Test("A plain write keeps the velocity of the deceleration")
  func aPlainWriteLeavesTheDecelerationItsVelocity() {
    var view = list()
    view.release(from: 100, velocity: 800)
    view.advance(to: 0.2)
    let (offset, velocity) = (view.offset, view.velocity)
    let unwritten = view.offset(at: 0.7)
    _ = view.drainEvents()
    view.setOffset(offset + 120)
    #expect(view.drainEvents() == [.scrolled(to: offset + 120)])
    #expect(view.isDecelerating && abs(view.velocity - velocity) < 1e-9)
    view.advance(to: 0.7)
    #expect(abs(view.offset - unwritten - 120) < 1e-9)
  }

  @Test("A write without animation stops the view") func aWriteThatIsNotAnimatedStopsTheView() {
    for from in [100.0, -100] {
      var view = list()
      view.release(from: from, velocity: 800)
      view.advance(to: 0.05)
      _ = view.drainEvents()
      view.setOffset(300, .notAnimated)
      #expect(view.drainEvents() == [.scrolled(to: 300), .didEndDecelerating])
      view.advance(to: 5)
      #expect(view.offset == 300 && view.drainEvents() == [])
    }
  }

  @Test(
    "Under a finger the drag continues from the written offset",
    arguments: SimulatedScrollView.OffsetWrite.allCases)
  func underFingerDragContinuesFromWrittenOffset(_ write: SimulatedScrollView.OffsetWrite) {
    var view = list()
    view.touchDown(at: 0)
    view.fingerMoved(to: -10)
    view.setOffset(500, write)
    #expect(view.isTracking && view.isDragging)
    view.fingerMoved(to: -30)
    #expect(view.offset == 520)
  }

  @Test(
    "At rest a write is not clamped",
    arguments: [SimulatedScrollView.OffsetWrite.plain, .notAnimated])
  func atRestAWriteIsNotClamped(_ write: SimulatedScrollView.OffsetWrite) {
    var view = list()
    view.setOffset(-200, write)
    view.advance(to: 5)
    #expect(view.offset == -200 && view.drainEvents() == [.scrolled(to: -200)])
    view.touchDown(at: 0)
    view.fingerLifted(velocity: 0)
    view.advance(to: 9)
    #expect(view.offset == 0)
    #expect(view.drainEvents() == [.willBeginDecelerating, .scrolled(to: 0), .didEndDecelerating])
  }

  @Test("Every write is counted, and only changes are reported")
  func everyWriteIsCountedAndOnlyChangesAreReported() {
    var view = list()
    view.setOffset(10)
    view.setOffset(10)
    view.setOffset(10, .notAnimated)
    view.contentInset.top = 5
    view.contentInset = PerEdge(top: 5, bottom: 0, leading: 0, trailing: 0)
    #expect(view.offsetWriteCount == 3 && view.insetWriteCount == 2)
    #expect(view.drainEvents() == [.scrolled(to: 10), .geometryChanged()])
  }

  @Test("A write out of a bounce ends it there") func aWriteOutOfABounceEndsItThere() {
    var view = list()
    view.release(from: -100)
    view.advance(to: 0.1)
    view.setOffset(40)
    #expect(view.offset == 40 && !view.isDecelerating)
    view.release(from: -100)
    view.advance(to: 0.2)
    view.setOffset(-60)
    #expect(view.isDecelerating)
    view.advance(to: 5)
    #expect(view.offset == 0)
  }

  @Test("An announced length applies when the view moves again, and is not reported again")
  func announcedLength() {
    var view = list()
    view.setOffset(1400)
    view.lengthNotice = .beforeChange
    view.contentLength = 1800
    #expect(view.contentLength == 2000 && view.offset == 1400)
    #expect(view.drainEvents() == [.scrolled(to: 1400), .contentLengthAnnounced(1800)])
    view.advance(to: 0.1)
    #expect(view.contentLength == 1800 && view.offset == 1200)
    #expect(view.drainEvents() == [.scrolled(to: 1200)])
  }
}
