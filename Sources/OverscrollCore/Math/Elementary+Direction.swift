extension Elementary {
  /// Larger numbers have fewer than three decimals, so they determine no direction.
  private static let directionLimit = 0x1p40

  /// The cosine and the sine of an angle in degrees; NaN and angles beyond ±2⁴⁰ count as 0.
  ///
  /// The absolute error is below 3e-16; multiples of 90° are exact.
  package static func direction(at degrees: Double) -> (cosine: Double, sine: Double) {
    guard abs(degrees) < directionLimit else { return (1, 0) }
    // Multiples of 90° are subtracted exactly.
    let quarters = Int64(degrees / 90 + (degrees < 0 ? -0.5 : 0.5))
    let rest = (degrees - 90 * Double(quarters)) * (Double.pi / 180)
    // Taylor's series up to the 15th and the 16th power; for up to 45° the remainder is below
    // 1e-16.
    var direction = (cosine: series(rest, from: 15), sine: series(rest, from: 14) * rest)
    for _ in 0..<(quarters & 3) { direction = (-direction.sine, direction.cosine) }
    return direction
  }

  /// The sum of ±xᵏ/(k!) for every second k, by Horner's rule; `power` is the last k but one.
  private static func series(_ x: Double, from power: Double) -> Double {
    var sum = 1.0
    var power = power
    while power > 0 {
      sum = 1 - sum * x * x / (power * (power + 1))
      power -= 2
    }
    return sum
  }
}
