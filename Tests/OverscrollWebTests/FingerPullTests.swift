import OverscrollCore
import Testing

@testable import OverscrollWeb

@Suite struct FingerPullTests {
  private let room = PullLimits(scrollLimit: 1400, pullsStart: true, pullsEnd: true)
  private let both = PerAxis(repeating: true)

  private func grabbed(y: Double, position: Double) -> FingerPull {
    var finger = FingerPull()
    finger.began(x: 100, y: y)
    _ = finger.decides(x: 100, y: y + 4, among: both)
    finger.grab(at: y, position: position, travel: 0)
    return finger
  }

  @Test func fromTheStartTheWholeWayIsThePull() {
    var finger = grabbed(y: 200, position: 0)
    finger.moved(to: 260, position: 0, room)
    #expect(finger.travel == 60)
  }

  @Test func theCrossingLosesNothingHoweverLateTheEvent() {
    var finger = grabbed(y: 200, position: 150)
    finger.moved(to: 250, position: 100, room)
    #expect(finger.travel == 0)
    finger.moved(to: 400, position: 0, room)
    #expect(finger.travel == 50)
  }

  @Test func whatIsLeftOfAReversedPullGoesToTheBrowser() {
    var finger = grabbed(y: 200, position: 0)
    finger.moved(to: 260, position: 0, room)
    finger.moved(to: 190, position: 0, room)
    #expect(finger.travel == 0)
    #expect(finger.remainder == 10)
    finger.moved(to: 180, position: 20, room)
    #expect(finger.travel == 0)
  }

  @Test(arguments: [-8.0, 0, 8, 470])
  func whereTheBrowserScrollsAfterAPullIsLeftToIt(_ error: Double) {
    var finger = grabbed(y: 200, position: 0)
    finger.moved(to: 260, position: 0, room)
    finger.moved(to: 190, position: 0, room)
    finger.moved(to: 180, position: 20, room)
    finger.moved(to: 170, position: 30 + error, room)
    #expect(finger.remainder == 0)
    finger.moved(to: 160, position: 40 + error, room)
    #expect(finger.remainder == 0)
  }

  @Test func theEndIsPulledTheOtherWay() {
    var finger = grabbed(y: 600, position: 1390)
    finger.moved(to: 560, position: 1400, room)
    #expect(finger.travel == -30)
    finger.moved(to: 600, position: 1400, room)
    #expect(finger.remainder == -10)
  }

  @Test func aMoveAcrossTheOnlyAxisIsNoPull() {
    var finger = FingerPull()
    finger.began(x: 100, y: 200)
    let axis = finger.decides(
      x: 150, y: 234, among: PerAxis(vertical: true, horizontal: false))
    #expect(axis == nil)
    #expect(finger.stage == .away)
  }

  @Test(arguments: [(150.0, 234.0, OverscrollAxis.horizontal), (134, 250, .vertical)])
  func theAngleDecidesTheAxis(_ x: Double, _ y: Double, _ axis: OverscrollAxis) {
    var finger = FingerPull()
    finger.began(x: 100, y: 200)
    let decided = finger.decides(x: x, y: y, among: both)
    #expect(decided == axis)
    #expect(finger.axis == axis)
    let again = finger.decides(x: 100, y: 900, among: both)
    #expect(again == nil)
    #expect(finger.axis == axis)
  }

  @Test func aTouchThatHardlyMovesHasNotDecided() {
    var finger = FingerPull()
    finger.began(x: 100, y: 200)
    let axis = finger.decides(x: 101, y: 202, among: both)
    #expect(axis == nil)
    #expect(finger.stage == .undecided)
    let now = finger.decides(x: 101, y: 206, among: both)
    #expect(now == .vertical)
  }

  @Test(arguments: [(4.0, 0.0), (40, 0), (46, 6), (168, 128), (-4, 0), (-168, -128)])
  func theContentDoesNotFollowTheBeginningOfTheFirstMove(_ distance: Double, _ followed: Double) {
    var finger = FingerPull()
    finger.began(x: 100, y: 200)
    _ = finger.decides(x: 100, y: 200 + distance, among: both)
    #expect(finger.firstMove == followed)
    finger.began(x: 100, y: 200)
    _ = finger.decides(x: 100 + distance, y: 200, among: both)
    #expect(finger.firstMove == followed)
  }

  @Test func aBrowserThatPullsByItselfIsLeftToIt() {
    var finger = grabbed(y: 200, position: 0)
    finger.moved(to: 260, position: -30, room)
    #expect(finger.travel == 0)
  }

  @Test func anEdgeWithoutControlIsNotPulled() {
    let room = PullLimits(scrollLimit: 1400, pullsStart: false, pullsEnd: false)
    var finger = grabbed(y: 200, position: 0)
    finger.moved(to: 300, position: 0, room)
    #expect(finger.travel == 0)
  }
}
