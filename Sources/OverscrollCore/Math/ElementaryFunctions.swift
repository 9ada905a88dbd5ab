/// Elementary functions written out in Swift, so that every host computes the same bits.
///
/// The C library's versions differ in their last bits from one system to the next, and a bare
/// WebAssembly module has none at all. These use only addition, multiplication and the bit pattern
/// of a number, which IEEE 754 defines exactly.
enum Elementary {
  /// The natural exponential of a number.
  ///
  /// Range reduction to `n ln 2 + r` with `|r| <= ln 2 / 2`, then the Taylor polynomial of degree 13
  /// for `r`, whose remainder is below 2e-17. Relative error below 4e-16 where the result is normal. Beyond
  /// ±708 the result is 0 or infinity; a number that is not one gives itself.
  static func exponential(_ x: Double) -> Double {
    guard x.isFinite else { return x == -.infinity ? 0 : x }
    guard x > -708 else { return 0 }
    guard x < 709 else { return .infinity }
    let n = nearestInteger(x * 1.4426950408889634)
    // ln 2 in two parts, so that `n * high` is exact for every n that can occur.
    let r = (x - n * 0.693147180369123816490) - n * 1.90821492927058770002e-10
    return polynomial(r) * powerOfTwo(Int(n))
  }

  /// The nearest integer of a number below 2^51, ties to even, without the C library: past 2^52 a
  /// number has no fraction, and the addition rounds it away.
  private static func nearestInteger(_ x: Double) -> Double {
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
