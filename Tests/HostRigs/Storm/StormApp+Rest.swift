import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Faults of a list that has come to rest.
extension StormApp {
  /// Whether the list has come to rest.
  var isAtRest: Bool { runs.isEmpty && isStill && unrest == nil }

  var unrest: String? {
    if let top = table.overscroll.top?.phase, top != .idle && top != .noMore {
      return "the top is \(top)"
    }
    if let bottom = table.overscroll.bottom?.phase,
      bottom != .idle && bottom != .noMore && bottom != .failed
    {
      return "the bottom is \(bottom)"
    }
    let offset = table.contentOffset.y
    // Offsets are rounded to pixels and insets are not (U6a), so allow half a pixel.
    guard offset >= firstOffset - 0.17, offset <= lastOffset + 0.17 else {
      return "the offset \(offset) is not in \(firstOffset)...\(lastOffset)"
    }
    let (inset, base) = (table.contentInset.top, table.overscroll.contentInset.top)
    return inset == base ? nil : "the inset of the top is \(inset), not \(base)"
  }
}
