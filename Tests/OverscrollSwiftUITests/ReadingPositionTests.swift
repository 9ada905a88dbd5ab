import EngineStorms
import Foundation
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Reading positions of lists and scroll views that are no chats, and places that are stored.
@MainActor
@Suite struct ReadingPositionTests {
  typealias Setting = ListSetting

  private func open(
    _ setting: Setting, _ use: Conversation.Use = .storedPosition, keepsFirstRow: Bool = false,
    _ configure: (Conversation) -> Void = { _ in },
    _ body: @MainActor (ShownConversation) async throws -> Void
  ) async rethrows {
    var sides = setting.sides
    if keepsFirstRow { sides[.insertedRows] = .alternative }
    try await DeviceFacts.$current.withValue(DeviceFacts(sides)) {
      try await onDevice { device in
        let conversation = Conversation(setting, use, count: 60)
        configure(conversation)
        let shown = ShownConversation(conversation, on: device)
        await shown.wait()
        try await body(shown)
      }
    }
  }

  // MARK: The row being read

  @Test(
    "The row being read stays while others are inserted, removed and renamed",
    arguments: Setting.allCases)
  func keepsRow(_ setting: Setting) async throws {
    try await open(setting, .position) { shown in
      #expect(shown.isAtTop(0) || setting.marksRows)
      shown.screen.drag(0, -500)
      #expect(shown.conversation.readRows.isEmpty)
      await shown.wait()
      let read = try #require(shown.read)
      await shown.change { $0.prepend(200..<230) }
      #expect(shown.isAt(read.start, read.id), "after insertions")
      await shown.change { $0.messages.removeFirst(20) }
      #expect(shown.isAt(read.start, read.id), "after removals")
      await shown.change { conversation in
        for index in conversation.messages.indices {
          conversation.messages[index].formerID = conversation.messages[index].id
          conversation.messages[index].id += 1_000
          conversation.messages[index].length = 70
        }
      }
      #expect(shown.view.contentOffset.y > 0)
      #expect(shown.screen.all(UIButton.self).isEmpty, "It is no chat")
    }
  }

  /// The lists whose lengths are exact.
  nonisolated static let exact: [Setting] = [.list, .table, .mixedList, .scrollView]

  /// A change of rows that moves the first visible row otherwise than the one being read.
  nonisolated enum Shift: CaseIterable, Sendable {
    case firstVisibleRowGrows, rowBeingReadGoes, firstVisibleRowLeaves, rowsChangePlaces

    /// Changes the rows, and returns the index of the row that has to stay in place.
    @MainActor func apply(to messages: inout [Line], readAt index: Int) -> Int {
      switch self {
      case .firstVisibleRowGrows:
        messages[index - 1].length += 10
        messages.insert(Line(id: 300, length: 70), at: 0)
        return index + 1
      case .rowBeingReadGoes:
        messages.remove(at: index)
        messages.insert(Line(id: 300, length: 70), at: 0)
        return index + 1
      case .firstVisibleRowLeaves: messages.insert(messages.remove(at: index - 1), at: 0)
      case .rowsChangePlaces: messages.insert(messages.remove(at: 50), at: 0)
      }
      return self == .rowsChangePlaces ? index + 1 : index
    }
  }

  @Test(
    "The row being read stays where SwiftUI moves other rows, or keeps the first visible one",
    arguments: exact, Shift.allCases)
  func listKeepsFirstRow(_ setting: Setting, _ shift: Shift) async throws {
    // Where the offset moves as well, UIKit reports the change.
    try await open(setting, .position, keepsFirstRow: shift != .rowsChangePlaces) { shown in
      shown.screen.drag(0, -500)
      await shown.wait()
      let read = try #require(shown.read)
      var messages = shown.conversation.messages
      let index = try #require(messages.firstIndex { $0.id == read.id })
      let before = Dictionary(
        uniqueKeysWithValues: messages.map { ($0.id, shown.start(of: $0.id)) })
      let kept = messages[shift.apply(to: &messages, readAt: index)].id
      let start = try #require(before[kept] ?? nil)
      shown.conversation.messages = messages
      shown.screen.device.turn()
      #expect(shown.isAt(start, kept), "in the first frame")
      await shown.wait()
      #expect(shown.isAt(start, kept))
    }
  }

  @Test(
    "A row that grows while the viewport does is the one that was being read",
    arguments: exact)
  func growsWithViewport(_ setting: Setting) async throws {
    try await open(setting, .position, { $0.length = 300 }) { shown in
      await shown.change { $0.messages[3].length = 700 }
      shown.screen.drag(0, -700)
      await shown.wait()
      let start = try #require(shown.start(of: 3))
      #expect(start < shown.startInset && start + 700 > shown.startInset)
      shown.conversation.messages[3].length += 20
      shown.conversation.length = 700
      shown.screen.device.turn()
      #expect(shown.isAt(start, 3))
    }
  }

