import Foundation
import Overscroll
import OverscrollCore
import OverscrollSimulation
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

// What the guides print stands here as it is printed.

private struct NewsFeed: Sendable {
  func reload() async throws -> [Int] { [1, 2] }
  func next() async throws -> [Int] { [3] }
}

extension NewsScreen {
  fileprivate func show(_ page: [Int]) -> RefreshResult { .updated("\(page.count) new") }
  fileprivate func append(_ page: [Int]) -> RefreshResult { .more(false) }
}

// Getting started:
private final class NewsScreen: UITableViewController {
  private let feed = NewsFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.top = .refresh(
      for: self,
      fetch: { [feed] in try await feed.reload() },
      apply: { screen, page in screen.show(page) })
    tableView.overscroll.bottom = .loadMore(
      for: self,
      fetch: { [feed] in try await feed.next() },
      apply: { screen, page in screen.append(page) })
    tableView.overscroll.backToTop = BackToTop()
  }
}

@MainActor
private enum GettingStarted {
  static func attachByHand(
    to tableView: UITableView, _ load: @escaping (@escaping () -> Void) -> Void
  ) {
    tableView.overscroll.top = .refresh(byHand: { run in load { run.end(.updated) } })
  }

  static func attachCarousel(to carousel: UICollectionView, _ logo: UIView) {
    carousel.overscroll.trailing = .loadMore(
      trigger: .onRelease(past: 60), indicator: .view(logo)
    ) { try await Task.sleep(nanoseconds: 1_000_000) }
    carousel.overscroll.trailing?.fadesWithPull = true
  }

  static func previewedScreen() -> UIViewController {
    let screen = NewsScreen(style: .plain)
    screen.loadViewIfNeeded()
    screen.tableView.overscrollPreview(phase: .ended(.updated("12 new")))
    return screen
  }
}

private final class StoryboardScreen: UITableViewController {
  func reload(_ sender: OverscrollView) {
    Task {
      try await Task.sleep(nanoseconds: 1_000_000)
      sender.end(.updated)
    }
  }
}

@MainActor
private enum Insets {
  static func keyboardCovers(_ height: CGFloat, of tableView: UITableView) {
    tableView.overscroll.contentInset.bottom = height
  }

  static func floatAbove(_ list: UIScrollView) {
    guard let control = list.overscroll.top else { return }
    control.options = control.options.placed(.over)
  }
}

@MainActor
private enum TestingAScreen {
  static func refreshed(_ screen: NewsScreen, in window: UIWindow) async -> RefreshResult? {
    OverscrollDefaults.areAnimationsEnabled = false
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return await screen.tableView.overscroll.top?.begin()?.outcome
  }

  static func makeTestsQuick() {
    var times = OverscrollTimes().withoutMotion
    times.minimumVisible = 0
    times.messageHold = 0
    times.failureHold = 0
    OverscrollDefaults.times = times
  }

  static func firstPull() -> Bool {
    var list = SimulatedList(top: .refresh, bottom: .loadMore)
    list.answers.top = SimulatedAnswer(.updated, after: 0.3)
    list.pullToRefresh()
    list.wait(2)
    return list.phase(.top) == .idle && list.log.top.runs.count == 1
  }
}

/// What the guides print does what they say; Scripts/check-snippets.py sees that it stands here.
@MainActor
@Suite struct GuideTests {
  @Test func theFirstScreenDoesWhatItIsSaidToDo() async {
    defer { OverscrollDefaults.areAnimationsEnabled = true }
    await onDevice { device in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let screen = NewsScreen(style: .plain)
      #expect(await TestingAScreen.refreshed(screen, in: window) == .updated("2 new"))
      #expect(screen.tableView.overscroll.bottom?.options.purpose == .load)
      #expect(screen.tableView.overscroll.backToTop != nil)
    }
  }

  @Test func theOthersDoToo() {
    let screen = Screen()
    var done: (() -> Void)?
    GettingStarted.attachByHand(to: screen.table) { done = $0 }
    Insets.floatAbove(screen.table)
    Insets.keyboardCovers(300, of: screen.table)
    screen.pull()
    screen.wait(1)
    #expect(screen.table.contentInset.top == 0)
    #expect(screen.table.contentInset.bottom == 300)
    done?()
    screen.wait(1)
    #expect(screen.table.overscroll.top?.result == .updated)
    #expect(TestingAScreen.firstPull())
  }

  @Test func testsCanBeMadeQuick() {
    defer { OverscrollDefaults.ownTimes = nil }
    TestingAScreen.makeTestsQuick()
    let screen = Screen()
    screen.table.overscroll.top = .refresh(byHand: { $0.end(.failed) })
    screen.table.overscroll.top?.begin()
    #expect(screen.table.overscroll.top?.phase == .idle)
  }

  @Test func thePreviewIsSeen() {
    let device = SimulatedDevice()
    let window = device.show(GettingStarted.previewedScreen())
    let table = window.rootViewController?.view as? UITableView
    #expect(abs((table?.contentInset.top ?? 0) - 54) < 0.001)
  }

  @Test func theCarouselAndTheStoryboardAreThere() {
    let carousel = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let logo = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    GettingStarted.attachCarousel(to: carousel, logo)
    #expect(carousel.overscroll.trailing?.trigger == .onRelease(past: 60))
    let view = OverscrollView(frame: .zero)
    view.control = .refresh.endedByControl { [weak view] in
      if let view { StoryboardScreen(style: .plain).reload(view) }
    }
    #expect(view.control?.phase == .idle)
  }
}
