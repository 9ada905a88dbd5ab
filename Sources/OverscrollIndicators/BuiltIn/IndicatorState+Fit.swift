extension IndicatorState {
  /// The margin at each end, in points.
  private static let margin = 8.0

  /// The scale at which a text fits across the axis; 1 if it fits unscaled.
  ///
  /// A text has one line, which at the largest text sizes is wider than a phone.
  func fit(_ width: Double, beside rest: Double = 0) -> Double {
    let room = size.width - 2 * Self.margin - rest
    return room > 0 && width > room ? room / width : 1
  }
}
