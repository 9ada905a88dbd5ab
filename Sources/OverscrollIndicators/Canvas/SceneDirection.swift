/// The sine and the cosine of an angle, without a library and with the same bits everywhere.
struct SceneDirection {
  /// Beyond it a number has no thousandths any more, and names no direction.
  private static let limit = 0x1p40

  private(set) var sine: Double
  private(set) var cosine: Double

  /// Takes an angle in degrees, clockwise where y grows downwards.
  init(_ degrees: Double) {
    guard abs(degrees) < Self.limit else {
      sine = 0
      cosine = 1
      return
    }
    // A whole number of quarters is taken off exactly, so that right angles have no error at all.
    let quarters = Int64(degrees / 90 + (degrees < 0 ? -0.5 : 0.5))
    let rest = (degrees - 90 * Double(quarters)) * (Double.pi / 180)
    sine = Self.sine(rest)
    cosine = Self.cosine(rest)
    for _ in 0..<(quarters & 3) { (sine, cosine) = (cosine, -sine) }
  }

  /// Taylor's series up to the 15th power: on an eighth of a turn the rest is below 1e-16.
  private static func sine(_ x: Double) -> Double {
    var sum = 1.0
    var power = 14.0
    while power > 0 {
      sum = 1 - sum * x * x / (power * (power + 1))
      power -= 2
    }
    return sum * x
  }

  /// The same up to the 16th power.
  private static func cosine(_ x: Double) -> Double {
    var sum = 1.0
    var power = 15.0
    while power > 0 {
      sum = 1 - sum * x * x / (power * (power + 1))
      power -= 2
    }
    return sum
  }
}

extension Double {
  /// What it has beyond a whole number: from 0 to 1; 0 where it is too large to have that.
  var fraction: Double {
    guard abs(self) < 0x1p40 else { return 0 }
    let part = self - Double(Int64(self))
    return part < 0 ? part + 1 : part
  }
}
