import ScrollPhysics
import Testing

@Suite struct ClockTests {
  @Test(
    "A view that is informed of a jump continues from its offset", arguments: [10.0, -10],
    [(-100.0, 0.0), (300, 900), (-80, 6000)])
  func viewThatIsInformedOfJumpContinuesFromItsOffset(
    _ jump: Double, _ release: (from: Double, velocity: Double)
  ) {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.advance(to: 20)
    view.release(from: release.from, velocity: release.velocity)
    view.advance(to: 20.05)
    var jumped = view
    jumped.clockJumped(to: 20.05 + jump)
    jumped.clockJumped(to: .nan)
    #expect(jumped.offset == view.offset && jumped.now == 20.05 + jump)
    for step in 1...100 {
      let time = 20.05 + Double(step) / 20
      #expect(abs(jumped.offset(at: time + jump) - view.offset(at: time)) < 1e-9)
    }
  }

  @Test("Animations continue after a jump, too") func animationsContinueAfterJumpToo() {
    for write in [SimulatedScrollView.OffsetWrite.animated, .scrolling] {
      var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
      view.setOffset(300, write)
      view.advance(to: 0.15)
      view.clockJumped(to: 10)
      #expect(abs(view.presentedOffset - 150) < 1e-9)
      #expect(view.presentedOffset(at: 10.14) < 300 && view.presentedOffset(at: 10.16) == 300)
    }
  }

  @Test("A view ignores past times") func viewIgnoresPastTimes() {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.advance(to: 10)
    view.release(from: 300, velocity: 900)
    view.advance(to: 7)
    #expect(view.now == 10 && view.offset == 300)
    view.advance(to: 20)
    #expect(view.offset > 700 && !view.isDecelerating)
  }
}
