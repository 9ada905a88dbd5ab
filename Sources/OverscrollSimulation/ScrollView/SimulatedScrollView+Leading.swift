#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A view that somebody else leads: every offset comes from outside, as from a recording.
  extension SimulatedScrollView {
    /// The finger that is on the view drags from now on, and has not moved the content yet.
    package mutating func beginDrag() {
      guard touch?.isDragging == false else { return }
      touch?.isDragging = true
      tell(.willBeginDragging)
    }

    /// The content is at offsets, with or without a finger.
    ///
    /// Told in any case, also where it was there before. Not counted as a write: nobody's code did it.
    ///
    /// - Parameter newOffsets: The offsets, in points. What is not finite changes nothing.
    package mutating func place(at newOffsets: PerAxis<Double>) {
      guard newOffsets.isFinite else { return }
      for axis in OverscrollAxis.allCases { axes[axis].write(newOffsets[axis], stops: true) }
      let before = events.count
      settle()
      tellOffsetsAnew(unlessToldSince: before)
    }

    /// The content is back where a release past an edge had left it to somebody else to lead it.
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
