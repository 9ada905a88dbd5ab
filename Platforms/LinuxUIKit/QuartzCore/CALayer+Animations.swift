import Foundation

extension CALayer {
  /// Begins an animation; one of the same key ends before its time.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    animations.append((key, anim))
    CATransaction.noteAnimation(endingAfter: anim.wholeDuration)
    anim.delegate?.animationDidStart(anim)
    guard anim.wholeDuration.isFinite else { return }
    let clock = MediaClock.current
    clock.wake(at: clock.now + anim.wholeDuration) { [weak self, weak anim] in
      guard let self, let anim else { return }
      self.animationEnded(anim)
    }
  }

  /// Ends an animation before its time.
  public func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let animation = animations.remove(at: index).animation
    animation.delegate?.animationDidStop(animation, finished: false)
  }

  /// Ends all animations before their time.
  public func removeAllAnimations() {
    for key in animations.map(\.key) { removeAnimation(forKey: key) }
  }

  /// Returns the animation of a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of what is animated, or nil.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  private func animationEnded(_ animation: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
