extension Double {
  /// What it has beyond a whole number: from 0 to 1; 0 where it is too large to have that.
  var fraction: Double {
    guard abs(self) < 0x1p40 else { return 0 }
    let part = self - Double(Int64(self))
    return part < 0 ? part + 1 : part
  }

  /// The number as a part of a whole: from 0 to 1; 0 for what is no number.
  var asPart: Double { self > 0 ? min(1, self) : 0 }
}
