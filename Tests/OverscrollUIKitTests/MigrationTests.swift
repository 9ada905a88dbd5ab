import Foundation
import Overscroll
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

// The snippets of the migration guides, compiled as they are printed.

private struct Mailbox: Sendable {
  @MainActor
  func newest(_ done: @escaping ([Int], Bool) -> Void) { done([1, 2], true) }
  @MainActor
  func older(_ done: @escaping ([Int], Bool) -> Void) { done([3], false) }
  func newest() async throws -> [Int] { [1, 2] }
}

extension InboxScreen {
  fileprivate var mailbox: Mailbox { Mailbox() }
  fileprivate func show(_ mails: [Int]) {}
  fileprivate func append(_ mails: [Int]) {}
}

extension NotesScreen {
  fileprivate func reload() async throws {}
  fileprivate func loadNext() async throws -> Bool { false }
}

private final class InboxScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.top = .refresh(manual: { [weak self] _ in self?.reload() })
    tableView.overscroll.bottom = .loadMore(manual: { [weak self] _ in self?.loadNext() })
    tableView.overscroll.top?.begin()
  }

  func reload() {
    mailbox.newest { [weak self] mails, hasMore in
      self?.show(mails)
      self?.tableView.overscroll.top?.end(hasMore ? .updated : .noMore)
    }
  }

  func loadNext() {
    mailbox.older { [weak self] mails, hasMore in
      self?.append(mails)
      self?.tableView.overscroll.bottom?.end(.loaded(hasMore: hasMore))
    }
  }
}

private final class NotesScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.top = .refresh { [weak self] in try await self?.reload() }
    tableView.overscroll.bottom = .loadMore { [weak self] in
      .loaded(hasMore: try await self?.loadNext() ?? false)
    }
  }
}

@MainActor
private func attach(to screen: InboxScreen, _ mailbox: Mailbox) {
  screen.tableView.overscroll.top = .refresh(
    owner: screen,
    fetch: { try await mailbox.newest() },
    apply: { screen, mails in
      screen.show(mails)
      return mails.isEmpty ? .unchanged : .updated("\(mails.count) new")
    })
}

@MainActor
private func addClassicHeader(
  to tableView: UITableView, _ reload: @escaping @MainActor () async throws -> Void
) {
  var classic = ClassicIndicator(showsLastUpdated: true)
  classic.labelInset = 25
  let header = OverscrollControl.refresh(
    trigger: .onRelease(past: 54), indicator: .drawn(classic), reload)
  header.texts = [.pullToRefresh: "Pull for mail", .releaseToRefresh: "Let go"]
  header.lastUpdatedKey = "inbox"
  tableView.overscroll.top = header
}

private final class LogoHeader: UIView {
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let logo = UIImageView(image: UIImage(systemName: "leaf"))

