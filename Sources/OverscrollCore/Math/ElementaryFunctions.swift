/// Elementary functions written out in Swift, so that every host computes the same bits.
///
/// The results of the C library differ in their last bits between systems, and a WebAssembly module
/// without imports has no C library. These functions use only addition, multiplication and the bit
/// pattern of a number, which IEEE 754 defines exactly.
package enum Elementary {
  /// The natural exponential of a number.
  ///
  /// Range reduction to `n ln 2 + r` with `|r| <= ln 2 / 2`, then the Taylor polynomial of degree
  /// 13 for `r`, whose remainder is below 2e-17. The relative error is below 4e-16 if the result is
  /// normal. Beyond ±708 the result is 0 or infinity; NaN is returned unchanged.
  package static func exponential(_ x: Double) -> Double {
    guard x.isFinite else { return x == -.infinity ? 0 : x }
    guard x > -708 else { return 0 }
    guard x < 709 else { return .infinity }
    let n = nearestInteger(x * 1.4426950408889634)
    // ln 2 in two parts, so that `n * high` is exact for every n that can occur.
    let r = (x - n * 0.693147180369123816490) - n * 1.90821492927058770002e-10
    return polynomial(r) * powerOfTwo(Int(n))
  }

  /// The natural logarithm of a number.
  ///
  /// The bits give `x = 2ⁿ (1 + f)` with `1 + f` from √½ to √2, and `ln (1 + f)` is `2 atanh s` for
  /// `s = f / (2 + f)`, as `f - f²/2 + s (f²/2 + R)`, where nearly all of the sum is exact.
  /// Relative error below 4e-16. The logarithm of 0 is -infinity, and that of a negative number is
  /// NaN; infinity and NaN are returned unchanged.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let (n, f) = scaled(x)
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let tail = s * (half + atanhRemainder(s * s)) + n * 1.90821492927058770002e-10
    // ln 2 in two parts, as above.
    return n * 0.693147180369123816490 - ((half - tail) - f)
  }

  /// The n and f of `x = 2ⁿ (1 + f)`, for a positive finite number.
  private static func scaled(_ x: Double) -> (n: Double, f: Double) {
    // A subnormal number has no leading bit to count from.
    let isSmall = x < .leastNormalMagnitude
    let bits = (isSmall ? x * 0x1p54 : x).bitPattern
    let exponent = Double(Int(bits >> 52) - 1023) - (isSmall ? 54 : 0)
    let mantissa = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    let isLarge = mantissa >= 1.4142135623730951
    return isLarge ? (exponent + 1, 0.5 * mantissa - 1) : (exponent, mantissa - 1)
  }

  /// The sum of 2 zᵏ/(2k + 1) for k from 1 to 11, by Horner's rule; the remainder is below 2e-20
  /// for the `z <= 0.0295` that can occur.
  private static func atanhRemainder(_ z: Double) -> Double {
    var sum = 0.0
    var k = 23.0
    while k > 1 {
      sum = (sum + 2 / k) * z
      k -= 2
    }
    return sum
  }

  /// The square root of a number, to the last bit but one.
  ///
  /// `Double.squareRoot()` is one instruction in optimised code, but a call to the C library in
  /// other code. Newton's method from above the root decreases until rounding stops it, after 540
  /// steps at most. The result is NaN for a negative number; 0 and infinity are returned unchanged.
  package static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x < 0 ? .nan : x }
    var root = max(1, x)
    var next = 0.5 * (root + x / root)
    while next < root {
      root = next
      next = 0.5 * (root + x / root)
    }
    return root
  }

  /// The nearest integer of a number, ties to even, without the C library.
  ///
  /// Numbers of 2^51 and more are returned unchanged: past 2^52 a number has no fraction, and the
  /// addition would round it.
  package static func nearestInteger(_ x: Double) -> Double {
    guard abs(x) < 0x1p51 else { return x }
    let shift = 0x1.8p52
    return (x + shift) - shift
  }

  /// The sum of rᵏ/k! for k up to 13, by Horner's rule.
  private static func polynomial(_ r: Double) -> Double {
    var sum = 1.0
    var k = 13.0
    while k > 0 {
      sum = 1 + sum * r / k
      k -= 1
    }
    return sum
  }

  /// Two to a power between -1022 and 1023, built from its bits.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
