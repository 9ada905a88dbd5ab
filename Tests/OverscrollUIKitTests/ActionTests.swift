import Foundation
import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// The forms of an action: their work, the objects that they retain, and their errors.
@MainActor
@Suite struct ActionTests {
  /// The code of a screen, as far as an action needs it.
  @MainActor
  final class Owner {
    var applied: [Int] = []
    let gate = Gate()

    func reload() async { await gate.wait() }
  }

  // MARK: Waiting until idle

  @Test func rowsWaitForTheBounceAndNoLonger() async {
    await onDevice { device in
      let (screen, owner, gate, fetched) = (Screen(on: device), Owner(), Gate(), Tally())
      screen.table.overscroll.top = .refresh(
        owner: owner,
        fetch: {
          await gate.wait()
          fetched.add()
        },
        apply: { owner, _ in
          #expect(!screen.table.isDragging && !screen.table.isDecelerating)
          owner.applied.append(1)
          return .updated
        })
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 300, over: 0.3)
      screen.table.overscroll.top?.begin()
      await device.settle()
      gate.open()
      #expect(await eventually { fetched.count == 1 })
      await device.settle()
      #expect(owner.applied.isEmpty)
      // At rest, the owner is released immediately.
      screen.finger.cancel()
      screen.table.stopScrollingAndZooming()
      await device.pass(0.05)
      #expect(owner.applied == [1])
    }
  }

}
