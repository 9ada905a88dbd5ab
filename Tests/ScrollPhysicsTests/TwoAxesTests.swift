import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct TwoAxesTests {
  /// A board of 2,000 by 1,000 points in a viewport of 600 by 300.
  private func board() -> SimulatedScrollView {
    SimulatedScrollView(
      contentLengths: PerAxis(vertical: 2000, horizontal: 1000),
      viewportLengths: PerAxis(vertical: 600, horizontal: 300))
  }

  private func at(_ vertical: Double, _ horizontal: Double) -> PerAxis<Double> {
    PerAxis(vertical: vertical, horizontal: horizontal)
  }

  @Test("One finger moves both axes and reports one drag")
  func oneFingerMovesBothAxesAndReportsOneDrag() {
    var view = board()
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(250, 180))
    #expect(view.offsets == at(50, 20))
    #expect(
      view.drainEvents() == [
        .willBeginDragging, .scrolled(to: 50), .scrolled(to: 20, along: .horizontal),
      ])
    view.fingerLifted(velocity: at(-500, -300))
    let target = at(
      DecelerationCurve(from: 50, velocity: 500).destination,
      DecelerationCurve(from: 20, velocity: 300).destination)
    #expect(
      view.drainEvents() == [
        .willEndDragging(velocity: at(500, 300), target: target),
        .didEndDragging(willDecelerate: true), .willBeginDecelerating,
      ])
  }

  @Test("The deceleration ends once, when both axes are at rest")
  func theDecelerationEndsOnceWhenBothAxesRest() {
    var view = board()
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(250, 180))
    view.fingerLifted(velocity: at(-900, -90))
    view.advance(to: 2.5)
    #expect(view.velocities.horizontal == 0 && view.velocities.vertical > 0 && view.isDecelerating)
    view.advance(to: 10)
    #expect(view.drainEvents().filter { $0 == .didEndDecelerating }.count == 1)
    #expect(!view.isDecelerating)
  }

  @Test("Both axes have the same physics", arguments: OverscrollAxis.allCases.map { $0 })
  func eachAxisHasTheSamePhysics(_ axis: OverscrollAxis) {
    var (one, other) = (
      SimulatedScrollView(contentLength: 2000, viewportLength: 600), board()
    )
    other.contentLengths = at(2000, 2000)
    other.viewportLengths = at(600, 600)
    var way = PerAxis(repeating: 0.0)
    way[axis] = 130
    one.touchDown(at: 0)
    one.fingerMoved(to: 130)
    other.touchDown(at: at(0, 0))
    other.fingerMoved(to: way)
    var speed = PerAxis(repeating: 0.0)
    speed[axis] = -3000
    one.fingerLifted(velocity: -3000)
    other.fingerLifted(velocity: speed)
    for frame in 1...400 {
      one.advance(to: Double(frame) / 60)
      other.advance(to: Double(frame) / 60)
      #expect(one.offset == other.offsets[axis])
      #expect(other.offsets[axis == .vertical ? .horizontal : .vertical] == 0)
    }
  }

  @Test("A locked drag stays on its axis") func aLockedDragStaysOnTheAxisOnWhichItBegan() {
    var view = board()
    view.isDirectionalLockEnabled = true
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(280, 195))
    view.fingerMoved(to: at(280, 100))
    #expect(view.offsets == at(20, 0))
    view.fingerLifted(velocity: at(0, -3000))
    view.advance(to: 5)
    #expect(view.offsets == at(20, 0))
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(290, 190))
    #expect(view.offsets == at(30, 10))
  }

  @Test("A drag begins past the slop, and does not catch up with it")
  func aDragBeginsPastTheSlopAndDoesNotMakeUpForIt() {
    var view = board()
    view.dragSlop = 10
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(294, 192.1))
    #expect(!view.isDragging && view.drainEvents() == [])
    view.fingerMoved(to: at(288, 184))
    #expect(view.isDragging)
    #expect(abs(view.offsets.vertical - 6) < 1e-9 && abs(view.offsets.horizontal - 8) < 1e-9)
    view.fingerMoved(to: at(278, 184))
    #expect(abs(view.offset - 16) < 1e-9)
  }

  @Test("A touch within the slop changes nothing") func aTouchWithinTheSlopLeavesNothing() {
    var view = board()
    view.dragSlop = 10
    view.touchDown(at: 300)
    view.fingerMoved(to: 291)
    view.fingerLifted(velocity: -900)
    #expect(view.drainEvents() == [] && !view.isDecelerating && view.offset == 0)
  }

  @Test("Short content bounces only along the axis on which it always does")
  func shortContentBouncesOnlyAlongTheAxisOnWhichItAlwaysDoes() {
    var view = SimulatedScrollView(
      contentLengths: at(100, 100), viewportLengths: at(600, 300))
    view.alwaysBounce.horizontal = true
    view.touchDown(at: at(0, 0))
    view.fingerMoved(to: at(100, 100))
    #expect(view.offset == 0 && view.offsets.horizontal < -40)
    #expect(view.canBounce(along: .horizontal) && !view.canBounce)
    view.alwaysBounce = PerAxis(repeating: false)
    view.fingerMoved(to: at(101, 101))
    #expect(view.offsets == at(0, 0))
  }

  @Test("Each axis has its own pages") func eachAxisRestsOnItsOwnPages() {
    var view = board()
    view.isPagingEnabled = true
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(0, 150))
    view.fingerLifted(velocity: at(-900, -900))
    view.advance(to: 10)
    #expect(view.offsets == at(600, 300))
  }

  @Test("A change is reported along its axis") func changeIsReportedAlongItsAxis() {
    var view = board()
    view.setOffsets(at(0, 700))
    _ = view.drainEvents()
    view.contentLengths.horizontal = 500
    view.contentInset.leading = 8
    view.contentInset = PerEdge(top: 5, bottom: 0, leading: 9, trailing: 0)
    #expect(
      view.drainEvents() == [
        .geometryChanged(.horizontal), .scrolled(to: 200, along: .horizontal),
        .geometryChanged(.horizontal), .geometryChanged(.vertical), .geometryChanged(.horizontal),
      ])
    #expect(view.legalOffsets(along: .horizontal) == -9...200)
  }

  @Test("A write along one axis keeps the motion of the other")
  func aWriteAlongOneAxisLeavesTheMotionOfTheOther() {
    var view = board()
    view.touchDown(at: at(300, 200))
    view.fingerMoved(to: at(250, 200))
    view.fingerLifted(velocity: at(-900, 0))
    view.setOffsets(at(view.offset, 100))
    #expect(view.velocity == 900 && view.offsets.horizontal == 100)
    view.setOffsets(at(view.offset, 120), .notAnimated)
    #expect(!view.isDecelerating)
  }
}
