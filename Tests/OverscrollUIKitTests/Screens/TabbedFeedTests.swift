import Foundation
import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Several lists in one table" does what the page says.
@MainActor
@Suite struct TabbedFeedTests {
  private let servers = [
    Server<String?, PaginatorPage<Post, String>>([]),
    Server<String?, PaginatorPage<Post, String>>([]),
  ]

  private func open(on device: SimulatedDevice) -> (screen: TabbedFeed, user: User) {
    let lists = servers.map { server in
      Paginator<Post, String> { try server.answer($0.cursor) }
    }
    let screen = TabbedFeed(lists: lists)
    return (screen, User(opening: screen, on: device))
  }

  private func posts(
    _ ids: Range<Int>, next: String? = nil
  ) -> Result<PaginatorPage<Post, String>, any Error> {
    .success(PaginatorPage(ids.map { Post(id: $0, day: "", text: "Post \($0)") }, next: next))
  }

  @Test("Each list keeps its rows and its place, and loads its first page once")
  func places() async {
    await onDevice { device in
      servers[0].add(posts(0..<60))
      servers[1].add(posts(100..<160))
      let (screen, user) = open(on: device)
      await user.wait()
      screen.tableView.contentOffset.y = 700
      await user.wait(0.5)
      screen.select(1)
      #expect(user.scrolled == 0)
      await user.wait()
      #expect(user.words.contains("Post 100") && user.scrolled == 0)
      screen.tableView.contentOffset.y = 300
      screen.select(0)
      await user.wait()
      #expect(screen.tableView.contentOffset.y == 700 && user.words.contains("Post 20"))
      screen.select(1)
      await user.wait()
      #expect(screen.tableView.contentOffset.y == 300)
      #expect(servers.map(\.requests.count) == [1, 1])
    }
  }

  @Test("A list that has failed or is empty says so, and leaves the other as it is")
  func empty() async {
    await onDevice { device in
      servers[0].add(posts(0..<60))
      servers[1].add(.failure(URLError(.notConnectedToInternet)), posts(0..<0))
      let (screen, user) = open(on: device)
      await user.wait()
      screen.select(1)
      await user.wait()
      #expect(user.words.contains("Try again") && !user.words.contains("Post 0"))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("No posts yet"))
      screen.select(0)
      await user.wait()
      #expect(user.words.contains("Post 0") && !user.words.contains("No posts yet"))
    }
  }

  @Test("An end that one list has reached is not the end of another")
  func ends() async {
    await onDevice { device in
      servers[0].add(posts(0..<60))
      servers[1].add(posts(100..<130, next: "a"), posts(130..<160))
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
