import Combine
import Foundation
import Overscroll
import SwiftUI

// The code of the guide, as printed there.

struct Item: Identifiable {
  let id: Int
}

struct ItemRow: View {
  private let item: Item

  init(_ item: Item) { self.item = item }

  var body: some View { Text("\(item.id)").frame(height: 60) }
}

@MainActor
final class ItemFeed: ObservableObject {
  var items = (0..<40).map { Item(id: $0) } { willSet { objectWillChange.send() } }
  private(set) var reloads = 0

  func reload() async throws { reloads += 1 }

  func reloadAndShowErrors() async { reloads += 1 }

  func loadNext() async throws -> Bool {
    items += [Item(id: items.count)]
    return items.count < 50
  }

  var hasMore: Bool { items.count < 50 }

  func loadNextPage() async throws { items += [Item(id: items.count)] }

  nonisolated func next() async throws -> [Item] { [Item(id: 1_000)] }

  var filter = "all" { willSet { objectWillChange.send() } }
  private(set) var composed = 0

  func compose() { composed += 1 }
}

struct PagedScreen: View {
  @ObservedObject var feed: PaginatorItems<Item, Int>

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .overscroll(paging: feed.paginator)
      .task { if !feed.paginator.hasLoaded { await feed.paginator.refresh() } }
  }
}

struct TitledScreen: View {
  @ObservedObject var feed: ItemFeed
  @State private var title = "Inbox"

  var body: some View {
    VStack {
      Text(title)
      List(feed.items) { ItemRow($0) }
        .onPullToRefresh { try await feed.reload() }
        .onOverscrollChange(at: .top) { state in
          title = state.phase == .refreshing ? "Updating…" : "Inbox"
        }
    }
  }
}

struct Unauthorized: Error {}

struct ObservedScreen: View {
  @ObservedObject var feed: ItemFeed
  @State private var isDimmed = false
  @State private var needsLogIn = false

  var body: some View {
    VStack {
      List(feed.items) { ItemRow($0) }
        .onPullToRefresh { try await feed.reload() }
        .onOverscrollPhaseChange(at: .top) { _, phase in isDimmed = phase == .refreshing }
      List(feed.items) { ItemRow($0) }
        .onPullToRefresh { try await feed.reload() }
        .onOverscrollEnd(at: .top) { result in needsLogIn = result.error is Unauthorized }
      Text(isDimmed || needsLogIn ? "Wait" : "")
    }
  }
}

struct ConfiguredScreen: View {
  @ObservedObject var feed: ItemFeed
  let isEditing: Bool

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
      .overscrollConfiguration { configuration in
        configuration.concurrency = .oneAtATime
        configuration.top.lastUpdatedKey = "inbox"
        configuration.bottom.isHidden = isEditing
        configuration.bottom.options { $0.maximumPagesToFillViewport = 0 }
      }
  }
}

struct FilterScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onLoadMore(id: feed.filter) { .loaded(hasMore: try await feed.loadNext()) }
  }
}

struct RowScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List {
      ForEach(feed.items) { ItemRow($0) }
      LoadMoreRow()
    }
    .onLoadMore(indicator: .hidden) { .loaded(hasMore: try await feed.loadNext()) }
  }
}

struct StatusRow: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button(action: { [refresh] in Task { await refresh?() } }) { Text("Check now") }
  }
}

struct StatusScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List {
      StatusRow().overscrollRefreshAction()
      ForEach(feed.items) { ItemRow($0) }
    }
    .onPullToRefresh { try await feed.reload() }
  }
}

struct CompanionScreen: View {
  @ObservedObject var feed: ItemFeed

  private func compose() { feed.compose() }

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .overscrollBackToTop(after: .viewports(2)) {
        Button(action: compose) { Text("New") }
      }
  }
}

struct ButtonScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List {
      ReloadButton()
      ForEach(feed.items) { ItemRow($0) }
    }
    .onPullToRefresh { try await feed.reload() }
  }
}

struct FeedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View { ShortScreen(feed: feed) }
}

struct FailedPreview: View {
  let feed: ItemFeed

