import Foundation
import Testing
@_spi(Simulation) import UIKit

@MainActor @Suite struct CallbackTests {
  @Test func dragAndFlingTellInUIKitsOrder() {
    let stage = Stage()
    stage.finger.touch(stage.view)
    #expect(stage.view.isTracking && !stage.view.isDragging)
    stage.finger.drag(by: -200, over: 0.2)
    #expect(stage.view.isDragging)
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    #expect(
      stage.log.story == [
        "willBeginDragging began", "didScroll", "willEndDragging 1.0 ended", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(stage.view.panGestureRecognizer.state == .possible)
  }

  @Test func releaseAtRestTellsNoDeceleration() {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: -200)
    stage.finger.hold(for: 0.2)
    stage.finger.lift()
    #expect(stage.log.story.last == "didEndDragging false")
    #expect(stage.view.contentOffset.y == 200)
  }

  @Test func delegateChoosesWhereAFlingEnds() {
    let stage = Stage()
    stage.log.target = CGPoint(x: 0, y: 700)
    stage.finger.touch(stage.view)
    stage.finger.drag(by: -200, over: 0.2)
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == 700)
    #expect(stage.log.lines.filter { $0.hasPrefix("willEndDragging") }.count == 1)
  }

  @Test func pullPastTheTopIsBandedAndComesBack() {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: 100)
    #expect(abs(stage.view.contentOffset.y + 50.38) < 0.17, "on a pixel")
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func writeInACallbackIsToldFromWithinIt() {
    let stage = Stage()
    stage.log.onScroll = { [log = stage.log] view in
      guard view.contentOffset.y < 50 else { return }
      log.lines.append("writes")
      view.contentOffset.y = 60
      log.lines.append("wrote")
    }
    stage.view.contentOffset.y = 10
    #expect(stage.log.lines == ["didScroll", "writes", "didScroll", "wrote"])
    #expect(stage.view.contentOffset.y == 60)
  }

  @Test func animatedScrollTellsItsEndOnceAndPlainOnesDoNot() {
    let stage = Stage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(stage.log.story == ["didScroll"])
    stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(stage.view.contentOffset.y == 300)
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == 500)
    #expect(stage.log.story.last == "didEndScrollingAnimation")
  }

  @Test func innerListHandsAVerticalDragToTheOuterOne() {
    let stage = Stage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    inner.contentSize = CGSize(width: 1_000, height: 200)
    stage.view.addSubview(inner)
    stage.finger.touch(inner)
    stage.finger.drag(by: -100)
    stage.finger.cancel()
    #expect(stage.view.contentOffset.y == 100)
    #expect(inner.contentOffset == .zero)
  }

  @Test func aDragByHandMovesOnlyWhereItIsTold() {
    let stage = Stage()
    stage.view.contentInset.top = 60
    stage.view.beginDragByHand()
    #expect(stage.view.isDragging && stage.view.panGestureRecognizer.state == .began)
    #expect(stage.log.lines.last == "willBeginDragging began")
    stage.view.dragByHand(to: CGPoint(x: 0, y: -150))
    stage.view.contentInset.top = 0
    #expect(stage.view.contentOffset.y == -150)
    stage.view.endDragByHand()
    stage.device.advance(by: 1)
    #expect(stage.view.contentOffset.y == -150 && !stage.view.isDragging)
    stage.view.contentInset.top = 10
    #expect(stage.view.contentOffset.y == -10)
  }
}
