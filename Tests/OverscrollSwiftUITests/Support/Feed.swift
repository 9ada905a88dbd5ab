import Combine
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI

/// The content of an app: numbers, and more of them with each page.
@MainActor
final class Feed: ObservableObject {
  var items: [Int] { willSet { objectWillChange.send() } }
  /// Another property that is shown, so that its change evaluates the list's body again.
  var title = "" { willSet { objectWillChange.send() } }
  var isRefreshing = false { willSet { objectWillChange.send() } }
  let reloads = Gate()
  let pages = Gate()

  init(_ count: Int = 40) { items = Array(0..<count) }

  func reload() async { await reloads.pass() }

  func loadNext() async -> RefreshResult {
    await pages.pass()
    items += Array(items.count..<items.count + 20)
    return .loaded(hasMore: items.count < 100)
  }
}

/// A list that refreshes and loads pages, with another modifier between the two.
struct FeedList: View {
  @ObservedObject var feed: Feed
  var trigger: OverscrollTrigger = .within(.points(100))

  var body: some View {
    VStack {
      Text(feed.title)
      List(feed.items, id: \.self) { Text("\($0)").frame(height: 50) }
        .onPullToRefresh { await feed.reload() }
        .listStyle(.plain)
        .overscroll(edge: .bottom, trigger: trigger) { await feed.loadNext() }
    }
  }
}
