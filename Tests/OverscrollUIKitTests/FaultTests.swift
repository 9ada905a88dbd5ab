import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Faults around a list on a device, which must not affect the list.
@MainActor
@Suite struct FaultTests {
  /// A list with a header and a footer whose runs wait at a gate.
  private func meet(
    _ moment: HostMoment, on device: SimulatedDevice,
    _ body: @MainActor (Screen, Gate) async -> Void
  ) async {
    let (screen, gate) = (Screen(on: device), Gate())
    screen.table.overscroll.top = .refresh(
      owner: screen, fetch: { await gate.wait() }, apply: { _, _ in RefreshResult.updated })
    screen.table.overscroll.bottom = .loadMore(
      owner: screen, fetch: { await gate.wait() }, apply: { _, _ in .loaded(hasMore: true) })
    await moment.enter(screen, gate)
    await body(screen, gate)
  }

  /// Waits until all runs have ended, and expects that the insets contain nothing of them.
  private func expectRest(_ screen: Screen, _ gate: Gate, after moment: HostMoment) async {
    screen.finger.lift()
    gate.open()
    await screen.device.pass(12)
    #expect(screen.table.overscroll.bottom?.phase == (moment == .noMore ? .noMore : .idle))
    #expect(screen.table.overscroll.brokenInvariant == nil)
    // In this case a finger has scrolled the list.
    let scrolled = 60 - DeviceFacts.current.dragSlop
    screen.expectRest(at: moment == .calming ? screen.rest + scrolled : nil)
  }

  /// A process that sleeps for a year gets no frame meanwhile; the next frame is a year later.
  @Test(arguments: HostMoment.allCases)
  func aSuspendedProcessFindsItsListInOrder(_ moment: HostMoment) async {
    await onDevice { device in
      await meet(moment, on: device) { screen, gate in
        device.clock.advance(to: device.now + 365 * 86_400)
        await device.settle()
        if screen.table.window == nil { screen.enterWindow() }
        await expectRest(screen, gate, after: moment)
      }
    }
  }

  @Test(arguments: HostMoment.allCases)
  func aWindowThatIsLostAndFoundLeavesTheListInOrder(_ moment: HostMoment) async {
    await onDevice { device in
      await meet(moment, on: device) { screen, gate in
        screen.leaveWindow()
        await device.pass(0.5)
        screen.enterWindow()
        await expectRest(screen, gate, after: moment)
      }
    }
  }

  /// For example, a split view that closes, or a container that has no size yet.
  @Test(arguments: HostMoment.allCases)
  func aViewportOfNothingFiresNothingAndIsLeftInOrder(_ moment: HostMoment) async {
    await onDevice { device in
      await meet(moment, on: device) { screen, gate in
        let (frame, phase) = (screen.table.frame, screen.table.overscroll.bottom?.phase)
        screen.table.frame.size = .zero
        await device.pass(0.5)
        #expect(screen.table.overscroll.bottom?.phase == phase)
        if screen.table.window == nil { screen.enterWindow() }
        screen.table.frame = frame
        await expectRest(screen, gate, after: moment)
      }
    }
  }

  @Test(arguments: HostMoment.allCases)
  func contentOfNothingFiresNothingAndIsLeftInOrder(_ moment: HostMoment) async {
    await onDevice { device in
      await meet(moment, on: device) { screen, gate in
        let phase = screen.table.overscroll.bottom?.phase
        screen.rowCount = 0
        await device.pass(0.5)
        // A refresh that ends without rows is followed by a page.
        #expect(screen.table.overscroll.bottom?.phase == (moment == .closing ? .refreshing : phase))
        if screen.table.window == nil { screen.enterWindow() }
        screen.rowCount = 40
        await expectRest(screen, gate, after: moment)
      }
    }
  }

  @Test(arguments: [30.0, 60, 120])
  func howOftenFramesComeChangesNoPull(_ framesPerSecond: Double) {
    let device = SimulatedDevice(framesPerSecond: framesPerSecond)
    let screen = Screen(on: device)
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.pull()
    #expect(runs.count == 1)
    screen.wait(1)
    #expect(isNear(screen.table.contentOffset.y, screen.rest))
    #expect(isNear(screen.table.contentInset.top, 54))
    runs.first?.end(.updated)
    screen.wait(0.5)
    screen.expectRest()
  }
}
