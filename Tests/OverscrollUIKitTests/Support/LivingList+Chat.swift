import HostRigs
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A list of messages.
extension LivingList {
  /// A chat on a new device, whose rows have different lengths.
  static func chat(
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

  var reading: Reading? { OverscrollHostView.host(of: view)?.reading }

  /// The number of new rows that the chat counts.
  var newRows: Int? { reading?.machine.chat?.reported.unreadCount }

  var isAtEnd: Bool { abs(offset - legalOffsets.upperBound) <= 0.5 }

  func append(_ ids: Range<Int>) {
    change { $0 += Array(ids) }
    device.turn()
  }
}
