/// A random number generator with equal results on every machine: SplitMix64.
///
/// The algorithm is by Guy Steele and others (2014).
package struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  ///
  /// - Parameter seed: Equal seeds give equal numbers.
  package init(seed: UInt64) { state = seed }

  /// The next number: all 64 bits are random.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number from 0 up to, but not including, a limit.
  ///
  /// - Parameter limit: The limit, at least 1.
  /// - Returns: The number.
  package mutating func below(_ limit: UInt64) -> UInt64 { next() % max(1, limit) }

  /// A number between two bounds, the upper one excluded.
  ///
  /// - Parameters:
  ///   - lower: The lower bound.
  ///   - upper: The upper bound.
  /// - Returns: The number.
  package mutating func number(from lower: Double, to upper: Double) -> Double {
    lower + (upper - lower) * Double(next() >> 11) * 0x1p-53
  }
}
