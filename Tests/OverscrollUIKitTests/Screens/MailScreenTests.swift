import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct MailScreenTests {
  private let server = Server<Int, [String]>([])

  private func screen(cached count: Int) -> MailScreen {
    MailScreen(cached: mails(count)) { [server] in try server.answer(0) }
  }

  private func mails(_ count: Int) -> [String] { (0..<count).map { "Mail \($0)" } }

  /// Below a large title, in a tab.
  private func app(_ screen: UIViewController) -> UIViewController {
    let stack = UINavigationController(rootViewController: screen)
    stack.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    return tabs
  }

  @Test(
    "Cached mails are shown at launch and renewed, below the large title", arguments: [0, 3, 30])
  func launch(cached count: Int) async {
    await onDevice { device in
      server.add(.success(mails(40)))
      let user = User(opening: app(screen(cached: count)), on: device)
      #expect(user.list.numberOfRows == count)
      await user.wait(0.5)
      #expect(server.requests.count == 1)
      await user.wait()
      #expect(user.seesRest && user.scrolled == 0)
      #expect(user.list.numberOfRows == 40)
      // The title is as high as without a refresh.
      let plain = User(opening: app(PlainScreen(rows: 40)), on: device)
      #expect(user.list.contentOffset == plain.list.contentOffset)
    }
  }

  @Test("A pull that finds nothing new says so, and one that fails offers to retry")
  func pulls() async {
    await onDevice { device in
      server.add(.success(mails(30)), .success(mails(30)), .failure(MailError.server(status: 500)))
      let user = User(opening: app(screen(cached: 0)), on: device)
      await user.wait()
      user.pull()
      await user.wait(0.7)
      #expect(user.words.contains("No new mail"))
      await user.wait()
      user.pull()
      await user.wait(0.7)
      #expect(user.words.contains("Couldn’t refresh"))
      await user.wait(6)
      #expect(user.seesRest && user.list.numberOfRows == 30)
      #expect(server.requests.count == 3)
    }
  }

  @Test(
    "In a sheet, code refreshes, and a pull if the sheet leaves it to the list",
    arguments: [DeviceFacts.Side.fact, .alternative])
  func sheet(_ side: DeviceFacts.Side) async {
    await DeviceFacts.$current.withValue(DeviceFacts([.sheets: side])) {
      await onDevice { device in
        server.add(.success(mails(30)), .success(mails(31)))
        let user = User(opening: UIViewController(), on: device)
        let sheet = screen(cached: 30)
        user.window.rootViewController?.present(sheet, animated: true)
        await user.wait()
        #expect(server.requests.count == 1)
        user.pull()
        await user.wait()
        #expect(server.requests.count == (side == .fact ? 1 : 2))
        #expect(user.seesRest && user.scrolled == 0)
      }
    }
  }

  @Test("The screen survives a rotation while it loads, and is freed when it is left")
  func rotation() async {
    await onDevice { device in
      weak var gone: MailScreen?
      let user: User
      do {
        let screen = MailScreen(cached: mails(30)) {
          try await Task.sleep(nanoseconds: 1_000_000_000_000)
          return []
        }
        gone = screen
        user = User(opening: app(screen), on: device)
      }
      await user.wait(1)
      device.rotate()
      await user.wait(1)
      #expect(abs(user.scrolled) < 0.1)
      device.rotate()
      await user.wait(1)
      #expect(abs(user.scrolled) < 0.1)
      user.leave()
      await user.wait(1)
      #expect(gone == nil)
    }
  }
}

/// A table that nothing refreshes.
private final class PlainScreen: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
}

extension UIScrollView {
  fileprivate var numberOfRows: Int? { (self as? UITableView)?.numberOfRows(inSection: 0) }
}
