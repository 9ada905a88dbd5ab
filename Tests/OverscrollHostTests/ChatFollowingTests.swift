import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// What a chat moves to: its end, rows of the reader's own, and rows that the app asks for.
@MainActor
@Suite struct ChatFollowingTests {
  nonisolated static let kinds = LivingList.Kind.allCases

  /// A chat in which identities from 1,000 to 1,999 are the reader's own, and identities from 2,000
  /// on replace those of rows that were sent.
  private func open(
    _ kind: LivingList.Kind, rows: Int = 60, follow: OverscrollChat.Follow = .atEnd,
    onChange: (@MainActor (OverscrollChat.State) -> Void)? = nil
  ) -> LivingList {
    withDevice { device in
      let lengths = (0..<rows).map { 40 + Double($0 * 37 % 90) }
      let list = LivingList(kind, lengths: lengths, on: device)
      var chat = list.chat(
        isOwn: { (1_000..<2_000).contains($0) }, replaces: { $0 >= 2_000 ? $0 - 1_000 : nil })
      chat.follow = follow
      chat.onChange = onChange
      list.view.overscroll.chat = chat
      device.turn()
      return list
    }
  }

  private func scrollUp(_ list: LivingList, by distance: Double) {
    list.scroll(to: list.legalOffsets.upperBound - distance)
  }

  private func send(_ id: Int, to list: LivingList) {
    list.append(id..<id + 1)
    list.device.advance(by: 1)
  }

  private func isAtTop(_ id: Int, of list: LivingList) -> Bool {
    abs((list.place(of: id) ?? .infinity) - list.space.startInset) <= 0.5
  }

  private func isAt(_ place: Double, _ id: Int, of list: LivingList) -> Bool {
    abs((list.place(of: id) ?? .infinity) - place) <= 0.5
  }

  // MARK: Rows of the reader's own

  @Test("Only rows of the reader's own lead to the end", arguments: kinds)
  func ownRows(_ kind: LivingList.Kind) throws {
    let list = open(kind, follow: .ownRows)
    scrollUp(list, by: 900)
    let read = try #require(list.read)
    send(100, to: list)
    #expect(isAt(read.place, read.id, of: list))
    #expect(list.view.overscroll.unreadCount == 1)
    send(1_000, to: list)
    #expect(list.isAtEnd)
    #expect(list.view.overscroll.unreadCount == 0)
    // Rows that were sent before lead nowhere.
    scrollUp(list, by: 900)
    send(101, to: list)
    #expect(!list.isAtEnd)
  }

  @Test("By default, rows of the reader's own lead nowhere")
  func atEnd() {
    let list = open(.exactTable)
    scrollUp(list, by: 900)
    send(1_000, to: list)
    #expect(!list.isAtEnd)
  }

  @Test("What a chat follows can change, and rows that were sent before lead nowhere")
  func changedFollow() throws {
    let list = open(.exactTable)
    scrollUp(list, by: 900)
    send(1_000, to: list)
    let offset = list.offset
    var chat = try #require(list.view.overscroll.chat)
    chat.follow = .ownRows
    list.view.overscroll.chat = chat
    send(100, to: list)
    #expect(list.offset == offset)
    send(1_001, to: list)
    #expect(list.isAtEnd)
  }

  @Test("A chat that follows rows of the reader's own without knowing them logs it")
  func unknownOwnRows() {
    let book = LogBook()
    withDevice(book) { device in
      let list = LivingList(.exactTable, lengths: [60], on: device)
      var chat = list.chat()
      chat.follow = .ownRows
      list.view.overscroll.chat = chat
      device.turn()
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("isOwn") == true)
  }

  // MARK: A question at the top

