package import OverscrollCore

extension SimulatedScrollView {
  /// The vertical offset of the viewport.
  package var offset: Double { axes.vertical.offset }

  /// The offsets of the viewport.
  package var offsets: PerAxis<Double> { perAxis(\.offset) }

  /// The current time of the view, in seconds.
  package var now: Double { axes.vertical.now }

  /// The vertical velocity of a free motion; 0 at rest and under a finger.
  package var velocity: Double { axes.vertical.velocity }

  /// The velocities of a free motion; 0 at rest and under a finger.
  package var velocities: PerAxis<Double> { perAxis(\.velocity) }

  /// The visible vertical offset.
  package var presentedOffset: Double { axes.vertical.presentedOffset }

  /// Returns the visible offset at a time if nothing else happens until then.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds; the past counts as now.
  ///   - axis: The axis.
  /// - Returns: The offset, in points.
  package func presentedOffset(at time: Double, along axis: OverscrollAxis = .vertical) -> Double {
    axes[axis].presentedOffset(at: time)
  }

  /// Whether a finger is on the view.
  package var isTracking: Bool { touch != nil }

  /// Whether a finger drags the view.
  package var isDragging: Bool { touch?.isDragging ?? false }

  /// Whether the view moves by itself; includes bounces, but not scrolling by code.
  package var isDecelerating: Bool {
    axes.vertical.isDecelerating || axes.horizontal.isDecelerating
  }

  /// Whether code scrolls the view, or an animation is visible.
  package var isAnimating: Bool {
    OverscrollAxis.allCases.contains {
      axes[$0].isTravelling || axes[$0].presentation != nil
    }
  }

  /// Returns the offsets at which nothing is pulled past an edge of an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The first and the last such offset.
  package func legalOffsets(along axis: OverscrollAxis) -> ClosedRange<Double> {
    axes[axis].legalOffsets
  }

  /// The vertical offsets at which nothing is pulled past an edge.
  package var legalOffsets: ClosedRange<Double> { axes.vertical.legalOffsets }

  /// Returns whether content can currently be pulled past the edges of an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: Whether it can.
  package func canBounce(along axis: OverscrollAxis) -> Bool { axes[axis].canBounce }

  /// Whether content can currently be pulled past the top and the bottom.
  package var canBounce: Bool { axes.vertical.canBounce }

  func perAxis<Value>(_ value: (SimulatedAxis) -> Value) -> PerAxis<Value> {
    PerAxis(vertical: value(axes.vertical), horizontal: value(axes.horizontal))
  }
}
