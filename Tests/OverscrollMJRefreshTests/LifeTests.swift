import HostDriver
import OverscrollCore
import OverscrollMJRefresh
import OverscrollUIKit
import Testing
import UIKit

/// Components that are replaced, moved and released.
@MainActor
@Suite struct LifeTests {
  @Test("A header that replaces one that refreshes leaves no inset, and works")
  func replaced() {
    onScreen { screen in
      let calls = Tally()
      let first = MJRefreshNormalHeader {}
      screen.table.mj_header = first
      screen.wait(0.1)
      first.beginRefreshing()
      screen.wait(1)
      let second = MJRefreshNormalHeader { calls.add() }
      screen.table.mj_header = second
      screen.wait(1)
      #expect(first.state == .idle && first.scrollView == nil)
      screen.expectRest()
      screen.pull(by: 220)
      screen.wait(1)
      #expect(calls.count == 1 && second.isRefreshing)
      // The first one is no longer in the list.
      first.endRefreshing()
      screen.wait(0.5)
      #expect(second.isRefreshing)
    }
  }

  @Test("A header moves to another list")
  func moved() {
    onScreen { screen in
      let calls = Tally()
      let header = MJRefreshNormalHeader { calls.add() }
      let other = UITableView(frame: screen.table.frame)
      other.mj_header = header
      screen.table.mj_header = header
      screen.wait(0.1)
      #expect(other.mj_header == nil && screen.table.mj_header === header)
      #expect(header.scrollView === screen.table)
      screen.pull(by: 220)
      screen.wait(1)
      #expect(calls.count == 1)
    }
  }

  @Test("A footer that is shown again takes its place in line with the content")
  func shownAgain() {
    onScreen { screen in
      let footer = MJRefreshAutoNormalFooter {}
      footer.isHidden = true
      screen.table.mj_footer = footer
      screen.wait(0.1)
      #expect(isNear(screen.table.contentInset.bottom, 0))
      footer.isHidden = false
      screen.wait(0.1)
      #expect(isNear(screen.table.contentInset.bottom, 44))
    }
  }

  @Test("A list releases its components, and an app's own control replaces one")
  func released() {
    onScreen { screen in
      weak var header: MJRefreshHeader?
      weak var footer: MJRefreshFooter?
      do {
        let table = UITableView(frame: screen.table.frame)
        table.mj_header = MJRefreshNormalHeader {}
        table.mj_footer = MJRefreshBackNormalFooter {}
        (header, footer) = (table.mj_header, table.mj_footer)
        #expect(header != nil && footer != nil)
      }
      #expect(header == nil && footer == nil)
      screen.table.mj_header = MJRefreshNormalHeader {}
      screen.table.overscroll.top = .refresh(manual: { _ in })
      #expect(screen.table.mj_header == nil)
    }
  }
}
