/// The lengths that code writes into an inset, and the values that a device rounds them to.
enum InsetGrid {
  /// The number of steps per point.
  ///
  /// The least common multiple of 2⁵, 3 and 1,000: half, third and sixth points, 32nds and all
  /// numbers with three decimals lie on the grid. A step is 87 units of 2⁻²⁰ pt: enough for marks
  /// between two lines, and invisible.
  static let steps = 12_000.0

  /// The line of the grid that is nearest to a length, in points.
  static func nearest(_ length: Double) -> Double {
    Elementary.nearestInteger(length * steps) / steps
  }

  /// Whether a number is a valid inset; beyond 2³⁰ pt a sum would lose the extra inset.
  static func holds(_ length: Double) -> Bool { abs(length) < 0x1p30 }

  /// The pixels per point that other code rounds to.
  ///
  /// 0 means no rounding, and is tried last, because only rounded values have no marks. Whole
  /// points are left out: no device rounds to them, and an extra inset of 60.5 pt would be mistaken
  /// for the 60 pt that other code adds.
  static let scales = SIMD3<Double>(2, 3, 0)

  /// A length rounded to pixels, in points; halves of a pixel away from 0, as `rounded()` does it.
  static func rounded(_ length: Double, scale: Double) -> Double {
    guard scale > 0 else { return length }
    let pixels = abs(length) * scale
    let even = Elementary.nearestInteger(pixels)
    let nearest = (pixels - even == 0.5 ? even + 1 : even) / scale
    return length < 0 ? -nearest : nearest
  }

  /// Whether two lengths differ at most by a mark; the tolerance is less than any pixel.
  static func agree(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0x1p-12 }

  /// The pixels per point, or whole points, that a scroll view or other code may round our own
  /// write to.
  private static let writeScales = SIMD3<Double>(1, 2, 3)

  /// Whether a value is a length that we wrote, rounded to a pixel or point: the nearest, up, or
  /// down.
  ///
  /// Scroll views round to half and third points, some to whole ones. Such a value carries no mark.
  static func isRounding(_ value: Double, of written: Double) -> Bool {
    for index in writeScales.indices {
      let scale = writeScales[index]
      if abs(value - written) < 1 / scale, agree(value, rounded(value, scale: scale)) {
        return true
      }
    }
    return false
  }

  /// Whether a value equals a sum, exactly or as some device rounds it.
  static func isRounded(_ value: Double, from sum: Double) -> Bool {
    for index in scales.indices where agree(value, rounded(sum, scale: scales[index])) {
      return true
    }
    return false
  }
}
