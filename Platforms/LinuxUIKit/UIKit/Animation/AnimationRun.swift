import Foundation
@_spi(Simulation) import QuartzCore

/// An animation that goes on: who is in it, and who is told of its end.
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

  /// Begins one; one in which nothing changed ends at the next look at the clock.
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

  /// When the last animation that goes by a clock is over; nil where there is none.
  static func lastEnd(of clock: MediaClock) -> TimeInterval? {
    running.filter { $0.clock === clock }.map(\.endTime).max()
  }

  /// What is animated in a view that leaves its window is over.
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
