import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Movements of a chat that no user made, and changes that are no new messages.
@MainActor
@Suite struct ChatMovementTests {
  @Test("An app that scrolls away from the end still ends the following")
  func scrolledAway() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    let read = list.read
    list.device.safeAreaInsets.bottom = 0
    list.view.frame.size.height -= 100
    list.device.advance(by: 1)
    #expect(list.read?.id == read?.id)
    list.append(100..<103)
    #expect(list.newRows == 3)
  }

  // MARK: The count

  @Test("A message that gets another identity is not new, and one that comes with it is")
  func renamed() {
    let list = LivingList.chat(.exactTable)
    list.append(900..<901)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.change { $0[$0.count - 1] = 901 }
    list.device.turn()
    #expect(list.newRows == 0)
    list.change {
      $0[$0.count - 1] = 902
      $0.append(1_000)
    }
    list.device.turn()
    #expect(list.newRows == 1)
    list.append(1_001..<1_003)
    #expect(list.newRows == 3)
  }

  @Test("Messages that replace several removed ones are new")
  func replaced() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.change {
      $0.removeLast(2)
      $0 += [1_000, 1_001]
    }
    list.device.turn()
    #expect(list.newRows == 2)
    list.change { $0.removeAll { $0 == 57 } }
    list.device.turn()
    #expect(list.newRows == 2)
  }

  // MARK: Settings

  @Test("Changing the texts of a chat or of a reading position leaves the reader in place")
  func texts() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: 500)
    list.append(100..<103)
    list.view.overscroll.chat?.newRowsText = { "\($0) unread" }
    list.device.advance(by: 0.5)
    #expect(list.offset == 500)
    #expect(list.newRows == 3)
    #expect(list.reading?.button?.accessibilityLabel == "3 unread")
    let copy = list.view.overscroll.chat
    list.view.overscroll.chat = copy
    list.device.advance(by: 0.5)
    #expect(list.offset == 500)
    list.view.overscroll.chat = list.chat()
    list.device.advance(by: 0.5)
    #expect(list.isAtEnd, "another chat starts")
  }
}
