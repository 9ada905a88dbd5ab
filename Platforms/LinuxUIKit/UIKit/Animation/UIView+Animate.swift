import Foundation

extension UIView {
  /// Whether animations are on, and whether they were switched off.
  @MainActor enum AnimationSwitch {
    static var isOn = true
  }

  /// Whether changes can be animated.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Sets whether changes can be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// How long what changes now takes, in seconds.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.currentDuration ?? 0
  }

  /// Makes changes that show at once, also in an animation.
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

  /// Animates changes, and tells of the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, 0, [], animations, completion)
  }

  /// Animates changes after a while, and tells of the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, options, animations, completion)
  }

  /// Animates changes as a spring does.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, options, animations, completion)
  }

  /// Animates changes as a spring does.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, options, animations, completion)
  }

  /// Animates changes through several values.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, [], animations, completion)
  }

  /// Makes the changes of one of the values.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Animates how a view changes its content.
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

  /// Runs the changes at once, and tells of the end when the clock says so.
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
