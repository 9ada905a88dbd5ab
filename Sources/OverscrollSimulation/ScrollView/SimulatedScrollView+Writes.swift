#if !hasFeature(Embedded)
  package import OverscrollCore

  extension SimulatedScrollView {
    /// Writes the vertical offset, as code does.
    ///
    /// See ``setOffsets(_:_:)``.
    ///
    /// - Parameters:
    ///   - newOffset: The offset, in points. What is not finite changes nothing.
    ///   - write: The way.
    package mutating func setOffset(_ newOffset: Double, _ write: OffsetWrite = .plain) {
      setOffsets(PerAxis(vertical: newOffset, horizontal: offsets.horizontal), write)
    }

    /// Writes the offsets, as code does.
    ///
    /// Nothing is clamped: at rest the view stays where it was put until a touch or a change of
    /// geometry. Under a finger the drag goes on from there. A write of another offset, and
    /// each that is not plain, ends what code scrolls or animates; it is told as not finished.
    ///
    /// - Parameters:
    ///   - newOffsets: The offsets, in points. What is not finite changes nothing.
    ///   - write: The way.
    package mutating func setOffsets(
      _ newOffsets: PerAxis<Double>, _ write: OffsetWrite = .plain
    ) {
      guard newOffsets.isFinite else { return }
      if write == .animated {
        return animate { $0.setOffsets(newOffsets, .notAnimated) }
      }
      offsetWriteCount += 1
      if !isInAnimationBlock && (newOffsets != offsets || write != .plain) {
        dropPresentation()
      }
      write == .scrolling
        ? travel(to: newOffsets, over: EaseCurve.usualDuration, telling: .scrollingAnimation)
        : put(newOffsets, stops: write == .notAnimated)
    }

    private mutating func put(_ newOffsets: PerAxis<Double>, stops: Bool) {
      for axis in OverscrollAxis.allCases {
        // A write along one axis is none along the other, unless it stops the view.
        guard stops || newOffsets[axis] != axes[axis].offset else { continue }
        axes[axis].write(newOffsets[axis], stops: stops)
      }
      settle()
    }
  }
#endif
