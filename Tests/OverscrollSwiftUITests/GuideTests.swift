import Foundation
import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollPaging
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Shows the screens of the guides, and checks what the guides say about them.
@MainActor
@Suite struct GuideTests {
  private func show(
    _ view: some View, _ device: SimulatedDevice
  ) async -> SwiftUIScreen {
    let screen = SwiftUIScreen(on: device, view)
    await device.pass(0.3)
    return screen
  }

  private func scrollToEnd(_ screen: SwiftUIScreen) async {
    for _ in 0..<3 { screen.flick(-6_000) }
    await screen.device.pass(0.5)
  }

  private func tap(_ name: String, _ screen: SwiftUIScreen) {
    let label = screen.all(UILabel.self).first { $0.text == name }
    if let label { screen.finger.tap(label) }
  }

  @Test("The first screen refreshes, loads more and leads back")
  func first() async {
    await onDevice { device in
      let feed = ItemFeed()
      feed.items = (0..<100).map { Item(id: $0) }
      let screen = await show(ShortScreen(feed: feed), device)
      screen.pull()
      await device.pass(2)
      #expect(feed.reloads == 1 && isNear(screen.offset(), 0))
      await scrollToEnd(screen)
      #expect(feed.items.count == 101)
      screen.drag(0, 300)
      await device.pass(0.5)
      #expect(screen.all(BackToTopButton.self).first?.isRisen == true)
    }
  }

  @Test("A list that has moved here refreshes as before")
  func moved() async {
    await onDevice { device in
      let (before, after) = (ItemFeed(), ItemFeed())
      for (feed, view) in [
        (before, AnyView(RefreshableScreen(feed: before))),
        (after, AnyView(MovedScreen(feed: after))),
        (after, AnyView(BoundScreen(feed: after))),
      ] {
        let count = feed.reloads
        let screen = await show(view, device)
        screen.pull(by: 300)
        #expect(await eventually(on: device) { feed.reloads == count + 1 })
      }
    }
  }

  @Test("A configured list hides its footer while it is edited")
  func configured() async {
    await onDevice { device in
      let feed = ItemFeed()
      feed.items = [Item(id: 0)]
      let screen = await show(ConfiguredScreen(feed: feed, isEditing: false), device)
      #expect(feed.items.count == 1, "a short list is not filled")
      #expect(screen.box(.bottom)?.isHidden == false)
      screen.show(ConfiguredScreen(feed: feed, isEditing: true))
      await device.pass(0.3)
      #expect(screen.box(.bottom)?.isHidden == true)
    }
  }

