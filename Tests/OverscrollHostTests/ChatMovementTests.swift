import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Movements of a chat that no user made, and changes that are no new messages.
@MainActor
@Suite struct ChatMovementTests {
  /// A change of the view or its insets, after which the system moves the content.
  enum Upheaval: CaseIterable, Sendable {
    case rotation, rotationBack, insetAndHeight, height, inset, topInset, keyboard, splitView

    @MainActor
    func apply(to list: LivingList) {
      let device = list.device
      switch self {
      case .rotation: device.rotate()
      case .rotationBack:
        device.rotate()
        device.advance(by: 1)
        device.rotate()
      case .insetAndHeight:
        device.safeAreaInsets.bottom = 0
        list.view.frame.size.height -= 400
      case .height:
        list.view.frame.size.height -= 400
        device.turn()
        list.view.frame.size.height += 400
      case .inset: device.safeAreaInsets.bottom = 0
      case .topInset: device.safeAreaInsets.top = 0
      case .keyboard:
        list.view.contentInset.bottom = 300
        device.advance(by: 0.5)
        list.view.contentInset.bottom = 0
        list.view.frame.size.height -= 300
      case .splitView:
        list.view.frame.size.width /= 2
        list.view.frame.size.height -= 200
        device.turn()
        list.view.frame.size.width *= 2
        list.view.frame.size.height += 200
      }
    }
  }

  @Test(
    "A change of the view at the end of a chat leaves it there, and it follows on",
    arguments: Upheaval.allCases)
  func upheaval(_ upheaval: Upheaval) {
    for kind in LivingList.Kind.allCases where kind.axis == .vertical {
      let list = LivingList.chat(kind)
      list.device.advance(by: 0.5)
      upheaval.apply(to: list)
      list.device.advance(by: 1)
      #expect(list.isAtEnd, "\(kind): \(list.legalOffsets.upperBound - list.offset)")
      list.append(100..<103)
      list.device.advance(by: 1)
      #expect(list.isAtEnd, "\(kind): \(list.legalOffsets.upperBound - list.offset)")
    }
  }

  @Test("Rows that are removed at the end of a chat leave it at its new end")
  func shrinking() {
    for kind in LivingList.Kind.allCases where kind.axis == .vertical {
      let list = LivingList.chat(kind)
      list.change { $0.removeLast(20) }
      list.device.advance(by: 1)
      #expect(list.isAtEnd, "\(kind)")
      list.append(100..<103)
      #expect(list.isAtEnd, "\(kind)")
    }
  }

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
    #expect(list.view.overscroll.unreadCount == 3)
  }

  // MARK: The count

  @Test("A message that gets another identity is not new, and one that comes with it is")
  func renamed() {
    let list = LivingList.chat(.exactTable)
    list.append(900..<901)
    list.scroll(to: list.legalOffsets.upperBound - 700)
    list.change { $0[$0.count - 1] = 901 }
    list.device.turn()
    #expect(list.view.overscroll.unreadCount == 0)
    list.change {
      $0[$0.count - 1] = 902
      $0.append(1_000)
    }
    list.device.turn()
    #expect(list.view.overscroll.unreadCount == 1)
    list.append(1_001..<1_003)
    #expect(list.view.overscroll.unreadCount == 3)
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
    #expect(list.view.overscroll.unreadCount == 2)
    list.change { $0.removeAll { $0 == 57 } }
    list.device.turn()
    #expect(list.view.overscroll.unreadCount == 2)
  }
}
