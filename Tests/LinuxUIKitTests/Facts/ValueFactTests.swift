import Foundation
import Testing
@_spi(Simulation) import UIKit

/// U6, U7, U28: the values of a scroll view.
@MainActor @Suite struct ValueFactTests {
  @Test("U6a: offsets are rounded to pixels in a window")
  func offsetsAreRounded() {
    let stage = Stage()
    stage.view.contentOffset.y = 10.4
    #expect(abs(stage.view.contentOffset.y - 31.0 / 3) < 1e-9)
    stage.finger.touch(stage.view)
    stage.finger.drag(by: -33.4)
    let pixels = stage.view.contentOffset.y * 3
    #expect(pixels > 100 && abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test("U6a: offsets are rounded to points before the first window")
  func offsetsAreRoundedOffWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1_000
    view.contentOffset.y = 10.4
    #expect(view.contentOffset.y == 10)
  }

  @Test("U6b: insets keep every fraction")
  func insetsKeepFractions() {
    let stage = Stage()
    stage.view.contentInset.top = 10.4
    #expect(stage.view.contentInset.top == 10.4)
  }

  @Test("U6b, alternative: insets are rounded to pixels")
  func insetsAreRounded() {
    DeviceFacts.playing(.alternative, of: .insetRounding) {
      let stage = Stage()
      stage.view.contentInset.top = 10.4
      #expect(abs(stage.view.contentInset.top - 31.0 / 3) < 1e-9)
    }
  }

  /// The insets whose observers are notified of a change of the safe area.
  private func observed() -> [String] {
    let (stage, heard) = (Stage(safeTop: 40), Heard())
    let observations = [
      stage.view.observe(\.safeAreaInsets) { _, _ in heard.lines.append("safe area") },
      stage.view.observe(\.adjustedContentInset) { _, _ in heard.lines.append("adjusted") },
    ]
    stage.device.safeAreaInsets.top = 60
    #expect(observations.count == 2 && stage.view.adjustedContentInset.top == 60)
    return heard.lines.sorted()
  }

  @Test("U7: safeAreaInsets and adjustedContentInset cannot be observed")
  func safeAreaIsNotObservable() {
    DeviceFacts.playing(.fact, of: .observableInsets) { #expect(observed().isEmpty) }
  }

  @Test("U7, alternative: safeAreaInsets and adjustedContentInset are observable")
  func safeAreaIsObservable() {
    #expect(observed() == ["adjusted", "safe area"])
  }

  @Test("U28: content shorter than the view rests at its top inset")
  func shortContentRests() {
    let stage = Stage(content: 100, safeTop: 40)
    stage.view.contentInsetAdjustmentBehavior = .always
    stage.view.alwaysBounceVertical = true
    #expect(stage.view.contentOffset.y == -40)
    stage.finger.pull(stage.view, by: -100)
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == -40)
  }
}
