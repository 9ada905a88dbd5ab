import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Chats in lists and scroll views, on the oldest and the newest systems.
@MainActor
@Suite struct ChatTests {
  typealias Setting = ListSetting

  private func open(
    _ setting: Setting, count: Int = 60, follow: OverscrollChat.Follow = .atEnd,
    firstUnread: Int? = nil, _ body: @MainActor (ShownConversation) async throws -> Void
  ) async rethrows {
    try await DeviceFacts.$current.withValue(setting.facts) {
      try await onDevice { device in
        let conversation = Conversation(setting, count: count)
        (conversation.follow, conversation.firstUnread) = (follow, firstUnread)
        let shown = ShownConversation(conversation, on: device)
        await shown.wait()
        try await body(shown)
      }
    }
  }

  // MARK: The end

  @Test("An empty chat is at its end, also before its first layout", arguments: Setting.allCases)
  func emptyChat(_ setting: Setting) async {
    await DeviceFacts.$current.withValue(setting.facts) {
      await onDevice { device in
        let conversation = Conversation(setting, count: 0)
        #expect(conversation.chat.isAtEnd)
        await ShownConversation(conversation, on: device).wait()
        #expect(conversation.chat.isAtEnd)
      }
    }
  }

  @Test("A chat starts at its end and follows it", arguments: Setting.allCases)
  func followsEnd(_ setting: Setting) async {
    await open(setting) { shown in
      #expect(shown.isAtEnd && shown.chat.isAtEnd)
      #expect(shown.chat.explain().reason == .followsEnd)
      for id in 100..<105 {
        await shown.change { $0.append(id, length: 130) }
        #expect(shown.isAtEnd, "\(id)")
      }
      await shown.change { $0.messages[$0.messages.count - 1].length = 400 }
      #expect(shown.isAtEnd && shown.chat.isAtEnd && shown.chat.unreadCount == 0)
    }
  }

  @Test("A chat without messages is at its end", arguments: Setting.allCases)
  func noMessages(_ setting: Setting) async {
    await open(setting, count: 0) { shown in
      #expect(shown.chat.isAtEnd && shown.chat.unreadCount == 0)
      await shown.change { $0.append(100) }
      #expect(shown.chat.isAtEnd)
    }
  }

  @Test("An update that changes no message leaves a chat at its end", arguments: Setting.allCases)
  func idleUpdate(_ setting: Setting) async {
    await open(setting) { shown in
      for _ in 0..<3 {
        await shown.change { $0.objectWillChange.send() }
        #expect(shown.isAtEnd && shown.chat.isAtEnd)
      }
    }
  }

  @Test("A chat starts at its first unread message", arguments: Setting.allCases)
  func firstUnread(_ setting: Setting) async {
    await open(setting, firstUnread: 30) { shown in
      #expect(shown.isAtTop(30))
      #expect(!shown.chat.isAtEnd && shown.chat.explain().reason == .aboveEnd)
    }
  }

  // MARK: The message being read

  @Test("The message being read stays, and new ones are counted", arguments: Setting.allCases)
  func keepsRow(_ setting: Setting) async throws {
    try await open(setting) { shown in
      await shown.scrollUp()
      let read = try #require(shown.read)
      await shown.change { $0.append(100) }
      await shown.change { $0.append(101) }
      #expect(shown.isAt(read.start, read.id))
      #expect(shown.chat.unreadCount == 2 && !shown.chat.isAtEnd)
      #expect(shown.screen.all(UIButton.self).contains { $0.accessibilityLabel == "2 unread" })
      await shown.change { $0.prepend(200..<230) }
      #expect(shown.isAt(read.start, read.id), "after older messages")
      #expect(shown.chat.unreadCount == 2)
    }
  }

  @Test("Messages that get other identities keep their place", arguments: Setting.allCases)
  func replaces(_ setting: Setting) async throws {
    try await open(setting) { shown in
      await shown.scrollUp()
      let read = try #require(shown.read)
      await shown.change { conversation in
        for index in conversation.messages.indices.suffix(30) {
          conversation.messages[index].formerID = conversation.messages[index].id
          conversation.messages[index].id += 1_000
        }
        conversation.prepend(200..<203)
      }
      let id = read.id >= 30 ? read.id + 1_000 : read.id
      #expect(shown.isAt(read.start, id), "\(read), now \(String(describing: shown.start(of: id)))")
      #expect(shown.chat.unreadCount == 0)
    }
  }

  // MARK: The reader's own messages

  @Test("A message of the reader's own leads to the end", arguments: Setting.allCases)
  func ownRows(_ setting: Setting) async {
    await open(setting, follow: .ownRows) { shown in
      await shown.scrollUp()
      await shown.change { $0.append(100) }
      #expect(!shown.isAtEnd)
      await shown.change { $0.append(101, isOwn: true) }
      #expect(shown.isAtEnd && shown.chat.unreadCount == 0)
    }
  }

