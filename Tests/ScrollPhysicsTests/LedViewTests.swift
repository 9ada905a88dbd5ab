import OverscrollCore
import ScrollPhysics
import Testing

/// A view whose offsets come from outside, as from a recording.
@Suite struct LedViewTests {
  private func drivenView() -> SimulatedScrollView {
    var view = SimulatedScrollView(
      contentLengths: PerAxis(vertical: 2000, horizontal: 900),
      viewportLengths: PerAxis(vertical: 600, horizontal: 300))
    view.movesByItself = false
    return view
  }

  @Test("An offset is reported along both axes even if it is unchanged")
  func offsetIsReportedAlongBothAxesEvenIfItIsUnchanged() {
    var view = drivenView()
    let place = PerAxis(vertical: 80.0, horizontal: 0)
    for _ in 0..<2 {
      view.place(at: place)
      let told = view.drainEvents()
      #expect(told.count == 2)
      #expect(told.contains(.scrolled(to: 80)))
      #expect(told.contains(.scrolled(to: 0, along: .horizontal)))
    }
    #expect(view.offsets == place)
    #expect(view.offsetWriteCount == 0)
    view.place(at: PerAxis(vertical: .nan, horizontal: 3))
    #expect(view.drainEvents().isEmpty)
  }

  @Test("Under a finger any offset is valid, and the finger continues from there")
  func underFingerAnyOffsetIsValidAndFingerContinuesFromThere() {
    var view = drivenView()
    view.touchDown(at: 0)
    view.fingerMoved(to: 1)
    view.place(at: PerAxis(vertical: -700, horizontal: 0))
    #expect(view.offset == -700)
    view.contentInset.top = 50
    #expect(view.offset == -700)
    view.fingerMoved(to: -800)
    #expect(view.offset > -700)
  }

  @Test("A release leaves the content in place until it is moved back")
  func releaseLeavesContentInPlaceUntilItIsMovedBack() {
    var view = drivenView()
    view.touchDown(at: 0)
    view.fingerMoved(to: 1)
    view.place(at: PerAxis(vertical: -100, horizontal: 0))
    _ = view.drainEvents()
    view.fingerLifted(velocity: 500)
    #expect(view.drainEvents().contains(.didEndDragging(willDecelerate: true)))
    view.advance(to: 10)
    #expect(view.offset == -100)
    for _ in 0..<2 { view.comeToRest() }
    #expect(view.drainEvents() == [.didEndDecelerating])
    #expect(view.offset == -100, "only what leads it moves it")
  }

  @Test("A release within the edges is a rest") func aReleaseWithinTheEdgesIsARest() {
    var view = drivenView()
    view.touchDown(at: 0)
    view.fingerMoved(to: 1)
    view.place(at: PerAxis(vertical: 300, horizontal: 0))
    view.fingerLifted(velocity: -2000)
    #expect(view.drainEvents().contains(.didEndDragging(willDecelerate: false)))
    view.advance(to: 10)
    #expect(view.offset == 300)
    view.comeToRest()
    #expect(view.drainEvents().isEmpty)
  }

  @Test("A touch ends the return") func aTouchEndsTheWayBack() {
    var view = drivenView()
    view.touchDown(at: 0)
    view.fingerMoved(to: 1)
    view.place(at: PerAxis(vertical: -100, horizontal: 0))
    view.fingerLifted(velocity: 0)
    _ = view.drainEvents()
    view.touchDown(at: 0)
    #expect(view.drainEvents() == [.didEndDecelerating])
  }

  @Test("Only a change of the geometry clamps") func onlyAChangeOfTheGeometryClamps() {
    var view = drivenView()
    view.place(at: PerAxis(vertical: -100, horizontal: 0))
    view.advance(to: 1)
    #expect(view.offset == -100)
    view.contentInset.bottom = 10
    #expect(view.offset == 0)
  }
}
