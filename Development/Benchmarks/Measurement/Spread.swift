/// The median of many rounds, and their interquartile range.
public struct Spread {
  /// The lower quartile.
  public let lower: Double
  /// The median.
  public let median: Double
  /// The upper quartile.
  public let upper: Double

  /// Creates a spread of values; all 0 if there are none.
  public init(_ values: [Double]) {
    let sorted = values.sorted()
    func part(_ fraction: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[Int(fraction * Double(sorted.count - 1))]
    }
    (lower, median, upper) = (part(0.25), part(0.5), part(0.75))
  }
}
