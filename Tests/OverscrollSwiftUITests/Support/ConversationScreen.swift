import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
@_spi(Simulation) import UIKit

/// What shows the rows of a list, and on which systems.
nonisolated enum ListSetting: CaseIterable, Sendable {
  case list, table, mixedList, sectionedList, scrollView, newestList, newestMixedList,
    newestScrollView

  var facts: DeviceFacts { DeviceFacts(sides) }

  var sides: [DeviceFacts.Row: DeviceFacts.Side] {
    switch self {
    case .list, .mixedList, .sectionedList, .scrollView: [:]
    case .table: [.listViews: .alternative]
    case .newestList, .newestMixedList, .newestScrollView:
      [.externalInsets: .fact, .foreignOffsets: .fact, .lazyLengths: .fact]
    }
  }

  /// Whether the rows have to report themselves.
  var marksRows: Bool {
    switch self {
    case .list, .table, .newestList: false
    case .mixedList, .sectionedList, .scrollView, .newestMixedList, .newestScrollView: true
    }
  }

  var isList: Bool { self != .scrollView && self != .newestScrollView }
}

struct Line: Identifiable {
  var id: Int
  var length: Double
  var isOwn = false
  var formerID: Int?
}

struct LineSection: Identifiable {
  let id: Int
  let group: Int
  var rows: [Line]
}

/// The messages of a chat, or the rows of another list that keeps its reading position.
@MainActor
final class Conversation: ObservableObject {
  enum Use { case chat, storedChat, position, storedPosition }

  let chat = OverscrollChatModel()
  let setting: ListSetting
  let use: Use
  var follow = OverscrollChat.Follow.atEnd
  var keyboard = OverscrollChat.Keyboard.movesRows
  var firstUnread: Int?
  /// The reported rows that were visible for a second.
  var readRows: [[Int]] = []
  /// The number of new rows above the reader.
  var newRowsAbove = 0 { willSet { objectWillChange.send() } }
  var atStart = ReadingPosition.AtStart.showsNewRows
  var messages: [Line] { willSet { objectWillChange.send() } }
  /// The length of the list; nil to fill the screen.
  var length: CGFloat? { willSet { objectWillChange.send() } }
  /// The stored place.
  var anchor: ReadingAnchor<Int>? { willSet { objectWillChange.send() } }

  init(_ setting: ListSetting, _ use: Use = .chat, lengths: [Double]) {
    (self.setting, self.use) = (setting, use)
    messages = lengths.indices.map { Line(id: $0, length: lengths[$0]) }
  }

  convenience init(_ setting: ListSetting, _ use: Use = .chat, count: Int) {
    self.init(setting, use, lengths: (0..<count).map { 40 + Double($0 * 37 % 90) })
  }

  /// Ten messages each, or fewer where others lie between them.
  var sections: [LineSection] {
    var sections: [LineSection] = []
    for message in messages {
      let group = message.id / 10
      if let last = sections.last, last.group == group {
        sections[sections.count - 1].rows.append(message)
      } else {
        sections.append(LineSection(id: message.id, group: group, rows: [message]))
      }
    }
    return sections
  }

  func append(_ id: Int, length: Double = 60, isOwn: Bool = false) {
    messages.append(Line(id: id, length: length, isOwn: isOwn))
  }

  func prepend(_ ids: Range<Int>) {
    messages.insert(contentsOf: ids.map { Line(id: $0, length: 70) }, at: 0)
  }
}

struct ConversationScreen: View {
  @ObservedObject var conversation: Conversation

  var body: some View {
    list.frame(height: conversation.length)
  }