  @Test(
    "A chat stays at its end in a list that keeps its first visible row", arguments: exact)
  func endOfChat(_ setting: Setting) async {
    await open(setting, .chat, keepsFirstRow: true) { shown in
      #expect(shown.isAtEnd)
      shown.conversation.messages = shown.conversation.messages.map {
        Line(id: $0.id, length: ($0.length * 1.5).rounded())
      }
      shown.conversation.prepend(200..<210)
      shown.screen.device.turn()
      #expect(shown.isAtEnd)
      await shown.wait()
      #expect(shown.isAtEnd && shown.chat.isAtEnd)
    }
  }

  @Test("At its start, a list shows new rows if the app wants that", arguments: Setting.allCases)
  func atStart(_ setting: Setting) async throws {
    for atStart in [ReadingPosition.AtStart.showsNewRows, .keepsRow] {
      try await open(setting, .position, { $0.atStart = atStart }) { shown in
        let read = try #require(shown.read)
        await shown.change { $0.prepend(200..<203) }
        let isKept = shown.isAt(read.start, read.id)
        #expect(isKept == (atStart == .keepsRow))
        #expect(shown.isAt(read.start, 200) == (atStart == .showsNewRows))
      }
    }
  }

  // MARK: The stored place

  @Test("The place is stored when the list rests", arguments: Setting.allCases)
  func stores(_ setting: Setting) async throws {
    try await open(setting) { shown in
      let first = try #require(shown.conversation.anchor)
      #expect(first.id == 0)
      shown.screen.drag(0, -500)
      #expect(shown.conversation.anchor == first)
      await shown.wait()
      let (read, anchor) = try (
        #require(shown.read), #require(shown.conversation.anchor)
      )
      #expect(anchor.id == read.id && abs(anchor.offset - (read.start - shown.startInset)) < 0.75)
      let offset = shown.view.contentOffset.y
      await shown.wait()
      #expect(shown.view.contentOffset.y == offset, "Storing it moves nothing")
    }
  }

  @Test("A place that the app stores is where the list moves", arguments: Setting.allCases)
  func jumps(_ setting: Setting) async {
    await open(setting) { shown in
      for (id, offset) in [(40, 12.0), (10, 0), (40, 12)] {
        await shown.change { $0.anchor = ReadingAnchor(id: id, offset: offset) }
        #expect(shown.isAt(shown.startInset + offset, id), "\(id)")
        #expect(shown.conversation.anchor?.id != 0)
      }
      let offset = shown.view.contentOffset.y
      await shown.change { $0.anchor = nil }
      #expect(shown.view.contentOffset.y == offset, "No place is no request")
      shown.screen.drag(0, -300)
      await shown.wait()
      #expect(shown.conversation.anchor != nil)
    }
  }

  @Test(
    "The app leads elsewhere and back again before the list rests", arguments: Setting.allCases)
  func jumpsBack(_ setting: Setting) async throws {
    try await open(setting) { shown in
      shown.screen.drag(0, -500)
      await shown.wait()
      let written = try #require(shown.conversation.anchor)
      for anchor in [ReadingAnchor(id: 40), written] {
        shown.conversation.anchor = anchor
        shown.screen.device.turn()
        #expect(shown.isAt(shown.startInset + anchor.offset, anchor.id), "\(anchor.id)")
      }
    }
  }

  private struct ConstantScreen: View {
    let rows: [Line]

    var body: some View {
      List(rows) { Text("\($0.id)").frame(height: 60) }
        .overscrollReadingPosition(rows, anchor: .constant(ReadingAnchor(id: 20)))
    }
  }

  @Test("A binding that keeps its first value only starts the list")
  func constantBinding() async {
    await onDevice { device in
      let rows = (0..<60).map { Line(id: $0, length: 60) }
      let screen = SwiftUIScreen(on: device, ConstantScreen(rows: rows))
      await device.pass(1)
      let start = screen.place(of: "20").minY
      #expect(!screen.place(of: "20").isNull)
      screen.drag(0, 200)
      await device.pass(1)
      screen.show(ConstantScreen(rows: rows + [Line(id: 60, length: 60)]))
      await device.pass(1)
      #expect(abs(screen.place(of: "20").minY - start - 200) < 60)
    }
  }

  // MARK: Timelines

