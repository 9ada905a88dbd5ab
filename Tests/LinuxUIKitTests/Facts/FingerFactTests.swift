import Foundation
import Testing
@_spi(Simulation) import UIKit

/// U9, U21 to U27, U33, U34: facts that only a finger on a device can confirm.
@MainActor @Suite struct FingerFactTests {
  /// The offset that a touch finds 0.3 s after the beginning of an animation from 0 to 300.
  private func touchedOffset() -> CGFloat {
    let stage = Stage()
    UIView.animate(withDuration: 1) { stage.view.contentOffset.y = 300 }
    stage.device.advance(by: 0.3)
    stage.finger.touch(stage.view)
    return stage.view.contentOffset.y
  }

  @Test("U9: a touch during an animation finds the content at the animation's end")
  func touchFindsModel() {
    DeviceFacts.playing(.fact, of: .touchInAnimation) { #expect(touchedOffset() == 300) }
  }

  @Test("U9, alternative: a touch during an animation stops the content where it is on screen")
  func touchFindsPresentation() { #expect((20...200).contains(touchedOffset())) }

  /// The distance that a list in a sheet is pulled by a drag of 100 points.
  private func pulledInSheet(_ style: UIModalPresentationStyle = .automatic) -> CGFloat {
    let device = SimulatedDevice()
    let (screen, sheet, list) = (UIViewController(), UIViewController(), UIScrollView())
    let window = device.show(screen)
    sheet.view = list
    sheet.modalPresentationStyle = style
    list.alwaysBounceVertical = true
    screen.present(sheet, animated: false)
    let finger = Finger(on: device)
    finger.touch(list)
    finger.drag(by: 100)
    return withExtendedLifetime(window) { -list.contentOffset.y - list.adjustedContentInset.top }
  }

  @Test("U33: a sheet takes the pull of its list")
  func sheetTakesPull() {
    DeviceFacts.playing(.fact, of: .sheets) {
      #expect(pulledInSheet() == 0)
      #expect(pulledInSheet(.fullScreen) > 30)
    }
  }

  @Test("U33, alternative: a list in a sheet is pulled")
  func sheetLeavesPull() { #expect(pulledInSheet() > 30) }

  /// The distance that a page's list is pulled by a drag, the distance that the page is moved, and
  /// whether it has turned after the lift.
  private func dragInPage(
    by way: CGVector
  ) -> (pulled: CGFloat, moved: CGFloat, isTurned: Bool) {
    let device = SimulatedDevice()
    let book = Book()
    let window = device.show(book.pager)
    let list = book.lists[0]
    let finger = Finger(on: device)
    finger.touch(list)
    finger.drag(by: way)
    let pulled = -list.contentOffset.y - list.adjustedContentInset.top
    let moved = list.frame.minX
    finger.hold(for: 0.2)
    finger.lift()
    let isTurned = book.pager.viewControllers?.first === book.pages[1]
    return withExtendedLifetime(window) { (pulled, moved, isTurned) }
  }

  @Test("U34: a drag in a page moves the list or the pages, as its first direction decides")
  func pageOrList() {
    DeviceFacts.playing(.fact, of: .pages) {
      #expect(dragInPage(by: CGVector(dx: -30, dy: 200)).pulled > 50)
      #expect(dragInPage(by: CGVector(dx: -30, dy: 200)).moved == 0)
      let turn = dragInPage(by: CGVector(dx: -250, dy: 100))
      #expect(turn.pulled == 0 && turn.moved == -250 && turn.isTurned)
      #expect(!dragInPage(by: CGVector(dx: -100, dy: 0)).isTurned)
      #expect(!dragInPage(by: CGVector(dx: 250, dy: 0)).isTurned)
    }
  }

  @Test("U34, alternative: a drag in a page moves the list and the pages")
  func pageAndList() {
    DeviceFacts.playing(.alternative, of: .pages) {
      let pull = dragInPage(by: CGVector(dx: -30, dy: 200))
      #expect(pull.pulled > 50 && pull.moved == -30 && !pull.isTurned)
      let turn = dragInPage(by: CGVector(dx: -250, dy: 100))
      #expect(turn.pulled > 20 && turn.moved == -250 && turn.isTurned)
    }
  }

  /// The distance that content scrolls in a drag of 50 points.
  private func dragged() -> CGFloat {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: -50)
    return stage.view.contentOffset.y
  }

  @Test("U21: a drag begins after 10 points, and the content lags by them")
  func dragHasSlop() {
    DeviceFacts.playing(.fact, of: .slop) { #expect(abs(dragged() - 40) < 0.5) }
  }

  @Test("U21, alternative: a drag begins with the first movement")
  func dragHasNoSlop() { #expect(abs(dragged() - 50) < 0.5) }

  /// The fraction of a pull that is left 0.1 s after a release from a hold.
  private func partOfBounce() -> CGFloat {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: 250)
    stage.finger.hold(for: 0.2)
    let before = stage.view.contentOffset.y
    stage.finger.lift()
    stage.device.advance(by: 0.1)
    return stage.view.contentOffset.y / before
  }

  @Test("U22: a bounce from a hold has rates of 9 and 46 per second")
  func bounceIsOverdamped() {
    DeviceFacts.playing(.fact, of: .bounceCurves) { #expect(abs(partOfBounce() - 0.503) < 0.01) }
  }

  @Test("U22, alternative: every bounce is critically damped, with 10 per second")
  func bounceIsCritical() { #expect(abs(partOfBounce() - 0.736) < 0.01) }

  /// The distance that a fling of 1000 points per second scrolls after its release.
  private func flung() -> CGFloat {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: -50, over: 0.05)
    let before = stage.view.contentOffset.y
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    return stage.view.contentOffset.y - before
  }

  @Test("U23: a deceleration ends at 10 points per second")
  func decelerationEndsEarly() {
    DeviceFacts.playing(.fact, of: .decelerationEnd) { #expect(abs(flung() - 494.5) < 1) }
  }

  @Test("U23, alternative: a deceleration ends half a point before its destination")
  func decelerationEndsLate() { #expect(abs(flung() - 499) < 1) }

  /// The velocity that a release past the edge reports, for a finger of 2 points per millisecond.
  private func reportedVelocity() -> Double {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: 200, over: 0.1)
    stage.finger.lift()
    let line = stage.log.lines.first { $0.hasPrefix("willEndDragging") } ?? ""
    return line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
  }

  @Test("U25: a release past the edge has the velocity of the offsets")
  func velocityIsOfOffsets() {
    DeviceFacts.playing(.fact, of: .releaseVelocity) {
      #expect((-1.3 ... -0.5).contains(reportedVelocity()))
    }
  }

  @Test("U25, alternative: a release past the edge has the velocity of the finger")
  func velocityIsOfFinger() { #expect(abs(reportedVelocity() + 2) < 0.01) }

  /// Whether a view decelerates while a touch interrupts a fling, and after the touch.
  private func interruptedFling() -> [Bool] {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.flick(velocity: -1_000)
    stage.device.advance(by: 0.1)
    stage.finger.touch(stage.view)
    let during = stage.view.isDecelerating && stage.view.isTracking
    stage.finger.lift()
    return [during, stage.view.isDecelerating]
  }

  @Test("U26: a touch that interrupts a fling leaves isDecelerating true")
  func touchKeepsDecelerating() {
    DeviceFacts.playing(.fact, of: .interruptedFling) {
      #expect(interruptedFling() == [true, false])
    }
  }

  @Test("U26, alternative: a touch that interrupts a fling ends the deceleration first")
  func touchEndsDeceleration() { #expect(interruptedFling() == [false, false]) }

  /// The offset at which a touch stops a bounce to 0.
  private func interruptedBounce() -> CGFloat {
    let stage = Stage()
    stage.finger.pull(stage.view, by: 200)
    stage.device.advance(by: 0.05)
    stage.finger.touch(stage.view)
    return stage.view.contentOffset.y
  }

  @Test("U27: an interrupted bounce jumps to its edge")
  func interruptedBounceJumps() {
    DeviceFacts.playing(.fact, of: .interruptedBounce) { #expect(interruptedBounce() == 0) }
  }

  @Test("U27, alternative: an interrupted bounce stays at its visible offset")
  func interruptedBounceStays() { #expect(interruptedBounce() < -10) }
}

/// Two pages with lists.
@MainActor private final class Book: NSObject, UIPageViewControllerDataSource {
  let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let pages = [UIViewController(), UIViewController()]
  let lists = [UIScrollView(), UIScrollView()]

  override init() {
    super.init()
    for (page, list) in zip(pages, lists) {
      list.alwaysBounceVertical = true
      page.view = list
    }
    pager.dataSource = self
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}
