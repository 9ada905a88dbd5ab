import Foundation

/// Changes of layers that show together.
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

  /// Ends the transaction; its completion block follows when its animations are over.
  open class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    let clock = MediaClock.current
    if level.end > clock.now { return clock.wake(at: level.end, completion) }
    completion()
  }

  /// Shows what has changed at once.
  open class func flush() {}

  /// Returns how long changes are animated, in seconds.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }

  /// Sets how long changes are animated, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// Returns whether changes show at once.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// Sets whether changes show at once.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Returns what is called at the end of the transaction's animations.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

  /// Sets what is called at the end of the transaction's animations.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// Lets the transaction wait for an animation that takes so long.
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
