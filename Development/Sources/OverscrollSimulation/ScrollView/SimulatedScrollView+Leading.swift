#if !hasFeature(Embedded)
  package import OverscrollCore

  /// Driving the view from outside, with offsets as from a recording.
  extension SimulatedScrollView {
    /// Begins the drag of the finger that is on the view, without moving the content.
    package mutating func beginDrag() {
      guard touch?.isDragging == false else { return }
      touch?.isDragging = true
      tell(.willBeginDragging)
    }

    /// Sets the offsets, with or without a finger.
    ///
    /// The offsets are reported even if they are unchanged. They do not count as writes by code.
    ///
    /// - Parameter newOffsets: The offsets, in points. Values that are not finite change nothing.
    package mutating func place(at newOffsets: PerAxis<Double>) {
      guard newOffsets.isFinite else { return }
      for axis in OverscrollAxis.allCases { axes[axis].write(newOffsets[axis], stops: true) }
      let before = events.count
      settle()
      tellOffsetsAnew(unlessToldSince: before)
    }

    /// Ends the bounce that a release past an edge began and that is driven from outside.
    package mutating func comeToRest() {
      guard isLedBack else { return }
      isLedBack = false
      tell(.didEndDecelerating)
    }

    /// Whether the content is past an edge.
    var pullChanged: Bool {
      OverscrollAxis.allCases.contains { axis in
        axes[axis].offset != axes[axis].legalOffsets.nearest(to: axes[axis].offset)
      }
    }
  }
#endif