  var body: some View {
    FeedScreen(feed: feed).overscrollPreview(.failed)
  }
}

struct ShortScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
      .overscrollBackToTop(after: .viewports(2))
  }
}

struct ApplyScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .overscroll(
        edge: .bottom,
        fetch: { [feed] in try await feed.next() },
        apply: { page in
          feed.items += page
          return .loaded(hasMore: !page.isEmpty)
        })
  }
}

struct SidewaysScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(feed.items) { ItemRow($0) } }
    }
    .overscroll(edge: .trailing, trigger: .onRelease(past: 60)) {
      .loaded(hasMore: try await feed.loadNext())
    }
  }
}

struct StateScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onLoadMore(hasMore: feed.hasMore) {
        try await feed.loadNextPage()
        return .updated
      }
  }
}

struct ReloadButton: View {
  @Environment(\.overscroll) private var overscroll

  var body: some View {
    Button(action: { overscroll.begin(.top) }) { Text("Reload") }
      .keyboardShortcut("r")
  }
}

struct ExplanationButton: View {
  @Environment(\.overscroll) private var overscroll

  var body: some View {
    Button(action: { print(overscroll.explain(.bottom)) }) { Text("Why?") }
  }
}

struct CountedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { item in
      ItemRow(item).overscrollItem(id: item.id)
    }
    .overscrollItems(feed.items)
    .onLoadMore(within: .items(5)) { .loaded(hasMore: try await feed.loadNext()) }
  }
}

struct AppScreens: View {
  @StateObject private var feed = ItemFeed()

  var body: some View { ShortScreen(feed: feed) }
}

struct WholeApp: View {
  var body: some View {
    AppScreens()
      .overscrollIndicator(.ring)
      .overscrollConfiguration { configuration in
        configuration.texts[.refreshing] = "Asking the fish"
        configuration.retryPolicy = .backoff(count: 2)
      }
  }
}

struct NewsTab: View {
  let feed: ItemFeed

  private func NewsList() -> some View { ShortScreen(feed: feed) }

  var body: some View {
    NewsList()
      .overscrollRefresh(whenOlderThan: 15 * 60, key: "news")
      .overscrollConfiguration { $0.retryPolicy = .backoff(count: 2) }
  }
}

struct OwnViewScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .overscroll(edge: .top) {
        try await feed.reload()
        return .updated
      } indicator: { state in
        Text("\(Int(state.progress * 100)) %").frame(height: 60)
      }
  }
}

struct BoundScreen: View {
  @ObservedObject var feed: ItemFeed
  @State private var isRefreshing = false

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh(isRefreshing: $isRefreshing) { try await feed.reload() }
  }
}

struct RefreshableScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .refreshable { await feed.reloadAndShowErrors() }
  }
}

struct MovedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
  }
}

struct MixedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
      .refreshable { await feed.reloadAndShowErrors() }
  }
}

struct BrandScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .overscrollConfiguration { $0.top.style = IndicatorStyle(color: .white, background: .indigo) }
  }
}

struct PagedBrandScreen: View {
  @ObservedObject var feed: PaginatorItems<Item, Int>

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .overscroll(paging: feed.paginator)
      .overscrollConfiguration { $0.top.indicator = .ring }
  }
}

struct OrdersEndScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
      .overscrollConfiguration { $0.bottom.texts[.noMore] = "These are all of your orders" }
  }
}

struct OutsideScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .overlay { OverscrollEdgeIndicator(.ring).frame(width: 60, height: 60) }
      .onPullToRefresh(indicator: .hidden) { try await feed.reload() }
  }
}

struct PermittedScreen: View {
  @ObservedObject var feed: ItemFeed
  var isEditing = false
  var isSyncing = false

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .overscrollConfiguration { configuration in
        configuration.top.shouldArm = { !isEditing }
        configuration.top.showsActivity = isSyncing
        configuration.top.options { $0.freezesContent = true }
      }
  }
}

struct OfflineView: View {
  private let message: String
  private let retry: @MainActor () -> Void

