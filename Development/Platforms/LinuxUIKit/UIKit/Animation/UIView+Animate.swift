import Foundation

extension UIView {
  /// Whether animations are enabled.
  @MainActor enum AnimationSwitch {
    static var isOn = true
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// The duration of changes made now, in seconds.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.currentDuration ?? 0
  }

  /// Makes changes without animating them, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationSwitch.isOn
    AnimationSwitch.isOn = false
    AnimationBlock.run(nil, actionsWithoutAnimation)
    AnimationSwitch.isOn = before
  }

  /// Animates changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    play(duration, 0, [], animations, nil)
  }

  /// Animates changes, and calls a completion handler.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, 0, [], animations, completion)
  }

  /// Animates changes after a delay, and calls a completion handler.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, options, animations, completion)
  }

  /// Animates changes with a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, options, animations, completion)
  }

  /// Animates changes with a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, options, animations, completion)
  }

  /// Animates changes through keyframes.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    play(duration, delay, [], animations, completion)
  }

  /// Adds a keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Animates a transition of a view's content.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    play(
      duration, 0, options,
      {
        AnimationBlock.note(view)
        animations?()
      }, completion)
  }

  /// Makes the changes immediately; the completion handler follows on the clock.
  private class func play(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : AnimationBlock.current
    let block = AnimationBlock(
      duration: max(0, outer?.duration ?? duration), delay: max(0, outer?.delay ?? delay))
    AnimationBlock.run(block, animations)
    AnimationRun.begin(block, completion: completion)
  }
}
