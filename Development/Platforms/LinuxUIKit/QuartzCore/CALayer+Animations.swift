import Foundation

extension CALayer {
  /// Adds an animation; removes an earlier one with the same key.
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

  /// Removes an animation.
  public func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let animation = animations.remove(at: index).animation
    animation.delegate?.animationDidStop(animation, finished: false)
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    for key in animations.map(\.key) { removeAnimation(forKey: key) }
  }

  /// Returns the animation with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations; nil without animations.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  private func animationEnded(_ animation: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
