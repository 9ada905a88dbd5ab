import Foundation
import Overscroll
import SwiftUI

// The screen of "The conversation with an assistant", as printed there, and what it needs.

nonisolated struct Turn: Identifiable, Sendable {
  var id = UUID()
  var text: String
  var isQuestion: Bool
}

nonisolated struct Assistant: Sendable {
  typealias Page = (turns: [Turn], earlier: String?)

  let load: @Sendable (_ cursor: String?) async throws -> Page
  let reply: @Sendable (_ question: String) -> AsyncThrowingStream<String, any Error>

  func turns(before cursor: String?) async throws -> Page { try await load(cursor) }
  func answer(_ question: String) -> AsyncThrowingStream<String, any Error> { reply(question) }
}

struct TurnRow: View {
  let turn: Turn

  // Longer texts have more lines.
  var body: some View { Text(turn.text).frame(height: 40 + Double(turn.text.count / 20) * 20) }
}

struct Composer: View {
  let send: @MainActor (String) -> Void

  var body: some View { Button(action: { send("Why?") }) { Text("Ask") }.frame(height: 50) }
}

struct AssistantConversation: View {
  private let assistant: Assistant
  @StateObject private var pages: PaginatorItems<Turn, String>
  @StateObject private var chat = OverscrollChatModel()
  @State private var answer: Turn?

  init(assistant: Assistant) {
    self.assistant = assistant
    _pages = StateObject(
      wrappedValue: PaginatorItems(
        Paginator { request in
          let page = try await assistant.turns(before: request.cursor)
          return PaginatorPage(page.turns, previous: page.earlier)
        }))
  }

  private var turns: [Turn] { pages.items + [answer].compactMap { $0 } }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(turns) { TurnRow(turn: $0).overscrollItem(id: $0.id) }
        }
      }
      .overscrollChat(chat, turns, follow: .newestOwnAtTop, isOwn: { $0.isQuestion })
      .overscroll(paging: pages.paginator, top: .previous, bottom: nil)
      .overscrollEmptyView(isEmpty: turns.isEmpty, "Ask anything")
      Composer { question in Task { await ask(question) } }
    }
    .task { if !pages.paginator.hasLoaded { await pages.paginator.refresh() } }
  }

  private func ask(_ question: String) async {
    pages.paginator.insert(Turn(text: question, isQuestion: true), at: .end).confirm()
    var reply = Turn(text: "", isQuestion: false)
    answer = reply
    do {
      for try await words in assistant.answer(question) {
        reply.text += words
        answer = reply
      }
    } catch {
      reply.text += " (interrupted)"
    }
    answer = nil
    pages.paginator.insert(reply, at: .end).confirm()
  }
}
