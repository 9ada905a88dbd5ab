import Foundation
import HostDriver
import OverscrollCore
import OverscrollMJRefresh
import OverscrollUIKit
import Testing
import UIKit

/// A header as an app's articles teach it: views of its own, and the state observed.
@MainActor
private class LabelHeader: MJRefreshHeader {
  let label = UILabel()
  private(set) var states: [MJRefreshState] = []
  private(set) var percents: [CGFloat] = []
  private(set) var layouts = 0
  private(set) var offsets = 0

  override func prepare() {
    super.prepare()
    mj_h = 70
    addSubview(label)
  }

  override func placeSubviews() {
    super.placeSubviews()
    layouts += 1
    label.frame = bounds
  }

  override var state: MJRefreshState { didSet { if state != oldValue { states.append(state) } } }

  override var pullingPercent: CGFloat { didSet { percents.append(pullingPercent) } }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    offsets += 1
  }
}

/// A footer with an initializer of the same name.
@MainActor
private final class NamedFooter: MJRefreshAutoNormalFooter {
  convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
    self.init()
    self.refreshingBlock = refreshingBlock
    setTitle("Own", for: .idle)
  }
}

/// A header that observes changes only, and places itself as in a list.
@MainActor
private final class GuardedHeader: MJRefreshHeader {
  let label = UILabel()

  override func placeSubviews() {
    super.placeSubviews()
    mj_y = -mj_h - ignoredScrollViewContentInsetTop
  }

  override var state: MJRefreshState {
    didSet {
      guard state != oldValue else { return }
      label.text = state == .idle ? "Pull" : "Other"
    }
  }
}

/// Headers, footers and their subclasses in a list, by the names of MJRefresh.
@MainActor
@Suite struct ComponentTests {
  @Test("A subclass that observes changes sees its first state, and cannot leave its place")
  func guardedSubclass() {
    onScreen { screen in
      let header = GuardedHeader {}
      screen.table.mj_header = header
      screen.wait(0.1)
      #expect(header.label.text == "Pull")
      #expect(header.frame.origin == .zero)
      screen.pull(by: 220)
      screen.wait(0.5)
      #expect(header.label.text == "Other")
      #expect(header.frame.origin == .zero)
    }
  }

  @Test(
    "A footer without more data loads again after it was hidden, or when code asks for it",
    arguments: [false, true])
  func moreAfterTheEnd(hides: Bool) {
    onScreen { screen in
      let calls = Tally()
      let footer = MJRefreshAutoNormalFooter { calls.add() }
      screen.table.mj_footer = footer
      screen.wait(0.1)
      footer.endRefreshingWithNoMoreData()
      screen.wait(0.5)
      let before = calls.count
      #expect(footer.state == .noMoreData)
      if hides {
        footer.isHidden = true
        #expect(footer.state == .idle)
        footer.isHidden = false
        screen.fling()
      } else {
        footer.beginRefreshing()
      }
      screen.wait(1)
      #expect(footer.state == .refreshing)
      #expect(calls.count == before + 1)
    }
  }

  @Test("A subclass sees the states, the pull and the offset of a refresh, and has its own length")
  func subclassFollows() {
    onScreen { screen in
      let calls = Tally()
      let header = LabelHeader { calls.add() }
      screen.table.mj_header = header
      screen.wait(0.1)
      screen.pull(by: 220)
      screen.wait(1)
      #expect(header.states == [.idle, .pulling, .refreshing])
      #expect(calls.count == 1)
      #expect(isNear(screen.table.contentInset.top, 70))
      #expect(header.label.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
      #expect(header.percents.contains { $0 > 0 && $0 < 1 } && header.percents.last == 1)
      #expect(header.offsets > 10 && header.layouts > 0)
      header.endRefreshing()
      #expect(!header.isRefreshing)
      screen.wait(1)
      #expect(header.states == [.idle, .pulling, .refreshing, .idle])
      #expect(header.pullingPercent == 0)
      screen.expectRest()
    }
  }

  @Test("The last page stays the last one when the header ends after it")
  func lastPageStays() {
    onScreen { screen in
      let (header, footer) = (MJRefreshNormalHeader {}, MJRefreshBackNormalFooter {})
      screen.table.mj_header = header
      screen.table.mj_footer = footer
      screen.wait(0.1)
      header.beginRefreshing()
      screen.wait(1)
      footer.endRefreshingWithNoMoreData()
      header.endRefreshing()
      screen.wait(1)
      #expect(header.state == .idle && footer.state == .noMoreData)
      footer.resetNoMoreData()
      #expect(footer.state == .idle)
      footer.beginRefreshing()
      screen.wait(0.5)
      footer.endRefreshing()
      footer.endRefreshingWithNoMoreData()
      screen.wait(1)
      #expect(footer.state == .noMoreData)
    }
  }

  @Test("A header and a footer refresh at the same time")
  func bothRefresh() {
    onScreen { screen in
      let (header, footer) = (MJRefreshNormalHeader {}, MJRefreshBackNormalFooter {})
      screen.table.mj_header = header
      screen.table.mj_footer = footer
      screen.wait(0.1)
      footer.beginRefreshing()
      header.beginRefreshing()
      screen.wait(1)
      #expect(header.isRefreshing && footer.isRefreshing)
      header.endRefreshing()
      screen.wait(1)
      #expect(!header.isRefreshing && footer.isRefreshing)
    }
  }

  @Test("What begins before the list, or before the window, refreshes when both are there")
  func beginsEarly() {
    onScreen { screen in
      let calls = Tally()
      screen.leaveWindow()
      let header = MJRefreshStateHeader { calls.add() }
      header.beginRefreshing()
      #expect(header.state == .willRefresh && header.isRefreshing)
      screen.table.mj_header = header
      screen.wait(0.5)
      #expect(header.state == .willRefresh && calls.count == 0)
      screen.enterWindow()
      screen.wait(1)
      #expect(header.state == .refreshing && calls.count == 1)
    }
  }

