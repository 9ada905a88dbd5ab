import Testing

@testable import OverscrollWeb

@Suite struct FingerPullTests {
  private let room = PullRoom(scrollLimit: 1400, pullsTop: true, pullsBottom: true)

  private func grabbed(y: Double, scrollTop: Double) -> FingerPull {
    var finger = FingerPull()
    finger.began(x: 100, y: y)
    _ = finger.decides(x: 100, y: y + 4)
    finger.grab(y: y, scrollTop: scrollTop, travel: 0)
    return finger
  }

  @Test func fromTheTopTheWholeWayIsThePull() {
    var finger = grabbed(y: 200, scrollTop: 0)
    finger.moved(to: 260, scrollTop: 0, room)
    #expect(finger.travel == 60)
  }

  @Test func theCrossingLosesNothingHoweverLateTheEvent() {
    var finger = grabbed(y: 200, scrollTop: 150)
    finger.moved(to: 250, scrollTop: 100, room)
    #expect(finger.travel == 0)
    finger.moved(to: 400, scrollTop: 0, room)
    #expect(finger.travel == 50)
  }

  @Test func whatIsLeftOfAReversedPullGoesToTheBrowser() {
    var finger = grabbed(y: 200, scrollTop: 0)
    finger.moved(to: 260, scrollTop: 0, room)
    finger.moved(to: 190, scrollTop: 0, room)
    #expect(finger.travel == 0)
    #expect(finger.remainder == 10)
    finger.moved(to: 180, scrollTop: 20, room)
    #expect(finger.travel == 0)
  }

  @Test(arguments: [-8.0, 0, 8]) func aBrowserThatTakesOverAFrameEarlyOrLateIsPutRightOnce(
    _ error: Double
  ) {
    var finger = grabbed(y: 200, scrollTop: 0)
    finger.moved(to: 260, scrollTop: 0, room)
    finger.moved(to: 190, scrollTop: 0, room)
    finger.moved(to: 180, scrollTop: 20 + error, room)
    #expect(finger.remainder == 0)
    finger.moved(to: 170, scrollTop: 30 + error, room)
    #expect(finger.remainder == -error)
    finger.moved(to: 160, scrollTop: 90, room)
    #expect(finger.remainder == 0)
  }

  @Test func aListThatSomebodyElseScrolledIsNotScrolledBack() {
    var finger = grabbed(y: 200, scrollTop: 0)
    finger.moved(to: 260, scrollTop: 0, room)
    finger.moved(to: 190, scrollTop: 0, room)
    finger.moved(to: 180, scrollTop: 20, room)
    finger.moved(to: 170, scrollTop: 500, room)
    #expect(finger.remainder == 0)
  }

  @Test func theBottomIsPulledTheOtherWay() {
    var finger = grabbed(y: 600, scrollTop: 1390)
    finger.moved(to: 560, scrollTop: 1400, room)
    #expect(finger.travel == -30)
    finger.moved(to: 600, scrollTop: 1400, room)
    #expect(finger.remainder == -10)
  }

  @Test func aMoveAcrossTheAxisIsNoPull() {
    var finger = FingerPull()
    finger.began(x: 100, y: 200)
    let decides = finger.decides(x: 150, y: 234)
    #expect(!decides)
    #expect(finger.stage == .away)
  }

  @Test func aTouchThatHardlyMovesHasNotDecided() {
    var finger = FingerPull()
    finger.began(x: 100, y: 200)
    let decides = finger.decides(x: 101, y: 202)
    #expect(!decides)
    #expect(finger.stage == .undecided(x: 100, y: 200))
    let decidesNow = finger.decides(x: 101, y: 206)
    #expect(decidesNow)
  }

  @Test func aBrowserThatPullsByItselfIsLeftToIt() {
    var finger = grabbed(y: 200, scrollTop: 0)
    finger.moved(to: 260, scrollTop: -30, room)
    #expect(finger.travel == 0)
  }

  @Test func anEdgeWithoutControlIsNotPulled() {
    let room = PullRoom(scrollLimit: 1400, pullsTop: false, pullsBottom: false)
    var finger = grabbed(y: 200, scrollTop: 0)
    finger.moved(to: 300, scrollTop: 0, room)
    #expect(finger.travel == 0)
  }
}
