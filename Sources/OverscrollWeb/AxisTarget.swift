import OverscrollCore

/// The layout that the engine requests along one axis, with the lengths of content and viewport.
///
/// The content moves by the targets of the insets; the engine's landings are for hosts with offsets.
struct AxisTarget: Equatable {
  /// The length of the content, in points.
  let content: Double
  /// The length of the viewport, in points.
  let viewport: Double
  /// The inset to hold before the content, in points.
  let startInset: Double
  /// The inset to hold after the content, in points.
  let endInset: Double
  /// The room between short content and the inset after the viewport, in points.
  let endRoom: Double
  /// Whether the indicator at the start scrolls with the content.
  let isStartInline: Bool
  /// Whether the indicator at the end scrolls with the content.
  let isEndInline: Bool
  /// Whether the start can be pulled.
  let pullsStart: Bool
  /// Whether the end can be pulled.
  let pullsEnd: Bool

  /// How easily and how far a finger pulls the content.
  let pullOptions: PullOptions

  /// The resistance of the content past its edges.
  private var resistance: PullResistance {
    PullResistance(band: RubberBand(extent: viewport), pullOptions: pullOptions)
  }

  /// The displacement of the content for a travel of the finger past an end.
  ///
  /// - Parameters:
  ///   - travel: The travel, in points; negative past the end of the content.
  ///   - free: The part of the displacement that meets no resistance, in points.
  /// - Returns: The displacement, in points, with the sign of the travel.
  @inline(never)
  func displacement(forTravel travel: Double, free: Double) -> Double {
    let way = abs(travel)
    let shown = way <= free ? way : free + resistance.displacement(forTravel: way - free)
    return travel < 0 ? -shown : shown
  }

  /// The travel of the finger that displaces the content, the inverse of
  /// ``displacement(forTravel:free:)``.
  @inline(never)
  func travel(forDisplacement displacement: Double, free: Double) -> Double {
    let shown = abs(displacement)
    let way = shown <= free ? shown : free + resistance.travel(forDisplacement: shown - free)
    return displacement < 0 ? -way : way
  }
}

/// How easily and how far a finger pulls the content past an edge.
struct PullOptions: Equatable {
  /// The movement of the content at an edge, divided by the movement of the finger.
  var damping = RubberBand.coefficient
  /// The longest pull, in points.
  var maximum = Double.infinity
}

/// The resistance that a finger meets past an edge: a rubber band, up to the longest pull.
struct PullResistance {
  let band: RubberBand
  let pullOptions: PullOptions

  /// The factor by which the finger's movement counts for the band.
  private var factor: Double { pullOptions.damping / RubberBand.coefficient }

  /// The distance that the content moves for a distance of the finger past the edge, in points.
  @inline(never)
  func displacement(forTravel travel: Double) -> Double {
    min(pullOptions.maximum, band.displacement(forTravel: travel * factor))
  }

  /// The distance of the finger that moves the content by a distance, in points.
  @inline(never)
  func travel(forDisplacement displacement: Double) -> Double {
    band.travel(forDisplacement: displacement) / factor
  }
}

extension OverscrollEngine {
  @inline(never)
  func target(along axis: OverscrollAxis, _ pullOptions: PullOptions) -> AxisTarget {
    let lengths = geometry[axis]
    let endInset = insetMotion(of: axis.endEdge).target
    return AxisTarget(
      content: lengths.contentLength, viewport: lengths.viewportLength,
      startInset: insetMotion(of: axis.startEdge).target, endInset: endInset,
      endRoom: extraInset(of: axis.endEdge) - endInset,
      isStartInline: isInline(axis.startEdge), isEndInline: isInline(axis.endEdge),
      pullsStart: hasControl(at: axis.startEdge), pullsEnd: hasControl(at: axis.endEdge),
      pullOptions: pullOptions)
  }
}
