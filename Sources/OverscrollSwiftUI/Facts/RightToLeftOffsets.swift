#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Converts the reported offsets of a row that reads from right to left.
  ///
  /// Reports may count from the left, as UIKit does, or from the leading edge (`Facts.md`, S1f). A
  /// row starts at its leading edge, so the first offset other than 0 shows which: it is near the
  /// start of one convention.
  struct RightToLeftOffsets {
    /// Whether reports count from the leading edge; nil while every report was at the start.
    private var countsFromLeading: Bool?

    /// Returns the offset from the leading edge.
    ///
    /// - Parameters:
    ///   - offset: The reported offset, in points.
    ///   - lengths: The lengths along the row.
    /// - Returns: The offset, in points.
    mutating func logical(_ offset: Double, in lengths: AxisGeometry) -> Double {
      let start = -lengths.startInset
      let startFromLeft = lengths.mirrored(start)
      guard startFromLeft > 1, lengths.viewportLength > 0 else { return lengths.mirrored(offset) }
      if countsFromLeading == nil {
        // The first report may have the offset 0 in either convention (`Facts.md`, S22).
        if abs(offset) < 1 || abs(offset - start) < 1 { return start }
        countsFromLeading = abs(offset - start) < abs(offset - startFromLeft)
      }
      return countsFromLeading == true ? offset : lengths.mirrored(offset)
    }
  }
#endif
