import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Bugs of other libraries in gestures and scrolls to the top.
@MainActor
@Suite struct GestureBugTests {
  private typealias Stage = ListScreen<DrivenScrollView>

  @Test("B049: a tap on the status bar only scrolls") func statusBar() {
    let stage = Stage.bug(length: 10_000, isBelowBars: true)
    stage.list.contentOffset.y = 5_000
    stage.device.tapStatusBar()
    let trace = stage.trace(1.5)
    #expect(trace.isOneWay && isNear(trace.last ?? 0, -47), "it does not overshoot")
    #expect(stage.runs.isEmpty && stage.phase(.top) == .idle)
    stage.expectRest(at: -47)
  }

  @Test(
    "B049: during a refresh a tap on the status bar scrolls to the top of the visible content",
    arguments: [false, true])
  func statusBarWhileRefreshing(_ endsMeanwhile: Bool) {
    let stage = Stage.bug(length: 10_000, isBelowBars: true)
    stage.list.contentOffset.y = 5_000
    stage.header?.begin()
    stage.wait(1)
    #expect(stage.seen == 5_000)
    let writes = stage.list.watched.offsetWriteCount
    stage.device.tapStatusBar()
    stage.wait(0.1)
    if endsMeanwhile { stage.end() }
    stage.wait(2)
    #expect(stage.list.watched.offsetWriteCount == writes, "only the system scrolls")
    #expect(isNear(stage.seen, endsMeanwhile ? -47 : -107) && stage.count(.top) == 1)
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -47)
  }

  @Test("B176: a fling that bounces at the top refreshes nothing") func flingThatBounces() {
    let stage = Stage.bug(length: 20_000)
    stage.list.contentOffset.y = 400
    stage.finger.touch(stage.list)
    stage.finger.flick(velocity: 6_000)
    let highest = stage.trace(3).min() ?? 0
    #expect(highest < -80, "the bounce goes past the distance of the trigger")
    #expect(stage.runs.isEmpty)
    stage.expectRest(at: 0)
  }

  @Test("B185: the end of one touch does not end the run of the next") func touchAfterTouch() {
    let stage = Stage.bug()
    stage.finger.touch(stage.list)
    stage.finger.drag(by: 250, over: 0.1)
    stage.finger.cancel()
    stage.wait(0.2)
    stage.pull()
    for _ in 0..<20 {
      stage.wait(0.1)
      #expect(stage.phase(.top) == .refreshing && isNear(stage.rawInset(.top), 60))
    }
    #expect(stage.count(.top) == 1)
  }

  @Test("B188: down, up and down in one touch moves the list as without a header")
  func downUpDown() {
    func trace(hasHeader: Bool) -> [Double] {
      let stage = Stage.bug()
      if !hasHeader {
        stage.list.overscroll.top = nil
        stage.list.alwaysBounceVertical = true
      }
      let writes = stage.list.watched
      stage.finger.touch(stage.list)
      var offsets: [Double] = []
      for distance in [50.0, -40, 40] {
        stage.finger.drag(by: distance, over: 0.2)
        offsets.append(stage.seen)
      }
      stage.finger.lift()
      offsets += stage.trace(1)
      stage.finger.touch(stage.list)
      stage.finger.flick(velocity: -1_200)
      offsets += stage.trace(2)
      #expect(stage.runs.isEmpty)
      #expect(stage.list.watched.insetWriteCount == writes.insetWriteCount)
      #expect(stage.list.watched.offsetWriteCount == writes.offsetWriteCount)
      return offsets
    }
    #expect(trace(hasHeader: true) == trace(hasHeader: false))
  }

  @Test("B189: a touch inherits nothing from the one before", arguments: [0.0, 0.1, 2])
  func progressOfNextTouch(_ pause: Double) {
    let stage = Stage.bug()
    stage.pull(by: 80)
    stage.wait(pause)
    stage.finger.touch(stage.list)
    for _ in 0..<30 {
      stage.finger.drag(by: -10, over: 1 / 60)
      let pull = max(0, -Double(stage.list.contentOffset.y))
      #expect(isNear(stage.header?.progress ?? -1, pull / 80))
    }
    #expect(stage.list.contentOffset.y > 100)
    stage.finger.lift()
    stage.wait(3)
    #expect(stage.runs.isEmpty && stage.phase(.top) == .idle)
  }
}
