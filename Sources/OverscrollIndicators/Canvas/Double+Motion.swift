extension Double {
  /// The fractional part, from 0 to 1; 0 if the number is too large to have one.
  var fraction: Double {
    guard abs(self) < 0x1p40 else { return 0 }
    let part = self - Double(Int64(self))
    return part < 0 ? part + 1 : part
  }

  /// The number limited to the range from 0 to 1; 0 for NaN.
  var asPart: Double { self > 0 ? min(1, self) : 0 }

  /// The number eased from 0 to 1.
  var eased: Double {
    let part = asPart
    return part * part * (3 - 2 * part)
  }

  /// The opacity of a symbol that pulses instead of turning, at a time in seconds.
  ///
  /// It falls from 1 to 0.35 and rises again, once in two seconds.
  var pulsed: Double { 1 - 0.65 * (1 - abs(2 * (max(0, self) / 2).fraction - 1)) }
}
