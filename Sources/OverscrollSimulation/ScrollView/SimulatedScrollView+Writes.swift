#if !hasFeature(Embedded)
  extension SimulatedScrollView {
    /// The two ways in which code writes an offset.
    public enum OffsetWrite: Equatable, Sendable, CaseIterable {
      /// `contentOffset = p`: a motion goes on from the new offset with the velocity it has.
      ///
      /// So openradar 16724593 and WebKit's pull request 58368, which relies on it.
      case plain
      /// `setContentOffset(p, animated: false)`: a motion ends there.
      case notAnimated
    }

    /// Writes the offset, as code does.
    ///
    /// Nothing is clamped: at rest the view stays where it was put until a touch or a change of
    /// geometry. Under a finger the drag goes on from there.
    ///
    /// - Parameters:
    ///   - newOffset: The offset, in points. What is not finite changes nothing.
    ///   - write: The way.
    public mutating func setOffset(_ newOffset: Double, _ write: OffsetWrite = .plain) {
      guard newOffset.isFinite else { return }
      offsetWriteCount += 1
      let (before, velocity, distance) = (motion, velocity, newOffset - offset)
      move(to: newOffset)
      if isTracking {
        gripAnew()
      } else if isDecelerating && write == .notAnimated {
        stop()
      } else if distance != 0 {
        carryOn(before, by: distance, velocity: velocity)
      }
    }
  }
#endif
