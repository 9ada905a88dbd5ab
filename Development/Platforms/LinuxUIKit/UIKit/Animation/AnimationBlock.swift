import Foundation
@_spi(Simulation) import QuartzCore

/// The state that is recorded while the closure of an animation runs.
@MainActor final class AnimationBlock {
  /// The blocks that run, innermost last; an entry is nil where animations are disabled.
  private static var stack: [AnimationBlock?] = []

  let duration: TimeInterval
  let delay: TimeInterval
  private(set) var views: Set<ObjectIdentifier> = []
  /// The layers that changed, with the keys that UIKit gives their animations.
  private(set) var changes: [(layer: CALayer, key: String)] = []
  /// The clock of the device whose views changed.
  private(set) var clock = MediaClock.current

  init(duration: TimeInterval, delay: TimeInterval) {
    self.duration = duration
    self.delay = delay
  }

  /// The innermost animating block.
  static var current: AnimationBlock? { stack.last ?? nil }

  /// The duration of changes made now, in seconds; nil outside of an animation.
  static var currentDuration: TimeInterval? {
    guard UIView.areAnimationsEnabled, let block = current else { return nil }
    return block.duration + block.delay
  }

  /// Records a change to a view's layer; views outside of a window are not recorded.
  static func note(_ view: UIView, _ keys: @autoclosure () -> [String] = []) {
    guard let block = current, let window = view.window else { return }
    block.views.insert(ObjectIdentifier(view))
    block.clock = window.device.clock
    guard UIView.areAnimationsEnabled, block.duration > 0 else { return }
    block.changes += keys().map { (view.layer, $0) }
  }

  /// Adds animations to the layers that changed.
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