  init(_ error: (any Error)?, retry: @escaping @MainActor () -> Void) {
    message = error?.localizedDescription ?? "Offline"
    self.retry = retry
  }

  var body: some View {
    VStack {
      Text(message)
      Button(action: retry) { Text("Again") }
    }
  }
}

struct EmptyScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .overscrollEmptyView(isEmpty: feed.items.isEmpty, "No messages", systemImage: "tray")
  }
}

struct OwnEmptyScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .overscrollEmptyView(isEmpty: feed.items.isEmpty) { Text("No messages") }
  }
}

struct FailedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .overscrollFailureView(isEmpty: feed.items.isEmpty) { error, retry in
        OfflineView(error, retry: retry)
      }
  }
}

struct Message: Identifiable {
  let id: Int
  var isMine: Bool { id % 2 == 0 }
  var localID: Int? { nil }
}

struct MessageRow: View {
  private let message: Message

  init(_ message: Message) { self.message = message }

  var body: some View { Text("\(message.id)").frame(height: 60) }
}

struct ChatScreen: View {
  @StateObject private var chat = OverscrollChatModel()
  let messages: [Message]

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollChat(chat, messages, newRowsText: { _ in "" })
      .overlay(alignment: .bottom) {
        if !chat.isAtEnd { Button(action: { chat.scrollToEnd() }) { Text("Newest") } }
      }
  }
}

struct PlainChatScreen: View {
  @StateObject private var chat = OverscrollChatModel()
  let messages: [Message]

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollChat(chat, messages)
  }
}

struct LazyChatScreen: View {
  @StateObject private var chat = OverscrollChatModel()
  let messages: [Message]

  private func loadOlder() async throws -> Bool { false }

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(messages) { MessageRow($0).overscrollItem(id: $0.id) }
      }
    }
    .overscrollChat(chat, messages)
    .overscroll(edge: .top, for: .load) { .loaded(hasMore: try await loadOlder()) }
  }
}

struct AssistantScreen: View {
  @ObservedObject var chat: OverscrollChatModel
  let messages: [Message]
  let firstUnread: Int?

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollChat(
        chat, messages, follow: .newestOwnAtTop, firstUnread: firstUnread, isOwn: { $0.isMine },
        replaces: { $0.localID }, newRowsText: { "\($0) new messages" })
  }

  func show(_ message: Message) { chat.scrollTo(message.id, anchor: .center) }
}

struct KeptListScreen: View {
  let messages: [Message]

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollReadingPosition(messages)
  }
}

struct NamesScreen: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .overscrollReadingPosition(names, id: \.self)
  }
}

struct TimelineScreen: View {
  @State private var newRowsAbove = 0
  let messages: [Message]
  let markAsRead: ([Message.ID]) -> Void

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollReadingPosition(
        messages, atStart: .keepsRow, newRowsAbove: $newRowsAbove,
        onVisibleRowsChange: { ids in markAsRead(ids) }
      )
      .overlay(alignment: .top) {
        if newRowsAbove > 0 { Text("\(newRowsAbove) new above") }
      }
  }
}

struct DividedChatScreen: View {
  struct UnreadDivider: View {
    var body: some View { Text("New").frame(height: 20) }
  }

  @StateObject private var chat = OverscrollChatModel()
  let messages: [Message]
  let firstUnread: Int?

  var body: some View {
    List(messages) { message in
      VStack {
        if chat.firstUnread == AnyHashable(message.id) { UnreadDivider() }
        MessageRow(message)
      }
    }
    .overscrollChat(chat, messages, keyboard: .coversRows, firstUnread: firstUnread)
  }
}

struct StoredListScreen: View {
  @Binding var anchor: ReadingAnchor<Message.ID>?
  let messages: [Message]

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollReadingPosition(messages, anchor: $anchor)
  }
}

struct StoredChatScreen: View {
  @StateObject private var chat = OverscrollChatModel()
  @Binding var anchor: ReadingAnchor<Message.ID>?
  let messages: [Message]

  var body: some View {
    List(messages) { MessageRow($0) }
      .overscrollChat(chat, messages, anchor: $anchor)
  }
}
