extension Double {
  /// The fractional part, from 0 to 1; 0 if the number is too large to have one.
  var fraction: Double {
    guard abs(self) < 0x1p40 else { return 0 }
    let part = self - Double(Int64(self))
    return part < 0 ? part + 1 : part
  }

  /// The number limited to the range from 0 to 1; 0 for NaN.
  var asPart: Double { self > 0 ? min(1, self) : 0 }
}
