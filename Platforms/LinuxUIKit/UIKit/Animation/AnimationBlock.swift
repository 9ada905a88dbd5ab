import Foundation
@_spi(Simulation) import QuartzCore

/// What is known while the closure of an animation runs.
@MainActor final class AnimationBlock {
  /// The blocks that run, the innermost last; nil where animations are off.
  private static var stack: [AnimationBlock?] = []

  let duration: TimeInterval
  let delay: TimeInterval
  private(set) var views: Set<ObjectIdentifier> = []
  /// What changes of which layers, by the keys that UIKit gives such animations.
  private(set) var changes: [(layer: CALayer, key: String)] = []
  /// The clock of the device on which something changes.
  private(set) var clock = MediaClock.current

  init(duration: TimeInterval, delay: TimeInterval) {
    self.duration = duration
    self.delay = delay
  }

  /// The innermost block that animates.
  static var current: AnimationBlock? { stack.last ?? nil }

  /// How long what changes now takes, in seconds; nil where nothing is animated.
  static var currentDuration: TimeInterval? {
    guard UIView.areAnimationsEnabled, let block = current else { return nil }
    return block.duration + block.delay
  }

  /// Tells that a view changes, and what of its layer; one off window shows nothing and is not waited for.
  static func note(_ view: UIView, _ keys: @autoclosure () -> [String] = []) {
    guard let block = current, let window = view.window else { return }
    block.views.insert(ObjectIdentifier(view))
    block.clock = window.device.clock
    guard UIView.areAnimationsEnabled, block.duration > 0 else { return }
    block.changes += keys().map { (view.layer, $0) }
  }

  /// Lets the layers show on the way what has changed of them.
  func animateLayers() {
    MediaClock.$local.withValue(clock) {
      for (layer, key) in changes {
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = duration
        layer.add(animation, forKey: key)
      }
    }
  }

  static func run(_ block: AnimationBlock?, _ changes: () -> Void) {
    stack.append(block)
    changes()
    stack.removeLast()
  }
}
