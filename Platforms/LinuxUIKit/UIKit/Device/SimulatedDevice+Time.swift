import Foundation
import OverscrollSimulation
@_spi(Simulation) import QuartzCore

extension SimulatedDevice {
  /// Lets a turn of the run loop pass without time: what is due, then layout.
  public func turn() {
    run {
      clock.advance(to: clock.now)
      commit()
    }
  }

  /// Lets time pass, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    while now < end - 1e-9 { step(to: min(end, nextFrame)) }
  }

  /// Lets time pass, and after each frame lets tasks run.
  public func pass(_ seconds: TimeInterval) async {
    let end = now + max(0, seconds)
    await settle()
    while now < end - 1e-9 {
      step(to: min(end, nextFrame))
      await settle()
    }
  }

  /// Lets tasks of the main actor run, without time.
  public func settle() async {
    for _ in 0..<10 { await Task.yield() }
    turn()
  }

  /// Lets time pass until the last animation of `UIView` is over, and no longer.
  public func finishAnimations() {
    turn()
    while let end = AnimationRun.lastEnd(of: clock) { step(to: max(end, now)) }
  }

  /// Lets time pass until nothing moves a scroll view any more.
  public func waitForRest(of view: UIScrollView, limit: TimeInterval = 30) {
    let end = now + limit
    while (view.simulation.isDecelerating || view.simulation.isAnimating) && now < end {
      step(to: nextFrame)
    }
  }

  /// Lets a frame pass: timers, fingers, scroll views, display links, layout.
  func step(to time: TimeInterval, event: () -> Void = {}) {
    run {
      clock.advance(to: time)
      event()
      for view in ScrollRegistry.views(of: self) { view.simulate { $0.advance(to: clock.now) } }
      clock.tick()
      commit()
    }
  }

  var nextFrame: TimeInterval {
    let frame = ((now - origin) * framesPerSecond + 1e-6).rounded(.down) + 1
    return origin + frame / framesPerSecond
  }

  private func commit() {
    // A layout can cause another one in a view that is done already.
    for _ in 0..<4 {
      for window in windows { window.layoutIfNeeded() }
    }
    for view in ScrollRegistry.views(of: self) { view.turnEnded() }
  }
}