  @Test("A question stays at the top while its answer grows", arguments: kinds, [0, 3, 60])
  func question(_ kind: LivingList.Kind, _ rows: Int) {
    let list = open(kind, rows: rows, follow: .newestOwnAtTop)
    send(1_000, to: list)
    #expect(isAtTop(1_000, of: list))
    send(100, to: list)
    for step in 1...20 {
      list.change(grown: [100: Double(step * 100)])
      list.device.advance(by: 1 / 60)
      #expect(isAtTop(1_000, of: list), "step \(step)")
    }
    #expect(list.legalOffsets.upperBound - list.offset > 500)
    #expect(list.view.contentInset == .zero, "The answer is longer than the viewport")
    send(101, to: list)
    #expect(isAtTop(1_000, of: list), "Nothing moves before the next question is sent")
    send(1_001, to: list)
    #expect(isAtTop(1_001, of: list))
    #expect(list.isAtEnd, "There is no more room than the question needs")
  }

  @Test("A reader who scrolls to the end of an answer follows it", arguments: kinds)
  func endOfAnswer(_ kind: LivingList.Kind) {
    let list = open(kind, follow: .newestOwnAtTop)
    send(1_000, to: list)
    send(100, to: list)
    list.change(grown: [100: 1_500])
    list.device.advance(by: 0.5)
    #expect(!list.isAtEnd)
    list.scroll(to: list.legalOffsets.upperBound)
    list.change(grown: [100: 2_000])
    list.device.advance(by: 0.5)
    #expect(list.isAtEnd)
  }

  @Test("A reader who has left a question is not moved", arguments: kinds)
  func leftQuestion(_ kind: LivingList.Kind) throws {
    let list = open(kind, follow: .newestOwnAtTop)
    send(1_000, to: list)
    send(100, to: list)
    scrollUp(list, by: 300)
    let read = try #require(list.read)
    for step in 1...20 {
      list.change(grown: [100: Double(step * 100)])
      list.device.advance(by: 1 / 60)
      #expect(isAt(read.place, read.id, of: list), "step \(step)")
    }
  }

  @Test("A question stays when older rows appear, and with another identity", arguments: kinds)
  func olderRows(_ kind: LivingList.Kind) {
    let list = open(kind, follow: .newestOwnAtTop)
    send(1_000, to: list)
    list.change { $0.insert(contentsOf: 200..<205, at: 0) }
    list.device.advance(by: 0.5)
    #expect(isAtTop(1_000, of: list))
    list.change { $0[$0.count - 1] = 2_000 }
    list.device.advance(by: 0.5)
    #expect(isAtTop(2_000, of: list))
  }

