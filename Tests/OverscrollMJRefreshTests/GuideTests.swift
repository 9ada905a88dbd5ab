import HostDriver
import OverscrollMJRefresh
import Testing
import UIKit

/// The screen of the module's page.
final class MailScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.mj_header = MJRefreshNormalHeader { [weak self] in self?.reload() }
    tableView.mj_footer = MJRefreshBackNormalFooter { [weak self] in self?.loadNext() }
    tableView.mj_header?.beginRefreshing()
  }

  func reload() {
    mailbox.newest { [weak self] mails, hasMore in
      self?.show(mails)
      self?.tableView.mj_header?.endRefreshing()
      hasMore
        ? self?.tableView.mj_footer?.resetNoMoreData()
        : self?.tableView.mj_footer?.endRefreshingWithNoMoreData()
    }
  }

  func loadNext() {
    mailbox.older { [weak self] mails, hasMore in
      self?.append(mails)
      hasMore
        ? self?.tableView.mj_footer?.endRefreshing()
        : self?.tableView.mj_footer?.endRefreshingWithNoMoreData()
    }
  }
}

@MainActor
private var asked: [([Int], Bool) -> Void] = []
@MainActor
private var shown: [Int] = []

/// A mailbox of two pages, for which the test answers.
@MainActor
private struct Mailbox {
  func newest(_ answer: @escaping ([Int], Bool) -> Void) { asked.append(answer) }

  func older(_ answer: @escaping ([Int], Bool) -> Void) { asked.append(answer) }
}

extension MailScreen {
  private var mailbox: Mailbox { Mailbox() }

  private func show(_ mails: [Int]) { shown = mails }

  private func append(_ mails: [Int]) { shown += mails }
}

@MainActor
@Suite struct GuideTests {
  @Test("The screen of the guide loads its first and its last page")
  func guideLoads() {
    let device = Device()
    let screen = MailScreen(style: .plain)
    let window = device.show(screen.view)
    defer { _ = window }
    device.advance(by: 1)
    #expect(asked.count == 1)
    asked[0]([1, 2], true)
    device.advance(by: 1)
    #expect(screen.tableView.mj_header.state == .idle)
    screen.tableView.mj_footer.beginRefreshing()
    device.advance(by: 1)
    #expect(asked.count == 2)
    asked[1]([3], false)
    device.advance(by: 1)
    #expect(shown == [1, 2, 3] && screen.tableView.mj_footer.state == .noMoreData)
  }
}
