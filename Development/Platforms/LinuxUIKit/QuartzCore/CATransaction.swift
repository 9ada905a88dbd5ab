import Foundation

/// A group of layer changes that become visible together.
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var end: CFTimeInterval = 0
  }

  private nonisolated(unsafe) static var levels: [Level] = []

  /// Begins a transaction.
  open class func begin() {
    var level = Level()
    level.disablesActions = disableActions()
    levels.append(level)
  }

  /// Ends the transaction; its completion block runs when its animations have ended.
  open class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    let clock = MediaClock.current
    if level.end > clock.now { return clock.wake(at: level.end, completion) }
    completion()
  }

  /// Applies pending changes immediately.
  open class func flush() {}

  /// Returns the duration of animations, in seconds.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }

  /// Sets the duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// Returns whether changes are not animated.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Returns the closure that runs after the transaction's animations.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

  /// Sets the closure that runs after the transaction's animations.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// Makes the transaction wait for an animation of a duration.
  @_spi(Simulation) public static func extend(by duration: CFTimeInterval) {
    let end = MediaClock.current.now + duration
    if duration.isFinite { change { $0.end = max($0.end, end) } }
  }

  static func noteAnimation(endingAfter duration: CFTimeInterval) { extend(by: duration) }

  private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
