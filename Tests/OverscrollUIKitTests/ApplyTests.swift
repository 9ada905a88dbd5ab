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

  @Test("Apply returns a result, or nothing, which counts as updated")
  func applyReturnsNothingOrAResult() async {
    await onDevice { device in
      let (screen, owner) = (Screen(on: device), Owner())
      @MainActor func result(of control: OverscrollControl) async -> RefreshResult? {
        screen.table.overscroll.top = control
        return await control.begin()?.result
      }
      let nothing = await result(of: .refresh(owner: owner, fetch: { 1 }, apply: { _, _ in }))
      #expect(nothing == .updated)
      let call = await result(of: .refresh(owner: owner, fetch: { 1 }, apply: { $0.show($1) }))
      #expect(call == .updated)
      let expression = await result(
        of: .refresh(owner: owner, fetch: { 2 }, apply: { $0.told($1) }))
      #expect(expression == .unchanged("2"))
      let implicit = await result(
        of: .refresh(owner: owner, fetch: { 1 }, apply: { _, _ in .loaded(hasMore: false) }))
      #expect(implicit == .noMore)
      let statements = await result(
        of: .refresh(
          owner: owner, fetch: { 3 },
          apply: { owner, item in
            let sum = owner.items.count + item
            owner.show(sum)
          }))
      #expect(statements == .updated)
      let returned = await result(
        of: .refresh(
          owner: owner, fetch: { 4 },
          apply: { owner, item in
            owner.show(item)
            return owner.items.isEmpty ? .unchanged : .noMore
          }))
      #expect(returned == .noMore)
      #expect(owner.items == [1, 4, 4])
    }
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
    screen.table.overscroll.times.applyDelay = delay
    screen.table.overscroll.top = .refresh(owner: owner, fetch: { 1 }, apply: { $0.show($1) })
    screen.finger.touch(screen.table)
    screen.finger.drag(by: -100, over: 0.2)
    let control = screen.table.overscroll.top
    control?.begin()
    _ = await eventually { control?.host?.runs.hasWaiters == true || !owner.items.isEmpty }
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
