/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}
