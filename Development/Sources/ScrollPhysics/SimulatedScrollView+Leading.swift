package import OverscrollCore

/// Driving the view from outside, with offsets as from a recording.
extension SimulatedScrollView {
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
    for axis in OverscrollAxis.allCases {
      let event = ScrollEvent.scrolled(to: axes[axis].offset, along: axis)
      if !events[before...].contains(event) { tell(event) }
    }
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
