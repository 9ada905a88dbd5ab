package import OverscrollCore

extension SimulatedScrollView {
  /// The vertical length of the content.
  ///
  /// Every write is reported, as in key-value observation. At rest the offset is clamped at once.
  package var contentLength: Double {
    get { axes.vertical.contentLength }
    set { setContentLength(newValue, along: .vertical) }
  }

  /// The lengths of the content; a write is reported along the axes that it changes.
  package var contentLengths: PerAxis<Double> {
    get { effectiveContentLengths }
    set {
      for axis in OverscrollAxis.allCases where newValue[axis] != axes[axis].contentLength {
        setContentLength(newValue[axis], along: axis)
      }
    }
  }

  /// The vertical length of the viewport.
  package var viewportLength: Double {
    get { axes.vertical.viewportLength }
    set { setViewportLength(newValue, along: .vertical) }
  }

  /// The lengths of the viewport; a write is reported along the axes that it changes.
  package var viewportLengths: PerAxis<Double> {
    get { perAxis(\.viewportLength) }
    set {
      for axis in OverscrollAxis.allCases where newValue[axis] != axes[axis].viewportLength {
        setViewportLength(newValue[axis], along: axis)
      }
    }
  }

  /// Applies the insets to both axes, and reports the axes that they change.
  mutating func insetsChanged(bySystem: Bool) {
    let insets = Self.sum(systemInset, contentInset)
    adjustedInset = insets
    for axis in OverscrollAxis.allCases {
      setInsets(insets[axis.startEdge], insets[axis.endEdge], along: axis, bySystem: bySystem)
    }
    settle()
  }

  static func sum(_ one: PerEdge<Double>, _ other: PerEdge<Double>) -> PerEdge<Double> {
    var sum = one
    for edge in OverscrollEdge.allCases { sum[edge] += other[edge] }
    return sum
  }

  private mutating func setInsets(
    _ start: Double, _ end: Double, along axis: OverscrollAxis, bySystem: Bool
  ) {
    let old = axes[axis]
    guard axes[axis].setInsets(start: start, end: end) else { return }
    tell(.geometryChanged(axis))
    let stood = old.isAtRestAtItsStart && bySystem && systemInsetMovesContent
    if stood { axes[axis].move(to: -start) }
    axes[axis].fight(startGrowth: start - old.startInset, endGrowth: end - old.endInset)
    axes[axis].replan()
  }

  private mutating func setContentLength(_ length: Double, along axis: OverscrollAxis) {
    if lengthNotice == .beforeChange {
      announcedLengths[axis] = length
      tell(.contentLengthAnnounced(length, along: axis))
    } else {
      applyContentLength(length, along: axis)
      geometryChanged(axis)
    }
  }

  private mutating func applyContentLength(_ length: Double, along axis: OverscrollAxis) {
    axes[axis].contentLength = length
    effectiveContentLengths[axis] = length
  }

  /// Applies the announced lengths, with a clamp.
  mutating func applyAnnouncedLengths() {
    guard announcedLengths != PerAxis(repeating: nil) else { return }
    for axis in OverscrollAxis.allCases {
      guard let length = announcedLengths[axis] else { continue }
      announcedLengths[axis] = nil
      applyContentLength(length, along: axis)
      axes[axis].replan()
    }
    settle()
  }

  private mutating func setViewportLength(_ length: Double, along axis: OverscrollAxis) {
    axes[axis].viewportLength = length
    geometryChanged(axis)
  }

  private mutating func geometryChanged(_ axis: OverscrollAxis) {
    tell(.geometryChanged(axis))
    axes[axis].replan()
    settle()
  }
}

extension SimulatedAxis {
  /// Allows for less than a pixel, because UIKit rounds offsets, but not insets.
  fileprivate var isAtRestAtItsStart: Bool {
    motion == .resting && abs(offset - legalOffsets.lowerBound) < 0x1p-12
  }
}
