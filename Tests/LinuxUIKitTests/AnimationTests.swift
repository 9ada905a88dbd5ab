import Foundation
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@MainActor @Suite struct AnimationTests {
  @Test func valuesHoldAtOnceAndTheEndComesWhenTheClockSaysSo() {
    let stage = Stage()
    let box = UIView()
    stage.view.addSubview(box)
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.25, animations: { box.alpha = 0.5 }) { ends.append($0) }
    #expect(box.alpha == 0.5)
    stage.device.advance(by: 0.24)
    #expect(ends.isEmpty)
    stage.device.advance(by: 0.02)
    #expect(ends == [true])
    let now = stage.device.now
    UIView.animate(withDuration: 0.4, animations: { box.alpha = 1 }) { ends.append($0) }
    stage.device.finishAnimations()
    #expect(ends == [true, true] && abs(stage.device.now - now - 0.4) < 1e-9)
  }

  @Test func layersHaveAnimationsOfWhatChangesInABlock() {
    let stage = Stage()
    let (box, other) = (UIView(), UIView())
    for view in [box, other] { stage.view.addSubview(view) }
    let away = UIView()
    UIView.animate(withDuration: 0.25) {
      box.frame = CGRect(x: 10, y: 0, width: 50, height: 50)
      box.alpha = 0.5
      UIView.performWithoutAnimation { other.frame.origin.x = 10 }
      away.alpha = 0
    }
    #expect(box.layer.animationKeys() == ["position", "bounds.size", "opacity"])
    #expect(other.layer.animationKeys() == nil && away.layer.animationKeys() == nil)
    stage.device.advance(by: 0.3)
    #expect(box.layer.animationKeys() == nil)
    box.alpha = 1
    #expect(box.layer.animationKeys() == nil, "outside of a block")
  }

  @Test func everyFormEndsAfterDelayAndDuration() {
    let stage = Stage()
    var ends = 0
    let change = { stage.view.alpha = stage.view.alpha > 0.5 ? 0.4 : 0.6 }
    let count: (Bool) -> Void = { _ in ends += 1 }
    UIView.animate(withDuration: 0.1, delay: 0.1, animations: change, completion: count)
    UIView.animate(
      withDuration: 0.1, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      animations: change, completion: count)
    UIView.animate(springDuration: 0.2, animations: change, completion: count)
    UIView.transition(with: stage.view, duration: 0.2, animations: change, completion: count)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut, animations: change)
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    stage.device.advance(by: 0.19)
    #expect(ends == 0 && animator.isRunning)
    stage.device.advance(by: 0.02)
    #expect(ends == 5 && !animator.isRunning)
  }

  @Test func withoutAChangeOrAWindowTheEndComesAtTheNextTurn() {
    let stage = Stage()
    let loose = UIView()
    var ends = 0
    UIView.animate(withDuration: 9, animations: {}) { _ in ends += 1 }
    UIView.animate(withDuration: 9, animations: { loose.alpha = 0 }) { _ in ends += 1 }
    #expect(ends == 0)
    stage.device.turn()
    #expect(ends == 2)
  }

  @Test func aViewThatLeavesItsWindowEndsItsAnimationsUnfinished() {
    let stage = Stage()
    let box = UIView()
    stage.view.addSubview(box)
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.25, animations: { box.alpha = 0 }) { ends.append($0) }
    box.removeFromSuperview()
    #expect(ends == [false])
  }

  @Test func animationsCanBeOff() {
    let stage = Stage()
    var ends = 0
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 9, animations: { stage.view.alpha = 0 }) { _ in ends += 1 }
    }
    stage.device.turn()
    #expect(ends == 1)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func anOffsetInAnAnimationIsToldOnceAndShowsOnTheWay() {
    let stage = Stage()
    UIView.animate(withDuration: 0.4) { stage.view.contentOffset.y = 400 }
    #expect(stage.view.contentOffset.y == 400)
    #expect(stage.log.lines == ["didScroll"])
    stage.device.advance(by: 0.2)
    #expect(abs(stage.view.simulation.presentedOffset - 200) < 1)
    stage.device.advance(by: 0.3)
    #expect(stage.log.lines == ["didScroll"])
  }

  @Test func updateLinksFireWithEachFrameWhileTheirViewIsInAWindow() {
    let stage = Stage()
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: stage.view) { _, info in times.append(info.modelTime) }
    link.isEnabled = true
    stage.device.advance(by: 0.1)
    #expect(times.count == 6)
    stage.view.removeFromSuperview()
    stage.device.advance(by: 0.1)
    link.isEnabled = false
    #expect(times.count == 6)
    #expect(stage.device.clock.frameHandlerCount == 0)
  }
}
