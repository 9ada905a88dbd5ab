/// The lengths that code writes into an inset, and the values to which devices round them.
enum InsetGrid {
  /// The number of steps per point.
  ///
  /// This is the least common multiple of 2⁵, 3 and 1,000, so halves, thirds and sixths of a point,
  /// 32nds, and all numbers with three decimals are on the grid. A step is 87 units of 2⁻²⁰ pt.
  /// This leaves room for marks between two lines, and is invisible.
  static let steps = 12_000.0

  /// Returns the line of the grid that is nearest to a length, in points.
  static func nearest(_ length: Double) -> Double {
    Elementary.nearestInteger(length * steps) / steps
  }

  /// Whether a number is a valid inset; above 2³⁰ pt, a sum would lose the extra inset.
  static func holds(_ length: Double) -> Bool { abs(length) < 0x1p30 }

  /// The numbers of pixels per point to which other code may round.
  ///
  /// 0 means no rounding. It is tried last, because only rounded values have no marks. Whole points
  /// are not included, because no device rounds to them, and an extra inset of 60.5 pt would be
  /// mistaken for 60 pt that other code adds.
  static let scales = SIMD3<Double>(2, 3, 0)

  /// Returns a length rounded to pixels, in points; halves of a pixel are rounded away from 0, as
  /// by `rounded()`.
  static func rounded(_ length: Double, scale: Double) -> Double {
    guard scale > 0 else { return length }
    let pixels = abs(length) * scale
    let even = Elementary.nearestInteger(pixels)
    let nearest = (pixels - even == 0.5 ? even + 1 : even) / scale
    return length < 0 ? -nearest : nearest
  }

  /// Whether two lengths differ by no more than a mark; the tolerance is smaller than any pixel.
  static func agree(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0x1p-12 }

  /// The numbers of pixels per point to which a scroll view or other code may round our own write,
  /// including whole points.
  private static let writeScales = SIMD3<Double>(1, 2, 3)

  /// Whether a value is a length that we wrote, rounded to a pixel or point: to the nearest, up, or
  /// down.
  ///
  /// Scroll views round to halves and thirds of a point, and some to whole points. A rounded value
  /// contains no mark.
  static func isRounding(_ value: Double, of written: Double) -> Bool {
    for index in writeScales.indices {
      let scale = writeScales[index]
      if abs(value - written) < 1 / scale, agree(value, rounded(value, scale: scale)) {
        return true
      }
    }
    return false
  }

  /// Whether a value equals a sum, either exactly or after rounding on some device.
  static func isRounded(_ value: Double, from sum: Double) -> Bool {
    for index in scales.indices where agree(value, rounded(sum, scale: scales[index])) {
      return true
    }
    return false
  }
}
