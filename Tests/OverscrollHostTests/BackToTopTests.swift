import HostDriver
import OverscrollCore
import OverscrollUIKit
import QuartzCore
import Testing
import UIKit

/// The button that scrolls back to the top.
@MainActor
@Suite struct BackToTopButtonTests {
  private func button(_ screen: Screen) -> UIButton? {
    screen.table.subviews.compactMap { $0 as? BackToTopButton }.first
  }

  /// A long list, scrolled far down and then a little back up.
  private func risen(companion: UIView? = nil) -> Screen {
    let screen = Screen(rows: 150)
    screen.table.overscroll.backToTop = BackToTop(after: .viewports(2), companion: companion)
    screen.scroll(by: 5_000)
    screen.scroll(by: -100)
    return screen
  }

  /// The position of the button in the viewport.
  private func corner(_ screen: Screen) -> CGPoint {
    guard let button = button(screen) else { return .zero }
    return CGPoint(
      x: button.center.x - screen.table.contentOffset.x,
      y: button.center.y - screen.table.contentOffset.y)
  }

  @Test func itRisesOnTheWayBack() {
    let screen = Screen(rows: 150)
    screen.table.overscroll.backToTop = BackToTop()
    #expect(button(screen) == nil, "nothing is made before it is wanted")
    screen.scroll(by: 5_000)
    #expect(button(screen)?.alpha ?? 0 == 0)
    screen.scroll(by: -100)
    #expect(button(screen)?.alpha == 1)
    #expect(button(screen)?.transform == .identity)
    screen.scroll(by: 200)
    #expect(button(screen)?.alpha == 0)
    #expect(button(screen)?.isUserInteractionEnabled == false)
  }

  @Test func itStaysAtTheCornerAboveTheSafeArea() {
    let screen = risen()
    let expected = CGPoint(x: 390 - 16 - 22, y: 844 - 34 - 16 - 22)
    #expect(corner(screen) == expected)
    screen.finger.touch(screen.table)
    for _ in 0..<10 {
      screen.finger.drag(by: 13, over: 0.05)
      #expect(corner(screen) == expected)
    }
    screen.finger.lift()
    screen.device.waitForRest(of: screen.table)
    #expect(corner(screen) == expected)
    #expect(screen.table.subviews.last === button(screen), "rows do not cover it")
  }

  @Test func theKeyboardDoesNotMoveIt() {
    let screen = risen()
    let before = corner(screen)
    screen.device.showKeyboard(height: 300)
    screen.table.contentInset.bottom += 300
    screen.wait(0.5)
    #expect(corner(screen) == before)
  }

  @Test func itTurnsWithTheDevice() {
    let screen = risen()
    screen.device.rotate()
    screen.wait(0.5)
    // The notch is now at the side.
    #expect(corner(screen) == CGPoint(x: 844 - 47 - 38, y: 390 - 21 - 38))
  }

  @Test func itStandsAtTheLeftFromRightToLeft() {
    let screen = risen()
    screen.device.layoutDirection = .rightToLeft
    screen.wait(0.1)
    #expect(corner(screen).x == 38)
  }

  @Test func aTapLeadsToTheTop() {
    let screen = risen()
    guard let button = button(screen) else { return #expect(Bool(false)) }
    screen.finger.tap(button)
    screen.wait(1)
    #expect(abs(screen.table.contentOffset.y - screen.rest) < 0.001)
    #expect(button.alpha == 0)
    #expect(button.isUserInteractionEnabled == false)
  }

  @Test func aCompanionIsGivenWithTheDistanceAndHeldWeakly() {
    let tableView = DrivenTable()
    do {
      let composeButton = UIView()
      tableView.overscroll.backToTop = BackToTop(after: .viewports(2), companion: composeButton)
      #expect(tableView.overscroll.backToTop?.companion === composeButton)
    }
    #expect(tableView.overscroll.backToTop?.companion == nil)
  }

  @Test func aCompanionRidesAboveIt() {
    let companion = UIView()
    let screen = risen(companion: companion)
    #expect(companion.transform == CGAffineTransform(translationX: 0, y: -60))
    screen.scroll(by: 200)
    #expect(companion.transform == .identity)
    screen.scroll(by: -100)
    #expect(companion.transform.ty == -60)
    screen.table.overscroll.backToTop = nil
    #expect(companion.transform == .identity)
  }

  @Test func anotherCompanionTakesTheRide() {
    let (first, second) = (UIView(), UIView())
    let screen = risen(companion: first)
    screen.table.overscroll.backToTop = BackToTop(after: .viewports(2), companion: second)
    #expect(first.transform == .identity)
    #expect(second.transform.ty == -60, "the button is still there")
    #expect(button(screen)?.alpha == 1)
  }

  @Test func anotherDistanceBeginsAnew() {
    let companion = UIView()
    let screen = risen(companion: companion)
    screen.table.overscroll.backToTop = BackToTop(after: .points(10), companion: companion)
    #expect(button(screen)?.alpha == 0)
    #expect(companion.transform == .identity)
    screen.scroll(by: 50)
    screen.scroll(by: -100)
    #expect(button(screen)?.alpha == 1)
  }

  @Test func nilTakesItAway() {
    let screen = risen()
    screen.table.overscroll.backToTop = nil
    #expect(button(screen) == nil)
    #expect(screen.table.overscroll.backToTop == nil)
    #expect(screen.table.hosts.isEmpty, "nobody wants anything any more")
    screen.scroll(by: 200)
    screen.scroll(by: -100)
    #expect(button(screen) == nil)
  }

  @Test func itLivesWithControlsAndWithout() {
    let screen = risen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.top = nil
    #expect(screen.table.overscroll.backToTop != nil)
    #expect(button(screen)?.alpha == 1)
    screen.table.overscroll.concurrency = .independent
    #expect(button(screen)?.alpha == 1, "another policy changes nothing here")
    screen.scroll(by: 200)
    screen.scroll(by: -100)
    #expect(button(screen)?.alpha == 1)
  }

  @Test func itSaysWhatItIs() {
    let screen = risen()
    let button = button(screen)
    #expect(button?.accessibilityLabel == "Back to top")
    #expect(button?.accessibilityTraits.contains(.button) == true)
    #expect(button?.accessibilityIdentifier == "overscroll.backToTop")
    screen.scroll(by: 200)
    #expect(button?.accessibilityElementsHidden == true)
    #expect(button?.isAccessibilityElement == false)
  }

  @Test func oneThatHasSunkCostsNothing() {
    let screen = risen()
    screen.scroll(by: 200)
    screen.wait(1)
    let place = button(screen)?.center
    screen.scroll(by: 200)
    #expect(button(screen)?.center == place)
  }
}

extension Screen {
  /// Scrolls from code, and waits until all movements have ended.
  fileprivate func scroll(by distance: Double) {
    table.contentOffset.y += distance
    wait(0.4)
  }
}
