extension IndicatorState {
  /// What stays free at each end, in points.
  private static let margin = 8.0

  /// How much smaller words have to be to have their place across the axis: 1 where they have it.
  ///
  /// Words are on one line; at the largest sizes of text that line is longer than a phone is wide.
  ///
  /// - Parameters:
  ///   - width: The width of the words, in points.
  ///   - rest: What stands beside them, in points.
  /// - Returns: The part of their size; 1 also where there is no room at all yet.
  func fit(_ width: Double, beside rest: Double = 0) -> Double {
    let room = size.width - 2 * Self.margin - rest
    return room > 0 && width > room ? room / width : 1
  }
}
