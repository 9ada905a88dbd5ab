/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}
