import Foundation
import HostRigs
import Overscroll
import OverscrollCore
import OverscrollPaging
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

// The guides' snippets, compiled as they are printed.

private struct NewsFeed: Sendable {
  func reload() async throws -> [Int] { [1, 2] }
  func next() async throws -> [Int] { [3] }
}

extension NewsScreen {
  fileprivate func show(_ page: [Int]) -> RefreshResult { .updated("\(page.count) new") }
  fileprivate func append(_ page: [Int]) -> RefreshResult { .loaded(hasMore: false) }
}

// Getting started:
private final class NewsScreen: UITableViewController {
  private let feed = NewsFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.top = .refresh(
      owner: self,
      fetch: { [feed] in try await feed.reload() },
      apply: { screen, page in screen.show(page) })
    tableView.overscroll.bottom = .loadMore(
      owner: self,
      fetch: { [feed] in try await feed.next() },
      apply: { screen, page in screen.append(page) })
    tableView.overscroll.top?.begin()
    tableView.overscroll.backToTop = BackToTop()
  }
}

private nonisolated struct Story: Codable, Hashable, Identifiable {
  let id: Int
  let title: String
}

@MainActor
private func attachByHand(
  to tableView: UITableView, _ load: @escaping (@escaping () -> Void) -> Void
) {
  tableView.overscroll.top = .refresh(manual: { run in load { run.end(.updated) } })
}

@MainActor
private func attachCarousel(to carousel: UICollectionView, _ logo: UIView, _ cards: NewsFeed) {
  carousel.overscroll.trailing = .loadMore(
    trigger: .onRelease(past: 60), indicator: .view(logo)
  ) { .loaded(hasMore: try await !cards.next().isEmpty) }
  carousel.overscroll.trailing?.fadesWithPull = false
}

@MainActor
private func previewedScreen() -> UIViewController {
  let screen = NewsScreen(style: .plain)
  screen.loadViewIfNeeded()
  screen.tableView.overscroll.showPreview(.ended(.updated("12 new")))
  return screen
}

private struct MessageServer: Sendable {
  func older() async throws -> [Int] { Array(0..<20) }
}

/// A chat that inserts older messages at the top, in an action or in its own code.
private final class Chat: UIViewController, UITableViewDataSource {
  let chatView = UITableView()
  private let server = MessageServer()
  private var messages = Array(20..<60)

  override func viewDidLoad() {
    super.viewDidLoad()
    view = chatView
    chatView.rowHeight = 50
    chatView.dataSource = self
    chatView.overscroll.top = .loadMore(
      owner: self,
      fetch: { [server] in try await server.older() },
      apply: { chat, older in chat.insert(older) })
  }

  func receive(_ older: [Int]) {
    chatView.overscroll.preservingScrollPosition {
      messages.insert(contentsOf: older, at: 0)
      chatView.reloadData()
    }
  }

