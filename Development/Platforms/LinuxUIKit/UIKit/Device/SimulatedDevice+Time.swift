import Foundation
@_spi(Simulation) import QuartzCore
import ScrollPhysics

extension SimulatedDevice {
  /// Runs one turn of the run loop without advancing the time: due calls, then layout.
  public func turn() {
    run {
      clock.advance(to: clock.now)
      commit()
    }
  }

  /// Advances the time, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    while now < end - 1e-9 { step(to: min(end, nextFrame)) }
  }

  /// Advances the time, and runs tasks after each frame.
  public func pass(_ seconds: TimeInterval) async {
    let end = now + max(0, seconds)
    await settle()
    while now < end - 1e-9 {
      step(to: min(end, nextFrame))
      await settle()
    }
  }

  /// Runs tasks of the main actor without advancing the time.
  public func settle() async {
    for _ in 0..<10 { await Task.yield() }
    turn()
  }

  /// Advances the time to the end of the last animation of `UIView`.
  public func finishAnimations() {
    turn()
    while let end = AnimationRun.lastEnd(of: clock) { step(to: max(end, now)) }
  }

  /// Advances the time until all scroll views rest.
  public func waitForRest(of view: UIScrollView, limit: TimeInterval = 30) {
    let end = now + limit
    while (view.simulation.isDecelerating || view.simulation.isAnimating) && now < end {
      step(to: nextFrame)
    }
  }

  /// Advances by one frame: timers, fingers, scroll views, display links, layout.
  func step(to time: TimeInterval, event: () -> Void = {}) {
    run {
      clock.advance(to: time)
      event()
      for view in scrollViews { view.simulate { $0.advance(to: clock.now) } }
      clock.tick()
      commit()
    }
  }

  var nextFrame: TimeInterval {
    let frame = ((now - origin) * framesPerSecond + 1e-6).rounded(.down) + 1
    return origin + frame / framesPerSecond
  }

  private func commit() {
    turnEnds(isDisplayed: false)
    // A layout can invalidate a view that was laid out already.
    for _ in 0..<4 {
      for window in windows { window.layoutIfNeeded() }
    }
    turnEnds(isDisplayed: true)
    for view in scrollViews { view.turnEnded() }
  }
}
