import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// `explainChat`: each reason for which a chat does not follow its end.
@MainActor
@Suite("Explanations of chats", .serialized) struct ChatExplanationTests {
  typealias Reason = OverscrollChat.Explanation.Reason

  private final class DraggedTable: DrivenTable {
    var isDragged = false
    override var hasActiveDrag: Bool { isDragged }
  }

  /// A chat in which identities from 1,000 on are the reader's own.
  private func open(
    rows: Int = 60, follow: OverscrollChat.Follow = .atEnd, on device: Device
  ) -> LivingList {
    let lengths = (0..<rows).map { 40 + Double($0 * 37 % 90) }
    let list = LivingList(.exactTable, lengths: lengths, on: device) { DraggedTable() }
    var chat = list.chat(isOwn: { $0 >= 1_000 })
    chat.follow = follow
    list.view.overscroll.chat = chat
    device.turn()
    return list
  }

  private func scrollUp(_ list: LivingList, by distance: Double) {
    list.scroll(to: list.legalOffsets.upperBound - distance)
  }

  private func ask(_ list: LivingList) {
    list.append(1_000..<1_001)
    list.device.advance(by: 1)
  }

  /// A chat with a reason, in which nothing is added for another one.
  private func arrange(_ reason: Reason, on device: Device) -> LivingList {
    let own = [.followsOwnRow, .ownRowVisible].contains(reason)
    let list = open(
      rows: reason == .noRows ? 0 : 60, follow: own ? .newestOwnAtTop : .atEnd, on: device)
    switch reason {
    case .followsEnd, .noRows: break
    case .noChat: list.view.overscroll.chat = nil
    case .outsideWindow: list.view.removeFromSuperview()
    case .morePages:
      list.view.overscroll.bottom = .held(.load, .programmatic)
    case .draggedRows: (list.view as? DraggedTable)?.isDragged = true
    case .moving:
      list.finger.touch(list.view)
      list.finger.drag(by: 40, over: 0.2)
    case .followsOwnRow: ask(list)
    case .aboveEnd: scrollUp(list, by: 900)
    case .ownRowVisible:
      ask(list)
      scrollUp(list, by: 30)
    case .notScrolled:
      scrollUp(list, by: 100)
      list.change(grown: [59: 3])
      device.advance(by: 0.5)
    }
    return list
  }

  @Test("A chat that does not follow its end says why", arguments: Reason.allCases)
  func reason(_ reason: Reason) {
    withDevice { device in
      let list = arrange(reason, on: device)
      let explanation = list.view.overscroll.explainChat()
      #expect(explanation.reason == reason, "\(explanation)")
      #expect(explanation.description.hasSuffix("."))
    }
  }

  @Test("The sentence has the distance")
  func distance() {
    withDevice { device in
      let list = arrange(.aboveEnd, on: device)
      let chatView = list.view
      print(chatView.overscroll.explainChat())
      let sentence = list.view.overscroll.explainChat().description
      #expect(sentence.contains("900 points above the end"))
    }
  }
}
