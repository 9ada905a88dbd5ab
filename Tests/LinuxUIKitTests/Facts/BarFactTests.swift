import Foundation
import Testing
@_spi(Simulation) import UIKit

/// U1: bars with large titles, and the system's refresh control.
@MainActor @Suite struct BarFactTests {
  /// A scroll view below a large title, on a device whose safe area is 47 points high at the top.
  @MainActor private struct Titled {
    let device = SimulatedDevice()
    let view = UIScrollView()
    let navigation: UINavigationController
    let window: UIWindow

    init() {
      let screen = UIViewController()
      screen.view = view
      navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      window = device.show(navigation)
      view.contentSize = CGSize(width: 390, height: 3_000)
    }

    /// The height of the bar while a finger holds a pull.
    func heightDuringPull() -> CGFloat {
      let finger = Finger(on: device)
      finger.touch(view)
      finger.drag(by: 200)
      return navigation.navigationBar.frame.height
    }

    /// The offset at which a drag up ends after it is released at rest.
    func rest(afterScrolling distance: CGFloat) -> CGFloat {
      let finger = Finger(on: device)
      finger.touch(view)
      finger.drag(by: -distance)
      finger.hold(for: 0.15)
      finger.lift()
      device.waitForRest(of: view)
      return view.contentOffset.y
    }
  }

  @Test("U1a: a bar with a large title stretches with a pull")
  func barStretches() {
    DeviceFacts.playing(.fact, of: .stretchingBars) {
      #expect(Titled().heightDuringPull() > 150)
    }
  }

  @Test("U1a, alternative: a bar keeps its height during a pull")
  func barKeepsItsHeight() { #expect(Titled().heightDuringPull() == 96) }

  @Test("U2b: the effect at the top edge is a subview, on at 12 points and off at 8")
  func edgeEffectIsSubview() {
    let (device, view, screen) = (SimulatedDevice(), UIScrollView(), UIViewController())
    screen.view = view
    let window = device.show(UINavigationController(rootViewController: screen))
    view.contentSize = CGSize(width: 390, height: 3_000)
    let edge = -view.adjustedContentInset.top
    let counts = [8.0, 12, 10, 300, 8].map {
      view.contentOffset.y = edge + $0
      return window.isHidden ? -1 : view.subviews.count
    }
    #expect(counts == [0, 1, 1, 1, 0])
  }

  @Test("U1b: a bar is 54 points high, and a large title adds 52")
  func barIsAsMeasured() {
    DeviceFacts.playing(.fact, of: .barHeight) {
      let titled = Titled()
      #expect(titled.navigation.navigationBar.frame.height == 106)
      #expect(titled.view.adjustedContentInset.top == 153)
    }
  }

  @Test("U1b, alternative: a bar is 44 points high, and a large title adds 52")
  func barIsOfOldHeight() {
    let titled = Titled()
    #expect(titled.navigation.navigationBar.frame.height == 96)
    #expect(titled.view.adjustedContentInset.top == 143)
  }

  @Test("U1c: the inset below a large title changes in one step, and a release snaps")
  func insetSteps() {
    DeviceFacts.playing(.fact, of: .titleInset) {
      let titled = Titled()
      titled.view.contentOffset.y = -143 + 51
      #expect(titled.view.adjustedContentInset.top == 143)
      titled.view.contentOffset.y = -143 + 52
      #expect(titled.view.adjustedContentInset.top == 91)
      #expect(Titled().rest(afterScrolling: 36) == -143)
      #expect(Titled().rest(afterScrolling: 37) == -91)
    }
  }

  @Test("U1c, alternative: the inset below a large title follows the offset")
  func insetFollows() {
    let titled = Titled()
    titled.view.contentOffset.y = -143 + 36
    #expect(titled.view.adjustedContentInset.top == 107)
    #expect(Titled().rest(afterScrolling: 37) == -106)
  }

  @Test("U1d: a held raw inset shrinks a large title at once")
  func heldInsetShrinks() {
    DeviceFacts.playing(.fact, of: .titleDuringHold) {
      let titled = Titled()
      titled.view.contentInset.top = 54
      #expect(titled.navigation.navigationBar.frame.height == 44)
      #expect(titled.view.adjustedContentInset.top == 145)
    }
  }

  @Test("U1d, alternative: a large title keeps its height while a raw inset is held")
  func heldInsetKeepsTitle() {
    let titled = Titled()
    titled.view.contentInset.top = 54
    #expect(titled.navigation.navigationBar.frame.height == 96)
    #expect(titled.view.adjustedContentInset.top == 197)
  }

  /// The raw and the adjusted inset while a refresh control refreshes.
  private func refreshingInsets() -> [CGFloat] {
    let (stage, control) = (Stage(safeTop: 40), UIRefreshControl())
    stage.view.refreshControl = control
    control.beginRefreshing()
    let insets = [stage.view.contentInset.top, stage.view.adjustedContentInset.top]
    #expect(stage.view.contentOffset.y == -40)
    control.endRefreshing()
    stage.device.advance(by: 0.5)
    #expect(stage.view.adjustedContentInset.top == 40 && stage.view.contentInset.top == 0)
    return insets
  }

  @Test("U1f: a refresh control raises only the adjusted inset")
  func refreshControlKeepsRawInset() { #expect(refreshingInsets() == [0, 100]) }

  @Test("U1f, alternative: a refresh control adds to the raw inset")
  func refreshControlAddsToRawInset() {
    DeviceFacts.playing(.alternative, of: .refreshControlInset) {
      #expect(refreshingInsets() == [60, 100])
    }
  }

  /// The offset after `beginRefreshing()` if the control is already visible.
  private func revealedOffset() -> CGFloat {
    let (stage, control) = (Stage(), UIRefreshControl())
    stage.view.refreshControl = control
    stage.view.contentOffset.y = -60
    control.beginRefreshing()
    return stage.view.contentOffset.y
  }

  @Test("U19a: beginRefreshing moves content that already shows the control")
  func beginMovesRevealed() { #expect(revealedOffset() == -120) }

  @Test("U19a, alternative: beginRefreshing never moves the content")
  func beginNeverMoves() {
    DeviceFacts.playing(.alternative, of: .beginRefreshing) { #expect(revealedOffset() == -60) }
  }
}
