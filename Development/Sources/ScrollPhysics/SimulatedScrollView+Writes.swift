package import OverscrollCore

extension SimulatedScrollView {
  /// Writes the vertical offset, as code does.
  ///
  /// See ``setOffsets(_:_:)``.
  ///
  /// - Parameters:
  ///   - newOffset: The offset, in points. Values that are not finite change nothing.
  ///   - write: The kind of write.
  package mutating func setOffset(_ newOffset: Double, _ write: OffsetWrite = .plain) {
    setOffsets(PerAxis(vertical: newOffset, horizontal: offsets.horizontal), write)
  }

  /// Writes the offsets, as code does.
  ///
  /// Nothing is clamped: at rest the view keeps the offset until a touch or a change of the
  /// geometry. Under a finger the drag continues from there. Writing a different offset ends
  /// programmatic scrolling and animations, which are then reported as unfinished. So does every
  /// write that is not plain.
  ///
  /// - Parameters:
  ///   - newOffsets: The offsets, in points. Values that are not finite change nothing.
  ///   - write: The kind of write.
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
      // A write along one axis does not affect the other, unless it stops the view.
      guard stops || newOffsets[axis] != axes[axis].offset else { continue }
      axes[axis].write(newOffsets[axis], stops: stops)
    }
    settle()
  }
}