  @Test("Beside refreshable, the other end loads")
  func mixed() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(MixedScreen(feed: feed), device)
      let count = feed.items.count
      screen.pull(by: 300)
      #expect(await eventually(on: device) { feed.reloads == 1 })
      for _ in 0..<6 { screen.pull(by: -400) }
      #expect(await eventually(on: device) { feed.items.count > count })
    }
  }

  @Test("A paginator refreshes and loads at both ends")
  func paging() async {
    await onDevice { device in
      let feed = PaginatorItems(
        Paginator<Item, Int> { request in
          let start = request.cursor ?? 0
          return PaginatorPage(
            (start..<start + 40).map { Item(id: $0) }, next: start < 80 ? start + 40 : nil)
        })
      let screen = await show(PagedScreen(feed: feed), device)
      #expect(await eventually(on: device) { feed.items.count == 40 })
      await device.pass(0.5)
      await scrollToEnd(screen)
      #expect(await eventually(on: device) { feed.items.count >= 80 })
      await device.pass(2)
      #expect(feed.items.count == 80, "one page")
      for _ in 0..<4 { screen.flick(8_000) }
      screen.pull()
      #expect(await eventually(on: device) { feed.items.count == 40 })
    }
  }

  @Test("Fetch and apply add a page")
  func apply() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(ApplyScreen(feed: feed), device)
      await scrollToEnd(screen)
      #expect(await eventually(on: device) { feed.items.last?.id == 1_000 })
    }
  }

  @Test("A horizontal list loads at its trailing edge")
  func sideways() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(SidewaysScreen(feed: feed), device)
      for _ in 0..<20 { screen.drag(-300, 0) }
      #expect(await eventually(on: device) { feed.items.count == 41 })
    }
  }

  @Test("The state ends loading")
  func state() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(StateScreen(feed: feed), device)
      for _ in 0..<12 {
        screen.drag(0, 300)
        await scrollToEnd(screen)
      }
      #expect(feed.items.count == 50)
    }
  }

  @Test("A filter that changes lets the list load again")
  func filter() async {
    await onDevice { device in
      let feed = ItemFeed()
      feed.items = (0..<50).map { Item(id: $0) }
      let screen = await show(FilterScreen(feed: feed), device)
      for _ in 0..<2 {
        screen.drag(0, 300)
        await scrollToEnd(screen)
      }
      #expect(feed.items.count == 51, "there is no more")
      feed.filter = "unread"
      await device.pass(0.3)
      screen.drag(0, 300)
      await scrollToEnd(screen)
      #expect(feed.items.count == 52)
    }
  }

  @Test("Items before the end are counted")
  func counted() async {
    // With estimated lengths, the rows that are visible at the end differ.
    await onDevice(playing: .alternative, of: .lazyLengths) { device in
      let feed = ItemFeed()
      let screen = await show(CountedScreen(feed: feed), device)
      screen.drag(0, -100)
      await device.pass(0.5)
      #expect(feed.items.count == 40)
      await scrollToEnd(screen)
      #expect(feed.items.count == 46)
    }
  }

  @Test("A row shows the bottom edge instead of a footer")
  func row() async {
    await onDevice { device in
      let feed = ItemFeed()
      feed.items = (0..<50).map { Item(id: $0) }
      let screen = await show(RowScreen(feed: feed), device)
      await scrollToEnd(screen)
      await scrollToEnd(screen)
      #expect(screen.words.contains("That’s all"))
      #expect(isNear(screen.extraInset(.bottom), 0))
    }
  }

  @Test("All lists of an app have its indicator and texts")
  func app() async {
    await onDevice { device in
      let screen = await show(WholeApp(), device)
      #expect(screen.isDrawn(by: RingIndicator.self))
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 300, over: 0.3)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      var labels: Set<String> = []
      for _ in 0..<60 {
        await device.pass(1 / 60)
        if let label = screen.box(.top)?.accessibilityLabel { labels.insert(label) }
      }
      #expect(labels.contains("Asking the fish"), "\(labels)")
    }
  }

  @Test("A custom view receives the progress")
  func ownView() async {
    await onDevice { device in
      let screen = await show(OwnViewScreen(feed: ItemFeed()), device)
      #expect(screen.words.contains("0 %"))
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 300, over: 0.3)
      #expect(!screen.words.contains("0 %"))
    }
  }

  @Test("A button in the list begins a refresh")
  func button() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(ButtonScreen(feed: feed), device)
      tap("Reload", screen)
      await device.pass(1)
      #expect(feed.reloads == 1)
    }
  }

  @Test("A row refreshes by SwiftUI's environment value")
  func status() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(StatusScreen(feed: feed), device)
      tap("Check now", screen)
      #expect(await eventually(on: device) { feed.reloads == 1 })
      #expect(screen.all(UIRefreshControl.self).isEmpty)
    }
  }

  @Test("A companion stays usable")
  func companion() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(CompanionScreen(feed: feed), device)
      tap("New", screen)
      #expect(feed.composed == 1)
    }
  }

  @Test("An old list refreshes when it appears")
  func age() async {
    UserDefaults.standard.removeObject(forKey: "news")
    await onDevice { device in
      let feed = ItemFeed()
      _ = await show(NewsTab(feed: feed), device)
      #expect(await eventually(on: device) { feed.reloads == 1 })
    }
  }

  @Test("A preview shows its phase and runs nothing")
  func preview() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(FailedPreview(feed: feed), device)
      #expect(screen.box(.top)?.accessibilityLabel?.contains("Couldn’t refresh") == true)
      #expect(feed.reloads == 0)
    }
  }

  @Test(
    "The header of a brand is white, and the indicator outside draws")
  func brand() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(BrandScreen(feed: feed), device)
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 100, over: 0.3)
      let labels = screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel } ?? []
      #expect(
        !labels.isEmpty && labels.allSatisfy { $0.textColor?.cgColor == UIColor.white.cgColor })
      screen.finger.lift()
      screen.show(OutsideScreen(feed: feed))
      await device.pass(0.3)
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 100, over: 0.3)
      let box = screen.all(OverscrollIndicatorView.self).first?.subviews.first as? IndicatorView
      #expect(box?.elements.isEmpty == false && box?.alpha ?? 0 > 0)
      screen.finger.lift()
    }
  }

  @Test("The app permits pulls, and shows its own refresh")
  func permitted() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = await show(PermittedScreen(feed: feed, isEditing: true), device)
      screen.pull(by: 300)
      await device.pass(3)
      #expect(feed.reloads == 0)
      screen.show(PermittedScreen(feed: feed, isSyncing: true))
      await device.pass(1)
      #expect(feed.reloads == 0 && isNear(screen.offset(), -54), "\(screen.offset())")
      #expect(!screen.scrollView.panGestureRecognizer.isEnabled)
      screen.show(PermittedScreen(feed: feed))
      await device.pass(1)
      #expect(isNear(screen.offset(), 0))
      screen.pull(by: 300)
      await device.pass(1)
      #expect(feed.reloads == 1)
    }
  }

  @Test("The lists of the guide start at their stored places")
  func storedPlaces() async {
    await onDevice { device in
      let messages = (0..<40).map { Message(id: $0) }
      let kept = await show(KeptListScreen(messages: messages), device)
      let start = kept.place(of: "0").midY
      let anchor = Binding.constant(ReadingAnchor(id: 20) as ReadingAnchor<Int>?)
      let list = await show(StoredListScreen(anchor: anchor, messages: messages), device)
      #expect(abs(list.place(of: "20").midY - start) < 1)
      let chat = await show(StoredChatScreen(anchor: anchor, messages: messages), device)
      #expect(abs(chat.place(of: "20").midY - start) < 1)
    }
  }

  @Test("The guide's timeline counts new messages above, and reports those that were read")
  func timeline() async {
    await onDevice { device in
      var read: [Int] = []
      @MainActor func screen(from first: Int) -> TimelineScreen {
        TimelineScreen(messages: (first..<40).map { Message(id: $0) }) { read = $0 }
      }
      let shown = await show(screen(from: 0), device)
      await device.pass(2)
      #expect(read.first == 0)
      shown.show(screen(from: -5))
      await device.pass(1)
      #expect(!shown.place(of: "5 new above").isNull)
    }
  }

  @Test("The guide's divider is above the first unread message")
  func divider() async {
    await onDevice { device in
      let messages = (0..<40).map { Message(id: $0) }
      let screen = await show(DividedChatScreen(messages: messages, firstUnread: 20), device)
      await device.pass(1)
      #expect(!screen.place(of: "New").isNull && !screen.place(of: "20").isNull)
    }
  }

  @Test("The chats of the guide start where it says")
  func chats() async {
    await onDevice { device in
      let messages = (0..<40).map { Message(id: $0) }
      let screen = await show(ChatScreen(messages: messages), device)
      #expect(!screen.place(of: "39").isNull && screen.place(of: "Newest").isNull)
      screen.drag(0, 300)
      await device.pass(0.5)
      #expect(!screen.place(of: "Newest").isNull)
      tap("Newest", screen)
      await device.pass(1)
      #expect(!screen.place(of: "39").isNull && screen.place(of: "Newest").isNull)
      let plain = await show(PlainChatScreen(messages: messages), device)
      #expect(!plain.place(of: "39").isNull)
      let lazy = await show(LazyChatScreen(messages: messages), device)
      #expect(!lazy.place(of: "39").isNull)
      let assistant = AssistantScreen(
        chat: OverscrollChatModel(), messages: messages, firstUnread: 10)
      let answers = await show(assistant, device)
      #expect(!answers.place(of: "10").isNull && answers.place(of: "39").isNull)
      assistant.show(messages[39])
      await device.pass(1)
      #expect(!answers.place(of: "39").isNull)
    }
  }
}
