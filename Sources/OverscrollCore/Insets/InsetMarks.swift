/// The marks that show which extra inset a value included when other code read it.
///
/// The base and the extra inset are on the lines of ``InsetGrid``. A sum that we write is a few
/// units below a line. The distance does not change when other code adds or subtracts a multiple of
/// a step. The mark identifies the extra inset, not the sum, so it remains valid when other code
/// changes the base.
///
/// The mark is below the line, not above it. Therefore, a list that rests at its inset, rounded to
/// pixels, does not scroll away from its edge, and code that rounds up to pixels gets the same
/// pixel as without us.
struct InsetMarks: Equatable, Sendable {
  /// The smallest mark, in points: about a millionth.
  static let unit = 0x1p-20
  /// The number of different marks; all of them are within half a step of the grid.
  static let count: UInt8 = 32
  /// The tolerance for sums that other code computes, in points: some hundred times their rounding
  /// errors.
  static let tolerance = 0x1p-36
  /// The length, in points, from which an inset has too few bits for a mark.
  static let reach = 0x1p14

  /// The most recent extra insets, newest first; 0 in unused places.
  private var extraInsets = SIMD8<Double>.zero
  private var numbers = SIMD8<UInt8>.zero
  private var last: UInt8 = 0

  /// Records an extra inset as the newest one.
  ///
  /// An extra inset that is still known keeps its mark.
  ///
  /// - Parameter extraInset: The extra inset in points, on the grid and more than 0.
  /// - Returns: The mark, in points: the distance of the sum below its line.
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

  /// The extra inset whose mark a value contains, in points, or nil.
  func extraInset(inside value: Double) -> Double? {
    guard abs(value) < Self.reach else { return nil }
    let distance = InsetGrid.nearest(value) - value
    for place in extraInsets.indices where numbers[place] > 0 {
      let mark = Double(numbers[place]) * Self.unit
      if abs(distance - mark) < Self.tolerance { return extraInsets[place] }
    }
    return nil
  }

  /// The next number that is not in use for a known extra inset.
  ///
  /// Numbers are reused as late as possible, so that an old mark is unknown instead of misread.
  private mutating func unusedNumber() -> UInt8 {
    repeat { last = last % Self.count + 1 } while isUsed(last)
    return last
  }

  private func isUsed(_ number: UInt8) -> Bool {
    for place in numbers.indices where numbers[place] == number { return true }
    return false
  }
}
