/// What came of many rounds: the middle, and where the half of them around it lies.
public struct Spread {
  /// What a quarter of the rounds stays below.
  public let lower: Double
  /// What half of the rounds stays below.
  public let median: Double
  /// What a quarter of the rounds goes beyond.
  public let upper: Double

  /// Creates a spread of values; all 0 where there are none.
  public init(_ values: [Double]) {
    let sorted = values.sorted()
    func part(_ extraInset: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[Int(extraInset * Double(sorted.count - 1))]
    }
    (lower, median, upper) = (part(0.25), part(0.5), part(0.75))
  }
}