  private func insert(_ older: [Int]) -> RefreshResult {
    messages.insert(contentsOf: older, at: 0)
    chatView.reloadData()
    return .updated
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

private final class StoryboardScreen: UITableViewController {
  func reload(_ sender: OverscrollEdgeControl) {
    Task {
      try await Task.sleep(nanoseconds: 1_000_000)
      sender.end(.updated)
    }
  }
}

/// App code with completion handlers.
private nonisolated final class NewsAPI: Sendable {
  nonisolated final class Request: Sendable {
    let cancelled = Tally()

    func cancel() { cancelled.add() }
  }

  let request = Request()
  private let done = Locked<(@MainActor @Sendable (Int?) -> Void)?>(nil)

  func load(_ done: @escaping @MainActor @Sendable (Int?) -> Void) -> Request {
    self.done.with { $0 = done }
    return request
  }

  @MainActor
  func answer(_ count: Int?) { done.with { $0 }?(count) }
}

@MainActor
private func attach(_ api: NewsAPI, to tableView: UITableView) {
  tableView.overscroll.top = .refresh(manual: { run in
    let request = api.load { count in
      guard run.isCurrent else { return }
      run.end(count.map { .updated("\($0) new") } ?? .failed)
    }
    run.onCancel { request.cancel() }
  })
}

@MainActor
private func moveOver(_ tableView: UITableView, _ loadNews: @escaping @MainActor () -> Void) {
  tableView.overscroll.top = .refresh(manual: { _ in loadNews() })
}

@MainActor
private func newsCame(in tableView: UITableView) {
  tableView.overscroll.top?.end(.updated)
}

@MainActor
private func refreshAndWait(_ tableView: UITableView) async -> Bool {
  await tableView.overscroll.top?.begin()?.result.kind == .updated
}

@MainActor
private func report(
  _ control: OverscrollControl, to log: @escaping @MainActor (String) -> Void
) {
  control.onPhaseChange = { old, new in log("\(old) → \(new)") }
  control.onEnd = { result in
    if let error = result.error { log("failed: \(error)") }
  }
}

@MainActor
private func watch(_ control: OverscrollControl) -> Task<Void, Never> {
  let states = control.states
  return Task {
    for await state in states { print(state.phase, state.progress, state.result?.message ?? "") }
  }
}

@MainActor
private func attach(_ feed: NewsFeed, to screen: NewsScreen) {
  screen.tableView.overscroll.bottom = .loadMore { [weak screen] in
    let page = try await feed.next()
    try Task.checkCancellation()
    return screen?.append(page) ?? .unchanged
  }
}

@MainActor
private func tryThreeTimesMore(_ control: OverscrollControl) {
  control.retryPolicy = .backoff(count: 3, firstDelay: 1, longestDelay: 30) { $0 is URLError }
}

@MainActor
private func logInAgain(_ control: OverscrollControl, _ logIn: @escaping @MainActor () -> Void) {
  control.onEnd = { result in
    if let error = result.error as? URLError, error.code == .userAuthenticationRequired {
      logIn()
    }
  }
}

@MainActor
private func refreshSilently(_ screen: NewsScreen, _ feed: NewsFeed) async throws {
  _ = screen.show(try await feed.reload())
  screen.tableView.overscroll.top?.lastUpdated = Date()
}

@MainActor
private func keepFresh(_ tableView: UITableView) {
  tableView.overscroll.top?.refreshWhenOlder(than: 300, key: "feed")
}

@MainActor
private func keyboardCovers(_ height: CGFloat, of tableView: UITableView) {
  tableView.overscroll.contentInset.bottom = height
}

@MainActor
private func floatAbove(_ list: UIScrollView) {
  guard let control = list.overscroll.top else { return }
  control.options.placement = .over
}

@MainActor
private func refreshed(_ screen: NewsScreen, in window: UIWindow) async -> RefreshResult? {
  OverscrollDefaults.areAnimationsEnabled = false
  window.rootViewController = screen
  window.makeKeyAndVisible()
  return await screen.tableView.overscroll.top?.begin()?.result
}

@MainActor
private func makeTestsQuick() {
  var durations = OverscrollDurations.reducedMotion
  durations.minimumVisible = 0
  durations.messageDuration = 0
  durations.failureDuration = 0
  OverscrollDefaults.durations = durations
}

/// The guides' snippets do what the guides describe; Development/Scripts/check-snippets.py checks that they are
/// here.
@MainActor
@Suite struct GuideTests {
  @Test func theFirstScreenDoesWhatItIsSaidToDo() async {
    defer { OverscrollDefaults.areAnimationsEnabled = true }
    await onDevice { device in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let screen = NewsScreen(style: .plain)
      #expect(await refreshed(screen, in: window) == .updated("2 new"))
      #expect(screen.tableView.overscroll.bottom?.options.purpose == .load)
      #expect(screen.tableView.overscroll.backToTop != nil)
    }
  }

  @Test func olderMessagesComeInAboveWhatIsSeen() async {
    await onDevice { device in
      let chat = Chat()
      let window = device.show(chat)
      chat.chatView.contentOffset.y = 300
      await device.pass(1)
      #expect(chat.chatView.numberOfRows(inSection: 0) == 60)
      #expect(chat.chatView.contentOffset.y == 1300)
      chat.receive([-2, -1])
      #expect(chat.chatView.contentOffset.y == 1400 && chat.view.window === window)
    }
  }

  @Test func theOthersDoToo() {
    let screen = Screen()
    var done: (() -> Void)?
    attachByHand(to: screen.table) { done = $0 }
    floatAbove(screen.table)
    keyboardCovers(300, of: screen.table)
    screen.pull()
    screen.wait(1)
    #expect(screen.table.contentInset.top == 0)
    #expect(screen.table.contentInset.bottom == 300)
    done?()
    screen.wait(1)
    #expect(screen.table.overscroll.top?.result == .updated)
  }

  @Test func aRunIsEndedCancelledAndAwaitedByHand() async {
    await onDevice { device in
      let (screen, api) = (Screen(on: device), NewsAPI())
      attach(api, to: screen.table)
      let control = screen.table.overscroll.top
      let watcher = control.map(watch)
      control?.begin()
      api.answer(3)
      await device.pass(3)
      #expect(control?.result == .updated("3 new"))
      control?.begin()
      control?.cancel()
      api.answer(4)
      #expect(api.request.cancelled.count == 1 && control?.result == .cancelled)
      moveOver(screen.table) { newsCame(in: screen.table) }
      #expect(await refreshAndWait(screen.table))
      watcher?.cancel()
    }
  }

  @Test func aScreenCancelsRetriesAndKeepsItselfFresh() async throws {
    try await onDevice { device in
      let screen = NewsScreen(style: .plain)
      let window = device.show(screen)
      attach(NewsFeed(), to: screen)
      // The screen's first load.
      screen.tableView.overscroll.top?.cancel()
      await device.pass(1)
      #expect(await screen.tableView.overscroll.bottom?.begin()?.result == .noMore)
      let control = try #require(screen.tableView.overscroll.top)
      tryThreeTimesMore(control)
      let error = URLError(.timedOut)
      #expect(
        (0...3).map { control.retryPolicy.delay(after: error, failures: $0) } == [1, 2, 4, nil])
      let place = Place()
      TextSurroundings.$current.withValue(place.surroundings) {
        let list = Screen(on: device)
        list.table.overscroll.top = .refresh {}
        keepFresh(list.table)
        #expect(list.table.overscroll.top?.phase == .refreshing)
        #expect(list.table.overscroll.top?.lastUpdatedKey == "feed")
      }
      withExtendedLifetime(window) {}
    }
  }

  @Test func testsCanBeMadeQuick() {
    defer { OverscrollDefaults.ownDurations = nil }
    makeTestsQuick()
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { $0.end(.failed) })
    screen.table.overscroll.top?.begin()
    #expect(screen.table.overscroll.top?.phase == .idle)
  }

  @Test func thePreviewIsSeen() {
    let device = SimulatedDevice()
    let window = device.show(previewedScreen())
    let table = window.rootViewController?.view as? UITableView
    #expect(abs((table?.contentInset.top ?? 0) - 54) < 0.001)
  }

  @Test func theCarouselAndTheStoryboardAreThere() {
    let carousel = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let logo = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    attachCarousel(to: carousel, logo, NewsFeed())
    #expect(carousel.overscroll.trailing?.options.trigger == .onRelease(past: 60))
    let view = OverscrollEdgeControl(frame: .zero)
    view.control = .refresh(manual: { [weak view] _ in
      if let view { StoryboardScreen(style: .plain).reload(view) }
    })
    #expect(view.control?.phase == .idle)
  }
}
