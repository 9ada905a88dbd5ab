#if !hasFeature(Embedded)
  public import OverscrollCore

  extension SimulatedScrollView {
    /// The offset at which the viewport begins.
    public var offset: Double { axes.vertical.offset }

    /// The offsets at which the viewport begins.
    public var offsets: PerAxis<Double> { perAxis(\.offset) }

    /// The time that the view has come to, in seconds.
    public var now: Double { axes.vertical.now }

    /// The velocity with which the offset moves by itself; 0 at rest and under a finger.
    public var velocity: Double { axes.vertical.velocity }

    /// The velocities with which the offsets move by themselves; 0 at rest and under a finger.
    public var velocities: PerAxis<Double> { perAxis(\.velocity) }

    /// The offset that is seen now.
    public var presentedOffset: Double { axes.vertical.presentedOffset }

    /// Returns the offset that is seen at a time if nothing happens until then.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds; the past counts as now.
    ///   - axis: The axis.
    /// - Returns: The offset, in points.
    public func presentedOffset(at time: Double, along axis: OverscrollAxis = .vertical) -> Double {
      axes[axis].presentedOffset(at: time)
    }

    /// Whether a finger is on the view.
    public var isTracking: Bool { touch != nil }

    /// Whether a finger moves the view, or has and ``draggingFlag`` lets that count.
    public var isDragging: Bool {
      if let touch { return touch.isDragging }
      return draggingFlag == .untilRest
        && (axes.vertical.followsDrag || axes.horizontal.followsDrag)
    }

    /// Whether the view moves by itself: a bounce counts, scrolling by code does not.
    public var isDecelerating: Bool {
      axes.vertical.isDecelerating || axes.horizontal.isDecelerating
    }

    /// Whether code scrolls the view, or an animation is visible.
    public var isAnimating: Bool {
      OverscrollAxis.allCases.contains {
        axes[$0].isTravelling || axes[$0].presentation != nil
      }
    }

    /// When everything that code scrolls or animates is in its place, in seconds; now where nothing is.
    public var animatesUntil: Double {
      max(axes.vertical.animatesUntil, axes.horizontal.animatesUntil)
    }

    /// Returns the lengths of an axis as the engine wants them.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The lengths, with the insets of code and system together.
    public func geometry(along axis: OverscrollAxis) -> AxisGeometry { axes[axis].geometry }

    /// The vertical lengths as the engine wants them, with the insets of code and system together.
    public var geometry: AxisGeometry { axes.vertical.geometry }

    /// Returns the offsets at which nothing is pulled past an edge of an axis.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The first and the last such offset.
    public func legalOffsets(along axis: OverscrollAxis) -> ClosedRange<Double> {
      axes[axis].legalOffsets
    }

    /// The vertical offsets at which nothing is pulled past an edge.
    public var legalOffsets: ClosedRange<Double> { axes.vertical.legalOffsets }

    /// Returns whether content can currently be pulled past the edges of an axis.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: Whether it can.
    public func canBounce(along axis: OverscrollAxis) -> Bool { axes[axis].canBounce }

    /// Whether content can be pulled past the top and the bottom as things are now.
    public var canBounce: Bool { axes.vertical.canBounce }

    /// The resistance past the top and the bottom.
    public var rubberBand: RubberBand { axes.vertical.rubberBand }

    func perAxis<Value>(_ value: (SimulatedAxis) -> Value) -> PerAxis<Value> {
      PerAxis(vertical: value(axes.vertical), horizontal: value(axes.horizontal))
    }
  }
#endif
