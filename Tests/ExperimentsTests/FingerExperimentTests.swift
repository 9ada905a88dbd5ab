import Testing
@_spi(Simulation) import UIKit

@testable import Experiments

/// The gestures of the Experiments app, with the stand-in's finger.
@MainActor @Suite struct FingerExperimentTests {
  /// Performs an experiment on a new device, and returns its reading.
  private func reading(of experiment: FingerExperiment) -> FactProbe.Reading? {
    let device = SimulatedDevice()
    let controller = FingerController(experiment)
    let window = device.show(controller)
    device.advance(by: 0.1)
    perform(experiment.gesture, on: controller, device)
    defer { window.rootViewController = nil }
    return experiment.reading(of: controller.motion)
  }

  private func perform(
    _ gesture: FingerExperiment.Gesture, on controller: FingerController, _ device: SimulatedDevice
  ) {
    let (finger, list) = (Finger(on: device), controller.list)
    switch gesture {
    case .drag(let distance):
      finger.touch(list)
      finger.drag(by: distance)
      finger.hold(for: 0.2)
      finger.lift()
      device.waitForRest(of: list)
    case .throwing(let distance):
      finger.touch(list)
      finger.drag(by: distance, over: 0.1)
      finger.lift()
    case .flick:
      finger.touch(list)
      finger.flick(velocity: -1_000)
      device.waitForRest(of: list)
    case .flickAndTouch(let delay):
      finger.touch(list)
      finger.flick(velocity: -1_000)
      touchAgain(finger, after: delay, list, device)
    case .pullAndTouch(let delay):
      finger.touch(list)
      finger.drag(by: 200)
      finger.hold(for: 0.2)
      finger.lift()
      touchAgain(finger, after: delay, list, device)
    case .touchAnimation(let delay):
      controller.restart()
      touchAgain(finger, after: delay, list, device)
    }
  }

  private func touchAgain(
    _ finger: Finger, after delay: TimeInterval, _ list: UIScrollView, _ device: SimulatedDevice
  ) {
    device.advance(by: delay)
    finger.touch(list)
    device.advance(by: 0.05)
    finger.lift()
  }

  @Test(
    "An experiment reports which side of its row the system has",
    arguments: DeviceFacts.Row.allCases.filter { DeviceFacts.Row.finger.contains($0) })
  func side(_ row: DeviceFacts.Row) throws {
    let experiment = try #require(FingerExperiment.all.first { $0.id == row.rawValue })
    for side in DeviceFacts.Side.allCases {
      let reading = DeviceFacts.playing(side, of: row) { self.reading(of: experiment) }
      #expect(reading?.side.rawValue == side.rawValue, "\(reading?.figures ?? "none")")
    }
  }

  @Test("A gesture that was not performed has no reading")
  func nothing() {
    for experiment in FingerExperiment.all {
      #expect(experiment.reading(of: Motion()) == nil, "\(experiment.id)")
    }
  }
}
