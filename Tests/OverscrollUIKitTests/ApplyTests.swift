import Foundation
import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The results of `apply`, the actor it runs on, and its delay.
@MainActor
@Suite struct ApplyTests {
  @MainActor
  final class Owner {
    var items: [Int] = []

    func show(_ item: Int) { items.append(item) }
    func told(_ item: Int) -> RefreshResult { .unchanged("\(item)") }
  }

  @Test("A fetch may block its thread without blocking the main thread")
  func fetchMayBlockItsThread() async {
    await onDevice(serialTasks: false) { device in
      let (screen, owner, begun, door) = (
        Screen(on: device), Owner(), Tally(), DispatchSemaphore(value: 0)
      )
      screen.table.overscroll.top = .refresh(
        owner: owner,
        fetch: {
          begun.add()
          return door.wait(timeout: .now() + 5) == .success ? 1 : 0
        }, apply: { $0.show($1) })
      let run = screen.table.overscroll.top?.begin()
      #expect(await eventually { begun.count == 1 })
      door.signal()
      #expect(await run?.result == .updated)
      #expect(owner.items == [1], "the main thread must not be blocked")
    }
  }

  /// How long a result waits, in seconds, while a finger holds the list.
  private func wait(_ screen: Screen, _ delay: Double) async -> Double {
    let owner = Owner()
    screen.table.overscroll.durations.applyDelay = delay
    screen.table.overscroll.top = .refresh(owner: owner, fetch: { 1 }, apply: { $0.show($1) })
    screen.finger.touch(screen.table)
    screen.finger.drag(by: -100, over: 0.2)
    let control = screen.table.overscroll.top
    control?.begin()
    _ = await eventually { control?.host?.idleGate.isEmpty == false || !owner.items.isEmpty }
    let start = screen.device.now
    while owner.items.isEmpty, screen.device.now < start + 3 { await screen.device.pass(1 / 60) }
    screen.finger.lift()
    return screen.device.now - start
  }

  @Test(arguments: [(0.3, 0.3), (1, 1), (0, 0), (-1, 0), (.nan, 0)])
  func theTimeThatAResultWaitsIsOneOfTheTimes(_ delay: Double, _ waited: Double) async {
    await onDevice { device in
      let seconds = await wait(Screen(on: device), delay)
      #expect(seconds > waited - 0.001 && seconds < waited + 0.06)
    }
  }
}