  @ViewBuilder private var list: some View {
    switch conversation.use {
    case .chat:
      rows.overscrollChat(
        conversation.chat, conversation.messages, follow: conversation.follow,
        keyboard: conversation.keyboard, firstUnread: conversation.firstUnread, isOwn: { $0.isOwn },
        replaces: { $0.formerID },
        newRowsText: { "\($0) unread" })
    case .storedChat:
      rows.overscrollChat(
        conversation.chat, conversation.messages, anchor: anchor,
        replaces: { $0.formerID })
    case .position:
      rows.overscrollReadingPosition(
        conversation.messages, atStart: conversation.atStart, replaces: { $0.formerID })
    case .storedPosition:
      rows.overscrollReadingPosition(
        conversation.messages, anchor: anchor, atStart: conversation.atStart,
        newRowsAbove: Binding(
          get: { conversation.newRowsAbove }, set: { conversation.newRowsAbove = $0 }),
        onVisibleRowsChange: { conversation.readRows.append($0) },
        replaces: { $0.formerID })
    }
  }

  private var anchor: Binding<ReadingAnchor<Int>?> {
    Binding(get: { conversation.anchor }, set: { conversation.anchor = $0 })
  }

  @ViewBuilder private var rows: some View {
    if !conversation.setting.isList {
      ScrollView { LazyVStack { ForEach(conversation.messages) { markedRow($0) } } }
    } else if conversation.setting == .sectionedList {
      List {
        ForEach(conversation.sections) { section in
          Section("section \(section.group)") {
            ForEach(section.rows) { markedRow($0) }
          }
        }
      }
    } else if conversation.setting.marksRows {
      List {
        Text("beginning").frame(height: 33)
        ForEach(conversation.messages) { markedRow($0) }
        Text("typing").frame(height: 21)
      }
    } else {
      List(conversation.messages) { row($0) }
    }
  }

  private func row(_ message: Line) -> some View {
    Text("\(message.id)").frame(height: message.length)
  }

  private func markedRow(_ message: Line) -> some View {
    row(message).overscrollItem(id: message.id)
  }
}

/// A conversation on a screen.
@MainActor
struct ShownConversation {
  let conversation: Conversation
  let screen: SwiftUIScreen

  init(_ conversation: Conversation, _ screen: SwiftUIScreen) {
    (self.conversation, self.screen) = (conversation, screen)
  }

  init(_ conversation: Conversation, on device: SimulatedDevice) {
    self.init(
      conversation, SwiftUIScreen(on: device, ConversationScreen(conversation: conversation)))
  }

  var chat: OverscrollChatModel { conversation.chat }
  var view: UIScrollView { screen.scrollView }
  var startInset: Double { view.adjustedContentInset.top }

  /// The offsets at which the content can rest.
  var legalOffsets: ClosedRange<Double> {
    let inset = view.adjustedContentInset
    return -inset.top...max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
  }

  var isAtEnd: Bool { abs(view.contentOffset.y - legalOffsets.upperBound) <= 0.5 }

  /// The middle of a message in the viewport; nil if it is not visible.
  func place(of id: Int) -> Double? {
    let frame = screen.place(of: "\(id)")
    return frame.isNull ? nil : Double(frame.midY - view.convert(view.bounds, to: nil).minY)
  }

  /// The start of a message in the viewport; nil if it is not visible.
  func start(of id: Int) -> Double? {
    let length = conversation.messages.first { $0.id == id }?.length ?? 0
    return place(of: id).map { $0 - length / 2 }
  }

  /// The first message that is wholly visible.
  var read: (id: Int, start: Double)? {
    for message in conversation.messages {
      guard let start = start(of: message.id), start >= startInset else { continue }
      return (message.id, start)
    }
    return nil
  }

  func wait() async { await screen.device.pass(1) }

  func change(_ body: @MainActor (Conversation) -> Void) async {
    body(conversation)
    await wait()
  }

  /// Scrolls away from the end, as a finger does.
  func scrollUp() async {
    screen.drag(0, 400)
    screen.drag(0, 400)
    await wait()
  }

  func isAt(_ start: Double, _ id: Int) -> Bool {
    abs((self.start(of: id) ?? .infinity) - start) <= 0.75
  }

  func isAtTop(_ id: Int) -> Bool { isAt(startInset, id) }
}
