#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  /// A movement of a list that its host has requested.
  @MainActor
  struct OffsetMovement {
    /// The time in which SwiftUI may undo a movement, in seconds; a chat app waits as long
    /// (id 70906807112, `prependSettleLimit`).
    private static let undoLimit = 5.0

    private let mover: any OffsetMover
    private let origin: Double
    private let target: Double
    private let start: Double
    private var isReleased = false
    /// The progress of a movement without an animation, which SwiftUI may undo.
    private var stage: Stage

    private enum Stage {
      case moving
      case arrived
      case finished
    }

    /// Begins a movement along the vertical axis.
    ///
    /// - Parameters:
    ///   - mover: The mover.
    ///   - origin: The present offset, in points; nil if it is unknown.
    ///   - target: The offset to which the list moves, in points.
    ///   - isAnimated: Whether the movement is animated.
    ///   - time: The present time, in seconds.
    init(
      _ mover: any OffsetMover, from origin: Double?, to target: Double, animated isAnimated: Bool,
      at time: Double
    ) {
      self.mover = mover
      start = time
      self.target = target
      self.origin = origin ?? target
      stage = isAnimated || abs(self.origin - target) <= 1 ? .finished : .moving
      mover.move(to: target, animated: isAnimated)
    }

    /// Follows the offset; returns whether the list has returned to where it was, once.
    ///
    /// SwiftUI may write its own offset after UIKit's, and keeps UIKit's if that is written again
    /// (`Facts.md`, S9c).
    mutating func follow(_ offset: Double, at time: Double) -> Bool {
      if time - start > Self.undoLimit { stage = .finished }
      switch stage {
      case .moving:
        if abs(offset - target) <= 1 { stage = .arrived }
        return false
      case .arrived where abs(offset - origin) <= 1:
        stage = .finished
        return true
      case .arrived:
        if abs(offset - target) > 1 { stage = .finished }
        return false
      case .finished:
        return false
      }
    }

    /// Moves the list again, without an animation.
    func moveAgain() { mover.move(to: target, animated: false) }

    /// Releases the list after it has arrived.
    mutating func release() {
      guard !isReleased else { return }
      isReleased = true
      mover.release()
    }
  }
#endif
