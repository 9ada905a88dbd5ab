import Foundation

/// An animation that can be stopped; the stand-in does not reverse it.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The delay, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Whether views receive touches during the animation.
  open var isUserInteractionEnabled = true
  /// Whether the animation can be stopped.
  open var isInterruptible = true

  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  public var isReversed = false
  public var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run: AnimationRun?

  /// Creates an animation with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animation with a predefined curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public func addAnimations(_ animation: @escaping () -> Void) {
    guard isRunning else { return animations.append(animation) }
    play([animation], told: false)
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    self.delay = delay
    state = .active
    isRunning = true
    let changes = animations
    animations = []
    play(changes, told: true)
  }

  public func pauseAnimation() {
    state = .active
    isRunning = false
  }

  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
    run = nil
  }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func play(_ changes: [() -> Void], told: Bool) {
    let block = AnimationBlock(duration: duration, delay: delay)
    AnimationBlock.run(block) {
      for change in changes { change() }
    }
    var mine: AnimationRun?
    let begun = AnimationRun.begin(block) { [self] _ in
      if told && mine != nil && run === mine { end(at: .end) }
    }
    mine = begun
    if told { run = begun }
  }

  private func end(at position: UIViewAnimatingPosition) {
    run = nil
    isRunning = false
    state = .inactive
    fractionComplete = 1
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
