import Foundation
import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Several lists in one table" does what the page says.
@MainActor
@Suite struct TabbedFeedTests {
  private let servers = [
    Server<String?, PaginatorPage<Entry, String>>([]),
    Server<String?, PaginatorPage<Entry, String>>([]),
  ]

  private func open(on device: SimulatedDevice) -> (screen: TabbedFeed, user: User) {
    let lists = servers.map { server in
      Paginator<Entry, String> { try server.answer($0.cursor) }
    }
    let screen = TabbedFeed(lists: lists)
    return (screen, User(opening: screen, on: device))
  }

  private func entries(
    _ ids: Range<Int>, next: String? = nil
  ) -> Result<PaginatorPage<Entry, String>, any Error> {
    .success(PaginatorPage(ids.map { Entry(id: $0) }, next: next))
  }

  @Test("Each list keeps its rows and its place, and loads its first page once")
  func places() async {
    await onDevice { device in
      servers[0].add(entries(0..<60))
      servers[1].add(entries(100..<160))
      let (screen, user) = open(on: device)
      await user.wait()
      screen.tableView.contentOffset.y = 700
      await user.wait(0.5)
      screen.select(1)
      #expect(user.scrolled == 0)
      await user.wait()
      #expect(user.words.contains("Entry 100") && user.scrolled == 0)
      screen.tableView.contentOffset.y = 300
      screen.select(0)
      await user.wait()
      #expect(screen.tableView.contentOffset.y == 700 && user.words.contains("Entry 20"))
      screen.select(1)
      await user.wait()
      #expect(screen.tableView.contentOffset.y == 300)
      #expect(servers.map(\.requests.count) == [1, 1])
    }
  }

  @Test("A list that has failed or is empty says so, and leaves the other as it is")
  func empty() async {
    await onDevice { device in
      servers[0].add(entries(0..<60))
      servers[1].add(.failure(URLError(.notConnectedToInternet)), entries(0..<0))
      let (screen, user) = open(on: device)
      await user.wait()
      screen.select(1)
      await user.wait()
      #expect(user.words.contains("Try again") && !user.words.contains("Entry 0"))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("Nothing here yet"))
      screen.select(0)
      await user.wait()
      #expect(user.words.contains("Entry 0") && !user.words.contains("Nothing here yet"))
    }
  }

  @Test("An end that one list has reached is not the end of another")
  func ends() async {
    await onDevice { device in
      servers[0].add(entries(0..<60))
      servers[1].add(entries(100..<130, next: "a"), entries(130..<160))
      let (screen, user) = open(on: device)
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      screen.select(1)
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      #expect(screen.tableView.numberOfRows(inSection: 0) == 60)
    }
  }
}
