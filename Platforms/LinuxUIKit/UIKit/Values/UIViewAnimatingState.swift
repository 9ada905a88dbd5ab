/// Whether an animator is at work.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}
