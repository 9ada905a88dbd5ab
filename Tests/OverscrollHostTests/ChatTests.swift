import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Lists of messages that are read at their end.
@MainActor
@Suite struct ChatTests {
  nonisolated static let kinds = LivingList.Kind.allCases

  // MARK: The start

  @Test("A chat starts at its end", arguments: kinds)
  func end(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind)
    #expect(list.isAtEnd)
    #expect(list.visible.last?.id == 59)
  }

  @Test("The first frame of a chat whose messages arrive late shows its end", arguments: kinds)
  func lateMessages(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind, rows: 0)
    list.change { $0 = Array(0..<50) }
    list.device.turn()
    #expect(list.isAtEnd)
    #expect(list.visible.last?.id == 49)
  }

  @Test("The first frame with rows shows the first unread one", arguments: kinds)
  func lateUnread(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind, rows: 0, unread: 20)
    list.change { $0 = Array(0..<50) }
    list.device.turn()
    #expect(abs((list.place(of: 20) ?? .infinity) - list.space.startInset) <= 0.5)
  }

  @Test("A chat that is set before its view has a window starts at its end", arguments: kinds)
  func withoutWindow(_ kind: LivingList.Kind) {
    withDevice { device in
      let list = LivingList(kind, lengths: Array(repeating: 70, count: 60), on: device)
      list.view.removeFromSuperview()
      list.view.overscroll.chat = list.chat()
      let window = device.show(list.view)
      device.turn()
      #expect(list.isAtEnd && list.visible.last?.id == 59)
      window.isHidden = true
    }
  }

  @Test(
    "A chat near its end stays there until the end moves",
    arguments: [LivingList.Kind.exactTable, .diffableTable, .diffableGrid])
  func nearEnd(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind)
    list.scroll(to: list.legalOffsets.upperBound - 30)
    let offset = list.offset
    for _ in 0..<3 {
      list.change()
      list.device.turn()
      #expect(list.offset == offset)
    }
    list.append(100..<101)
    #expect(list.isAtEnd)
  }

  @Test(
    "10,000 messages start at their end, and follow it",
    arguments: [LivingList.Kind.reloadedTable, .exactTable, .diffableTable, .diffableGrid])
  func manyMessages(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind, rows: 10_000)
    #expect(list.isAtEnd && list.visible.last?.id == 9_999)
    list.append(20_000..<20_003)
    #expect(list.isAtEnd && list.visible.last?.id == 20_002)
  }

  @Test(
    "10,000 messages start at the first unread one",
    arguments: [LivingList.Kind.reloadedTable, .exactTable, .diffableTable, .diffableGrid])
  func manyMessagesUnread(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind, rows: 10_000, unread: 5_000)
    #expect(abs((list.place(of: 5_000) ?? .infinity) - list.space.startInset) <= 0.5)
  }

  // MARK: The end

  @Test("A message that streams at the end stays visible to its last line", arguments: kinds)
  func stream(_ kind: LivingList.Kind) {
    let list = LivingList.chat(kind)
    for word in 1...30 {
      list.change(grown: [59: 60 + Double(word) * 5])
      list.device.advance(by: 1 / 60)
      #expect(list.isAtEnd, "word \(word)")
    }
  }

  @Test("Within 60 points of the end the list follows, farther away it does not")
  func distance() {
    for (away, follows) in [(55.0, true), (70, false)] {
      let list = LivingList.chat(.exactTable)
      list.scroll(to: list.legalOffsets.upperBound - away)
      let offset = list.offset
      list.append(100..<103)
      #expect(list.isAtEnd == follows, "\(away)")
      #expect((list.offset == offset) == !follows, "\(away)")
    }
  }

  @Test("Under a finger the list does not follow")
  func finger() throws {
    let list = LivingList.chat(.exactTable)
    list.finger.touch(list.view)
    list.finger.drag(by: 20, over: 0.1)
    let read = try #require(list.read)
    list.append(100..<103)
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
    list.finger.lift()
  }

  // MARK: Pages and keyboards

  @Test("Older messages at the top leave the reader in place", arguments: kinds)
  func older(_ kind: LivingList.Kind) async throws {
    try await onDevice { device in
      let lengths = (0..<40).map { 40 + Double($0 * 37 % 90) }
      let list = LivingList(kind, lengths: lengths, on: device)
      list.view.overscroll.chat = list.chat()
      list.view.overscroll[kind.axis.startEdge] = .loadMore(
        owner: list, trigger: .programmatic, fetch: { 20 },
        apply: { list, count in
          list.change { $0.insert(contentsOf: 500..<500 + count, at: 0) }
          return .updated
        })
      device.turn()
      list.scroll(to: 30)
      let read = try #require(list.read)
      list.view.overscroll[kind.axis.startEdge]?.begin()
      await device.pass(2)
      #expect(list.ids.count == 60)
      #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
    }
  }

  @Test("The keyboard leaves the last message visible", arguments: [0.0, 40])
  func keyboard(_ away: Double) {
    let list = LivingList.chat(.exactTable)
    list.scroll(to: list.legalOffsets.upperBound - away)
    list.view.overscroll.contentInset.bottom = 300
    list.device.advance(by: 0.5)
    #expect(list.isAtEnd)
    list.view.overscroll.contentInset.bottom = 0
    list.device.advance(by: 0.5)
    #expect(list.isAtEnd)
  }

  @Test("A keyboard that makes the view smaller leaves the last message visible")
  func smallerView() {
    let list = LivingList.chat(.exactTable)
    list.view.frame.size.height -= 300
    list.device.advance(by: 0.5)
    #expect(list.isAtEnd)
  }

  /// How an app makes the visible part of a list shorter for a keyboard.
  enum Answer: CaseIterable, Sendable {
    case inset, frame, safeArea

    @MainActor
    func cover(_ length: Double, of list: LivingList) {
      switch self {
      case .inset: list.view.overscroll.contentInset.bottom += length
      case .frame: list.view.frame.size.height -= length
      case .safeArea: list.device.safeAreaInsets.bottom += length
      }
    }
  }

  @Test("Away from the end, the keyboard moves the rows by its height", arguments: Answer.allCases)
  func keyboardElsewhere(_ answer: Answer) throws {
    let list = LivingList.chat(.reloadedGrid)
    list.scroll(to: list.legalOffsets.upperBound - 900)
    let read = try #require(list.read)
    // A view above the keyboard needs no room for the home indicator.
    let covered = answer == .frame ? 300 - list.device.safeAreaInsets.bottom : 300
    for (height, place) in [(300.0, read.place - covered), (0, read.place)] {
      list.device.showKeyboard(height: height)
      answer.cover(height > 0 ? 300 : -300, of: list)
      list.device.advance(by: 0.5)
      #expect(abs((list.place(of: read.id) ?? .infinity) - place) <= 0.5)
    }
  }

  @Test("Away from the end, a composer leaves the rows in place", arguments: Answer.allCases)
  func composerElsewhere(_ answer: Answer) throws {
    let list = LivingList.chat(.reloadedGrid)
    list.device.showKeyboard(height: 300)
    answer.cover(300, of: list)
    list.device.advance(by: 1)
    list.scroll(to: list.legalOffsets.upperBound - 900)
    let read = try #require(list.read)
    answer.cover(40, of: list)
    list.device.advance(by: 0.5)
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
  }

  @Test("Away from the end, a keyboard may cover the rows instead", arguments: Answer.allCases)
  func coveringKeyboard(_ answer: Answer) throws {
    let list = LivingList.chat(.reloadedGrid)
    list.view.overscroll.chat?.keyboard = .coversRows
    list.scroll(to: list.legalOffsets.upperBound - 900)
    let read = try #require(list.read)
    list.device.showKeyboard(height: 300)
    answer.cover(300, of: list)
    list.device.advance(by: 0.5)
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
  }

  // MARK: Cost

  @Test("With 10,000 messages, a new one costs as many questions as with 100")
  func cost() {
    var requests: [Int] = []
    for rows in [100, 10_000] {
      let list = LivingList.chat(.exactTable, rows: rows)
      let before = list.requests
      list.append(20_000..<20_001)
      requests.append(list.requests - before)
    }
    #expect(requests[0] == requests[1] && requests[0] < 300)
  }
}
