import Foundation
import HostDriver
import OverscrollMJRefresh
import Testing
import UIKit

/// The texts, pictures and labels of the components.
@MainActor
@Suite struct LooksTests {
  @Test("A header shows the text of its state, the app's own first")
  func titles() {
    let header = MJRefreshStateHeader()
    let idle = header.stateLabel.text
    #expect(idle == Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText) && idle != "")
    header.setTitle("Pull me", for: .idle).setTitle("", for: .pulling)
    #expect(header.stateLabel.text == "Pull me")
    let footer = MJRefreshAutoStateFooter()
    footer.isRefreshingTitleHidden = true
    footer.setTitle("All", for: .noMoreData)
    footer.state = .noMoreData
    #expect(footer.stateLabel.text == "All")
    #expect(MJRefreshBackStateFooter().title(for: .pulling) != "")
  }

  @Test("Another language changes all texts but the app's own")
  func language() {
    let config = MJRefreshConfig.default
    let (header, own) = (MJRefreshStateHeader(), MJRefreshStateHeader())
    own.setTitle("Pull me", for: .idle)
    defer { config.languageCode = nil }
    config.languageCode = "de"
    let german = header.stateLabel.text
    config.languageCode = "zh-Hans"
    #expect(german != header.stateLabel.text && own.stateLabel.text == "Pull me")
  }

  @Test("The time of the last refresh is stored under the header's key")
  func lastUpdate() {
    let key = "OverscrollMJRefreshTests.lastUpdate"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    onScreen { screen in
      let header = MJRefreshNormalHeader {}
      header.lastUpdatedTimeKey = key
      #expect(header.lastUpdatedTime == nil)
      let never = header.lastUpdatedTimeLabel.text
      screen.table.mj_header = header
      screen.wait(0.1)
      header.beginRefreshing()
      screen.wait(0.5)
      header.endRefreshing()
      screen.wait(1)
      #expect(header.lastUpdatedTime != nil && header.lastUpdatedTimeLabel.text != never)
      header.lastUpdatedTimeText = { $0 == nil ? "never" : "once" }
      #expect(header.lastUpdatedTimeLabel.text == "once")
    }
  }

  @Test("A hidden time leaves the whole height to the state")
  func hiddenTime() {
    let header = MJRefreshStateHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    header.mj_h = 60
    header.layoutIfNeeded()
    #expect(header.stateLabel.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    header.lastUpdatedTimeLabel.isHidden = true
    header.setNeedsLayout()
    header.layoutIfNeeded()
    #expect(header.stateLabel.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  @Test("Pictures of the idle state follow the pull, and those of a refresh play")
  func pictures() throws {
    let image = try #require(UIImage(systemName: "arrow.down"))
    let others = [image, image.withRenderingMode(.alwaysOriginal)]
    let header = MJRefreshGifHeader()
    header.setImages(others, for: .idle)
    header.setImages(others, duration: 0.8, for: .refreshing)
    header.pullingPercent = 0
    #expect(header.gifView.image === others[0])
    header.pullingPercent = 1.4
    #expect(header.gifView.image === others[1])
    header.state = .refreshing
    #expect(header.gifView.isAnimating && header.gifView.animationDuration == 0.8)
    header.state = .idle
    #expect(!header.gifView.isAnimating)
  }

  @Test("The arrow turns before a refresh, and gives way to the spinner")
  func arrow() {
    let header = MJRefreshNormalHeader()
    header.state = .pulling
    #expect(header.arrowView.transform != .identity)
    header.state = .refreshing
    #expect(header.arrowView.isHidden && header.loadingView.isAnimating)
    header.state = .idle
    #expect(!header.arrowView.isHidden && header.arrowView.transform == .identity)
    let footer = MJRefreshBackNormalFooter()
    footer.state = .noMoreData
    #expect(footer.arrowView.isHidden)
  }

  @Test("The number of rows, the insets and the short names of a view are the list's")
  func shortNames() {
    onScreen { screen in
      let table = screen.table
      #expect(table.mj_totalDataCount() == 40)
      var counts: [Int] = []
      table.mj_reloadDataBlock = { counts.append($0) }
      table.mj_header = MJRefreshNormalHeader {}
      screen.rowCount = 41
      screen.wait(0.1)
      #expect(counts.last == 41)
      let top = table.mj_insetT
      table.mj_insetT += 10
      #expect(table.mj_insetT == top + 10 && table.contentInset.top == 10)
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      (view.mj_x, view.mj_y, view.mj_w, view.mj_h) = (5, 6, 7, 8)
      #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
  }
}
