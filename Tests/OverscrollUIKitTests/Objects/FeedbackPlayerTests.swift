import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// The haptic feedback player in isolation.
@MainActor
@Suite struct FeedbackPlayerTests {
  @Test("A player prepares only the feedback that a pull may cause")
  func preparation() {
    let device = SimulatedDevice()
    let player = FeedbackPlayer()
    player.prepare([])
    player.prepare(.ended)
    #expect(device.feedbackGeneratorCount == 0)
    player.prepare([.armed, .fired])
    #expect(device.feedbackPreparationCount == 2)
    #expect(device.feedback.isEmpty)
  }

  @Test("A player reuses its generators, and a cancelled run plays nothing")
  func playing() {
    let device = SimulatedDevice()
    let player = FeedbackPlayer()
    player.prepare(.armed)
    player.play(.armed, nil)
    player.play(.armed, nil)
    player.play(.ended, .cancelled)
    #expect(device.feedback == ["impact light 1.0", "impact light 1.0"])
    #expect(device.feedbackGeneratorCount == 1)
    player.play(.ended, .failed)
    #expect(device.feedback.last == "notification error")
  }
}
