import Combine
import Foundation
import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

// The code of the guide, as printed there.

private struct Item: Identifiable {
  let id: Int
}

private struct ItemRow: View {
  private let item: Item

  init(_ item: Item) { self.item = item }

  var body: some View { Text("\(item.id)") }
}

@MainActor
private final class ItemFeed: ObservableObject {
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

  nonisolated func next() async throws -> [Item] { [] }
}

private struct ShortScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
      .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
      .overscrollBackToTop(after: .viewports(2))
  }
}

private struct ApplyScreen: View {
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

private struct SidewaysScreen: View {
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

private struct StateScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onLoadMore(hasMore: feed.hasMore) {
        try await feed.loadNextPage()
        return .updated
      }
  }
}

private struct ReloadButton: View {
  @Environment(\.overscroll) private var overscroll

  var body: some View {
    Button(action: { overscroll.begin(.top) }) { Text("Reload") }
  }
}

private struct CountedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { item in
      ItemRow(item).overscrollItem(id: item.id)
    }
    .overscrollItems(feed.items)
    .onLoadMore(within: .items(5)) { .loaded(hasMore: try await feed.loadNext()) }
  }
}

private struct AppScreens: View {
  var body: some View { Text("Screens") }
}

private struct WholeApp: View {
  var body: some View {
    AppScreens()
      .overscrollIndicator(.ring)
      .overscrollConfiguration { configuration in
        configuration.texts[.refreshing] = "Asking the fish"
        configuration.retries = .backoff(2)
      }
  }
}

private struct NewsList: View {
  var body: some View { Text("News") }
}

private struct NewsTab: View {
  var body: some View {
    NewsList()
      .overscrollRefresh(whenOlderThan: 15 * 60, key: "news")
  }
}

private struct OwnViewScreen: View {
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

private struct BoundScreen: View {
  @ObservedObject var feed: ItemFeed
  @State private var isRefreshing = false

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh(isRefreshing: $isRefreshing) { try await feed.reload() }
  }
}

private struct RefreshableScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .refreshable { await feed.reloadAndShowErrors() }
  }
}

private struct MovedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onPullToRefresh { try await feed.reload() }
  }
}

private struct MixedScreen: View {
  @ObservedObject var feed: ItemFeed

  var body: some View {
    List(feed.items) { ItemRow($0) }
      .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
      .refreshable { await feed.reloadAndShowErrors() }
  }
}

/// Shows the screens of the guide, and pulls the first one.
@MainActor
@Suite struct GuideTests {
  @Test(arguments: ScrollWay.allCases)
  func theFirstScreenRefreshes(_ way: ScrollWay) async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = SwiftUIScreen(way, on: device, ShortScreen(feed: feed))
      await device.settle()
      screen.pull()
      await device.pass(2)
      #expect(feed.reloads == 1 && isNear(screen.offset(), 0))
    }
  }

  @Test(arguments: ScrollWay.allCases)
  func aListThatHasMovedRefreshesAsItDidBefore(_ way: ScrollWay) async {
    await onDevice { device in
      let (before, after) = (ItemFeed(), ItemFeed())
      for (feed, view) in [
        (before, AnyView(RefreshableScreen(feed: before))),
        (after, AnyView(MovedScreen(feed: after))),
      ] {
        let screen = SwiftUIScreen(way, on: device, view)
        await device.settle()
        screen.pull(by: 300)
        #expect(await eventually(on: device) { feed.reloads == 1 })
      }
    }
  }

  @Test(arguments: ScrollWay.allCases)
  func besideRefreshableTheOtherEndLoads(_ way: ScrollWay) async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = SwiftUIScreen(way, on: device, MixedScreen(feed: feed))
      await device.settle()
      let count = feed.items.count
      screen.pull(by: 300)
      #expect(await eventually(on: device) { feed.reloads == 1 })
      for _ in 0..<6 { screen.pull(by: -400) }
      #expect(await eventually(on: device) { feed.items.count > count })
    }
  }

  @Test(arguments: ScrollWay.allCases)
  func allOthersHaveTheirEdges(_ way: ScrollWay) async {
    await onDevice { device in
      let feed = ItemFeed()
      let views: [AnyView] = [
        AnyView(ApplyScreen(feed: feed)), AnyView(SidewaysScreen(feed: feed)),
        AnyView(CountedScreen(feed: feed)), AnyView(OwnViewScreen(feed: feed)),
        AnyView(StateScreen(feed: feed)),
        AnyView(BoundScreen(feed: feed)),
      ]
      for view in views {
        let screen = SwiftUIScreen(way, on: device, view)
        await device.settle()
        #expect([.top, .bottom, .trailing].contains { screen.box($0) != nil })
      }
      #expect(SwiftUIScreen(way, on: device, ReloadButton()).words == ["Reload"])
      #expect(SwiftUIScreen(way, on: device, WholeApp()).words == ["Screens"])
      #expect(SwiftUIScreen(way, on: device, NewsTab()).words == ["News"])
    }
  }
}
