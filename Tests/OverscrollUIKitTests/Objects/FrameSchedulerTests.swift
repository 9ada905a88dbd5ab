import HostRigs
@_spi(Simulation) import QuartzCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The scheduler in isolation, with a view that counts its calls.
@MainActor
@Suite struct FrameSchedulerTests {
  private final class Client: UIView, FrameClient {
    var frames = 0
    var turns = 0
    /// Called with each frame.
    var onFrame: (() -> Void)?

    func tick() {
      frames += 1
      onFrame?()
    }

    func turnBegan() { turns += 1 }
  }

  @Test("A scheduler calls its view with frames until it is paused")
  func frames() {
    let device = SimulatedDevice()
    let client = Client()
    let window = device.show(client)
    let scheduler = FrameScheduler(by: .current)
    scheduler.connect(to: client)
    #expect(device.clock.frameHandlerCount == 0, "no link before the first request")
    scheduler.run()
    client.onFrame = { [weak client] in if client?.frames == 3 { scheduler.pause() } }
    device.advance(by: 1)
    #expect(client.frames == 3)
    #expect(!scheduler.isRunning)
    withExtendedLifetime(window) {}
  }

  @Test("A distant deadline requests no frames until shortly before it")
  func distantDeadline() {
    withDevice { device in
      let client = Client()
      let window = device.show(client)
      let scheduler = FrameScheduler(by: .current)
      scheduler.connect(to: client)
      scheduler.keep(device.now + 30, at: device.now, isMoving: false, isInWindow: true)
      #expect(!scheduler.wantsFrames && !scheduler.isRunning)
      device.advance(by: 24.9)
      #expect(client.frames == 0)
      device.advance(by: 0.2)
      #expect(client.frames == 1)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A near deadline has an alarm only without a window")
  func deadline() {
    withDevice { device in
      let client = Client()
      let scheduler = FrameScheduler(by: .current)
      scheduler.connect(to: client)
      scheduler.keep(device.now + 0.5, at: device.now, isMoving: false, isInWindow: true)
      #expect(scheduler.alarm == nil)
      #expect(scheduler.wantsFrames)
      scheduler.keep(device.now + 2, at: device.now, isMoving: false, isInWindow: false)
      device.advance(by: 1.9)
      #expect(client.frames == 0)
      device.advance(by: 0.2)
      #expect(client.frames == 1)
      #expect(scheduler.alarm == nil)
    }
  }

  @Test("The scheduler reports an awaited turn once")
  func turn() {
    let client = Client()
    let scheduler = FrameScheduler(by: .current)
    scheduler.connect(to: client)
    scheduler.beginTurn()
    #expect(client.turns == 0)
    scheduler.awaitTurn()
    scheduler.awaitTurn()
    scheduler.beginTurn()
    scheduler.beginTurn()
    #expect(client.turns == 1)
  }

  @Test("A scheduler does not retain its view")
  func ownership() {
    let device = SimulatedDevice()
    let scheduler = FrameScheduler(by: .current)
    var client: Client? = Client()
    let seen = Weak(object: client)
    client.map(scheduler.connect)
    scheduler.run()
    client = nil
    device.advance(by: 1)
    #expect(seen.object == nil)
  }
}
