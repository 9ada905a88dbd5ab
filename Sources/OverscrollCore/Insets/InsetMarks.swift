/// The marks that tell which extra inset was inside when other code read the inset.
///
/// Base and extra inset lie on the lines of ``InsetGrid``; a sum that we show lies a few units below one.
/// Whatever multiple of a step is added to it or taken away, it stays that far below a line. The
/// mark names the extra inset, not the sum: however often the base is written meanwhile, it still counts.
///
/// Below, not above: a list that rests at its inset, rounded to pixels, is then not scrolled away from
/// its edge, and code that rounds up to pixels gets the pixel that it would get without us.
struct InsetMarks: Equatable, Sendable {
  /// The smallest mark, in points: about a millionth.
  static let unit = 0x1p-20
  /// How many different marks there are; all lie within half a step of the grid.
  static let count: UInt8 = 32
  /// How far the sums of other code may be off, in points: some hundred times their rounding errors.
  static let tolerance = 0x1p-36
  /// Past this an inset has too few bits left for a mark, in points.
  static let reach = 0x1p14

  /// The last extra insets, the newest first; 0 where there is none.
  private var extraInsets = SIMD8<Double>.zero
  private var numbers = SIMD8<UInt8>.zero
  private var last: UInt8 = 0

  /// Makes an extra inset the newest one.
  ///
  /// An extra inset that is still known keeps its mark.
  ///
  /// - Parameter extraInset: The extra inset in points, on the grid and more than 0.
  /// - Returns: The mark, in points: how far below its line the sum has to stand.
  mutating func mark(_ extraInset: Double) -> Double {
    var place = 0
    while place < 7, extraInsets[place] != extraInset { place += 1 }
    let number = extraInsets[place] == extraInset ? numbers[place] : unusedNumber()
    while place > 0 {
      extraInsets[place] = extraInsets[place - 1]
      numbers[place] = numbers[place - 1]
      place -= 1
    }
    extraInsets[0] = extraInset
    numbers[0] = number
    return Double(number) * Self.unit
  }

  /// The extra inset whose mark a value carries, in points, or nil.
  func extraInset(inside value: Double) -> Double? {
    guard abs(value) < Self.reach else { return nil }
    let distance = InsetGrid.nearest(value) - value
    for place in extraInsets.indices where numbers[place] > 0 {
      let mark = Double(numbers[place]) * Self.unit
      if abs(distance - mark) < Self.tolerance { return extraInsets[place] }
    }
    return nil
  }

  /// The next number that no known extra inset has.
  ///
  /// A number comes back as late as it can, so that an old one is rather unknown than mistaken.
  private mutating func unusedNumber() -> UInt8 {
    repeat { last = last % Self.count + 1 } while isUsed(last)
    return last
  }

  private func isUsed(_ number: UInt8) -> Bool {
    for place in numbers.indices where numbers[place] == number { return true }
    return false
  }
}
