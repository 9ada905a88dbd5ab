import Foundation

/// Who is told of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, at its end or before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
