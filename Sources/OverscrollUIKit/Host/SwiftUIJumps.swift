#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Movements of the content that an update of SwiftUI may undo, and that are then repeated.
  struct SwiftUIJumps {
    private var jump: Jump?
    /// The offset that the next turn writes again; nil for none.
    private var repeated: CGPoint?

    /// A movement of the content without an animation.
    ///
    /// At rest, an update of SwiftUI may write its own offset afterwards, and keeps ours if that is
    /// written again (`Facts.md`, S9c).
    private struct Jump {
      /// The time in which SwiftUI may undo a movement, in seconds; a chat app waits as long
      /// (id 70906807112, `prependSettleLimit`).
      static let undoLimit = 5.0

      let origin: CGPoint
      let target: CGPoint
      let time: Double
    }

    /// Notes a movement of the content by the host.
    mutating func moved(
      from origin: CGPoint, to target: CGPoint, isAnimated: Bool, at time: Double
    ) {
      guard !origin.isNear(target) else { return }
      jump = isAnimated ? nil : Jump(origin: origin, target: target, time: time)
    }

    /// Notes that the user moves the content.
    mutating func touched() { jump = nil }

    /// Whether an update has undone a movement, which the next turn repeats.
    mutating func isUndone(at offset: CGPoint, time: Double) -> Bool {
      guard let last = jump, !offset.isNear(last.target) else { return false }
      jump = nil
      guard time - last.time <= Jump.undoLimit, offset.isNear(last.origin) else { return false }
      repeated = last.target
      return true
    }

    /// Removes and returns the offset to write again; nil for none.
    mutating func takeRepeatedJump() -> CGPoint? {
      defer { repeated = nil }
      return repeated
    }
  }

  extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool {
      abs(x - other.x) <= 1 && abs(y - other.y) <= 1
    }
  }
#endif
