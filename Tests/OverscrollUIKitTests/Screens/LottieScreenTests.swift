import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct LottieScreenTests {
  private struct Offline: Error {}
  private let animation = LottieAnimationView()
  private let server = Server<Int, [String]>([])

  private var screen: LottieScreen {
    LottieScreen(animation: animation) { [server] in try server.answer(0) }
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "photo \($0)" } }

  @Test("The animation follows the finger, plays while the photos load, and stops")
  func aPull() async {
    await onDevice { device in
      let user = User(opening: screen, on: device)
      server.add(.success(names(30)))
      let finger = Finger(on: device)
      finger.touch(user.list)
      finger.drag(by: 60)
      #expect(animation.currentProgress > 0.1 && animation.currentProgress < 1)
      #expect(!animation.isAnimationPlaying && user.list.numberOfItems == 0)
      finger.drag(by: 200)
      finger.hold(for: 0.15)
      #expect(animation.currentProgress == 1)
      finger.lift()
      #expect(animation.isAnimationPlaying)
      await user.wait()
      #expect(!animation.isAnimationPlaying && user.seesRest && user.scrolled == 0)
      #expect(user.list.numberOfItems == 30)
      #expect(server.requests.count == 1)
    }
  }

  @Test("A failure ends the animation and leaves the photos that were there")
  func failure() async {
    await onDevice { device in
      let user = User(opening: screen, on: device)
      server.add(.success(names(30)), .failure(Offline()))
      user.pull()
      await user.wait()
      user.pull()
      await user.wait(6)
      #expect(!animation.isAnimationPlaying && user.seesRest)
      #expect(user.list.numberOfItems == 30 && server.requests.count == 2)
    }
  }

  @Test("With Reduce Motion, the animation stands still and is paler while the photos load")
  func reducedMotion() async {
    await onDevice { device in
      device.isReduceMotionEnabled = true
      let user = User(opening: screen, on: device)
      server.add(.success(names(30)))
      user.pull()
      #expect(!animation.isAnimationPlaying && animation.alpha == 0.5)
      await user.wait()
      #expect(animation.alpha == 1 && user.list.numberOfItems == 30)
    }
  }

  @Test("A state machine of Rive is told the pull and the run, and its view has its height")
  func stateMachine() {
    let machine = RiveViewModel()
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.top?.indicator = .rive(machine)
    screen.hold(by: 60)
    let pulled = machine.numbers["progress"] ?? 0
    #expect(pulled > 10 && pulled < 100 && machine.flags["isRunning"] == false)
    screen.finger.drag(by: 200)
    screen.finger.lift()
    screen.wait(1)
    #expect(machine.flags["isRunning"] == true)
    #expect(screen.box(.top)?.bounds.height == 60)
    screen.table.overscroll.top?.end()
    screen.wait(2)
    #expect(machine.flags["isRunning"] == false && machine.numbers["progress"] == 0)
  }

  @Test("The screen is freed when it is left under way, with its animation view")
  func leaving() async {
    await onDevice { device in
      weak var gone: LottieScreen?
      weak var view: LottieAnimationView?
      let user: User
      do {
        let animation = LottieAnimationView()
        let screen = LottieScreen(animation: animation) {
          try await Task.sleep(nanoseconds: 1_000_000_000_000)
          return []
        }
        (gone, view) = (screen, animation)
        user = User(opening: screen, on: device)
      }
      user.pull()
      await user.wait(1)
      #expect(view?.isAnimationPlaying == true)
      user.leave()
      await user.wait(1)
      #expect(gone == nil && view == nil)
    }
  }
}

extension UIScrollView {
  /// The number of items in the first section of a collection.
  fileprivate var numberOfItems: Int? { (self as? UICollectionView)?.numberOfItems(inSection: 0) }
}
