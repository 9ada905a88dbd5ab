#if !hasFeature(Embedded)
  package import OverscrollCore

  extension SimulatedScrollView {
    /// The offset at which the viewport begins.
    package var offset: Double { axes.vertical.offset }

    /// The offsets at which the viewport begins.
    package var offsets: PerAxis<Double> { perAxis(\.offset) }

    /// The time that the view has come to, in seconds.
    package var now: Double { axes.vertical.now }

    /// The velocity with which the offset moves by itself; 0 at rest and under a finger.
    package var velocity: Double { axes.vertical.velocity }

    /// The velocities with which the offsets move by themselves; 0 at rest and under a finger.
    package var velocities: PerAxis<Double> { perAxis(\.velocity) }

    /// The offset that is seen now.
    package var presentedOffset: Double { axes.vertical.presentedOffset }

    /// Returns the offset that is seen at a time if nothing happens until then.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds; the past counts as now.
    ///   - axis: The axis.
    /// - Returns: The offset, in points.
    package func presentedOffset(at time: Double, along axis: OverscrollAxis = .vertical) -> Double
    {
      axes[axis].presentedOffset(at: time)
    }

    /// Whether a finger is on the view.
    package var isTracking: Bool { touch != nil }

    /// Whether a finger moves the view, or has and ``draggingFlag`` lets that count.
    package var isDragging: Bool {
      if let touch { return touch.isDragging }
      return draggingFlag == .untilRest
        && (axes.vertical.followsDrag || axes.horizontal.followsDrag)
    }

    /// Whether the view moves by itself: a bounce counts, scrolling by code does not.
    package var isDecelerating: Bool {
      axes.vertical.isDecelerating || axes.horizontal.isDecelerating
    }

    /// Whether code scrolls the view, or an animation is visible.
    package var isAnimating: Bool {
      OverscrollAxis.allCases.contains {
        axes[$0].isTravelling || axes[$0].presentation != nil
      }
    }

    /// When everything that code scrolls or animates is in its place, in seconds; now where nothing is.
    package var animatesUntil: Double {
      max(axes.vertical.animatesUntil, axes.horizontal.animatesUntil)
    }

    /// Returns the lengths of an axis as the engine wants them.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The lengths, with the insets of code and system together.
    package func geometry(along axis: OverscrollAxis) -> AxisGeometry { axes[axis].geometry }

    /// The vertical lengths as the engine wants them, with the insets of code and system together.
    package var geometry: AxisGeometry { axes.vertical.geometry }

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

    /// Whether content can be pulled past the top and the bottom as things are now.
    package var canBounce: Bool { axes.vertical.canBounce }

    /// The resistance past the top and the bottom.
    package var rubberBand: RubberBand { axes.vertical.rubberBand }

    func perAxis<Value>(_ value: (SimulatedAxis) -> Value) -> PerAxis<Value> {
      PerAxis(vertical: value(axes.vertical), horizontal: value(axes.horizontal))
    }
  }
#endif
