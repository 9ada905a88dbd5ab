import CoreGraphics

/// The offset that SwiftUI believes in, which differs after other code has written one at rest
/// (`Facts.md`, S9c).
struct OwnOffset {
  private var value = CGPoint.zero
  private var isOverwritten = false
  /// Whether the list rested in its last layout.
  private var hasRested = false
  /// Whether SwiftUI has insisted on its offset since the list moved last.
  private var hasInsisted = false

  /// The cause of an offset that a layout finds.
  enum Cause {
    /// A gesture, a deceleration or an animation.
    case motion
    /// SwiftUI itself, for example after the content has changed.
    case own
    /// Unknown: if the offset is new, other code has written it.
    case unknown
  }

  /// Notes the offset of a layout.
  mutating func note(_ offset: CGPoint, cause: Cause) {
    defer { hasRested = cause != .motion }
    if cause == .motion { hasInsisted = false }
    if cause == .unknown, hasRested, !hasInsisted {
      isOverwritten = offset != value
    } else {
      (value, isOverwritten) = (offset, false)
    }
  }

  /// Returns the offset to write in an update, once after another one; nil for none.
  mutating func overwrite() -> CGPoint? {
    guard isOverwritten else { return nil }
    (isOverwritten, hasInsisted) = (false, true)
    return value
  }
}