  @Test("A question stays at the top while its answer grows", arguments: Setting.allCases)
  func question(_ setting: Setting) async {
    await open(setting, follow: .newestOwnAtTop) { shown in
      await shown.change { $0.append(100, isOwn: true) }
      #expect(shown.isAtTop(100))
      await shown.change { $0.append(101, length: 20) }
      for step in 1...6 {
        await shown.change { $0.messages[$0.messages.count - 1].length = Double(step * 150) }
        #expect(shown.isAtTop(100), "step \(step)")
      }
    }
  }

  // MARK: The viewport

  @Test("The keyboard leaves the last message visible", arguments: Setting.allCases)
  func keyboard(_ setting: Setting) async throws {
    try await open(setting) { shown in
      for height in [300.0, 0] {
        shown.screen.device.showKeyboard(height: height)
        await shown.wait()
        #expect(shown.isAtEnd && shown.chat.isAtEnd, "\(height)")
      }
      await shown.scrollUp()
      let read = try #require(shown.read)
      for height in [300.0, 0] {
        shown.screen.device.showKeyboard(height: height)
        await shown.wait()
        #expect(shown.isAt(read.start, read.id) && !shown.chat.isAtEnd, "\(height)")
      }
    }
  }

  @Test("Above the end, a keyboard moves the messages or covers them", arguments: [false, true])
  func keyboardAbove(_ covers: Bool) async throws {
    try await open(.list) { shown in
      await shown.change { $0.keyboard = covers ? .coversRows : .movesRows }
      await shown.change { $0.append(100) }
      await shown.scrollUp()
      let row = try #require(
        shown.conversation.messages.first { (shown.start(of: $0.id) ?? 0) > 400 }?.id)
      let start = try #require(shown.start(of: row))
      shown.screen.device.showKeyboard(height: 300)
      shown.view.contentInset.bottom += 300
      await shown.wait()
      #expect(shown.isAt(start - (covers ? 0 : 300), row))
    }
  }

  @Test("The first unread message stays the same while the chat is read")
  func firstUnread() async {
    await open(.list) { shown in
      #expect(shown.chat.firstUnread == nil)
      await shown.scrollUp()
      await shown.change { $0.append(100) }
      await shown.change { $0.append(101) }
      #expect(shown.chat.firstUnread == AnyHashable(100))
      shown.chat.scrollToEnd(animated: false)
      await shown.wait()
      #expect(shown.chat.firstUnread == AnyHashable(100) && shown.chat.unreadCount == 0)
    }
  }

  @Test("A horizontal chat ends at its trailing edge", arguments: [false, true])
  func horizontal(_ isMirrored: Bool) async {
    await onDevice { device in
      if isMirrored { device.layoutDirection = .rightToLeft }
      let chat = OverscrollChatModel()
      @MainActor func screen(_ messages: [Line]) -> some View {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(messages) {
              Text("\($0.id)").frame(width: $0.length, height: 40).overscrollItem(id: $0.id)
            }
          }
        }
        .overscrollChat(chat, messages)
      }
      var messages = (0..<60).map { Line(id: $0, length: 90) }
      let shown = SwiftUIScreen(on: device, screen(messages))
      await device.pass(1)
      let width = Double(shown.scrollView.bounds.width)
      let end = isMirrored ? 45 : width - 45
      #expect(abs(shown.place(of: "59").midX - end) < 1 && chat.isAtEnd)
      messages.append(Line(id: 60, length: 90))
      shown.show(screen(messages))
      await device.pass(1)
      #expect(abs(shown.place(of: "60").midX - end) < 1 && chat.isAtEnd)
      chat.scrollTo(20, anchor: UnitPoint(x: 0, y: 0.5), animated: false)
      await device.pass(1)
      #expect(abs(shown.place(of: "20").midX - (width - end)) < 1 && !chat.isAtEnd)
      let place = shown.place(of: "20").midX
      messages.insert(contentsOf: (100..<110).map { Line(id: $0, length: 120) }, at: 0)
      shown.show(screen(messages))
      await device.pass(1)
      #expect(abs(shown.place(of: "20").midX - place) < 1)
    }
  }

  // MARK: Requests

  @Test("A message that the app asks for is where it asks", arguments: Setting.allCases)
  func scrollTo(_ setting: Setting) async {
    await open(setting, count: 200) { shown in
      for isAnimated in [false, true] {
        for id in [20, 120, 60] {
          shown.chat.scrollTo(id, anchor: .top, animated: isAnimated)
          await shown.wait()
          #expect(shown.isAtTop(id), "\(id), animated: \(isAnimated)")
        }
      }
      shown.chat.scrollTo(60, animated: false)
      #expect(shown.isAtTop(60), "It is visible")
      shown.chat.scrollTo(9_999, animated: false)
      await shown.wait()
      #expect(shown.isAtTop(60), "There is no such message")
      shown.chat.scrollToEnd()
      await shown.wait()
      #expect(shown.isAtEnd && shown.chat.isAtEnd)
    }
  }

  @Test("A message that the state has just got can be asked for", arguments: Setting.allCases)
  func scrollToNew(_ setting: Setting) async {
    await open(setting) { shown in
      await shown.scrollUp()
      await shown.change { conversation in
        conversation.append(100)
        conversation.chat.scrollTo(100, animated: false)
      }
      let end = shown.view.bounds.height - shown.view.adjustedContentInset.bottom
      let start = shown.start(of: 100) ?? .infinity
      #expect(start + 60 <= end + 0.75)
    }
  }

  // MARK: Other lists

  private struct SwitchedScreen: View {
    @ObservedObject var conversation: Conversation
    let isList: Bool

    var body: some View {
      if isList {
        List(conversation.messages) { Text("\($0.id)").frame(height: $0.length) }
          .overscrollChat(conversation.chat, conversation.messages)
      } else {
        ScrollView {
          LazyVStack {
            ForEach(conversation.messages) {
              Text("\($0.id)").frame(height: $0.length).overscrollItem(id: $0.id)
            }
          }
        }
        .overscrollChat(conversation.chat, conversation.messages)
      }
    }
  }

  @Test("A model goes on with the list that replaces the first one")
  func replacedList() async {
    let book = LogBook()
    await onDevice(book) { device in
      let conversation = Conversation(.list, count: 60)
      let screen = SwiftUIScreen(
        on: device, SwitchedScreen(conversation: conversation, isList: true))
      let shown = ShownConversation(conversation, screen)
      for isList in [true, false, true] {
        screen.show(SwitchedScreen(conversation: conversation, isList: isList))
        await shown.wait()
        #expect(shown.isAtEnd && shown.chat.isAtEnd)
        shown.chat.scrollTo(20, anchor: .top, animated: false)
        await shown.wait()
        #expect(shown.isAtTop(20) && !shown.chat.isAtEnd)
      }
    }
    #expect(book.lines.isEmpty)
  }

  @Test("A list in a row, and a list that is no chat, have no markers")
  func markers() async {
    await onDevice { device in
      let messages = (0..<3).map { Line(id: $0, length: 60) }
      let chat = OverscrollChatModel()
      let screen = SwiftUIScreen(
        on: device,
        List(messages) { message in
          ScrollView(.horizontal) { Text("\(message.id)").overscrollItem(id: message.id) }
            .overscroll(edge: .trailing, trigger: .programmatic) { .noMore }
            .frame(height: 60)
        }
        .overscrollChat(chat, messages))
      await device.pass(1)
      #expect(screen.all(RowMarker.self).isEmpty)
      screen.show(List(messages) { Text("\($0.id)").overscrollItem(id: $0.id) })
      await device.pass(1)
      #expect(screen.all(RowMarker.self).isEmpty)
    }
  }

  // MARK: Mistakes

  @Test("A scroll view whose rows report nothing is logged, and other lists are not")
  func unmarkedRows() async {
    for (marks, isLogged) in [(false, true), (true, false)] {
      let book = LogBook()
      await onDevice(book) { device in
        let (chat, messages) = (OverscrollChatModel(), (0..<60).map { Line(id: $0, length: 60) })
        let rows = ForEach(messages) { message in
          if marks {
            Text("\(message.id)").frame(height: 60).overscrollItem(id: message.id)
          } else {
            Text("\(message.id)").frame(height: 60)
          }
        }
        let screen = SwiftUIScreen(
          on: device, ScrollView { LazyVStack { rows } }.overscrollChat(chat, messages))
        await device.pass(1)
        #expect(book.lines.contains { $0.contains("overscrollItem(id:)") } == isLogged)
        #expect(chat.isAtEnd == marks)
        _ = screen
      }
    }
  }

  @Test("Two lists with the same model are logged once")
  func sharedModel() async {
    let book = LogBook()
    await onDevice(book) { device in
      let conversation = Conversation(.list, count: 60)
      let screen = SwiftUIScreen(
        on: device,
        VStack {
          ConversationScreen(conversation: conversation).frame(height: 300)
          ConversationScreen(conversation: conversation).frame(height: 300)
        })
      await device.pass(1)
      for id in 100..<103 {
        conversation.append(id)
        await device.pass(1)
      }
      #expect(book.lines.filter { $0.contains("share an OverscrollChatModel") }.count == 1)
      _ = screen
    }
  }
}