  @Test("What the app begins scrolls to the header, or to the footer below the content")
  func beginScrolls() {
    onScreen { screen in
      let table = screen.table
      table.mj_header = MJRefreshNormalHeader {}
      table.mj_footer = MJRefreshBackNormalFooter {}
      screen.wait(0.1)
      table.contentOffset.y = 600
      screen.wait(0.1)
      table.mj_header.beginRefreshing()
      screen.wait(1)
      #expect(isNear(table.contentOffset.y, screen.rest))
      table.mj_footer.beginRefreshing()
      screen.wait(1)
      let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      #expect(isNear(table.contentOffset.y, end) && isNear(table.contentInset.bottom, 44))
    }
  }

  @Test("A page that the app begins in line with the content moves nothing")
  func beginInLine() {
    onScreen { screen in
      screen.table.mj_footer = MJRefreshAutoNormalFooter {}
      screen.wait(0.1)
      screen.table.mj_footer.beginRefreshing()
      screen.wait(1)
      #expect(screen.table.mj_footer.isRefreshing)
      #expect(isNear(screen.table.contentOffset.y, screen.rest))
    }
  }

  @Test("The state begins and ends refreshes when the app sets it")
  func stateIsSet() {
    onScreen { screen in
      let calls = Tally()
      let footer = MJRefreshBackStateFooter { calls.add() }
      screen.table.mj_footer = footer
      screen.wait(0.1)
      footer.state = .refreshing
      screen.wait(0.5)
      #expect(calls.count == 1 && footer.isRefreshing)
      footer.state = .noMoreData
      screen.wait(1)
      #expect(footer.state == .noMoreData && screen.table.contentInset == .zero)
      footer.state = .idle
      #expect(footer.state == .idle)
      footer.state = .refreshing
      screen.wait(0.5)
      #expect(calls.count == 2)
    }
  }

  @Test("The blocks are called once each, in their order, and may remove the header")
  func blocksInOrder() {
    onScreen { screen in
      var heard: [String] = []
      let header = MJRefreshNormalHeader { heard.append("work") }
        .afterBeginningAction { heard.append("began") }
        .endingAnimationBeginningAction { heard.append("closing") }
        .link(to: screen.table)
      screen.wait(0.1)
      header.beginRefreshing()
      screen.wait(0.5)
      header.endRefreshing {
        heard.append("closed")
        screen.table.mj_header = nil
      }
      screen.wait(1)
      #expect(heard == ["work", "began", "closing", "closed"])
      #expect(screen.table.mj_header == nil && header.scrollView == nil)
      screen.expectRest()
    }
  }

  @Test("A header that is hidden while it refreshes stays until it has ended")
  func hiddenLater() {
    onScreen { screen in
      let header = MJRefreshNormalHeader {}
      screen.table.mj_header = header
      screen.wait(0.1)
      header.beginRefreshing()
      screen.wait(1)
      header.isHidden = true
      screen.wait(0.5)
      #expect(header.isRefreshing)
      header.endRefreshing()
      screen.wait(1)
      screen.pull(by: 220)
      screen.wait(1)
      #expect(header.state == .idle)
      screen.expectRest()
    }
  }

  @Test("A length that changes in a list takes effect at once")
  func lengthChanges() {
    onScreen { screen in
      let header = MJRefreshNormalHeader {}
      screen.table.mj_header = header
      screen.wait(0.1)
      header.mj_h = 100
      header.beginRefreshing()
      screen.wait(1)
      #expect(isNear(screen.table.contentInset.top, 100) && header.mj_h == 100)
      #expect(header.scrollViewOriginalInset == screen.table.safeAreaInsets)
    }
  }

  @Test("A component is created through its class, and by an initializer of the same name")
  func createdThroughClass() {
    onScreen { screen in
      let calls = Tally()
      let type: MJRefreshHeader.Type = LabelHeader.self
      let header = type.init(refreshingBlock: { calls.add() })
      #expect(header is LabelHeader && header.mj_h == 70)
      screen.table.mj_header = header
      screen.wait(0.1)
      header.beginRefreshing()
      screen.wait(0.5)
      #expect(calls.count == 1)
      #expect(NamedFooter {}.stateLabel.text == "Own")
    }
  }

  @Test("A refresh ends on any thread")
  func endsElsewhere() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let header = MJRefreshNormalHeader {}
      screen.table.mj_header = header
      screen.wait(0.1)
      header.beginRefreshing()
      screen.wait(0.5)
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          // Swift 5 code calls it from its network queue.
          let end: @MainActor () -> Void = { header.endRefreshing() }
          unsafeBitCast(end, to: (() -> Void).self)()
          done.resume()
        }
      }
      await device.settle()
      screen.wait(1)
      #expect(header.state == .idle)
      screen.expectRest()
    }
  }

  @Test("An automatic footer loads when it becomes visible, and a tap loads if it may not")
  func footerLoads() {
    onScreen { screen in
      let calls = Tally()
      let footer = MJRefreshAutoNormalFooter { calls.add() }
      screen.table.mj_footer = footer
      screen.wait(0.1)
      #expect(isNear(screen.table.contentInset.bottom, 44))
      for _ in 0..<3 { screen.fling() }
      #expect(calls.count == 1 && footer.isRefreshing && footer.loadingView.isAnimating)
      footer.endRefreshing()
      footer.isAutomaticallyRefresh = false
      screen.wait(1)
      screen.box(.bottom)?.sendActions(for: .touchUpInside)
      screen.wait(0.5)
      #expect(calls.count == 2)
    }
  }
}