  @Test(
    "New rows above are counted down to 0, and rows are read after a second",
    arguments: Setting.allCases)
  func timeline(_ setting: Setting) async throws {
    try await open(setting, .storedPosition, { $0.atStart = .keepsRow }) { shown in
      shown.screen.drag(0, -500)
      await shown.wait()
      let read = try #require(shown.read)
      await shown.change { $0.prepend(200..<230) }
      #expect(shown.conversation.newRowsAbove == 30 && shown.isAt(read.start, read.id))
      await shown.wait()
      #expect(shown.conversation.readRows.last?.contains(read.id) == true)
      for _ in 0..<12 { shown.screen.drag(0, 400) }
      for _ in 0..<6 { await shown.wait() }
      #expect(shown.conversation.newRowsAbove == 0)
      #expect(shown.conversation.readRows.last?.first == 200)
      #expect(!shown.conversation.readRows.joined().contains(215), "It was passed")
    }
  }

  // MARK: Other lists

  private struct SwitchedScreen: View {
    let rows: [Line]
    let isList: Bool
    @State private var anchor: ReadingAnchor<Int>?
    let isStored: Bool

    var body: some View {
      if isStored {
        list.overscrollReadingPosition(rows, anchor: $anchor)
      } else {
        list.overscrollReadingPosition(rows)
      }
    }

    @ViewBuilder private var list: some View {
      if isList {
        List(rows) { Text("\($0.id)").frame(height: $0.length) }
      } else {
        ScrollView {
          LazyVStack {
            ForEach(rows) { Text("\($0.id)").frame(height: $0.length).overscrollItem(id: $0.id) }
          }
        }
      }
    }
  }

  @Test(
    "A list that SwiftUI replaces starts at the row that was being read",
    arguments: [false, true])
  func replacedList(_ isStored: Bool) async {
    await onDevice { device in
      let rows = (0..<80).map { Line(id: $0, length: 60) }
      let screen = SwiftUIScreen(
        on: device, SwitchedScreen(rows: rows, isList: true, isStored: isStored))
      await device.pass(1)
      screen.scrollView.contentOffset.y = 1_800
      await device.pass(1)
      let row = (0..<80).first { (60..<400).contains(screen.place(of: "\($0)").minY) } ?? 0
      let start = screen.place(of: "\(row)").midY
      for isList in [false, true, false] {
        screen.show(SwitchedScreen(rows: rows, isList: isList, isStored: isStored))
        await device.pass(1)
        #expect(abs(screen.place(of: "\(row)").midY - start) < 1, "\(isList)")
      }
    }
  }

  // MARK: Key paths and requests

  private struct NamesScreen: View {
    var names: [String]
    var chat: OverscrollChatModel?
    var box = ProxyBox()
    @Binding var anchor: ReadingAnchor<String>?

    var body: some View {
      if let chat {
        list.overscrollChat(chat, names, id: \.self, newRowsText: { "\($0) unread" })
      } else {
        list.overscrollReadingPosition(names, id: \.self, anchor: $anchor)
      }
    }

    private var list: some View {
      List(names, id: \.self) { Text($0).frame(height: 60) }.background { ProxyProbe(box: box) }
    }
  }

  private let names = (0..<60).map { "Name \($0)" }

  @Test("Rows without an identity have one by a key path")
  func keyPaths() async {
    await onDevice { device in
      var anchor: ReadingAnchor<String>?
      var view = NamesScreen(
        names: names, anchor: Binding(get: { anchor }, set: { anchor = $0 }))
      let screen = SwiftUIScreen(on: device, view)
      screen.drag(0, -500)
      await device.pass(1)
      let read = anchor?.id ?? ""
      let start = screen.place(of: read).minY
      view.names.insert("Other name", at: 0)
      screen.show(view)
      #expect(read != "Name 0" && screen.place(of: read).minY == start)
      view.chat = OverscrollChatModel()
      screen.show(view)
      await device.pass(1)
      #expect(view.chat?.isAtEnd == true && !screen.place(of: "Name 59").isNull)
    }
  }

  @Test("A view in the list scrolls it to a row, also to one that comes next")
  func proxyScrolls() async {
    await onDevice { device in
      var view = NamesScreen(names: names, anchor: .constant(nil))
      let screen = SwiftUIScreen(on: device, view)
      await device.pass(1)
      let start = screen.place(of: "Name 0").minY
      view.box.proxy.scrollTo("Name 30", anchor: .top)
      await device.pass(2)
      #expect(abs(screen.place(of: "Name 30").minY - start) < 1)
      view.box.proxy.scrollTo("Other name", anchor: .top, animated: false)
      view.names.insert("Other name", at: 0)
      screen.show(view)
      await device.pass(1)
      #expect(abs(screen.place(of: "Other name").minY - start) < 1)
    }
  }

