import OverscrollUIKit
package import UIKit

/// A list of messages.
extension LivingList {
  /// A chat on a new device, whose rows have different lengths.
  package static func chat(
    _ kind: Kind, rows: Int = 60, unread: Int? = nil, prepare: (UIScrollView) -> Void = { _ in }
  ) -> LivingList {
    let lengths = (0..<rows).map { 40 + Double($0 * 37 % 90) }
    return withDevice { device in
      let list = LivingList(kind, lengths: lengths, on: device)
      prepare(list.view)
      list.view.overscroll.chat = list.chat(firstUnread: unread)
      device.turn()
      return list
    }
  }

  package var isAtEnd: Bool { abs(offset - legalOffsets.upperBound) <= 0.5 }

  package func append(_ ids: Range<Int>) {
    change { $0 += Array(ids) }
    device.turn()
  }
}
