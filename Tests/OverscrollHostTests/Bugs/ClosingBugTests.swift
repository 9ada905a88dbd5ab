import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Bugs of other libraries in a list that opens or closes.
@MainActor
@Suite struct ClosingBugTests {
  private typealias Stage = ListScreen<DrivenScrollView>

  private func refreshing() -> Stage {
    let stage = Stage.bug()
    stage.pull()
    stage.wait(1)
    return stage
  }

  @Test("B021: a tap on a closing list reaches the content", arguments: [0.05, 0.6])
  func tapDuringClosing(_ duration: Double) {
    let stage = refreshing()
    stage.end()
    stage.wait(0.1)
    #expect(stage.seen < -10 && stage.phase(.top) == .ending)
    stage.finger.touch(stage.list)
    #expect(stage.list.isTracking && !stage.list.isDragging)
    stage.finger.hold(for: duration)
    stage.finger.lift()
    stage.wait(3)
    #expect(stage.count(.top) == 1)
    stage.expectRest(at: 0)
  }

  @Test("B021: a drag takes over a closing list at once", arguments: [-150.0, 60])
  func dragDuringClosing(_ distance: Double) {
    let stage = refreshing()
    stage.end()
    stage.wait(0.1)
    stage.finger.touch(stage.list)
    let (start, writes) = (Double(stage.list.contentOffset.y), stage.list.watched.offsetWriteCount)
    stage.finger.drag(by: distance, over: 0.1)
    #expect((Double(stage.list.contentOffset.y) - start) * distance < -500)
    #expect(stage.phase(.top) == (distance > 0 ? .pulling : .idle))
    stage.wait(1)
    #expect(stage.list.watched.offsetWriteCount == writes, "only the finger moves it")
    let place = Double(stage.list.contentOffset.y)
    stage.finger.lift()
    stage.wait(2)
    #expect(stage.count(.top) == 1)
    #expect(abs(stage.seen - max(0, place)) < 0.5)
    stage.expectRest()
  }

  enum Moment: CaseIterable { case beforeTheEnd, afterTheEnd, duringClosing }

  @Test(
    "B023: rows that change their height do not delay closing", arguments: Moment.allCases,
    [1_400.0, 2_600, 300])
  func lengthChanges(_ moment: Moment, _ length: Double) {
    let stage = refreshing()
    if moment == .beforeTheEnd { stage.setLength(length) }
    stage.end()
    if moment == .afterTheEnd { stage.setLength(length) }
    stage.wait(0.2)
    if moment == .duringClosing { stage.setLength(length) }
    stage.wait(0.25)
    #expect(isNear(stage.seen, 0) && stage.phase(.top) == .idle)
    stage.header?.begin()
    #expect(stage.count(.top) == 2)
    stage.wait(1)
    stage.end(.unchanged)
    stage.wait(1)
    stage.expectRest(at: 0)
  }

  @Test("B027: content that arrives during the bounce does not stop it", arguments: [90.0, 300])
  func contentDuringBounce(_ pull: Double) {
    let stage = Stage.bug(length: 0)
    stage.pull(by: pull)
    let rest = stage.count(.top) > 0 ? -60.0 : 0
    #expect((rest == 0) == (pull < 100))
    var last = stage.seen
    for frame in 1...180 {
      if frame == 3 { stage.setLength(50) }
      if frame == 5 { stage.setLength(1_400) }
      stage.wait(1 / 60)
      #expect(abs(stage.seen - last) > 1e-6 || abs(stage.seen - rest) < 1, "it stands at \(last)")
      last = stage.seen
    }
    #expect(isNear(stage.seen, rest))
    if rest != 0 { stage.end() }
    stage.wait(1)
    stage.expectRest(at: 0)
  }

  @Test(
    "B029: two edges of a short list do not drive each other",
    arguments: EdgeOptions.Following.allCases)
  func twoEdges(_ following: EdgeOptions.Following) {
    let stage = Stage.bug(length: 300)
    let app = ScrollingApp()
    stage.list.delegate = app
    stage.list.overscroll.concurrency = .independent
    stage.header?.options.following = following
    let footer = stage.add(.bottom, .load, .onRelease(past: 80))
    footer.options.following = following
    let writes = stage.list.watched
    stage.header?.begin()
    footer.begin()
    #expect(stage.list.watched.insetWriteCount - writes.insetWriteCount <= 2)
    for distance in [200.0, -400, 300, -200] {
      stage.drag(0, distance)
      stage.wait(0.05)
    }
    stage.wait(1)
    for run in stage.runs { run.run.end() }
    stage.wait(2)
    #expect(app.deepest <= 3)
    #expect(stage.count(.top) == 1 && stage.count(.bottom) == 1)
    stage.expectRest(at: 0)
  }

  @Test("B187: a run that ends without any touch comes to rest soon") func endWithoutTouch() {
    let stage = refreshing()
    stage.end()
    stage.wait(0.6)
    #expect(stage.phase(.top) == .idle)
    stage.expectRest(at: 0)
  }
}