  @Test("Room below a question leaves the app's inset and an edge's alone", arguments: kinds)
  func room(_ kind: LivingList.Kind) {
    let list = open(kind, follow: .newestOwnAtTop)
    let side = kind.axis.endEdge
    list.view.overscroll[side] = .loadMore(trigger: .programmatic, manual: { _ in })
    list.view.overscroll[side]?.setNoMore()
    list.view.overscroll.contentInset = UIEdgeInsets(top: 7, left: 8, bottom: 9, right: 10)
    list.device.advance(by: 0.5)
    send(1_000, to: list)
    #expect(isAtTop(1_000, of: list))
    #expect(
      list.view.overscroll.contentInset == UIEdgeInsets(top: 7, left: 8, bottom: 9, right: 10))
    list.view.overscroll[side] = nil
    list.device.advance(by: 1)
    #expect(isAtTop(1_000, of: list))
    list.view.overscroll.chat = nil
    #expect(list.view.contentInset == UIEdgeInsets(top: 7, left: 8, bottom: 9, right: 10))
  }

  @Test("The keyboard leaves a question at the top")
  func keyboard() {
    let list = open(.exactTable, follow: .newestOwnAtTop)
    send(1_000, to: list)
    for height in [300.0, 0] {
      list.view.contentInset.bottom += height == 0 ? -300 : height
      list.device.advance(by: 0.5)
      #expect(isAtTop(1_000, of: list), "\(height)")
      #expect(list.isAtEnd, "\(height)")
    }
  }

  // MARK: Identities that change

  @Test("Rows that get other identities keep their place and are not new", arguments: kinds)
  func renamedRows(_ kind: LivingList.Kind) throws {
    let list = open(kind)
    list.append(1_000..<1_020)
    scrollUp(list, by: 410)
    let read = try #require(list.read)
    list.change { ids in
      ids = ids.map { $0 >= 1_000 ? $0 + 1_000 : $0 }
      ids.insert(contentsOf: 200..<204, at: 0)
    }
    list.device.advance(by: 0.5)
    #expect(isAt(read.place, read.id + 1_000, of: list))
    #expect(list.view.overscroll.unreadCount == 0)
  }

  // MARK: Requests of the app

  @Test("A row that the app asks for is where it asks", arguments: kinds)
  func requestedRow(_ kind: LivingList.Kind) {
    let list = open(kind, rows: 200)
    let space = list.space
    let visible = space.viewportLength - space.startInset - space.endInset
    for isAnimated in [false, true] {
      for (alignment, part) in [(ReadingPosition.Alignment.start, 0.0), (.center, 0.5), (.end, 1)] {
        for id in [20, 120, 60] {
          list.view.overscroll.scrollTo(id, at: alignment, animated: isAnimated)
          list.device.advance(by: 1)
          let length = list.row(id)?.length ?? 0
          let place = list.space.startInset + (visible - length) * part
          #expect(isAt(place, id, of: list), "\(id) \(alignment), animated: \(isAnimated)")
        }
      }
    }
    // A row that is wholly visible need not move.
    let offset = list.offset
    list.view.overscroll.scrollTo(60, at: .nearest, animated: false)
    #expect(abs(list.offset - offset) <= 0.5)
    // An unknown identity is harmless.
    list.view.overscroll.scrollTo(9_999, animated: false)
    #expect(abs(list.offset - offset) <= 0.5)
  }

  @Test("A list whose rows cannot have an identity logs it and stays")
  func unknownRows() {
    let book = LogBook()
    withDevice(book) { device in
      let list = LivingList(.exactTable, lengths: Array(repeating: 60, count: 60), on: device)
      list.view.overscroll.scrollTo(20, animated: false)
      #expect(book.lines.count == 1)
      list.keepPosition()
      list.view.overscroll.scrollTo("20", animated: false)
      #expect(book.lines.count == 2)
      #expect(list.offset == list.legalOffsets.lowerBound)
    }
  }

  @Test("The end that the app asks for is followed", arguments: kinds)
  func requestedEnd(_ kind: LivingList.Kind) {
    for isAnimated in [false, true] {
      let list = open(kind)
      scrollUp(list, by: 1_500)
      list.view.overscroll.scrollToEnd(animated: isAnimated)
      for step in 0..<4 {
        list.append(100 + step..<101 + step)
        list.device.advance(by: 1 / 60)
      }
      list.device.advance(by: 1)
      #expect(list.isAtEnd, "animated: \(isAnimated)")
    }
  }

  @Test("Every list scrolls to its end when the app asks for it", arguments: kinds)
  func endOfAnyList(_ kind: LivingList.Kind) {
    withDevice { device in
      let list = LivingList(kind, lengths: Array(repeating: 70, count: 60), on: device)
      list.view.overscroll.scrollToEnd(animated: false)
      device.turn()
      #expect(list.isAtEnd)
      #expect(!list.view.overscroll.isAtEnd, "It is no chat")
    }
  }

  // MARK: The state

  @Test("A chat reports each change of its state")
  func state() {
    var reports: [String] = []
    let list = open(.exactTable, onChange: { reports.append("\($0.isAtEnd) \($0.unreadCount)") })
    let overscroll = list.view.overscroll
    #expect(overscroll.isAtEnd && overscroll.unreadCount == 0)
    scrollUp(list, by: 500)
    list.append(100..<102)
    #expect(!overscroll.isAtEnd && overscroll.unreadCount == 2)
    overscroll.scrollToEnd()
    list.device.advance(by: 1)
    #expect(overscroll.isAtEnd && overscroll.unreadCount == 0)
    #expect(reports == ["true 0", "false 0", "false 2", "true 0"])
  }
}
