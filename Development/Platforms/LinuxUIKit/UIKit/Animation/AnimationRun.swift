import Foundation
@_spi(Simulation) import QuartzCore

/// A running animation, with its views and its completion.
@MainActor final class AnimationRun {
  private static var running: [AnimationRun] = []

  private var views: Set<ObjectIdentifier>
  private let clock: MediaClock
  private let endTime: TimeInterval
  private var completion: ((Bool) -> Void)?
  private var isOver = false

  private init(
    _ block: AnimationBlock, lasting duration: TimeInterval, completion: ((Bool) -> Void)?
  ) {
    views = block.views
    clock = block.clock
    endTime = block.clock.now + duration
    self.completion = completion
  }

  /// Starts an animation; one without changes ends at the next advance of the clock.
  @discardableResult
  static func begin(_ block: AnimationBlock, completion: ((Bool) -> Void)?) -> AnimationRun {
    let isSeen = UIView.areAnimationsEnabled && !block.views.isEmpty
    let duration = isSeen ? block.delay + block.duration : 0
    let run = AnimationRun(block, lasting: duration, completion: completion)
    if isSeen {
      running.append(run)
      block.animateLayers()
    }
    CATransaction.extend(by: duration)
    run.clock.wake(at: run.endTime) {
      MainActor.assumeIsolated { run.end(finished: true) }
    }
    return run
  }

  /// The time at which the last animation of a clock ends; nil without animations.
  static func lastEnd(of clock: MediaClock) -> TimeInterval? {
    running.filter { $0.clock === clock }.map(\.endTime).max()
  }

  /// Ends the animations of a view that leaves its window.
  static func viewLeftWindow(_ view: UIView) {
    for run in running where run.views.remove(ObjectIdentifier(view)) != nil {
      if run.views.isEmpty { run.end(finished: false) }
    }
  }

  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    Self.running.removeAll { $0 === self }
    let call = completion
    completion = nil
    call?(finished)
  }
}
