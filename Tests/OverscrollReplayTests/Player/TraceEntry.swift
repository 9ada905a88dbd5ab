import OverscrollCore

/// The visible state after one step.
struct TraceEntry: Equatable, Codable {
  struct Sides: Equatable, Codable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    init(_ insets: PerEdge<Double>) {
      top = rounded(insets.top)
      left = rounded(insets.leading)
      bottom = rounded(insets.bottom)
      right = rounded(insets.trailing)
    }
  }

  struct Point: Equatable, Codable {
    var x: Double
    var y: Double

    init(_ offsets: PerAxis<Double>) {
      x = rounded(offsets.horizontal)
      y = rounded(offsets.vertical)
    }
  }

  let step: Int
  let op: String
  var contentInset: Sides
  var contentOffset: Point
  var states: [String: String] = [:]
  var calls: [String: Int] = [:]
  var frames: [String: [Double]] = [:]
  var pullingPercent: [String: Double] = [:]
  var attached: [String: Bool] = [:]
  var hidden: [String: Bool] = [:]

  init(step: Int, op: String, contentInset: Sides, contentOffset: Point) {
    self.step = step
    self.op = op
    self.contentInset = contentInset
    self.contentOffset = contentOffset
  }

  /// Rounds to a thousandth, because smaller differences are marks of the inset ledger.
  static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }
}

private func rounded(_ number: Double) -> Double { TraceEntry.rounded(number) }
