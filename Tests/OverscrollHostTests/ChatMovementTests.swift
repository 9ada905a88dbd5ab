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
}
