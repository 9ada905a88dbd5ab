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

      /// The offsets before the steps of the movement; SwiftUI may believe in each of them.
      let origins: [CGPoint]
      let target: CGPoint
      let time: Double
    }

    /// Notes a movement of the content by the host.
    mutating func moved(
      from origin: CGPoint, to target: CGPoint, isAnimated: Bool, at time: Double
    ) {
      guard !origin.isAt(target) else { return }
      repeated = nil
      jump = isAnimated ? nil : Jump(origins: [origin], target: target, time: time)
    }

    /// Notes a movement of the content with its rows, which may take several steps.
    mutating func shifted(from origin: CGPoint, to target: CGPoint, at time: Double) {
      guard origin != target else { return }
      var origins = [origin]
      if let last = jump, last.target.isNear(origin), time - last.time < 0.1 {
        // A stream of text moves the content in every frame.
        origins += last.origins.prefix(15)
      }
      repeated = nil
      jump = Jump(origins: origins, target: target, time: time)
    }

    /// Notes that the user moves the content.
    mutating func touched() { jump = nil }

    /// Whether an update has undone a movement, which the next turn repeats.
    mutating func isUndone(at offset: CGPoint, time: Double) -> Bool {
      guard let last = jump, !offset.isAt(last.target) else { return false }
      if undoes(offset, time: time) { repeated = last.target }
      jump = nil
      return repeated != nil
    }

    /// Whether an update that moved the content to an offset has undone a movement.
    func undoes(_ offset: CGPoint, time: Double) -> Bool {
      guard let jump, !offset.isAt(jump.target) else { return false }
      return time - jump.time <= Jump.undoLimit && jump.origins.contains(where: offset.isNear)
    }

    /// Notes that the content is in its place, wherever it was before.
    mutating func settled() { repeated = nil }

    /// Removes and returns the offset to write again; nil for none.
    mutating func takeRepeatedJump() -> CGPoint? {
      defer { repeated = nil }
      return repeated
    }
  }

  extension CGPoint {
    /// Whether it is the same offset on a screen, which may have three pixels per point.
    fileprivate func isAt(_ other: CGPoint) -> Bool {
      abs(x - other.x) <= 0.26 && abs(y - other.y) <= 0.26
    }

    fileprivate func isNear(_ other: CGPoint) -> Bool {
      abs(x - other.x) <= 1 && abs(y - other.y) <= 1
    }
  }
#endif