  // was: prepare, placeSubviews
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = .systemTeal
    let stack = UIStackView(arrangedSubviews: [logo, label, spinner])
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.distribution = .equalCentering
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  // was: setState, setPullingPercent
  func show(_ state: IndicatorState) {
    logo.alpha = min(1, state.progress)
    switch state.phase {
    case .armed: label.text = "Release to refresh"
    case .refreshing: label.text = "Loading"
    default: label.text = "Pull to refresh"
    }
    if state.phase == .refreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

@MainActor
private func addLogoHeader(
  to tableView: UITableView, _ reload: @escaping @MainActor () async throws -> Void
) {
  tableView.overscroll.top = .refresh(
    indicator: .view(LogoHeader()) { header, state in header.show(state) }, reload)
}

@MainActor
private func attach(
  to tableView: UITableView, _ reload: @escaping @MainActor () async throws -> Int
) {
  tableView.overscroll.top = .refresh {
    .updated("\(try await reload()) new")
  }
  var durations = OverscrollDurations()
  durations.messageDuration = 0.5
  tableView.overscroll.durations = durations
}

@MainActor
private func attach(
  to tableView: UITableView, _ reload: @escaping @MainActor () async throws -> Void
) {
  tableView.refreshControl = nil
  tableView.overscroll.top = .refresh(indicator: .system, reload)
}

/// The guides for users of other libraries.
@MainActor
@Suite struct MigrationTests {
  private func guideFromMJRefresh() throws -> String {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = "Sources/OverscrollUIKit/OverscrollUIKit.docc/MovingFromMJRefresh.md"
    return try String(contentsOf: root.appending(path: guide), encoding: .utf8)
  }

  /// The public names of MJRefresh 3.7.9, from its headers.
  @Test(
    arguments: """
      mj_header mj_footer mj_trailer mj_totalDataCount mj_inset mj_offsetX mj_offsetY mj_contentW mj_contentH mj_x mj_size
      fastAnimationDuration slowAnimationDuration setAnimationDisabled refreshingBlock setRefreshingTarget
      refreshingTarget refreshingAction executeRefreshingCallback beginRefreshing beginRefreshingWithCompletionBlock
      beginRefreshingCompletionBlock endRefreshingAnimationBeginAction endRefreshingCompletionBlock endRefreshing
      endRefreshingWithCompletionBlock isRefreshing state scrollViewOriginalInset scrollView
      flipsHorizontallyInOppositeLayoutDirectionViews additionalFlipsViews prepare placeSubviews
      scrollViewContentOffsetDidChange scrollViewContentSizeDidChange scrollViewPanStateDidChange i18nDidChange
      pullingPercent automaticallyChangeAlpha autoChangeTransparency afterBeginningAction endingAnimationBeginningAction
      afterEndingAction linkTo headerWithRefreshingBlock headerWithRefreshingTarget lastUpdatedTimeKey lastUpdatedTime
      ignoredScrollViewContentInsetTop isCollectionViewAnimationBug lastUpdatedTimeText lastUpdatedTimeLabel labelLeftInset
      stateLabel setTitle modifyLastUpdatedTimeText arrowView loadingView gifView setImages
      endRefreshingWithNoMoreData resetNoMoreData ignoredScrollViewContentInsetBottom automaticallyRefresh
      triggerAutomaticallyRefreshPercent autoTriggerTimes refreshingTitleHidden titleForState
      ignoredScrollViewContentInsetRight languageCode MJRefreshDidChangeLanguageNotification i18nFilename i18nBundle
      mj_localizedStringForKey MJRefreshStateIdle MJRefreshStatePulling MJRefreshStateRefreshing
      MJRefreshStateWillRefresh MJRefreshStateNoMoreData MJRefreshNormalHeader MJRefreshStateHeader MJRefreshGifHeader
      MJRefreshAutoFooter MJRefreshAutoNormalFooter MJRefreshAutoStateFooter MJRefreshAutoGifFooter MJRefreshBackFooter
      MJRefreshBackNormalFooter MJRefreshBackStateFooter MJRefreshBackGifFooter MJRefreshNormalTrailer
      MJRefreshStateTrailer
      hidden automaticallyHidden header footer mj_reloadDataBlock MJRefreshComponent MJRefreshHeader MJRefreshFooter
      MJRefreshTrailer MJRefreshState MJRefreshComponentAction MJRefreshComponentRefreshingBlock
      MJRefreshComponentBeginRefreshingCompletionBlock MJRefreshComponentEndRefreshingCompletionBlock
      endRefreshingAnimateCompletionBlock noticeNoMoreData appearencePercentTriggerAutoRefresh
      shouldAnimateWhenRefreshing hapticFeedbackEnabled MJRefreshFastAnimationDuration MJRefreshSlowAnimationDuration
      activityIndicatorViewStyle autoChangeAlpha MJRefreshLabelLeftInset mj_label mj_textWidth MJRefreshLabelFont
      MJRefreshLabelTextColor MJRefreshHeaderHeight MJRefreshFooterHeight MJRefreshTrailWidth headerHeight footerHeight
      mj_arrowImage mj_trailArrowImage mj_refreshBundle MJRefreshKeyPathContentOffset MJRefreshKeyPathContentSize
      MJRefreshKeyPathContentInset MJRefreshKeyPathPanState MJRefreshHeaderLastUpdatedTimeKey MJRefreshConfig
      defaultConfig MJRefreshHeaderIdleText MJRefreshHeaderPullingText MJRefreshHeaderRefreshingText
      footerWithRefreshingBlock footerWithRefreshingTarget trailerWithRefreshingBlock trailerWithRefreshingTarget
      mj_y mj_w mj_h mj_origin mj_insetT mj_insetB mj_insetL mj_insetR
      """.split(whereSeparator: \.isWhitespace).map(String.init))
  func everyNameOfMJRefreshHasItsAnswer(_ name: String) throws {
    let rows = try guideFromMJRefresh().split(separator: "\n").filter { $0.hasPrefix("|") }
    let asked = rows.compactMap { $0.split(separator: "|").first }
    #expect(asked.contains { $0.matches(of: /[A-Za-z0-9_]+/).contains { $0.output == name } })
  }

  private func logoHeader(in view: UIView) -> LogoHeader? {
    view as? LogoHeader ?? view.subviews.lazy.compactMap(logoHeader).first
  }

  @Test("The port of a custom header shows the phases")
  func theLogoHeaderShowsThePhases() throws {
    let device = SimulatedDevice()
    let screen = UITableViewController(style: .plain)
    let window = device.show(screen)
    addLogoHeader(to: screen.tableView) { try await Task.sleep(nanoseconds: 3_000_000_000) }
    screen.tableView.overscroll.top?.begin(revealing: true)
    device.advance(by: 1)
    let header = try #require(logoHeader(in: screen.tableView))
    let labels = header.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Loading"])
    #expect(window.rootViewController === screen)
    #expect(header.frame.height == 60)
  }

  @Test func theFirstLineSaysThatObjectiveCStaysOut() throws {
    let lines = try guideFromMJRefresh().split(separator: "\n")
    #expect(lines[1].hasPrefix("Objective-C files cannot call Overscroll"))
  }

  @Test func aScreenThatEndsItsRunsItselfRefreshesWhenItOpens() {
    let device = SimulatedDevice()
    let screen = InboxScreen(style: .plain)
    let window = device.show(screen)
    device.advance(by: 2)
    #expect(screen.tableView.overscroll.top?.result == .updated)
    #expect(window.rootViewController === screen)
  }

  @Test func theOtherScreensHaveTheirControls() {
    let notes = NotesScreen(style: .plain)
    _ = notes.view
    #expect(notes.tableView.overscroll.bottom?.options.purpose == .load)
    let inbox = InboxScreen(style: .plain)
    attach(to: inbox, Mailbox())
    #expect(inbox.tableView.overscroll.top?.options.purpose == .refresh)
    addClassicHeader(to: inbox.tableView) {}
    #expect(inbox.tableView.overscroll.top?.texts[.releaseToRefresh] == "Let go")
    attach(to: inbox.tableView) { 3 }
    #expect(inbox.tableView.overscroll.durations.messageDuration == 0.5)
    attach(to: inbox.tableView) {}
    #expect(inbox.tableView.refreshControl != nil)
  }
}

@Suite("A trailing control that opens another screen")
@MainActor
struct TrailerTests {
  private let device = SimulatedDevice()
  private let view = UIScrollView()
  private let tally = Tally()
  private let window: UIWindow

  init() {
    window = device.show(view)
    view.contentSize = CGSize(width: 3_000, height: 300)
    view.overscroll.trailing = .loadMore(
      trigger: .onRelease(past: 60),
      manual: { [tally] run in
        tally.add()
        run.end(.loaded(hasMore: true))
      })
    device.advance(by: 1)
  }

  @Test("It does not fire without a touch, however far the content moves past the end")
  func noTouch() {
    let end = view.contentSize.width - view.bounds.width
    view.setContentOffset(CGPoint(x: end + 100, y: 0), animated: true)
    device.advance(by: 2)
    let finger = Finger(on: device)
    view.contentOffset.x = end - 200
    finger.touch(view)
    finger.drag(by: CGVector(dx: -100, dy: 0), over: 0.04)
    finger.lift()
    device.advance(by: 3)
    #expect(tally.count == 0)
  }

  @Test("It fires when a finger lifts past the distance")
  func touch() {
    view.contentOffset.x = view.contentSize.width - view.bounds.width
    let finger = Finger(on: device)
    finger.touch(view)
    finger.drag(by: CGVector(dx: -250, dy: 0), over: 0.5)
    finger.lift()
    device.advance(by: 2)
    #expect(tally.count == 1)
  }
}
