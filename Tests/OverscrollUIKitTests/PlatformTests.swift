import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Differences between systems: the host checks at run time, or in its only platform file.
@MainActor
@Suite struct PlatformTests {
  @Test("In Catalyst's Mac idiom no UIRefreshControl is set, because that throws")
  func macIdiom() {
    let device = SimulatedDevice()
    device.userInterfaceIdiom = .mac
    let screen = Screen(on: device)
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(indicator: .system, manual: { runs.append($0) })
    screen.device.turn()
    #expect(screen.table.refreshControl == nil && device.exceptions.isEmpty)
    #expect(screen.box(.top) != nil, "our own spinner instead")
    screen.pull()
    screen.wait(1)
    #expect(runs.count == 1 && device.exceptions.isEmpty)
    runs.first?.end()
    screen.wait(2)
    screen.expectRest()
  }

  @Test(
    "In other idioms the system's control is used", arguments: [UIUserInterfaceIdiom.phone, .pad])
  func otherIdioms(_ idiom: UIUserInterfaceIdiom) {
    let device = SimulatedDevice()
    device.userInterfaceIdiom = idiom
    let screen = Screen(on: device)
    screen.table.overscroll.top = .refresh(indicator: .system, manual: { _ in })
    #expect(screen.table.refreshControl != nil)
  }

  @Test(
    "U12: a frame clock that was not started calls nothing, enabled links or not",
    arguments: DeviceFacts.Side.allCases)
  func updateLink(_ side: DeviceFacts.Side) {
    DeviceFacts.playing(side, of: .updateLinks) { expectFramesOnlyWhileRunning() }
  }

  private func expectFramesOnlyWhileRunning() {
    let device = SimulatedDevice()
    let view = UIView()
    let window = device.show(view)
    var frames = 0
    let clock = FrameClock(view: view) {
      frames += 1
      return true
    }
    device.advance(by: 0.5)
    #expect(frames == 0 && !clock.isRunning && window === view.window)
    clock.run()
    device.advance(by: 0.5)
    #expect(frames > 20)
    clock.pause()
    let before = frames
    device.advance(by: 0.5)
    #expect(frames == before)
  }
}
