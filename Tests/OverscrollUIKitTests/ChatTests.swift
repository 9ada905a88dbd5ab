import HostDriver
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Lists of messages that are read at their end.
@MainActor
@Suite struct ChatTests {
  nonisolated static let kinds = LivingList.Kind.allCases

  // MARK: The end

  @Test("At the end, new messages appear without a button", arguments: kinds)
  func follows(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind)
    for id in 100..<110 { list.append(id..<id + 1) }
    #expect(list.isAtEnd)
    #expect(list.visible.last?.id == 109)
    #expect(list.newRowsButton == nil)
  }

  @Test("Away from the end the reader stays, and a button counts the messages", arguments: kinds)
  func button(_ kind: LivingList.Kind) throws {
    let list = LivingList.chat(kind)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    let read = try #require(list.read)
    list.append(100..<102)
    list.append(102..<103)
    list.change { $0.insert(contentsOf: 200..<220, at: 0) }
    list.device.turn()
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
    let button = list.newRowsButton
    #expect(button?.currentTitle == "3 new" && button?.isHidden == false)
    #expect(button?.accessibilityLabel == "3 new" && button?.isAccessibilityElement == true)
    #expect(button?.accessibilityTraits.contains(.button) == true)
    let bottom = list.view.bounds.maxY - list.view.adjustedContentInset.bottom
    #expect(abs((button?.frame.maxY ?? 0) - (bottom - NewRowsButton.margin)) < 0.5)
  }

  @Test("The button leads to the end, and disappears there", arguments: kinds)
  func tap(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind)
    list.scroll(to: list.legalOffsets.upperBound - 1_500)
    list.append(100..<103)
    guard let button = list.newRowsButton else { return #expect(Bool(false)) }
    list.finger.tap(button)
    list.device.advance(by: 1)
    #expect(list.isAtEnd)
    #expect(list.visible.last?.id == 102)
    #expect(button.isHidden && list.view.overscroll.unreadCount == 0)
    list.append(103..<104)
    #expect(list.isAtEnd, "it follows again")
  }

  @Test("VoiceOver announces the button, and each higher count")
  func announcements() {
    let list = LivingList.chat(.exactTable)
    list.device.simulated.isVoiceOverRunning = true
    list.append(90..<91)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.append(100..<102)
    list.append(102..<103)
    list.change { $0.removeAll { $0 == 101 } }
    list.device.turn()
    #expect(list.device.simulated.posts.compactMap(\.text) == ["2 new", "3 new"])
  }

  @Test("The focus of a keyboard reaches the button while it is visible, and selecting it works")
  func focus() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.append(100..<103)
    guard let button = list.newRowsButton else { return #expect(Bool(false)) }
    #expect(button.canBecomeFocused)
    button.sendActions(for: .primaryActionTriggered)
    list.device.advance(by: 1)
    #expect(list.isAtEnd)
    #expect(!button.canBecomeFocused)
  }

  @Test("A list whose last rows are removed until the reader is at the end follows it again")
  func removedEnd() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - 100)
    list.change { $0.removeLast(3) }
    list.device.turn()
    #expect(list.isAtEnd)
    list.append(100..<103)
    #expect(list.isAtEnd && list.view.overscroll.unreadCount == 0)
  }

  @Test("Scrolling to the end hides the button")
  func scrollToEnd() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.append(100..<103)
    list.scroll(to: list.legalOffsets.upperBound)
    #expect(list.newRowsButton?.isHidden == true)
  }

  @Test("Messages that the app removes are not counted as new")
  func removedMessages() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.append(100..<103)
    list.change { $0.removeAll { $0 == 101 } }
    list.device.turn()
    #expect(list.view.overscroll.unreadCount == 2)
    list.change { $0.removeAll { $0 == 59 } }
    list.device.turn()
    list.append(110..<112)
    #expect(list.view.overscroll.unreadCount == 4)
  }

  @Test("The first unread row stays the same when it gets another identity")
  func renamedUnread() {
    let list = LivingList.chat(.diffableTable, unread: 40)
    #expect(list.view.overscroll.firstUnread == AnyHashable(40))
    list.rename([40: 140])
    list.device.turn()
    #expect(list.view.overscroll.firstUnread == AnyHashable(140))
    list.change { $0.removeAll { $0 == 140 } }
    list.device.turn()
    #expect(list.view.overscroll.firstUnread == AnyHashable(140))
  }

  // MARK: Pages and keyboards

  @Test("Newer pages at the bottom leave the reader in place, and are not counted")
  func newer() throws {
    let list = LivingList.chat(.exactTable, unread: 10) {
      $0.overscroll.bottom = .loadMore(trigger: .programmatic, manual: { _ in })
    }
    list.scroll(to: list.legalOffsets.upperBound - 10)
    let read = try #require(list.read)
    list.append(100..<120)
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
    #expect(list.view.overscroll.unreadCount == 0)
    list.view.overscroll.bottom?.setNoMore()
    list.scroll(to: list.legalOffsets.upperBound)
    list.append(120..<122)
    #expect(list.isAtEnd, "the last page is the end of the chat")
  }

  @Test("Changing the texts of a chat or of a reading position leaves the reader in place")
  func texts() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: 500)
    list.append(100..<103)
    list.view.overscroll.chat?.newRowsText = { "\($0) unread" }
    list.device.advance(by: 0.5)
    #expect(list.offset == 500)
    #expect(list.view.overscroll.unreadCount == 3)
    #expect(list.newRowsButton?.accessibilityLabel == "3 unread")
    let copy = list.view.overscroll.chat
    list.view.overscroll.chat = copy
    list.device.advance(by: 0.5)
    #expect(list.offset == 500)
    list.view.overscroll.chat = list.chat()
    list.device.advance(by: 0.5)
    #expect(list.isAtEnd, "another chat starts")
  }

  @Test("The button grows with its text, stays inside the list, and an empty text shows none")
  func buttonSize() {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: 500)
    list.append(100..<103)
    list.device.advance(by: 0.5)
    #expect(list.newRowsButton?.frame.height == 44)
    list.device.simulated.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    list.view.overscroll.chat?.newRowsText = { _ in
      "Three messages of your friends and of others have arrived since you were here"
    }
    list.device.advance(by: 0.5)
    let frame = list.newRowsButton?.frame ?? .zero
    #expect(frame.height > 100 && frame.width <= list.view.bounds.width - 32)
    list.view.overscroll.chat?.newRowsText = { _ in "" }
    list.device.advance(by: 0.5)
    #expect(list.newRowsButton?.isHidden == true && list.view.overscroll.unreadCount == 3)
  }
}

extension LivingList {
  /// The button that counts new rows.
  var newRowsButton: NewRowsButton? { OverscrollHostView.host(of: view)?.reading?.button }
}