  @Test("A list without identities does not scroll, and a line in the log says so")
  func proxyWithoutRows() async {
    let (book, box) = (LogBook(), ProxyBox())
    await onDevice(book) { device in
      let screen = SwiftUIScreen(
        on: device,
        List(names, id: \.self) { Text($0).frame(height: 60) }
          .background { ProxyProbe(box: box) }
          .onPullToRefresh {})
      await device.pass(1)
      box.proxy.scrollTo("Name 30")
      await device.pass(1)
      #expect(isNear(screen.offset(), 0) && book.lines.count == 1)
    }
  }

  // MARK: Chats

  @Test("A chat starts at its stored place, if it has the message", arguments: Setting.allCases)
  func chat(_ setting: Setting) async {
    await open(setting, .storedChat, { $0.anchor = ReadingAnchor(id: 25, offset: -8) }) {
      shown in
      #expect(shown.isAt(shown.startInset - 8, 25) && !shown.chat.isAtEnd)
      await shown.change { $0.append(100) }
      #expect(shown.isAt(shown.startInset - 8, 25) && shown.chat.unreadCount == 1)
      shown.chat.scrollToEnd(animated: false)
      await shown.wait()
      #expect(shown.isAtEnd && shown.conversation.anchor?.id != 25)
    }
    await open(setting, .storedChat, { $0.anchor = ReadingAnchor(id: 999) }) { shown in
      #expect(shown.isAtEnd && shown.chat.isAtEnd)
      await shown.change { $0.prepend(999..<1_010) }
      #expect(shown.isAtEnd)
    }
  }

  // MARK: Launches

  /// The number of launches: 30, or the value of `OVERSCROLL_LAUNCHES`.
  private static let count =
    ProcessInfo.processInfo.environment["OVERSCROLL_LAUNCHES"].flatMap(UInt64.init) ?? 30

  @Test("After a launch, the first frame shows the row that was read in its place")
  func launches() async {
    var failures: [String] = []
    for seed in 1...Self.count {
      if let failure = await failure(seed: seed) { failures.append(failure) }
    }
    #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(5).joined(separator: "\n"))")
  }

  @Test("Launches of a chat whose place is near its end", arguments: [22, 41] as [UInt64])
  func nearEnd(_ seed: UInt64) async {
    let failure = await failure(seed: seed)
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// The fault of a launch; nil if there is none.
  private func failure(seed: UInt64) async -> String? {
    var random = SeededGenerator(seed: seed)
    func below(_ limit: Int) -> Int { Int(random.below(UInt64(limit))) }
    let setting = Setting.allCases[below(Setting.allCases.count)]
    let use = below(2) == 0 ? Conversation.Use.storedChat : .storedPosition
    var lengths = (0..<30 + below(100)).map { _ in 30 + Double(below(200)) }
    let part = Double(below(1_001)) / 1_000
    var failure: String?
    await DeviceFacts.$current.withValue(setting.facts) {
      await onDevice { device in
        let first = ShownConversation(Conversation(setting, use, lengths: lengths), on: device)
        await first.wait()
        let range = first.legalOffsets
        first.view.contentOffset.y = range.lowerBound + (range.upperBound - range.lowerBound) * part
        await first.wait()
        let text = first.conversation.anchor?.rawValue ?? ""
        first.screen.window.isHidden = true
        guard let anchor = ReadingAnchor<Int>(rawValue: text) else {
          return failure = "\(seed), \(setting), \(use): no place was stored"
        }
        // Other rows have other lengths on another screen.
        for index in lengths.indices where below(3) == 0 {
          lengths[index] = 30 + Double(below(200))
        }
        let conversation = Conversation(setting, use, lengths: lengths)
        conversation.anchor = anchor
        let shown = ShownConversation(conversation, on: device)
        await device.pass(1 / 60)
        for moment in ["in the first frame", "later"] where failure == nil {
          failure = fault(of: shown, anchor).map { "\(seed), \(setting), \(use): \(moment) \($0)" }
          await shown.wait()
        }
      }
    }
    return failure
  }

  /// The fault of a list that should have started at a place; nil if there is none.
  private func fault(of shown: ShownConversation, _ anchor: ReadingAnchor<Int>) -> String? {
    guard let start = shown.start(of: anchor.id) else { return "the row is missing" }
    let (offset, range) = (Double(shown.view.contentOffset.y), shown.legalOffsets)
    let wanted = start + offset - shown.startInset - anchor.offset
    let goal = min(max(wanted, range.lowerBound), range.upperBound)
    return abs(offset - goal) <= 1 ? nil : "at \(offset) instead of \(goal)"
  }
}
