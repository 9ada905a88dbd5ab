import Foundation
import Testing
@_spi(Simulation) import UIKit

/// U5: insets and offsets that are set during a release.
@MainActor @Suite struct ReleaseFactTests {
  /// Animates the top inset when a drag ends, and records the offset.
  private final class Opener: NSObject, UIScrollViewDelegate {
    var offset: CGFloat = 0

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      UIView.animate(withDuration: 0.25) { scrollView.contentInset.top = 69 }
      offset = scrollView.contentOffset.y
    }
  }

  /// The offsets before and after an inset is animated at the end of a drag.
  private func animatedInset() -> (before: CGFloat, after: CGFloat) {
    let (stage, opener) = (Stage(), Opener())
    stage.view.delegate = opener
    stage.finger.touch(stage.view)
    stage.finger.drag(by: 150)
    stage.finger.hold(for: 0.15)
    let before = stage.view.contentOffset.y
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    #expect(abs(stage.view.contentOffset.y + 69) < 0.5)
    return (before, opener.offset)
  }

  @Test("U5a: an inset that is animated at the release moves the offset by its growth")
  func animatedInsetJumps() {
    let (before, after) = animatedInset()
    #expect(before < -50 && abs(after - before + 69) < 0.5)
  }

  @Test("U5a, alternative: the offset stays when an inset is animated at the release")
  func animatedInsetStays() {
    DeviceFacts.playing(.alternative, of: .insetInBounce) {
      let (before, after) = animatedInset()
      #expect(before < -50 && abs(after - before) < 0.5)
    }
  }

  /// Whether the view decelerates after a plain write, and after a write without animation.
  private func decelerates() -> [Bool] {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.flick(velocity: -1_000)
    stage.device.advance(by: 0.05)
    stage.view.contentOffset.y += 100
    let afterPlain = stage.view.isDecelerating
    stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    return [afterPlain, stage.view.isDecelerating]
  }

  @Test("U5c: setting contentOffset leaves a deceleration running")
  func plainWriteKeepsMotion() { #expect(decelerates() == [true, false]) }

  @Test("U5c, alternative: setting contentOffset stops a deceleration")
  func plainWriteStops() {
    DeviceFacts.playing(.alternative, of: .plainWrites) {
      #expect(decelerates() == [false, false])
    }
  }

  @Test("U5d: an inset set during the notification of the end moves the offset by 20 points")
  func endedNotificationJumps() {
    let stage = Stage()
    let observation = stage.view.panGestureRecognizer.observe(\.state) { [view = stage.view] _, _ in
      MainActor.assumeIsolated {
        if view.panGestureRecognizer.state == .ended { view.contentInset.top = 60 }
      }
    }
    stage.finger.touch(stage.view)
    stage.finger.drag(by: 200)
    stage.finger.hold(for: 0.15)
    let before = stage.view.contentOffset.y
    stage.finger.lift()
    observation.invalidate()
    #expect(abs(stage.view.contentOffset.y - before + 20) < 0.5)
  }
}
